import { failed, ok, SESSION_EXPIRED, type ErrorCode, type Result } from '#domain/result.ts';
import { noSession, refused } from '../api/transport-error.ts';
import type { AccessToken } from '../api/with-token.ts';
import type { AccountEvents } from './account-events.ts';
import type { CallAuth } from './auth-calls.ts';
import type { LocalSession } from './local-session.ts';

/**
 * A token with less than this left, ms, is refreshed before work begins with it: auth-js does so from 120 s before its end
 * on, and should not get in between.
 */
export const FRESH_MS = 135_000;

/** Refreshes that failed so say nothing against the way to the rest of the backend. */
const ONLY_AUTH: readonly ErrorCode[] = ['server', 'too-many', 'refused'];

/**
 * The signed-in user's token, for requests. auth-js could provide it too, but on a dead network only after half a minute, and after
 * the network is back only a minute later. Here one call is made, which fails as quickly as any.
 */
export function accessToken(local: LocalSession, call: CallAuth, events: AccountEvents): AccessToken {
  let refreshing: Promise<Result<string>> | null = null;
  /** Who comes while one is under way waits for the same. */
  const refreshOnce = () =>
    (refreshing ??= refresh().finally(() => {
      refreshing = null;
    }));

  async function refresh(): Promise<Result<string>> {
    const before = await local.read();
    if (!before) return noSession();
    const body = { refresh_token: before.refreshToken };
    const result = await call({ path: 'token?grant_type=refresh_token', body });
    const now = await local.read();
    // Signed out meanwhile, or another account's session is newer.
    if (!now) return noSession();
    if (now.refreshToken !== before.refreshToken) return ok(now.accessToken);
    if (result.ok) {
      const session = completeSession(result.value);
      if (session === null) return failed('server', 'The refreshed session is incomplete');
      await local.write(session.text);
      await events.tell('TOKEN_REFRESHED');
      return ok(session.token);
    }
    if (result.code !== 'refused') return result;
    // As auth-js has it: a token that still works isn't thrown away for a refresh that came early.
    if (now.expiresAt * 1000 <= Date.now()) {
      await local.remove();
      await events.tell('SESSION_ENDED');
    }
    return refused(SESSION_EXPIRED, result.detail);
  }

  async function fresh(): Promise<Result<string>> {
    const stored = await local.read();
    if (!stored) return noSession();
    return stored.expiresAt * 1000 - Date.now() > FRESH_MS ? ok(stored.accessToken) : refreshOnce();
  }

  return {
    fresh,
    async renew() {
      const result = await refreshOnce();
      // The backend took the token for over as well: nothing is left of the session.
      if (!result.ok && result.reason === SESSION_EXPIRED) await events.tell('SESSION_ENDED');
      return result;
    },
    async read() {
      const result = await fresh();
      if (result.ok || !ONLY_AUTH.includes(result.code)) return result;
      const stored = await local.read();
      return stored && stored.expiresAt * 1000 > Date.now() ? ok(stored.accessToken) : result;
    },
  };
}

function completeSession(answer: unknown): { readonly text: string; readonly token: string } | null {
  const session = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const { access_token: token, refresh_token: next, expires_in: lasting } = session;
  if (typeof token !== 'string' || typeof next !== 'string' || typeof lasting !== 'number') return null;
  const expiresAt = Math.round(Date.now() / 1000) + lasting;
  return { text: JSON.stringify({ ...session, expires_at: expiresAt }), token };
}
