import type { BackendAddress } from '#domain/configuration.ts';
import { failed, ok, type Failure, type Reply } from '#domain/reply.ts';
import type { RestAnswer, RestRequest } from '../../accounts.ts';
import { exchange, readAnswer } from '../rest.ts';
import type { AccessToken } from './access-token.ts';
import { ledElsewhere } from './auth-answer.ts';
import { withToken } from './with-token.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Requests of the admin area and the profile wait this long, ms. */
const REST_TIMEOUT_MS = 8000;

/** Postgres' code for what a person may not do. */
const NO_RIGHT = '42501';

/** What the auth service said of a session counts for this long, ms: a list that polls without the right asks no more often. */
const WORD_COUNTS_MS = 60_000;

export type CallRestSignedIn = (call: RestRequest, timeoutMs?: number) => Promise<Reply<RestAnswer>>;

/** Requests to the REST interface as the person who is signed in. */
export function signedInRest(backend: BackendAddress, tokens: AccessToken): CallRestSignedIn {
  const ending = sessionEnding(tokens);
  return async (call, timeoutMs = call.patienceMs ?? REST_TIMEOUT_MS) => {
    let used = '';
    const reply = await withToken(tokens, tokens.read(), isExpired, (token) => {
      used = token;
      return send(backend, call, token, timeoutMs);
    });
    if (reply.ok || reply.reason !== NO_RIGHT) return reply;
    // Rights end with the session, while its token lives on for an hour: whether it has ended tells the auth service.
    return (await ending(used)) ?? reply;
  };
}

/** Asks whether the session of a token has ended, by a new token of it: the refusal, or null where it lives or nobody knows. */
function sessionEnding(tokens: AccessToken): (token: string) => Promise<Failure | null> {
  let last: { readonly token: string; readonly at: number; readonly word: Promise<Failure | null> } | null = null;
  return async (token) => {
    if (last !== null && Math.abs(Date.now() - last.at) < WORD_COUNTS_MS) {
      const word = await last.word;
      // An ended session says nothing of the one that somebody has signed in with since.
      if (word === null || last.token === token) return word;
    }
    const word = tokens.renew().then((renewed) => (renewed.ok || renewed.code !== 'refused' ? null : renewed));
    last = { token, at: Date.now(), word };
    return word;
  };
}

async function send(
  backend: BackendAddress,
  { path, method = 'GET', body, prefer }: RestRequest,
  token: string,
  timeoutMs: number,
): Promise<Reply<RestAnswer>> {
  const init = {
    method,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(prefer === undefined ? {} : { prefer }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
  } satisfies RequestInit;
  const answer = await exchange(`${backend.url}/rest/v1/${path}`, init, timeoutMs);
  if (!answer.ok) return answer;
  const { response } = answer.value;
  if (ledElsewhere(response)) return failed('captive-portal', 'Led to another address');
  const reply = readAnswer(answer.value);
  if (reply.ok) return ok({ body: reply.value, total: totalOf(response) });
  const { detail } = { ...reply, ...readAnswer({ response, text: withoutSecrets(answer.value.text, init) }) };
  // A 500 is PostgREST's own, even without a code: what stands between answers with others.
  const reason = /^\d{3} (\w+)/.exec(detail)?.[1] ?? (response.status === 500 ? '500' : undefined);
  return { ...reply, detail, ...(reason ? { reason } : {}) };
}

function totalOf(response: Response): number | null {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return total === undefined ? null : Number(total);
}

/** PostgREST's codes for a token that is over or that it can't check. */
function isExpired(reply: Reply<unknown>): boolean {
  return !reply.ok && ['PGRST301', 'PGRST303'].includes(reply.reason ?? '');
}
