import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { authAdditions } from '../../src/backend/embedded/auth-additions.ts';
import type { Mailer } from '../../src/backend/embedded/mail/development-mailer.ts';
import type { AuthAnswer } from '../support/backend/auth-call.ts';
import { mailBackend } from '../support/backend/mail-backend.ts';
import { mailsIn, newestMail } from '../support/backend/mailbox.ts';

// A backend that demands a confirmed address, and the mails of the embedded backend.

const said: string[] = [];
const { backend, folder, ask } = await mailBackend({
  siteUrl: 'http://127.0.0.1:4999',
  auth: { confirmEmail: true, tokenSeconds: 90 },
  log: (line) => said.push(line),
});

const PASSWORD = 'a-long-password';
const sql = (text: string, values: unknown[]) => backend.database.connection.driver.query(text, values);
const signIn = (email: string) => ask('POST /token?grant_type=password', { body: { email, password: PASSWORD } });
const resend = (email: string) => ask('POST /resend', { body: { type: 'signup', email } });
const confirm = (email: string, token: string) => ask('POST /verify', { body: { email, token, type: 'signup' } });

async function signUp(): Promise<{ email: string; answer: AuthAnswer }> {
  const email = `${randomUUID()}@example.com`;
  return { email, answer: await ask('POST /signup', { body: { email, password: PASSWORD } }) };
}
async function confirmed(): Promise<{ email: string; token: string }> {
  const { email } = await signUp();
  const { body } = await confirm(email, newestMail(folder, email).code);
  return { email, token: String(body['access_token']) };
}
const sentLongAgo = (email: string, column: 'confirmation_sent_at' | 'recovery_sent_at', interval: string) =>
  sql(`update auth.users set ${column} = now() - $2::interval where email = $1`, [email, interval]);

it('opens no session before the address is confirmed, and one with the code', async () => {
  expect((await ask('GET /settings')).body).toMatchObject({ mailer_autoconfirm: false });
  const { email, answer } = await signUp();
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ email });
  expect(answer.body).not.toHaveProperty('access_token');
  const refused = await signIn(email);
  expect([refused.status, refused.code]).toEqual([400, 'email_not_confirmed']);
  const session = await confirm(email, newestMail(folder, email, 'confirmation').code);
  expect(session.body).toMatchObject({ expires_in: 90, user: { email } });
  expect((await signIn(email)).status).toBe(200);
});

