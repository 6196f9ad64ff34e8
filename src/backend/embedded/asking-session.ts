import { fieldsOf, parseJson } from '#domain/json.ts';
import type { Sql } from './people.ts';

/**
 * Answers a request. While it changes an account, the database knows by `tunas.session` which session it claims to be of: a new
 * password keeps that one alone (auth-service.sql). Unverified: the auth service refuses a forged token before anything changes.
 */
export async function withAskingSession<T>(sql: Sql, request: Request, work: () => Promise<T>): Promise<T> {
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return work();
  await setSession(sql, claimedSession(request.headers.get('authorization') ?? ''));
  try {
    return await work();
  } finally {
    await setSession(sql, '');
  }
}

/** For the whole connection: the auth service answers a request in several transactions. */
async function setSession(sql: Sql, id: string): Promise<void> {
  await sql.query(`select set_config('tunas.session', $1, false)`, [id]);
}

function claimedSession(authorization: string): string {
  const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
  const { session_id: id } = fieldsOf(parseJson(claims));
  // PostgreSQL takes no NUL in texts.
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : '';
}
