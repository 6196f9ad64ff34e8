import { describe, expect, test, vi } from 'vitest';
import { memorySession } from '../../platform/browser/memory-session.ts';
import { AUTH_TIMEOUT_MS, fetchPolicy } from './fetch-policy.ts';
import { localSession } from '../auth/local-session.ts';
import { refreshQueue } from '../auth/refresh-queue.ts';
import { readTransportError } from './transport-error.ts';

const KEY = 'sb-x-auth-token';
const STORED = JSON.stringify({
  access_token: 'access-secret',
  refresh_token: 'refresh-secret',
  expires_at: 1_800_000_000,
  user: { id: 'a' },
});
const REFRESH = 'https://x.test/auth/v1/token?grant_type=refresh_token';
const USER = 'https://x.test/auth/v1/user';
const PAGE = '<!doctype html><title>Log in to this Wi-Fi</title>';
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const html = (status: number) => new Response(PAGE, { status, headers: { 'content-type': 'text/html' } });

async function policy(answer: (init: RequestInit) => Response | Promise<Response>) {
  const fetched = vi.fn((_url: string, init: RequestInit) => Promise.resolve().then(() => answer(init)));
  vi.stubGlobal('fetch', fetched);
  const storage = memorySession();
  await storage.write(KEY, STORED);
  return { fetched, ask: fetchPolicy(refreshQueue(localSession(storage, KEY))) };
}

const SESSION = { access_token: 'new', refresh_token: 'next', expires_in: 3600, user: { id: 'a' } };
const refresh = { method: 'POST', body: JSON.stringify({ refresh_token: 'refresh-secret' }) };
const read = { method: 'GET', headers: { Authorization: 'Bearer access-secret' } };

/** How a request failed; its code, or `answered` with a status where the service's words came through. */
async function outcome(url: string, init: RequestInit, answer: () => Response): Promise<unknown> {
  const { ask } = await policy(answer);
  return ask(url, init).then(
    (response) => `answered ${response.status}`,
    (error: unknown) => readTransportError((error as Error).message),
  );
}

describe('what isn’t the auth service speaking is a bad way there', () => {
  const cases: [string, () => Response, string][] = [
    ['a page with 200', () => html(200), 'captive-portal'],
    ['a page with 403', () => html(403), 'captive-portal'],
    [
      'a page that calls itself JSON',
      () => new Response(PAGE, { headers: { 'content-type': 'application/json' } }),
      'captive-portal',
    ],
    ['text with 200', () => new Response('Hello'), 'captive-portal'],
    ['a list with 200', () => json(200, []), 'captive-portal'],
    ['nothing with 200', () => json(200, null), 'captive-portal'],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: 'http://wifi.test/' } }),
      'captive-portal',
    ],
    ['511', () => new Response('', { status: 511 }), 'captive-portal'],
    ['408', () => new Response('', { status: 408 }), 'timeout'],
    ['429', () => json(429, { error_code: 'over_request_rate_limit', msg: 'x' }), 'too-many'],
    ['500', () => json(500, { error_code: 'unexpected_failure', msg: 'x' }), 'server'],
    ['502', () => html(502), 'server'],
    ['503', () => new Response('', { status: 503 }), 'server'],
    ['522', () => html(522), 'server'],
  ];
  test.each(cases)('%s', async (_name, answer, code) => {
    for (const [url, init] of [
      [REFRESH, refresh],
      [USER, read],
    ] as const) {
      expect(await outcome(url, init, answer)).toMatchObject({ ok: false, code });
    }
  });
});

describe('a refresh is refused by the service’s own word only', () => {
  test.each([
    [400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }],
    [400, { code: 400, error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' }],
    [400, { code: 400, error_code: 'session_not_found', msg: 'x' }],
    [404, { code: 404, error_code: 'user_not_found', msg: 'x' }],
    // A damaged token: it will never be one of the service's.
    [400, { code: 400, error_code: 'validation_failed', msg: 'Refresh token is not valid' }],
    [400, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }],
    [401, { code: 'session_expired', message: 'x' }],
    [403, { code: 403, error_code: 'user_banned', msg: 'x' }],
  ])('%i %j', async (status, body) => {
    expect(await outcome(REFRESH, refresh, () => json(status, body))).toBe(`answered ${status}`);
  });

  const strangers: [string, number, unknown][] = [
    ['a gateway that doesn’t know the key', 401, { message: 'Invalid API key', hint: 'x' }],
    ['a gateway without such a path', 404, { code: 404, error_code: 'not_found', msg: 'x' }],
    ['two refreshes at once', 409, { code: 409, error_code: 'conflict', msg: 'x' }],
    ['a Wi-Fi that writes JSON', 403, { status: 'login required' }],
    ['a list', 400, []],
    ['nothing', 400, null],
    ['a firewall’s number', 403, { code: 403, message: 'Forbidden by the firewall' }],
    ['a key that is no longer good', 401, { code: 'UNAUTHORIZED_INVALID_API_KEY', message: 'Invalid API key' }],
    ['a refusal of something else', 400, { code: 400, error_code: 'bad_json', msg: 'x' }],
    ['200 with an empty object', 200, {}],
    ['200 with words of its own', 200, { status: 'login required' }],
    ['200 with a session that nobody owns', 200, { ...SESSION, user: {} }],
    ...Object.keys(SESSION).map((part): [string, number, unknown] => [
      `200 without ${part}`,
      200,
      { ...SESSION, [part]: undefined },
    ]),
  ];
  test.each(strangers)('%s is a bad way there', async (_name, status, body) => {
    expect(await outcome(REFRESH, refresh, () => json(status, body))).toMatchObject({ ok: false, code: 'server' });
  });

  test('204 is a bad way there', async () => {
    const empty = () => new Response(null, { status: 204 });
    expect(await outcome(REFRESH, refresh, empty)).toMatchObject({ ok: false, code: 'server' });
  });

  test('and answered with a whole session', async () => {
    expect(await outcome(REFRESH, refresh, () => json(200, SESSION))).toBe('answered 200');
  });
});