it('confirms by the link as well, which leads to the portal with a session', async () => {
  const { email } = await signUp();
  const answer = await fetch(newestMail(folder, email).link, { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4999#access_token=.*&type=signup$/);
  expect((await signIn(email)).status).toBe(200);
});

it('sends a confirmation again, once in a while, and only the newest code counts', async () => {
  const { email } = await signUp();
  const first = newestMail(folder, email).code;
  // A minute ahead, so that a slow machine is not too late for "too early".
  await sentLongAgo(email, 'confirmation_sent_at', '-1 minute');
  const early = await resend(email);
  expect([early.status, early.code]).toEqual([429, 'over_email_send_rate_limit']);
  await sentLongAgo(email, 'confirmation_sent_at', '2 seconds');
  expect([(await resend(email.toUpperCase())).status, mailsIn(folder).filter(({ to }) => to === email).length]).toEqual(
    [200, 2],
  );
  const second = newestMail(folder, email).code;
  // One time in a million they are the same.
  if (first !== second) expect((await confirm(email, first)).code).toBe('otp_expired');
  expect((await confirm(email, second)).status).toBe(200);
});

it('opens an account once by the code of a recovery, and once by its link', async () => {
  const { email } = await confirmed();
  await ask('POST /recover', { body: { email } });
  const byCode = { body: { email, token: newestMail(folder, email, 'recovery').code, type: 'recovery' } };
  expect((await ask('POST /verify', byCode)).body).toMatchObject({ user: { email } });
  expect((await ask('POST /verify', byCode)).code).toBe('otp_expired');

  await sentLongAgo(email, 'recovery_sent_at', '2 minutes');
  await ask('POST /recover', { body: { email } });
  const { link } = newestMail(folder, email, 'recovery');
  const follow = async () => (await fetch(link, { redirect: 'manual' })).headers.get('location');
  expect(await follow()).toMatch(/#access_token=.*&type=recovery$/);
  expect(await follow()).toMatch(/#error=access_denied&error_code=otp_expired&/);
});

it('answers the same where there is nothing to confirm, and sends nothing', async () => {
  const { email } = await confirmed();
  const before = mailsIn(folder).length;
  for (const address of [email, 'nobody@example.com']) {
    const answer = await resend(address);
    expect([answer.status, answer.body]).toEqual([200, {}]);
  }
  expect(mailsIn(folder)).toHaveLength(before);
});

it('answers the same where somebody asks again too soon, whether there is anything to confirm or not', async () => {
  const { email } = await confirmed();
  const { connection } = backend.database;
  let time = 0;
  const sent: string[] = [];
  const mailer = { sendConfirmation: (to: string) => Promise.resolve(void sent.push(to)) } as unknown as Mailer;
  const keys = { publishableKey: 'p', secretKey: 's', jwtSecret: '' };
  const answer = authAdditions({ sql: connection.driver, keys, mailer, now: () => time });
  const again = async (address: string): Promise<unknown[]> => {
    const body = JSON.stringify({ type: 'signup', email: address });
    const init = { method: 'POST', headers: { apikey: 'p' }, body };
    const response = await answer(new Request('http://127.0.0.1/auth/v1/resend', init));
    return [response!.status, ((await response!.json()) as { error_code?: string }).error_code];
  };
  for (const address of [email, 'nobody@example.com']) {
    expect(await again(address)).toEqual([200, undefined]);
    time += 999;
    expect(await again(address.toUpperCase())).toEqual([429, 'over_email_send_rate_limit']);
    time += 1;
    expect(await again(address)).toEqual([200, undefined]);
  }
  expect(sent).toEqual([]);
});

it('lets a code expire after an hour', async () => {
  const { email } = await signUp();
  await sentLongAgo(email, 'confirmation_sent_at', '61 minutes');
  const answer = await confirm(email, newestMail(folder, email).code);
  expect([answer.status, answer.code]).toEqual([403, 'otp_expired']);
});

it('knows no type "email" at /verify: the portal names signup and recovery', async () => {
  const { email } = await signUp();
  const { code } = newestMail(folder, email);
  const answer = await ask('POST /verify', { body: { email, token: code, type: 'email' } });
  expect([answer.status, answer.code]).toEqual([400, 'validation_failed']);
});

it('writes every mail of the auth service into a file of its own, with its kind in the name', async () => {
  const { email, token } = await confirmed();
  const before = mailsIn(folder).length;
  await ask('POST /recover', { body: { email } });
  await ask('POST /otp', { body: { email } });
  await ask('GET /reauthenticate', { token });
  await ask('PUT /user', { token, body: { email: `new-${email}` } });
  const mails = mailsIn(folder).slice(before);
  const kinds = ['recovery', 'magic-link', 'reauthentication', 'email-change'];
  expect(mails.map(({ file }) => file.replace(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-/, ''))).toEqual(
    kinds.map((kind) => `${kind}.txt`),
  );
  for (const mail of mails) {
    expect(mail).toMatchObject({ to: email, code: expect.stringMatching(/^\d{6}$/) as string });
    expect(said).toContain(`Mail to ${email}: ${mail.subject}\n${mail.text.trim()}`);
  }
  expect(mails.filter(({ link }) => link === '').map(({ file }) => file)).toEqual([mails[2]?.file]);
  expect(mails[3]?.text).toContain(`${email} akan pindah ke alamat new-${email}`);
});

it.skipIf(process.platform === 'win32')('shows mails to nobody else: their codes open accounts', async () => {
  const { email } = await signUp();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, newestMail(folder, email).file)).mode & 0o777).toBe(0o600);
});

it('speaks Indonesian first and English below, with the code and the link in both', async () => {
  const { email } = await signUp();
  const { subject, text, code, link } = newestMail(folder, email);
  expect(subject).toBe('Aktifkan akun Tunas / Confirm your Tunas account');
  const [indonesian = '', english = ''] = text.split('\n---\n');
  expect(indonesian).toMatch(/^Selamat datang di Tunas\n/);
  expect(english).toMatch(/^\nWelcome to Tunas\n/);
  for (const half of [indonesian, english]) for (const part of [code, link]) expect(half).toContain(part);
});

it('leads to wherever the portal is served by then', async () => {
  backend.portalAt('http://127.0.0.1:4888');
  const { email } = await signUp();
  const answer = await fetch(newestMail(folder, email).link, { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4888#/);
});
