import { expect, test } from 'vitest';
import { packed } from './gzip.ts';
import { readArchive } from './read-archive.ts';
import { TAR_END, tarHead } from './tar.ts';

test('more files than there may be are refused at the first one too many', async () => {
  const heads = Array.from({ length: 300 }, (_, at) => tarHead(`articles/${at + 1}.json`, 0));
  const many = await packed(new Blob([...heads, TAR_END]));
  const names: string[] = [];
  const read = async () => {
    const expected = { first: 'articles/1.json', most: () => 9, count: 200 };
    for await (const { name } of readArchive(many, expected)) names.push(name);
  };
  await expect(read()).rejects.toMatchObject({ fault: 'large', place: 'articles/201.json' });
  expect(names).toHaveLength(200);
});
