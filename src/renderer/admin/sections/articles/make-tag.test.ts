import { expect, test } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import type { ListedTag, TagApi } from '#renderer/data/collections/tags.ts';
import { request, type Request } from '#renderer/data/request-error.ts';
import type { Tag } from '#domain/article.ts';
import { makeTag } from './make-tag.ts';

const tag = (id: number, slug: string, name: Tag['name']): ListedTag => ({
  ...{ id, slug, name, version: 1, articles: 0, binned: 0 },
});

/** Creates tags beside the existing ones; `asked` collects their slugs. */
function backend(there: readonly ListedTag[]) {
  const asked: string[] = [];
  const api = {
    list: () => Promise.resolve(ok(there)),
    create: ({ slug, name }: Tag) => {
      asked.push(slug);
      const isTaken = there.some((each) => each.slug === slug);
      const taken = { ...failed('duplicate', 'taken'), reason: '23505' };
      return Promise.resolve(isTaken ? taken : ok({ saved: true, category: tag(9, slug, name) }));
    },
  } as unknown as TagApi;
  const ask: Request<TagApi> = (call) => request(() => call(api));
  return { asked, ask };
}

test('its part of an address is its English name, else its Indonesian one, else a word', async () => {
  const { ask, asked } = backend([]);
  await makeTag(ask, { id: 'Pupuk', en: 'Manure' });
  await makeTag(ask, { id: 'Pupuk', en: '肥料' });
  await makeTag(ask, { id: '農', en: '農' });
  expect(asked).toEqual(['manure', 'pupuk', 'tag']);
});

test('one with both names is as good as a new one', async () => {
  const there = tag(3, 'rice', { id: 'Padi', en: 'Rice' });
  expect(await makeTag(backend([there]).ask, { id: 'padi', en: 'RICE' })).toBe(there);
});

test('another one of the same address gets a number', async () => {
  const there = [tag(3, 'rice', { id: 'Padi', en: 'Rice' }), tag(4, 'rice-2', { id: 'Nasi', en: 'Cooked rice' })];
  const { ask, asked } = backend(there);
  expect(await makeTag(ask, { id: 'Beras', en: 'Rice' })).toMatchObject({ slug: 'rice-3' });
  expect(asked).toEqual(['rice', 'rice-3']);
});