test.each([404, 405, 501])('that the service doesn’t have something (%i) is an answer', async (status) => {
  expect(await outcome(USER, read, () => new Response('Not Found', { status }))).toBe(`answered ${status}`);
});

describe('too many requests', () => {
  test('say the wait, the service’s code and its message', async () => {
    const named = () =>
      json(429, { error_code: 'over_email_send_rate_limit', msg: 'Slow [down]\n7' }, { 'retry-after': '42' });
    expect(await outcome(USER, read, named)).toEqual({
      ok: false,
      code: 'too-many',
      reason: 'over_email_send_rate_limit',
      detail: 'Slow [down]\n7',
      retryAfter: 42,
    });
    const said = () => json(429, { error_code: 'x', msg: 'you can only request this after 59 seconds.' });
    expect(await outcome(USER, read, said)).toMatchObject({ retryAfter: 59 });
  });

  test.each([
    [{ statusCode: 429, error: 'Too Many Requests', message: 'slow down' }, {}, undefined],
    [{ error_code: 'over_request_rate_limit', msg: 'x' }, { 'retry-after': '1.5' }, 2],
    [{ error_code: 'over_request_rate_limit', msg: 'x' }, { 'retry-after': '86400' }, 300],
    [[], { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
  ])('are told whatever they are wrapped in: %j %j', async (body, headers, retryAfter) => {
    const result = await outcome(USER, read, () => json(429, body, headers));
    expect(result).toMatchObject({ ok: false, code: 'too-many' });
    expect((result as { retryAfter?: number }).retryAfter).toBe(retryAfter);
  });

  test('keep a refresh from asking again before the time', async () => {
    vi.useFakeTimers();
    const { fetched, ask } = await policy(() => json(429, {}, { 'retry-after': '20' }));
    const again = () => ask(REFRESH, refresh).catch((error: unknown) => readTransportError((error as Error).message));
    expect(await again()).toMatchObject({ code: 'too-many' });
    vi.advanceTimersByTime(19_000);
    expect(await again()).toMatchObject({ code: 'too-many' });
    expect(fetched).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    await again();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test('a call ends after 4 s, also one that stops in the middle of its answer', async () => {
  vi.useFakeTimers();
  const stuck = ({ signal }: RequestInit) =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"id":'));
          signal?.addEventListener('abort', () => body.error(new DOMException('Aborted', 'AbortError')));
        },
      }),
    );
  const { ask } = await policy(stuck);
  const failure = ask(USER, read).catch((error: unknown) => (error as Error).message);
  await vi.advanceTimersByTimeAsync(AUTH_TIMEOUT_MS - 1);
  expect(await Promise.race([failure, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(readTransportError((await failure) as string)).toMatchObject({ code: 'timeout' });
  expect(AUTH_TIMEOUT_MS).toBe(4000);
});

test('redirects are never followed with a token', async () => {
  const { fetched, ask } = await policy(() => json(200, { id: 'a' }));
  await ask(USER, read);
  expect(fetched.mock.calls[0]?.[1].redirect).toBe('manual');
});

test('an error that repeats the request loses the secrets in it', async () => {
  const { ask } = await policy(() =>
    json(400, { error_code: 'bad_jwt', msg: 'refresh-secret access-secret kata-sandi' }),
  );
  const init = {
    ...read,
    method: 'POST',
    body: JSON.stringify({ refresh_token: 'refresh-secret', password: 'kata-sandi' }),
  };
  expect(await (await ask(USER, init)).text()).not.toMatch(/secret|sandi/);
});

test('who asks for the same refresh at once shares one request, and each reads the answer', async () => {
  const { fetched, ask } = await policy(() => json(200, SESSION));
  const answers = await Promise.all([ask(REFRESH, refresh), ask(REFRESH, refresh)]);
  expect(await Promise.all(answers.map((each) => each.json()))).toEqual([SESSION, SESSION]);
  expect(fetched).toHaveBeenCalledTimes(1);
});
