import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, ok, type Reply } from '#domain/reply.ts';
import { refused } from './replies.ts';
import { signedInRest, type CallRestSignedIn } from './signed-in-rest.ts';

const BACKEND = { url: 'https://backend.example', publishableKey: 'sb_publishable_x' };
const ENDED = refused('session_expired', 'Invalid Refresh Token');

let token: string;
let renewal: () => Reply<string>;
let status: number;
const renew = vi.fn(() => Promise.resolve(renewal()));
let rest: CallRestSignedIn;
const ask = async () => {
  const reply = await rest({ path: 'rpc/list_drafts' });
  return reply.ok ? 'ok' : reply.reason;
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  renew.mockClear();
  token = 'first';
  renewal = () => ok((token += '+'));
  status = 403;
  const read = () => Promise.resolve(ok(token));
  rest = signedInRest(BACKEND, { read, fresh: read, renew });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(status === 200 ? Response.json([]) : Response.json({ code: '42501', message: 'no' }, { status })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what isn’t refused renews nothing', async () => {
  status = 200;
  expect(await ask()).toBe('ok');
  expect(renew).not.toHaveBeenCalled();
});

test('a right that was taken renews the token once a minute, however much is asked', async () => {
  for (let second = 0; second < 59; second += 1) {
    expect(await Promise.all([ask(), ask()])).toEqual(['42501', '42501']);
    vi.advanceTimersByTime(1000);
  }
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(await ask()).toBe('42501');
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a dead network isn’t asked again and again either', async () => {
  renewal = () => failed('offline', 'no network');
  for (let count = 0; count < 5; count += 1) expect(await ask()).toBe('42501');
  expect(renew).toHaveBeenCalledTimes(1);
});

test('an ended session is said to be one each time, until somebody signs in anew', async () => {
  renewal = () => ENDED;
  for (let count = 0; count < 5; count += 1) expect(await ask()).toBe('session_expired');
  expect(renew).toHaveBeenCalledTimes(1);
  token = 'of a new session';
  renewal = () => ok((token += '+'));
  expect(await ask()).toBe('42501');
  expect(await ask()).toBe('42501');
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a session that ends later is found to have ended within a minute', async () => {
  expect(await ask()).toBe('42501');
  renewal = () => ENDED;
  expect(await ask()).toBe('42501');
  vi.advanceTimersByTime(60_000);
  expect(await ask()).toBe('session_expired');
});
