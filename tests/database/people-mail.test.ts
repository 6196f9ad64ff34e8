import { expect, it } from 'vitest';
import { callBackend } from '../support/backend/backend-call.ts';
import { mailBackend } from '../support/backend/mail-backend.ts';
import { newestMail } from '../support/backend/mailbox.ts';

// Invitations on a backend that demands a confirmed address: the auth service itself confirms it, by the code of its mail.

const { backend, folder, ask } = await mailBackend({
  siteUrl: 'http://127.0.0.1:4999',
  admin: false,
  auth: { confirmEmail: true },
});

const invite = async (email: string): Promise<unknown> => {
  const options = { method: 'POST', key: backend.secretKey, body: { email, role: 'superadmin' } };
  return (await callBackend(backend, 'rest/v1/rpc/invite_person', options)).body;
};
const signUp = (email: string, password = 'a-long-password') =>
  ask('POST /signup', { body: { email, password } }).then(({ status }) => expect(status).toBe(200));
const signIn = (email: string, password = 'a-long-password') =>
  ask('POST /token?grant_type=password', { body: { email, password } }).then(({ status }) => status);
const confirm = (email: string) =>
  ask('POST /verify', { body: { email, token: newestMail(folder, email).code, type: 'signup' } }).then(({ status }) =>
    expect(status).toBe(200),
  );
const isSuperAdmin = async (email: string): Promise<boolean> => {
  const { rows } = await backend.database.connection.driver.query(
    'select from public.user_roles r join auth.users u on u.id = r.user_id where u.email = $1',
    [email],
  );
  return rows.length > 0;
};

it('whoever is invited becomes a super admin by the code of the mail, and not before', async () => {
  expect(await invite('Ratna@Example.com')).toEqual({ outcome: 'invited' });
  await signUp('ratna@example.com');
  expect(await isSuperAdmin('ratna@example.com')).toBe(false);
  await confirm('ratna@example.com');
  expect(await isSuperAdmin('ratna@example.com')).toBe(true);
});

it('an account that was opened before its invitation waits for a super admin’s word', async () => {
  await signUp('citra@example.com');
  expect(await invite('citra@example.com')).toEqual({ outcome: 'invited' });
  await confirm('citra@example.com');
  expect(await isSuperAdmin('citra@example.com')).toBe(false);
  expect(await invite('citra@example.com')).toEqual({ outcome: 'added' });
  expect(await isSuperAdmin('citra@example.com')).toBe(true);
});

it.each(['before', 'after'])(
  'the password of whoever signed up %s the invitation ends with the proof',
  async (when) => {
    const email = `stranger-${when}@example.com`;
    if (when === 'after') await invite(email);
    await signUp(email, 'a-password-of-a-stranger');
    if (when === 'before') await invite(email);
    await confirm(email);
    expect(await signIn(email, 'a-password-of-a-stranger')).toBe(400);
    // The address’s owner sets one with the mail for forgotten passwords.
    await ask('POST /recover', { body: { email } });
    const { code } = newestMail(folder, email);
    const { body } = await ask('POST /verify', { body: { email, token: code, type: 'recovery' } });
    const token = (body as { access_token: string }).access_token;
    await ask('PUT /user', { body: { password: 'a-password-of-the-owner' }, token });
    expect(await signIn(email, 'a-password-of-the-owner')).toBe(200);
  },
);

it('whoever isn’t invited stays as they are, with their password', async () => {
  await signUp('dewi@example.com');
  await confirm('dewi@example.com');
  expect(await isSuperAdmin('dewi@example.com')).toBe(false);
  expect(await signIn('dewi@example.com')).toBe(200);
});
