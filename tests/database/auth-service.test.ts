import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuthAnswer } from '../support/backend/auth-call.ts';
import { disguisedAddresses } from '../support/cases/disguised-addresses.ts';
import { mailBackend } from '../support/backend/mail-backend.ts';
import { mailsIn, newestMail } from '../support/backend/mailbox.ts';

// What the portal relies on in the auth service, as the embedded backend answers it.

const { backend, folder, ask } = await mailBackend();
const PASSWORD = 'a-long-password';
const newAddress = (): string => `${randomUUID()}@example.com`;

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}
const sessionOf = (answer: AuthAnswer): Session => answer.body as unknown as Session;

async function signedUp(email = newAddress()): Promise<Session & { email: string }> {
  return { ...sessionOf(await ask('POST /signup', { body: { email, password: PASSWORD } })), email };
}
const signIn = (email: string, password = PASSWORD): Promise<AuthAnswer> =>
  ask('POST /token?grant_type=password', { body: { email, password } });
const refresh = (token: string): Promise<AuthAnswer> =>
  ask('POST /token?grant_type=refresh_token', { body: { refresh_token: token } });

describe('signing up', () => {
  it('opens a session at once, and keeps what people say of themselves in their metadata', async () => {
    const email = newAddress();
    const answer = await ask('POST /signup', { body: { email, password: PASSWORD, data: { full_name: 'Ratna' } } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      expires_in: 3600,
      token_type: 'bearer',
      user: { email, role: 'authenticated', user_metadata: { full_name: 'Ratna' } },
    });
    expect((await ask('GET /settings')).body).toMatchObject({ mailer_autoconfirm: true, disable_signup: false });
  });

  it.each([
    ['an address that is taken', { password: PASSWORD }, 422, 'user_already_exists'],
    ['a short password', { email: 'new@example.com', password: '12345' }, 422, 'weak_password'],
    ['no password', { email: 'new@example.com', password: '' }, 400, 'validation_failed'],
    ['no address', { email: 'nonsense', password: PASSWORD }, 400, 'validation_failed'],
  ])('refuses %s', async (_what, body, status, code) => {
    const { email } = await signedUp();
    const answer = await ask('POST /signup', { body: { email: email.toUpperCase(), ...body } });
    expect([answer.status, answer.code]).toEqual([status, code]);
  });
});

describe('signing in', () => {
  it('doesn’t tell a wrong password from an unknown address', async () => {
    const { email } = await signedUp();
    const [wrong, unknown] = [await signIn(email, 'another-password'), await signIn(newAddress())];
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ]);
    expect(unknown).toEqual(wrong);
  });

  it('gives a token that says who, and nothing of his rights', async () => {
    const { access_token: token, email } = await signedUp();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'email', 'exp', 'iat', 'role', 'session_id', 'sub']);
    expect(claims).toMatchObject({ role: 'authenticated', email });
  });
});

