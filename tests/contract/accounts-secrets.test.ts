import { beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { openTab } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, StrictAuth } from '../support/accounts/strict-auth.ts';

// A database, or a hundred sign-ins, on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Everything that fails, against servers that repeat what they were sent: no token or password may come through. */
const PASSWORD = 'kata-sandi-rahasia';
/** What JSON escapes, what Go escapes in it, and what a form escapes. */
const NEW_PASSWORD = 'neu"pass\\wört <&>';
const CODE = '314159';
const METHODS = ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const;

let auth: StrictAuth;
let logged: unknown[];

beforeEach(() => {
  auth = new StrictAuth();
  logged = [];
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation((...given) => void logged.push(...given));
  vi.stubGlobal('fetch', auth.fetch);
});

/** A server that prints the whole request into its error. */
const echo = (status: number, kind: 'json' | 'html') => (path: string, init: RequestInit) => {
  // The secrets come first, because only the beginning of a page is quoted.
  const all = `${String(init.body)} ${JSON.stringify(Object.fromEntries(new Headers(init.headers)))} ${path}`;
  if (kind === 'html') return new Response(`<html>${all}`, { status, headers: { 'content-type': 'text/html' } });
  return Response.json({ code: 'x', error_code: 'x', msg: all, message: all }, { status });
};

const CALLS: Readonly<Record<string, (accounts: Accounts) => Promise<Result<unknown>>>> = {
  signIn: (accounts) => accounts.signIn(RATNA.email, PASSWORD),
  signUp: (accounts) => accounts.signUp({ fullName: 'Ratna', email: RATNA.email, password: PASSWORD }),
  sendRecovery: (accounts) => accounts.sendRecovery(RATNA.email),
  recover: (accounts) => accounts.recover(RATNA.email, CODE),
  resendConfirmation: (accounts) => accounts.resendConfirmation(RATNA.email, null),
  confirmEmail: (accounts) => accounts.confirmEmail(RATNA.email, CODE),
  changePassword: (accounts) => accounts.changePassword(NEW_PASSWORD, PASSWORD),
  setPassword: (accounts) => accounts.changePassword(NEW_PASSWORD, null),
  readFullName: (accounts) => accounts.readFullName(),
  writeFullName: (accounts) => accounts.writeFullName('x'),
  readPosition: (accounts) => accounts.readPosition(),
  adminNeedsSecondFactor: (accounts) => accounts.adminNeedsSecondFactor(),
  readDeviceKey: (accounts) => accounts.readDeviceKey(),
  factors: (accounts) => accounts.factors(),
  enrolTotp: (accounts) => accounts.enrolTotp('x'),
  verifyFactor: (accounts) => accounts.verifyFactor('x', CODE),
  removeFactor: (accounts) => accounts.removeFactor('x'),
  query: (accounts) => accounts.query((database) => database.from('articles').select()),
  removeFiles: (accounts) => accounts.removeFiles('article-images', ['a']),
};

const SERVERS: Readonly<Record<string, ((path: string, init: RequestInit) => Response) | 'dead'>> = {
  'a refusal': echo(400, 'json'),
  'an expired token': echo(401, 'json'),
  'a captive portal': echo(200, 'html'),
  'a gateway’s page': echo(403, 'html'),
  'too many requests': echo(429, 'json'),
  'a broken server': echo(500, 'json'),
  'a dead network': 'dead',
};

/** The one who refuses: here the requests before it come through, so that each request's own secrets are echoed. */
const LAST: Readonly<Record<string, (path: string, init: RequestInit) => boolean>> = {
  'the new password': (path, { method }) => path.endsWith('/user') && method === 'PUT',
  'the proof of a factor': (path) => path.endsWith('/verify'),
};

/** Expects the secrets neither on the console nor in results, in any encoding. */
function expectUntold(secrets: Iterable<string>, results: readonly unknown[]): void {
  const told = [...results, ...logged].map((each) =>
    each instanceof Error ? `${each.stack} ${JSON.stringify(each)}` : JSON.stringify(each),
  );
  // The beginning of one would be too much as well.
  for (const secret of [...secrets].map((whole) => whole.slice(0, 12))) {
    const once = JSON.stringify(secret).slice(1, -1);
    const twice = JSON.stringify(once).slice(1, -1);
    for (const spelled of [secret, once, twice]) expect(told.join('\n').includes(spelled), spelled).toBe(false);
  }
}

test.each(Object.keys(LAST).flatMap((refuser) => (['json', 'html'] as const).flatMap((kind) => ({ refuser, kind }))))(
  '$refuser, refused in $kind after everything before went well, tells nobody a secret',
  async ({ refuser, kind }) => {
    let echoed = 0;
    auth.instead = (path, init) => {
      if (LAST[refuser]?.(path, init) === true) {
        echoed += 1;
        return echo(400, kind)(path, init);
      }
      return path.endsWith('/challenge') ? Response.json({ id: 'challenge', type: 'totp' }) : null;
    };
    const storage = sharedStorage();
    const text = auth.session(RATNA, 3600);
    storage.values.set(auth.key, text);
    const accounts = await openTab(auth.address, storage.tab()).accounts();
    const results = [await accounts.changePassword(NEW_PASSWORD, PASSWORD), await accounts.verifyFactor('x', CODE)];
    expect(echoed).toBe(1);
    expect(JSON.stringify(results)).toContain('…');
    const { access_token: token } = JSON.parse(text) as { access_token: string };
    expectUntold([PASSWORD, NEW_PASSWORD, CODE, token], results);
  },
);

test.each(Object.keys(SERVERS).flatMap((server) => [3600, 60, -60].map((left) => ({ server, left }))))(
  '$server tells nobody a secret, with $left s left',
  async ({ server, left }) => {
    const answer = SERVERS[server] ?? 'dead';
    auth.instead = (path, init) =>
      answer === 'dead' ? Promise.reject(new TypeError('Failed to fetch')) : answer(path, init);
    const results: unknown[] = [];
    const secrets = new Set<string>([PASSWORD, NEW_PASSWORD, CODE]);
    for (const call of Object.values(CALLS)) {
      const storage = sharedStorage();
      const text = auth.session(RATNA, left);
      const session = JSON.parse(text) as { access_token: string; refresh_token: string };
      storage.values.set(auth.key, text);
      secrets.add(session.access_token).add(session.refresh_token);
      const tab = openTab(auth.address, storage.tab());
      const accounts = await tab.accounts();
      const result = await call(accounts);
      expect(result.ok).toBe(false);
      results.push(result);
      const fragment = `access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=3600&token_type=bearer`;
      results.push(await accounts.readAuthCallback(fragment), await accounts.offersFactors());
      await tab.store.signOut();
      results.push(tab.store.read());
    }
    expectUntold(secrets, results);
    for (const line of auth.asked) for (const secret of secrets) expect(line.includes(secret)).toBe(false);
  },
);
