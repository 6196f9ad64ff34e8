import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callBackend } from '../support/backend/backend-call.ts';
import { mailBackend } from '../support/backend/mail-backend.ts';
import { newestMail } from '../support/backend/mailbox.ts';

// A new password ends all other sessions of its account: whoever learned the old one is out.

const { backend, folder, ask } = await mailBackend();
const OLD = 'a-long-password';
const NEW = 'another-password';

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}
async function signIn(email: string, password = OLD): Promise<Session> {
  return (await ask('POST /token?grant_type=password', { body: { email, password } })).body as unknown as Session;
}
async function signedUp(): Promise<{ readonly email: string; readonly id: string; readonly session: Session }> {
  const email = `${randomUUID()}@example.com`;
  const { body } = await ask('POST /signup', { body: { email, password: OLD } });
  return { email, id: (body['user'] as { id: string }).id, session: body as unknown as Session };
}
const profile = (token: string) => callBackend(backend, 'rest/v1/profiles?select=id', { token });
const setPassword = (token: string, password = NEW) => ask('PUT /user', { token, body: { password } });

async function isAlive({ access_token: token, refresh_token: refresh }: Session): Promise<boolean> {
  const rest = await profile(token);
  const auth = await ask('GET /user', { token });
  const renewed = await ask('POST /token?grant_type=refresh_token', { body: { refresh_token: refresh } });
  const statuses = [rest.status, auth.status, renewed.status];
  if (statuses.every((status) => status === 200)) return true;
  expect(statuses).toEqual([401, 403, 400]);
  expect([rest.body, auth.code, renewed.code]).toEqual([
    { code: 'PT401', message: 'The session has ended', details: null, hint: 'Log in again.' },
    'session_not_found',
    'refresh_token_not_found',
  ]);
  return false;
}

describe('a new password', () => {
  it('of a person signed in ends their other sessions, and keeps the one that asked', async () => {
    const { email, session } = await signedUp();
    const other = await signIn(email);
    const stranger = (await signedUp()).session;
    expect((await setPassword(session.access_token)).status).toBe(200);
    expect([await isAlive(session), await isAlive(other), await isAlive(stranger)]).toEqual([true, false, true]);
    // The next one doesn't find what the last one had set.
    expect((await setPassword((await signIn(email, NEW)).access_token, OLD)).status).toBe(200);
    expect((await profile(session.access_token)).status).toBe(401);
  });

  it.each(['code', 'link'])('by the %s of a recovery ends all that were there before', async (by) => {
    const { email, session } = await signedUp();
    await ask('POST /recover', { body: { email } });
    const { code, link } = newestMail(folder, email, 'recovery');
    const answered =
      by === 'code'
        ? (await ask('POST /verify', { body: { email, token: code, type: 'recovery' } })).body['access_token']
        : new URLSearchParams(
            (await fetch(link, { redirect: 'manual' })).headers.get('location')?.split('#')[1] ?? '',
          ).get('access_token');
    const token = String(answered);
    expect(await isAlive(session)).toBe(true);
    expect((await setPassword(token)).status).toBe(200);
    expect(await isAlive(session)).toBe(false);
    expect((await profile(token)).status).toBe(200);
  });

  it('by the project’s owner ends every session', async () => {
    const { id, session } = await signedUp();
    const body = { password: NEW };
    expect((await ask(`PUT /admin/users/${id}`, { body, key: backend.secretKey })).status).toBe(200);
    expect(await isAlive(session)).toBe(false);
  });

  it('makes what was mailed before worth nothing', async () => {
    const { email, session } = await signedUp();
    await ask('POST /recover', { body: { email } });
    await ask('PUT /user', { token: session.access_token, body: { email: `${randomUUID()}@example.com` } });
    await setPassword(session.access_token);
    for (const kind of ['recovery', 'email-change']) {
      const { link } = newestMail(folder, email, kind);
      const { headers } = await fetch(link, { redirect: 'manual' });
      expect(headers.get('location')).toContain('error_code=otp_expired');
    }
  });

  it('that is refused ends nothing', async () => {
    const { email, session } = await signedUp();
    const other = await signIn(email);
    for (const password of [OLD, '12345']) expect((await setPassword(other.access_token, password)).status).toBe(422);
    expect(await isAlive(session)).toBe(true);
  });

  it('can’t be had by a token that only claims to be of a session', async () => {
    const { session } = await signedUp();
    const [head = '', claims = ''] = session.access_token.split('.');
    expect((await setPassword(`${head}.${claims}.forged`)).status).toBe(403);
    expect(await isAlive(session)).toBe(true);
  });
});

it('a session that is over reads and writes nothing, and visitors still do', async () => {
  const { session } = await signedUp();
  await ask('POST /logout?scope=local', { token: session.access_token });
  const asked = (token?: string) =>
    callBackend(backend, 'rest/v1/rpc/search_articles?search=&category=&lang=id&page=1', { token });
  expect([(await asked(session.access_token)).status, (await asked()).status]).toEqual([401, 200]);
});
