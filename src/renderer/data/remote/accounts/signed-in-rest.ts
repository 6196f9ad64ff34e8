import type { BackendAddress } from '#domain/configuration.ts';
import { failed, ok, type Reply } from '#domain/reply.ts';
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

export type CallRestSignedIn = (call: RestRequest, timeoutMs?: number) => Promise<Reply<RestAnswer>>;

/** Requests to the REST interface as the person who is signed in. */
export function signedInRest(backend: BackendAddress, tokens: AccessToken): CallRestSignedIn {
  return async (call, timeoutMs = REST_TIMEOUT_MS) => {
    const token = tokens.read();
    const reply = await withToken(tokens, token, isExpired, (token) => send(backend, call, token, timeoutMs));
    if (reply.ok || reply.reason !== NO_RIGHT) return reply;
    // Rights end with the session, while its token lives on for an hour: whether it has ended tells the auth service.
    const renewed = await tokens.renew();
    return renewed.ok || renewed.code !== 'refused' ? reply : renewed;
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
