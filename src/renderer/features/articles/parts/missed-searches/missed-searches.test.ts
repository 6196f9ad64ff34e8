import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { MISSED_SEARCHES_MAX } from '#domain/limits.ts';
import { deviceStore } from '#renderer/data/device-store.ts';
import { missedSearches } from './missed-searches.ts';

const MINUTE = 60_000;
let databases = 0;
let store: ReturnType<typeof deviceStore>;
let notes: ReturnType<typeof missedSearches>;
beforeEach(() => {
  databases += 1;
  store = deviceStore(`notes-${databases}`, 'notes');
  notes = missedSearches(store);
});
const wordsOf = async () => (await notes.read()).map(({ words }) => words);

test('nothing is noted at first', async () => {
  expect(await notes.read()).toEqual([]);
});

test('the same words, however they are written, are counted and come first', async () => {
  await notes.note('Kutu  Kebul ', 0);
  await notes.note('wereng', MINUTE);
  await notes.note(' kutu kebul', 20 * MINUTE);
  // Repeating a search after a moment doesn't count as another one.
  await notes.note('kutu kebul', 21 * MINUTE);
  expect(await notes.read()).toEqual([
    { words: 'kutu kebul', count: 2, last: 21 * MINUTE },
    { words: 'wereng', count: 1, last: MINUTE },
  ]);
});

test('what somebody goes on typing takes the place of its beginning, unless that was meant', async () => {
  await notes.note('kutu', 0);
  await notes.note('kutu kebul', 5000);
  expect(await wordsOf()).toEqual(['kutu kebul']);
  await notes.note('wereng', MINUTE);
  await notes.note('wereng', 20 * MINUTE);
  await notes.note('wereng cokelat', 20 * MINUTE + 5000);
  await notes.note('ulat', 30 * MINUTE);
  await notes.note('ulat grayak', 32 * MINUTE);
  expect(await wordsOf()).toEqual(['ulat grayak', 'ulat', 'wereng cokelat', 'wereng', 'kutu kebul']);
});

test('blanks are no words, and the oldest go when there are too many', async () => {
  await notes.note('   ', 0);
  for (let index = 0; index < MISSED_SEARCHES_MAX + 2; index += 1)
    await notes.note(`kata nomor ${index};`, index * MINUTE);
  const words = await wordsOf();
  expect(words).toHaveLength(MISSED_SEARCHES_MAX);
  expect(words.at(-1)).toBe('kata nomor 2;');
});

test('one can be removed, and all', async () => {
  await notes.note('wereng', 0);
  await notes.note('ulat', MINUTE);
  await notes.remove('wereng');
  expect(await wordsOf()).toEqual(['ulat']);
  await notes.remove(null);
  expect(await wordsOf()).toEqual([]);
});

test('two windows that note at the same time lose nothing', async () => {
  const other = missedSearches(store);
  await Promise.all([notes.note('wereng', 0), other.note('ulat', 1), notes.note('tikus', 2)]);
  expect((await wordsOf()).sort()).toEqual(['tikus', 'ulat', 'wereng']);
});

test.each([['damaged'], [[{ words: 1 }, null, { words: 'ulat', count: 1, last: 1 }]]])(
  'what is none of our notes is passed over: %j',
  async (record) => {
    await store.write('missed-searches', record);
    expect(await wordsOf()).toEqual(Array.isArray(record) ? ['ulat'] : []);
    await notes.note('wereng', MINUTE);
    expect((await wordsOf())[0]).toBe('wereng');
  },
);
