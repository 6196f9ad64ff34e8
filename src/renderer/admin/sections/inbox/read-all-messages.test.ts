import { expect, test, vi } from 'vitest';
import { memoryInbox } from '#tests/support/memory/memory-inbox.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { inboxOf, type MessageFilter } from '#renderer/data/collections/messages.ts';
import { readAllMessages } from './read-all-messages.ts';
import { type RestRequest, queryOver } from '#tests/support/memory/rest-calls.ts';

const QUERY: MessageFilter = { search: '', show: 'unread' };

/** An inbox of so many; `meanwhile` happens after each reading. */
function inboxWith(total: number, meanwhile: (reading: number) => void = () => undefined) {
  const memory = memoryInbox();
  for (let count = 0; count < total; count += 1) memory.arrive();
  const rest = vi.fn(async (request: RestRequest) => {
    const answer = await memory.rest(request);
    meanwhile(rest.mock.calls.length);
    return answer;
  });
  return { memory, rest, inbox: inboxOf({ query: queryOver(rest) } as Partial<Accounts> as Accounts) };
}

const namesOf = (memory: ReturnType<typeof memoryInbox>) => memory.rows.map(({ id }) => id).reverse();

test.each([0, 1, 49, 50, 51, 120])('reads all of %d, newest first', async (total) => {
  const { memory, inbox, rest } = inboxWith(total);
  memory.arrive({ state: 'spam', message: 'not asked for' });
  const reply = await readAllMessages(inbox, QUERY, new AbortController().signal, () => undefined);
  expect(reply.ok && reply.value.map(({ id }) => id)).toEqual(namesOf(memory).slice(1));
  expect(rest).toHaveBeenCalledTimes(Math.floor(total / 50) + 1);
});

test('reads nothing twice, and misses nothing, while messages come in and others are marked', async () => {
  const { memory, inbox } = inboxWith(120, (reading) => {
    if (reading !== 1) return;
    for (let count = 0; count < 7; count += 1) memory.arrive();
    // What was just read is unread no more, the last one included: all later ones move up.
    for (const row of memory.rows.slice(70, 110)) row.state = 'read';
  });
  const before = namesOf(memory);
  const reply = await readAllMessages(inbox, QUERY, new AbortController().signal, () => undefined);
  expect(reply.ok && reply.value.map(({ id }) => id)).toEqual(before);
});

test('reports the progress, and stops after the current request', async () => {
  const stop = new AbortController();
  const progress: number[][] = [];
  const { inbox, rest } = inboxWith(500);
  await readAllMessages(inbox, QUERY, stop.signal, (...at) => {
    progress.push(at);
    if (progress.length === 2) stop.abort();
  });
  expect(progress).toEqual([
    [50, 500],
    [100, 500],
  ]);
  expect(rest).toHaveBeenCalledTimes(3);
});
