import { expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { siteContent } from '#tests/support/transfer/site-content.ts';
import { readItems } from './export-content.ts';

test('the number of all items comes with the first page and stays known on the others', async () => {
  const { items } = siteContent();
  const pages = [items.slice(0, 1), items.slice(1), []];
  const totals: (number | null)[] = [];
  const read = () =>
    Promise.resolve(
      ok({
        ...{
          stamp: 's',
          total: pages.length === 3 ? items.length : null,
          categories: null,
          tags: null,
          lastNumbers: null,
        },
        items: pages.shift() ?? [],
      }),
    );
  await readItems({ read }, ({ total }) => totals.push(total), new AbortController().signal);
  expect(totals).toEqual([null, items.length, items.length, items.length]);
});
