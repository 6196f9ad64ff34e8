import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, until, valueOf } from '../support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, refusal, StrictAuth } from '../support/accounts/strict-auth.ts';

/** What the portal makes of each answer to a refresh: only the service's own refusal ends a session. */
let auth: StrictAuth;
let storage: SharedStorage;

beforeEach(() => {
  auth = new StrictAuth();
  storage = sharedStorage();
  vi.stubGlobal('fetch', auth.fetch);
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});

/** Answers every refresh so. */
const refreshed = (answer: () => Response) => {
  auth.instead = (path) => (path.includes('refresh_token') ? answer() : null);
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a session whose token is over outlives', () => {
  test.each<[string, () => Response]>([
    ['200 {}', () => Response.json({})],
    ['200 with a firewall’s words', () => Response.json({ status: 'login required' })],
    ['200 with half a session', () => Response.json({ access_token: 'x' })],
    ['200 []', () => Response.json([])],
    ['200 null', () => Response.json(null)],
    ['204', () => new Response(null, { status: 204 })],
    ['a key that is no longer good', () => gateway(401, { code: 'UNAUTHORIZED_INVALID_API_KEY' })],
    ['a firewall’s number', () => gateway(403, { code: 403 })],
    ['a refusal of something else', () => refusal(400, 'bad_json', 'x')],
    ['a conflict', () => refusal(409, 'conflict', 'x')],
  ])('a refresh answered with %s', async (_name, answer) => {
    refreshed(answer);
    const text = auth.session(RATNA, -60);
    storage.values.set(auth.key, text);
    const tab = openTab(auth.address, storage.tab());
    await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.admin === 'unknown');
    const result = await (await tab.accounts()).readFullName();
    expect(['server', 'captive-portal']).toContain(result.ok ? 'ok' : result.code);
    await settled();
    expect([tab.states, storage.values.get(auth.key)]).toEqual([['signed-in'], text]);
    auth.instead = null;
    valueOf(await (await tab.accounts()).query((database) => database.from('profiles').select()));
    expect(tab.states).toEqual(['signed-in']);
  });
});

test.each([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'user_not_found',
  'validation_failed',
])('a session whose token is over ends with %s', async (code) => {
  refreshed(() => refusal(code === 'user_not_found' ? 404 : 400, code, 'x'));
  storage.values.set(auth.key, auth.session(RATNA, -60));
  const tab = openTab(auth.address, storage.tab());
  await until(tab.store, ({ state }) => state.kind === 'visitor');
  expect(storage.values.has(auth.key)).toBe(false);
});

describe('too many refreshes', () => {
  test.each<[string, () => Response]>([
    ['in strange words', () => gateway(429, { error: 'Too Many Requests', statusCode: 429 })],
    ['with a wait in halves', () => gateway(429, { error_code: 'over_request_rate_limit' }, { 'retry-after': '1.5' })],
    ['with JSON in the message', () => refusal(429, 'x', '] {"a": "\\n"} [')],
    ['without a word', () => new Response(null, { status: 429 })],
  ])('%s are told as such, and nobody loses the admin area for it', async (_name, answer) => {
    auth.instead = (path) =>
      path.startsWith('/rest/v1/user_roles') ? Response.json([{ role: 'superadmin' }]) : restAnswer(path);
    const text = auth.session(RATNA, 3600);
    storage.values.set(auth.key, text);
    const tab = openTab(auth.address, storage.tab());
    await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.admin === 'granted');
    refreshed(answer);
    storage.values.set(auth.key, JSON.stringify({ ...(JSON.parse(text) as object), expires_at: 1 }));
    expect(await (await tab.accounts()).readFullName()).toMatchObject({ ok: false, code: 'too-many' });
    await tab.store.checkAccess();
    expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', admin: 'granted' });
  });
});

function restAnswer(path: string): Response | null {
  return path.startsWith('/rest/v1/rpc/') ? Response.json(false) : null;
}

/** In the words of whatever stands before the auth service. */
function gateway(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json({ message: 'No', ...body }, { status, headers });
}
