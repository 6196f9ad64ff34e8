import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedUnderTest } from '#tests/contract/library-hosts.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { ok } from '#domain/result.ts';
import { deviceLibrary } from './device-library.ts';
import { openLibraryDatabase, type LibraryDatabase } from './library-database.ts';
import { deviceSearch } from './search/device-search.ts';

let database: LibraryDatabase;
beforeEach(async () => {
  database = await openLibraryDatabase('http://backend.example/');
});
afterEach(async () => {
  await database.clear();
  database.close();
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
  await database.apply({ put: [chart(9), chart(10)], unverified: [9], state: { updatedAt: 1 } });
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
