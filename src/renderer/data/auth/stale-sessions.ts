import { readStoredSession, sameSession, sessionId, type StoredSession } from '../stored-session.ts';

export interface StaleSessions {
  /** This session was stored on this device. */
  saw(text: string): void;
  /** What is to be stored when `text` comes and `stored` is there; null: what is there stays. */
  settle(text: string, stored: string | null): string | null;
}

/**
 * auth-js stores the session that it had at the time of a request, changed by the response (a new password, a verified factor). If
 * meanwhile the user signed out, another account signed in or another window refreshed the tokens, that would undo it. Tokens are
 * never issued twice, so a session that was stored here before and isn't any more has ended.
 */
export function staleSessions(): StaleSessions {
  const tokens = new Set<string>();
  const sessions = new Set<string>();
  return {
    saw(text) {
      const session = readStoredSession(text);
      if (!session) return;
      tokens.add(tokensOf(session));
      const id = sessionId(session);
      if (id !== null) sessions.add(id);
    },
    settle(text, stored) {
      const next = readStoredSession(text);
      if (!next) {
        console.warn('An answer that is no session was not stored.');
        return null;
      }
      const now = stored === null ? null : readStoredSession(stored);
      const outlived = tokens.has(tokensOf(next));
      if (stored !== null && now && sameSession(stored, text)) {
        return outlived && tokensOf(next) !== tokensOf(now) ? withUser(stored, text) : text;
      }
      const id = sessionId(next);
      return outlived || (id !== null && sessions.has(id)) ? null : text;
    },
  };
}

function tokensOf({ accessToken, refreshToken }: StoredSession): string {
  return `${accessToken} ${refreshToken}`;
}

/** The stored session, of a person that has changed. */
function withUser(stored: string, text: string): string {
  const { user } = JSON.parse(text) as { user: unknown };
  return JSON.stringify({ ...(JSON.parse(stored) as object), user });
}
