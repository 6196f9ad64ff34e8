import { beforeEach, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Inbox, MessageState } from '#renderer/data/collections/messages.ts';
import { markMessages, unmarkMessages } from './mark-messages.ts';

/** What the backend has, as it keeps it: a message is only changed from the state that was named. */
let states: Record<string, MessageState>;
let broken: MessageState | null;
const mark: Inbox['mark'] = async (ids, state, only) => {
  if (only === broken) return failed('offline', 'no network');
  const changed = ids.filter((id) => only === undefined || states[id] === only);
  for (const id of changed) states[id] = state;
  return ok(changed);
};
const inbox = { mark } as Inbox;
const screen = () => Object.entries(states).map(([id, state]) => ({ id, state }));

function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.detail);
  return result.value;
}

beforeEach(() => {
  states = { a: 'unread', b: 'read', c: 'answered', d: 'archived' };
  broken = null;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('leaves what somebody else has changed meanwhile, on the way there and back', async () => {
  const shown = screen();
  states['a'] = 'spam';
  const marked = done(await markMessages(inbox, shown, 'archived'));
  expect(states).toMatchObject({ a: 'spam', b: 'archived', c: 'archived' });
  // What was archived already isn’t given back either.
  expect(marked.before.map(({ id }) => id).sort()).toEqual(['b', 'c']);
  states['b'] = 'answered';
  await unmarkMessages(inbox, marked.before, 'archived');
  expect(states).toEqual({ a: 'spam', b: 'answered', c: 'answered', d: 'archived' });
});

test('says what was done before it failed', async () => {
  broken = 'read';
  expect(done(await markMessages(inbox, screen(), 'spam'))).toEqual({
    before: [{ id: 'a', state: 'unread' }],
    failure: 'offline',
  });
});
