import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedUnderTest } from '#tests/contract/library-hosts.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { ok } from '#domain/result.ts';
import { deviceLibrary } from './device-library.ts';
import { openLibraryDatabase, type LibraryDatabase } from './library-database.ts';
import { LIBRARY_DATABASE, type LibrarySchema, type StoredCard } from './library-schema.ts';
import { deviceSearch } from './search/device-search.ts';

let database: LibraryDatabase;
beforeEach(async () => {
  database = await openLibraryDatabase('http://backend.example/');
});
afterEach(async () => {
  await database.clear();
  database.close();
  vi.restoreAllMocks();
});

/** An article with a calendar, in Indonesian. */
function chart(id: number) {
  const content = '```figure calendar\njudul: Padi\nwilayah: Jawa\n- Tanam: Nov\nsumber: BMKG, 2025\n```';
  const { texts, ...rest } = libraryArticle(id);
  return { ...rest, texts: { id: { ...texts.id!, content } } };
}
/** The library with bundled calendars of these articles. */
async function withCalendars(articles: readonly number[], from: LibraryDatabase = database) {
  const { library: bundled } = await storedUnderTest();
  const travelling = articles.map((article) => ({ article, place: 1, title: 'Lama', parts: [] }));
  return deviceLibrary({
    bundled: { ...bundled, calendars: () => Promise.resolve(ok(travelling)) },
    open: () => Promise.resolve(from),
    backend: 'http://backend.example',
    search: deviceSearch('http://backend.example/'),
  });
}
async function calendarsOf(device: ReturnType<typeof deviceLibrary>) {
  const answer = await device.calendars('en');
  return answer.ok && answer.value.map(({ article, title }) => [article, title]);
}

test('gives the calendars of the articles on the device, and of the bundled ones that still count', async () => {
  const device = await withCalendars([2, 9]);
  await database.apply({ put: [chart(9)], state: { updatedAt: 1 } });
  expect(await calendarsOf(device)).toEqual([
    [9, 'Padi'],
    [2, 'Lama'],
  ]);
  await database.apply({ state: { complete: true } });
  expect(await calendarsOf(device)).toEqual([[9, 'Padi']]);
});

test('gives no calendars of articles that nobody proved, nor the bundled ones that they stand in for', async () => {
  const device = await withCalendars([2, 9]);
  await database.apply({ put: [chart(9), chart(10)], unproved: [9], state: { updatedAt: 1 } });
  expect(await calendarsOf(device)).toEqual([
    [10, 'Padi'],
    [2, 'Lama'],
  ]);
  await database.apply({ put: [chart(9)], state: { complete: true } });
  expect(await calendarsOf(device)).toEqual([
    [9, 'Padi'],
    [10, 'Padi'],
  ]);
});

test.each([false, true])(
  'articles that came before calendars were noted keep the bundled ones, and get their own once (complete: %s)',
  async (complete) => {
    const device = await withCalendars([9, 11]);
    await database.apply({ put: [chart(9), chart(10), libraryArticle(11)], state: { updatedAt: 1, complete } });
    const raw = await openDB<LibrarySchema>(LIBRARY_DATABASE.name('http://backend.example/'));
    for (const { calendars: _, ...older } of await raw.getAll('cards')) await raw.put('cards', older);
    expect(await calendarsOf(device)).toEqual([
      [9, 'Lama'],
      [11, 'Lama'],
    ]);
    await vi.waitFor(async () => {
      expect((await database.cards()).map(({ calendars }) => Object.keys(calendars!))).toEqual([['id'], ['id'], []]);
    });
    raw.close();
    expect(await calendarsOf(device)).toEqual([
      [9, 'Padi'],
      [10, 'Padi'],
    ]);
  },
);

test('calendars that can’t be stored are logged, and block nothing', async () => {
  const tell = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await database.apply({ put: [chart(9)], state: { updatedAt: 1, complete: true } });
  const [{ calendars: _, ...older }] = (await database.cards()) as [StoredCard];
  const full = () => Promise.reject(new Error('full'));
  const damaged = { ...database, cards: () => Promise.resolve([older]), nameCalendars: full };
  const device = await withCalendars([9], damaged);
  expect(await calendarsOf(device)).toEqual([[9, 'Lama']]);
  await vi.waitFor(() => {
    expect(tell).toHaveBeenCalledWith(expect.stringContaining('could not be noted'), expect.any(Error));
  });
});
