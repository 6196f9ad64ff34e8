import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { unreadWatch } from './unread-watch.ts';
import { type RestAnswer, queryOver } from '../../../../../../tests/support/rest-calls.ts';

const answerOf = (count: number): Result<RestAnswer> =>
  ok({ body: { count, newest: { id: 'a', name: 'Sri', created_at: '2026-11-20T07:00:00Z' } }, total: null });

let answers: (() => Promise<Result<RestAnswer>>)[];
let session: { accounts(): Promise<Accounts> };
let warned: ReturnType<typeof vi.spyOn>;
const rest = vi.fn(() => (answers.shift() ?? (() => Promise.resolve(answerOf(9))))());

beforeEach(() => {
  answers = [];
  rest.mockClear();
  session = { accounts: () => Promise.resolve({ query: queryOver(rest) } as unknown as Accounts) };
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

test('is one for everybody who asks for it, and tells them all', async () => {
  const watch = unreadWatch(session);
  expect(unreadWatch(session)).toBe(watch);
  expect([watch.read(), watch.count.read()]).toEqual([null, 0]);
  const [heard, heardToo] = [vi.fn(), vi.fn()];
  watch.subscribe(heard);
  watch.count.subscribe(heardToo);
  answers = [async () => answerOf(4)];
  await watch.ask();
  expect(watch.read()).toEqual({ count: 4, newest: { id: 'a', name: 'Sri', receivedAt: '2026-11-20T07:00:00Z' } });
  expect([watch.count.read(), heard.mock.calls.length, heardToo.mock.calls.length]).toEqual([4, 1, 1]);
});

test('tells nobody where nothing changed', async () => {
  const watch = unreadWatch(session);
  await watch.ask();
  const heard = vi.fn();
  watch.subscribe(heard);
  const before = watch.read();
  await watch.ask();
  expect([heard.mock.calls.length, watch.read() === before]).toEqual([0, true]);
});

test('asked during an answer, it asks once more: that answer may be older', async () => {
  const watch = unreadWatch(session);
  let arrive: (reply: Result<RestAnswer>) => void = () => undefined;
  answers = [() => new Promise((resolve) => (arrive = resolve)), async () => answerOf(1)];
  const first = watch.ask();
  const others = [watch.ask(), watch.ask(), watch.ask()];
  await vi.waitFor(() => expect(rest).toHaveBeenCalled());
  arrive(answerOf(2));
  await Promise.all([first, ...others]);
  expect([rest.mock.calls.length, watch.count.read()]).toEqual([2, 1]);
});

test('keeps the last answer while there is none, and says so once', async () => {
  const watch = unreadWatch(session);
  await watch.ask();
  answers = [async () => failed('offline', 'no network'), () => Promise.reject(new Error('gone'))];
  await watch.ask();
  await watch.ask();
  expect([watch.count.read(), warned.mock.calls.length]).toEqual([9, 1]);
});

test('forgets for the next person, also what was on its way', async () => {
  const watch = unreadWatch(session);
  let arrive: (reply: Result<RestAnswer>) => void = () => undefined;
  answers = [() => new Promise((resolve) => (arrive = resolve))];
  const asking = watch.ask();
  await vi.waitFor(() => expect(rest).toHaveBeenCalled());
  watch.forget();
  arrive(answerOf(5));
  await asking;
  expect(watch.read()).toBeNull();
});
