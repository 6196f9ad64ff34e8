import { createHash } from 'node:crypto';
import { fieldsOf, parseJson } from '#domain/json.ts';
import { authRefusal } from './auth-refusal.ts';
import type { LinkTokens } from './mail/link-token.ts';
import type { Sql } from './people.ts';

/** What no mail has in it: the auth service answers as for any wrong code or link. */
const VOID = 'void';

/**
 * Stands in front of lite's auth service, which lets anybody try codes without end: those that were tried too often (auth-service.sql)
 * and links that aren't ours reach it as something that no mail has in it. So the answer is the same whether or not there is such an
 * account. Gives the request for the auth service, or the answer where that isn't asked.
 */
export async function guardCodes(sql: Sql, links: LinkTokens, request: Request): Promise<Request | Response> {
  const url = new URL(request.url);
  if (url.pathname !== '/auth/v1/verify') return request;
  if (request.method === 'POST') return guardCode(sql, links, request);
  // lite answers HEAD as GET, so that a mail scanner's would spend the link.
  if (request.method !== 'GET') return authRefusal(405, 'method_not_allowed', 'Unsupported HTTP method');
  const token = url.searchParams.get('token');
  if (token) url.searchParams.set('token', links.read(token) ?? VOID);
  return new Request(url, request);
}

/** Counts the try. Whether it brings a key is all the same: like a hosted project, lite asks for none here. */
async function guardCode(sql: Sql, links: LinkTokens, request: Request): Promise<Request> {
  const body = fieldsOf(parseJson(await request.clone().text()));
  const { email, token, token_hash: hash } = body;
  if (typeof hash === 'string' && hash !== '')
    return withBody(request, { ...body, token_hash: links.read(hash) ?? VOID });
  if (typeof email !== 'string' || typeof token !== 'string') return request;
  const address = email.toLowerCase();
  const { rows } = await sql.query<{ counts: boolean }>('select auth.count_code_try($1, $2) as counts', [
    address,
    createHash('sha256').update(`${address}${token}`).digest('hex'),
  ]);
  return rows[0]?.counts === true ? request : withBody(request, { ...body, token: VOID });
}

function withBody({ url, method, headers }: Request, body: object): Request {
  const sent = new Headers(headers);
  sent.delete('content-length');
  return new Request(url, { method, headers: sent, body: JSON.stringify(body) });
}