describe('refreshing', () => {
  it('gives two tabs that come with the same token the same new one', async () => {
    const { refresh_token: token } = await signedUp();
    const [one, other] = await Promise.all([refresh(token), refresh(token)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(sessionOf(one).refresh_token).toBe(sessionOf(other).refresh_token);
    expect(sessionOf(one).refresh_token).not.toBe(token);
  });

  it('ends the session where a token comes back that was replaced twice', async () => {
    const { refresh_token: first } = await signedUp();
    const second = sessionOf(await refresh(first)).refresh_token;
    const third = sessionOf(await refresh(second)).refresh_token;
    expect([(await refresh(first)).status, (await refresh(first)).code]).toEqual([400, 'refresh_token_already_used']);
    expect((await refresh(third)).code).toBe('refresh_token_already_used');
  });

  it.each([
    [randomUUID(), 'refresh_token_not_found'],
    ['nonsense', 'validation_failed'],
  ])('refuses %s for good', async (token, code) => {
    const answer = await refresh(token);
    expect([answer.status, answer.code]).toEqual([400, code]);
  });
});

describe('signing out', () => {
  it('ends this session, the others, or all', async () => {
    const { email, access_token: first } = await signedUp();
    const [second, third] = [sessionOf(await signIn(email)), sessionOf(await signIn(email))];
    const answer = (token: string): Promise<AuthAnswer> => ask('GET /user', { token });
    expect((await ask('POST /logout?scope=local', { token: first })).status).toBe(204);
    expect([(await answer(first)).status, (await answer(first)).code]).toEqual([403, 'session_not_found']);
    expect((await ask('POST /logout?scope=others', { token: third.access_token })).status).toBe(204);
    expect((await answer(second.access_token)).status).toBe(403);
    expect((await refresh(second.refresh_token)).code).toBe('refresh_token_not_found');
    expect((await answer(third.access_token)).status).toBe(200);
    expect((await ask('POST /logout?scope=global', { token: third.access_token })).status).toBe(204);
    expect((await answer(third.access_token)).status).toBe(403);
  });

  it('refuses who is signed out already, has no token or a broken one', async () => {
    const { access_token: token } = await signedUp();
    await ask('POST /logout?scope=local', { token });
    expect((await ask('POST /logout?scope=local', { token })).status).toBe(403);
    expect((await ask('POST /logout')).status).toBe(401);
    expect((await ask('POST /logout', { token: 'a.b.c' })).status).toBe(403);
  });
});

describe('a forgotten password', () => {
  it('comes by code: once, and to the right address', async () => {
    const { email } = await signedUp();
    expect((await ask('POST /recover', { body: { email } })).body).toEqual({});
    const { code } = newestMail(folder, email, 'recovery');
    const verify = (token: string): Promise<AuthAnswer> =>
      ask('POST /verify', { body: { email, token, type: 'recovery' } });
    const wrong = await verify(code === '000000' ? '000001' : '000000');
    expect([wrong.status, wrong.code]).toEqual([403, 'otp_expired']);
    const { access_token: token } = sessionOf(await verify(code));
    expect((await verify(code)).code).toBe('otp_expired');
    const put = (password: string): Promise<AuthAnswer> => ask('PUT /user', { token, body: { password } });
    expect([(await put('12345')).code, (await put(PASSWORD)).code]).toEqual(['weak_password', 'same_password']);
    expect((await put('another-password')).status).toBe(200);
    expect([(await signIn(email)).status, (await signIn(email, 'another-password')).status]).toEqual([400, 200]);
  });

  it('comes by link: with the session in the fragment, once', async () => {
    const { email } = await signedUp();
    await ask(`POST /recover?redirect_to=${encodeURIComponent('http://127.0.0.1:4173/auth')}`, { body: { email } });
    const { link } = newestMail(folder, email, 'recovery');
    const open = async (): Promise<URL> =>
      new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');
    const first = await open();
    const fragment = new URLSearchParams(first.hash.slice(1));
    expect([first.origin, first.pathname]).toEqual(['http://127.0.0.1:4173', '/auth']);
    expect([...fragment.keys()].sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
    ]);
    expect(fragment.get('type')).toBe('recovery');
    const second = new URLSearchParams((await open()).hash.slice(1));
    expect(Object.fromEntries(second)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('says nothing about who has an account', async () => {
    const before = mailsIn(folder).length;
    const answer = await ask('POST /recover', { body: { email: newAddress() } });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(mailsIn(folder)).toHaveLength(before);
  });

  it('never leads to an address that isn’t the portal’s', async () => {
    const { email } = await signedUp();
    await ask('POST /recover?redirect_to=https://evil.example/', { body: { email } });
    const answer = await fetch(newestMail(folder, email, 'recovery').link, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4173#access_token=/);
  });
});

describe('an address that is the portal’s in disguise', () => {
  const SITE = 'http://127.0.0.1:4173';
  const addresses = [...disguisedAddresses(SITE), 'http://127.0.0.1:9999/', 'https://127.0.0.1:4173/'];

  it.each(addresses)('%j gets no session', async (address) => {
    const query = new URLSearchParams({ token: 'x', type: 'recovery', redirect_to: address }).toString();
    for (const more of ['', '&redirect_to=http://127.0.0.1:4173/']) {
      const { location } = await ask(`GET /verify?${query}${more}`);
      expect(location).toMatch(/^http:\/\/127\.0\.0\.1:4173#/);
    }
    expect((await ask(`GET /authorize?provider=x&${query}`)).location).not.toContain('evil');
  });

  it('stands in no mail, whichever was asked for', async () => {
    const { email } = await signedUp();
    const [evil = ''] = addresses;
    const query = `redirect_to=${encodeURIComponent(evil)}`;
    const { access_token: token } = sessionOf(await signIn(email));
    await ask(`POST /magiclink?${query}`, { body: { email } });
    await ask(`POST /otp?${query}`, { body: { email } });
    await ask(`PUT /user?${query}`, { token, body: { email: newAddress() } });
    await ask(`POST /recover?${query}`, { body: { email } });
    for (const mail of mailsIn(folder)) expect(`${mail.text} ${mail.link}`).not.toContain('evil.example');
    const link = newestMail(folder, email, 'recovery').link.replace(/redirect_to=[^&]*/, query);
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4173#access_token=/);
  });
});

it('lets nobody but the secret key make people or set passwords, and nobody without a key ask for mail', async () => {
  const { access_token: token, email } = await signedUp();
  const { id } = (await ask('GET /user', { token })).body;
  const body = { email: newAddress(), password: PASSWORD, email_confirm: true };
  for (const key of [backend.publishableKey, 'wrong', '']) {
    expect((await ask('POST /admin/users', { body, key })).status).toBe(401);
    expect(
      (await ask(`PUT /admin/users/${String(id)}`, { body: { password: 'another-one' }, key, token })).status,
    ).toBeGreaterThanOrEqual(401);
  }
  expect((await signIn(body.email)).status).toBe(400);
  expect((await signIn(email)).status).toBe(200);
  expect((await ask('POST /resend', { body: { type: 'signup', email }, key: '' })).status).toBe(401);
  expect((await ask('POST /admin/users', { body: { ...body, email }, key: backend.secretKey })).code).toBe(
    'email_exists',
  );
});

it('refuses people whose address is none, and takes the blanks from others', async () => {
  const make = (email: string): Promise<AuthAnswer> =>
    ask('POST /admin/users', { body: { email, password: PASSWORD, email_confirm: true }, key: backend.secretKey });
  for (const email of ['', 'nonsense', 'a b@example.com', 'a@example', `${'a'.repeat(250)}@example.com`]) {
    const answer = await make(email);
    expect([answer.status, answer.code], email).toEqual([400, 'validation_failed']);
  }
  const email = newAddress();
  expect((await make(` ${email.toUpperCase()} `)).body).toMatchObject({ email });
  expect((await signIn(email)).status).toBe(200);
});

it('has no second factor, and says so with 404', async () => {
  const { access_token: token } = await signedUp();
  expect((await ask('POST /factors', { token, body: {} })).status).toBe(404);
  expect((await ask('GET /user', { token })).body).not.toHaveProperty('factors');
});
