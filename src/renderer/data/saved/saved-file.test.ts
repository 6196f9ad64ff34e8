import { expect, test } from 'vitest';
import { COLLECTION_NAME_MAX } from '#domain/limits.ts';
import { NOTHING_SAVED } from '#tests/support/library/nothing-saved.ts';
import type { SavedState } from './saved.ts';
import { bringIn, readSavedFile, writeSavedFile } from './saved-file.ts';

const STATE: SavedState = {
  articles: [
    { id: 2, titles: { id: 'Cabai', en: 'Chilies' }, note: 'Baris satu\n</script><b>dua & "tiga"', savedAt: 20 },
    { id: 1, titles: { id: 'Selada <NFT>' }, note: '', savedAt: 10 },
  ],
  collections: [{ id: 'a', name: 'Untuk <Kamis>', articles: [2] }],
};
const TEXTS = { language: 'id', title: 'Simpanan', lead: 'Dari Tunas', others: 'Lainnya', note: 'Catatan' } as const;
const written = (state = STATE) => writeSavedFile(state, TEXTS, (id) => `https://tunas.example/article/${id}`);

test('a file is read by people, and brings the same back in', () => {
  const page = written();
  expect(page).toContain('<h2>Untuk &lt;Kamis></h2><ol><li><a href="https://tunas.example/article/2">Cabai</a>');
  expect(page).toContain('Baris satu\n&lt;/script>&lt;b>dua &amp; &quot;tiga&quot;');
  expect(page).toContain('<h2>Lainnya</h2><ol><li><a href="https://tunas.example/article/1">Selada &lt;NFT></a></li>');
  expect(readSavedFile(page)).toEqual({ ok: true, state: STATE });
});

test.each([
  ['another page', '<p>Halo</p>', 'foreign'],
  ['cut off', written().slice(0, -60), 'foreign'],
  ['a newer version', written().replace('"version":1', '"version":2'), 'version'],
  ['an id that is none', written().replace('"id":2', '"id":-2'), 'foreign'],
  ['a moment that no date can hold', written().replace('"savedAt":20', '"savedAt":9000000000000000'), 'foreign'],
  ['another format', written().replace('"format":"tunas-saved"', '"format":"x"'), 'foreign'],
])('%s isn’t taken', (_what, content, fault) => {
  expect(readSavedFile(content)).toEqual({ ok: false, fault });
});

test('a collection whose name is taken is told apart, however often it is brought in', () => {
  const others = ['x', 'y'].map((id) => ({ id, name: 'Untuk <kamis>', articles: [2] }));
  const once = bringIn(STATE, { ...STATE, collections: others });
  const names = ['Untuk <Kamis>', 'Untuk <kamis> (2)', 'Untuk <kamis> (3)'];
  expect(once.collections.map(({ name }) => name)).toEqual(names);
  expect(bringIn(once, { ...STATE, collections: others }).collections).toEqual(once.collections);
  const long = { id: 'z', name: 'a'.repeat(COLLECTION_NAME_MAX), articles: [2] };
  const [, told] = bringIn(
    { ...STATE, collections: [long] },
    { ...STATE, collections: [{ ...long, id: 'w' }] },
  ).collections;
  expect(told?.name).toBe(`${'a'.repeat(COLLECTION_NAME_MAX - 4)} (2)`);
});

test('bringing in adds and never replaces, however often it is done', () => {
  const here: SavedState = {
    articles: [{ id: 2, titles: { id: 'Cabai' }, note: 'Punya saya', savedAt: 5 }],
    collections: [{ id: 'a', name: 'Nama saya', articles: [] }],
  };
  const { added, ...after } = bringIn(here, STATE);
  expect(added).toEqual({ articles: 1, notes: 1, collections: 1 });
  expect(after.articles).toEqual([
    { id: 2, titles: { id: 'Cabai', en: 'Chilies' }, note: `Punya saya\n\n${STATE.articles[0]?.note}`, savedAt: 5 },
    STATE.articles[1],
  ]);
  expect(after.collections).toEqual([{ id: 'a', name: 'Nama saya', articles: [2] }]);
  const again = bringIn(after, STATE);
  expect(again.added).toEqual({ articles: 0, notes: 0, collections: 0 });
  expect(again).toMatchObject(after);
  expect(bringIn(NOTHING_SAVED, STATE)).toEqual({ ...STATE, added: { articles: 2, notes: 1, collections: 1 } });
});
