import { parseJson, fieldsOf } from '#domain/json.ts';
import { PASSWORD_BYTES_MAX } from '#domain/limits.ts';
import { isPasswordTooLong } from '#domain/password.ts';
import { authRefusal } from './auth-refusal.ts';
import { bodyFault, type FieldKind } from './body-fields.ts';
import { withRedirect } from './mail/development-mailer.ts';

const AUTH = '/auth/v1/';

const FIELDS: Readonly<Record<string, FieldKind>> = {
  email: 'text',
  phone: 'text',
  password: 'text',
  type: 'text',
  token: 'text',
  token_hash: 'text',
  refresh_token: 'text',
  auth_code: 'text',
  code_verifier: 'text',
  code_challenge: 'text',
  code_challenge_method: 'text',
  nonce: 'text',
  scope: 'text',
  data: 'object',
  user_metadata: 'object',
  app_metadata: 'object',
  options: 'object',
  gotrue_meta_security: 'object',
  create_user: 'true or false',
  email_confirm: 'true or false',
};

/**
 * Stands in front of lite's auth service, which answers fields of the wrong type as a fault of its own, and takes the address
 * that a link is to lead to for the portal's where browsers read another one. Such an address counts as none. Passwords that are
 * longer than what is hashed of them are refused.
 */
export async function guardAuth(
  request: Request,
  siteUrl: string,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(AUTH)) return answer(request);
  const body = request.body === null ? '' : await request.clone().text();
  const fault = bodyFault(body, FIELDS);
  if (fault !== null) return authRefusal(400, 'bad_json', fault);
  const { password } = fieldsOf(parseJson(body));
  if (typeof password === 'string' && isPasswordTooLong(password)) {
    // lite hashes the beginning alone, so that another password would sign in as well. The words of supabase/auth.
    return url.pathname === `${AUTH}token`
      ? authRefusal(400, 'invalid_credentials', 'Invalid login credentials')
      : authRefusal(400, 'validation_failed', `Password cannot be longer than ${PASSWORD_BYTES_MAX} characters`);
  }
  const wanted = url.searchParams.get('redirect_to');
  const address = wanted === null ? null : portalAddress(wanted, siteUrl);
  if (address === null) url.searchParams.delete('redirect_to');
  else url.searchParams.set('redirect_to', address);
  const guarded = new Request(url, request);
  // Without a given address, some services redirect to the referring page.
  guarded.headers.delete('referer');
  return withRedirect(address, () => answer(guarded));
}

/** All names of this machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address that a link of a mail may lead to, in the form in which every program reads it alike; null where it is not one
 * of the portal's. Read as browsers read addresses, because a browser follows it.
 */
function portalAddress(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address)) return null;
  const wanted = new URL(address);
  const site = new URL(siteUrl);
  const sameHost = wanted.hostname === site.hostname || (LOOPBACK.has(wanted.hostname) && LOOPBACK.has(site.hostname));
  if (!sameHost || wanted.protocol !== site.protocol || wanted.port !== site.port) return null;
  if (wanted.username !== '' || wanted.password !== '') return null;
  // The session's tokens take its place.
  wanted.hash = '';
  return wanted.href === site.href ? siteUrl : wanted.href;
}
