import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import { memorySession } from '../../platform/browser/memory-session.ts';
import type { Accounts } from '../accounts.ts';
import { localSession } from '../auth/local-session.ts';
import { refreshQueue } from '../auth/refresh-queue.ts';
import { sessionKey } from '../session-key.ts';
import { fetchPolicy } from './fetch-policy.ts';
import { databaseQueries } from './query.ts';
import { refused } from './transport-error.ts';
import { supabaseClients } from './supabase-client.ts';

const BACKEND = { url: 'https://backend.example', publishableKey: 'sb_publishable_x' };
const ENDED = refused('session_expired', 'Invalid Refresh Token');

let token: string;
let renewal: () => Result<string>;
let answer: (init: RequestInit) => Response | Promise<Response>;
let asked: [string, RequestInit][];
const renew = vi.fn(() => Promise.resolve(renewal()));
let query: Accounts['query'];
const ask = async () => {
  const result = await query((database) => database.rpc('list_drafts', { page: 1 }));
  return result.ok ? 'ok' : result.reason;
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  renew.mockClear();
  token = 'first';
  asked = [];
  renewal = () => ok((token += '+'));
  answer = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
  const read = () => Promise.resolve(ok(token));
  const local = localSession(memorySession(), sessionKey(BACKEND));
  const { data } = supabaseClients(BACKEND, local.adapter, fetchPolicy(refreshQueue(local)));
  query = databaseQueries(data, { read, fresh: read, renew });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return Promise.resolve().then(() => answer(init));
  });
});

describe('a query', () => {
  const rows = (extra: RequestInit = {}) => Response.json([{ id: 1 }], extra);
  const read = () => query((database) => database.from('articles').select('id', { count: 'exact' }).limit(1));

  test('carries the key of the portal and the token of the person, and follows no redirect with it', async () => {
    answer = () => rows({ headers: { 'content-range': '0-0/7' } });
    expect(await read()).toEqual(ok({ data: [{ id: 1 }], count: 7 }));
    const [[url, init] = ['', {}]] = asked;
    expect([url, init.method]).toEqual([`${BACKEND.url}/rest/v1/articles?select=id&limit=1`, 'GET']);
    const headers = new Headers(init.headers);
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual([BACKEND.publishableKey, 'Bearer first']);
    expect([headers.get('prefer'), init.redirect]).toEqual(['count=exact', 'manual']);
  });

  test.each(['PGRST301', 'PGRST303'])('renews a token that is over for the backend (%s), once', async (code) => {
    answer = ({ headers }) =>
      new Headers(headers).get('authorization') === 'Bearer first+'
        ? rows()
        : Response.json({ code, message: 'JWT expired' }, { status: 401 });
    expect(await read()).toMatchObject({ ok: true });
    answer = () => Response.json({ code, message: 'JWT expired' }, { status: 401 });
    expect(await read()).toMatchObject({ ok: false, code: 'refused', reason: 'session_expired' });
    expect(renew).toHaveBeenCalledTimes(2);
  });

  const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    Response.json(body, { status, headers });
  type Case = [string, () => Response, object];
  const cases: Case[] = [
    ['a missing table', () => json(404, { code: 'PGRST205', message: 'x' }), { code: 'no-table', reason: 'PGRST205' }],
    ['a missing function', () => json(404, { code: 'PGRST202', message: 'x' }), { code: 'no-table' }],
    ['a function’s own 404', () => json(404, { code: 'PT404', message: 'x' }), { code: 'not-found', reason: 'PT404' }],
    ['a row that is there', () => json(409, { code: '23505', message: 'x' }), { code: 'duplicate', reason: '23505' }],
    ['a full disk', () => json(503, { code: '53100', message: 'x' }), { code: 'disk-full', reason: '53100' }],
    ...['PGRST102', '22P02', '22P05', '22021'].map((code): Case => [
      `a text that can’t be kept (${code})`,
      () => json(400, { code, message: 'unsupported Unicode escape sequence' }),
      { code: 'invalid', reason: code },
    ]),
    ['what a function refuses', () => json(400, { code: 'PT400', message: 'x' }), { code: 'refused', reason: 'PT400' }],
    ['a broken database', () => json(500, { code: 'XX000', message: 'x' }), { code: 'server', reason: 'XX000' }],
    ['a nameless 500', () => json(500, {}), { code: 'server', reason: '500' }],
    ['500 with null', () => json(500, null), { code: 'server', reason: '500' }],
    ['a gateway’s 502', () => new Response('<html>Bad Gateway', { status: 502 }), { code: 'server' }],
    [
      'a wrong key',
      () => json(401, { message: 'Invalid API key' }),
      { code: 'refused', detail: '401  Invalid API key' },
    ],
    ['403 with null', () => json(403, null), { code: 'refused' }],
    ['too many', () => json(429, { message: 'x' }, { 'retry-after': '7' }), { code: 'too-many', retryAfter: 7 }],
    [
      'too many, said in words',
      () => json(429, { code: 'PT429', details: 'in 9 s' }),
      { code: 'too-many', retryAfter: 9 },
    ],
    ['a gateway’s 404', () => new Response('', { status: 404 }), { code: 'server' }],
    ['a 404 that is a list', () => json(404, []), { code: 'server' }],
    ['a login page', () => new Response('<html>Log in'), { code: 'captive-portal' }],
    ['a redirect', () => new Response(null, { status: 302 }), { code: 'captive-portal' }],
  ];
  test.each(cases)('fails with %s, and is sent only once', async (_name, said, failure) => {
    answer = said;
    expect(await read()).toMatchObject({ ok: false, ...failure });
    expect(asked).toHaveLength(1);
  });

  test('fails with a dead network, and is sent only once', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await read()).toEqual(failed('offline', 'Failed to fetch'));
    expect(asked).toHaveLength(1);
  });

  test.each([
    [undefined, 8000],
    [300_000, 300_000],
  ])('waits %s ms for the end of its answer', async (named, waits) => {
    answer = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const result = query((database) => database.rpc('apply_import'), named);
    const early = Promise.race([result, vi.advanceTimersByTimeAsync(waits - 1)]);
    expect(await early).not.toHaveProperty('ok');
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toMatchObject({ ok: false, code: 'timeout' });
  });

  test('loses what it carried from an error that repeats it', async () => {
    token = 'eyJhbGciOi.token.signature';
    answer = () => json(400, { code: '22P02', message: `bad: ${token} kata-sandi` });
    const result = await query((database) => database.rpc('save', { name: 'kata-sandi' }));
    expect(result).toMatchObject({ ok: false, reason: '22P02' });
    expect(JSON.stringify(result)).not.toMatch(/token|sandi/);
  });
});

test('what isn’t refused renews nothing', async () => {
  answer = () => Response.json([]);
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
