import { expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/reply.ts';
import type { ContactMessage, Inbox, MessageQuery } from '../../../data/collections/messages.ts';
import { readAllMessages } from './read-all-messages.ts';

const QUERY: MessageQuery = { search: 'x', show: 'spam', page: 4 };
const message = (id: number) => ({ id: String(id) }) as ContactMessage;

/** A list of so many, newest first; `arriving` come in after the first page was read. */
function listOf(total: number, arriving = 0) {
  let all = Array.from({ length: total }, (_none, index) => message(index));
  const list = vi.fn<Inbox['list']>(async ({ page }) => {
    const rows = all.slice((page - 1) * 50, page * 50);
    const reply = ok({ total: all.length, rows, counts: {} as never });
    if (page === 1) all = [...Array.from({ length: arriving }, (_none, index) => message(-1 - index)), ...all];
    return reply;
  });
  return { list };
}

test.each([0, 1, 49, 50, 51, 120])('reads all of %d, page by page from the first', async (total) => {
  const inbox = listOf(total);
  const reply = await readAllMessages(inbox, QUERY, new AbortController().signal, () => undefined);
  expect(reply.ok && reply.value.map(({ id }) => Number(id))).toEqual(Array.from({ length: total }, (_none, at) => at));
  expect(inbox.list.mock.calls.map(([{ page }]) => page)).toEqual(
    Array.from({ length: Math.floor(total / 50) + 1 }, (_none, at) => at + 1),
  );
  expect(inbox.list.mock.calls[0]?.[0]).toMatchObject({ search: 'x', show: 'spam' });
});

test('reads nothing twice, and misses nothing, when messages come in meanwhile', async () => {
  const reply = await readAllMessages(listOf(120, 7), QUERY, new AbortController().signal, () => undefined);
  const ids = reply.ok ? reply.value.map(({ id }) => Number(id)) : [];
  expect(ids).toEqual(Array.from({ length: 120 }, (_none, at) => at));
});

test('tells how far it is, and stops after the page at hand', async () => {
  const stop = new AbortController();
  const progress: number[][] = [];
  const inbox = listOf(500);
  await readAllMessages(inbox, QUERY, stop.signal, (...at) => {
    progress.push(at);
    if (progress.length === 2) stop.abort();
  });
  expect(progress).toEqual([
    [50, 500],
    [100, 500],
  ]);
  expect(inbox.list).toHaveBeenCalledTimes(3);
});

test('says why it can’t go on', async () => {
  const inbox = { list: async () => failed('offline', 'no network') };
  const reply = await readAllMessages(inbox, QUERY, new AbortController().signal, () => undefined);
  expect(reply).toMatchObject({ ok: false, code: 'offline' });
});
