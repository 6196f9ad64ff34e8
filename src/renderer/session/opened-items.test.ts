import { expect, test } from 'vitest';
import { memorySession } from '#renderer/platform/browser/memory-session.ts';
import { openedItems, type OpenedItem } from './opened-items.ts';

const item = (id: number, title = ''): OpenedItem => ({ collection: 'articles', id, title: { id: title, en: '' } });
const stays = () => true;

test('keeps what a person opened, newest first, each once, up to eight', async () => {
  const opened = openedItems(memorySession());
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await opened.add('ratna', item(id), stays);
  await opened.add('ratna', item(3, 'Mulsa'), stays);
  const kept = await opened.read('ratna');
  expect(kept.map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5, 4, 2]);
  expect(kept[0]?.title.id).toBe('Mulsa');
});

test('tells nobody else, and is gone with the session', async () => {
  const opened = openedItems(memorySession());
  await opened.add('ratna', item(1), stays);
  expect(await opened.read('budi')).toEqual([]);
  await opened.forget();
  expect(await opened.read('ratna')).toEqual([]);
  await opened.add('ratna', item(1), () => false);
  expect(await opened.read('ratna')).toEqual([]);
});

test('leaves out what is damaged', async () => {
  const storage = memorySession();
  await storage.write('tunas.opened-items', JSON.stringify({ person: 'ratna', items: [{ id: 1 }, item(2), null] }));
  expect(await openedItems(storage).read('ratna')).toEqual([item(2)]);
  await storage.write('tunas.opened-items', '{');
  expect(await openedItems(storage).read('ratna')).toEqual([]);
});
