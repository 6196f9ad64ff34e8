import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import type { Accounts, Database, DatabaseQuery, QueryResponse } from '../accounts.ts';
import { abortAfter } from './http-request.ts';
import { restFailure } from './rest-response.ts';
import { readTransportError } from './transport-error.ts';
import { withToken, type AccessToken } from './with-token.ts';

/** Queries of the admin area and the profile wait this long, ms. */
const QUERY_TIMEOUT_MS = 8000;

/** Postgres' code for what a person may not do. */
const NO_RIGHT = '42501';

/** How long a result about a session is reused, ms: a list that polls without the right doesn't check more often. */
const WORD_COUNTS_MS = 60_000;

/** Queries of the database as the person who is signed in. */
export function databaseQueries(database: Database, tokens: AccessToken): Accounts['query'] {
  const ending = sessionEnding(tokens);
  return async (build, timeoutMs = QUERY_TIMEOUT_MS) => {
    let used = '';
    const result = await withToken(tokens, tokens.read(), isExpired, (token) => {
      used = token;
      return send(build(database), token, timeoutMs);
    });
    if (result.ok || result.reason !== NO_RIGHT) return result;
    // Rights end with the session, but its token stays valid for up to an hour: the auth service knows whether the session has
    // ended.
    return (await ending(used)) ?? result;
  };
}

/**
 * Checks whether the session of a token has ended, by refreshing the token: the refusal, or null where the session is valid or that
 * can't be determined.
 */
function sessionEnding(tokens: AccessToken): (token: string) => Promise<Failure | null> {
  let last: { readonly token: string; readonly at: number; readonly word: Promise<Failure | null> } | null = null;
  return async (token) => {
    if (last !== null && Math.abs(Date.now() - last.at) < WORD_COUNTS_MS) {
      const word = await last.word;
      // The result for an ended session doesn't apply to a session that was started since.
      if (word === null || last.token === token) return word;
    }
    const word = tokens.renew().then((renewed) => (renewed.ok || renewed.code !== 'refused' ? null : renewed));
    last = { token, at: Date.now(), word };
    return word;
  };
}

async function send(query: DatabaseQuery, token: string, timeoutMs: number): Promise<Result<QueryResponse>> {
  const { signal, timedOut, release } = abortAfter(timeoutMs);
  try {
    const { data, error, count, status } = await query
      .setHeader('Authorization', `Bearer ${token}`)
      // The caller decides about retries.
      .retry(false)
      .abortSignal(signal);
    if (error === null && status >= 200 && status < 300) return ok({ data, count });
    if (timedOut()) return failed('timeout', `No answer within ${timeoutMs} ms`);
    return readTransportError(error?.message ?? '') ?? restFailure(status, error ?? {});
  } finally {
    release();
  }
}

/** PostgREST's codes for a token that is over or that it can't check, and ours for one whose session has ended. */
function isExpired(result: Result<unknown>): boolean {
  return !result.ok && ['PGRST301', 'PGRST303', 'PT401'].includes(result.reason ?? '');
}
