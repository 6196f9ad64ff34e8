import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOpenBackend } from '../../src/backend/dev/start-backend.ts';
import type { OpenBackend } from '../../src/backend/dev/start-backend.ts';
import { authCall } from '../support/auth-call.ts';
import { newestMail } from '../support/mailbox.ts';

// Invitations on a backend that demands a confirmed address: the auth service itself confirms it, by the code of its mail.

const folder = join(mkdtempSync(join(tmpdir(), 'tunas-invited-')), 'mail');
let backend: OpenBackend;
beforeAll(async () => {
  backend = await startOpenBackend({
    dataFolder: 'memory',
    port: 0,
    seed: false,
    admin: false,
    mailFolder: folder,
    siteUrl: 'http://127.0.0.1:4999',
    auth: { confirmEmail: true },
    log: () => undefined,
  });
});
afterAll(async () => {
  await backend.stop();
  rmSync(join(folder, '..'), { recursive: true });
});

const invite = async (email: string): Promise<unknown> => {
  const answer = await fetch(`${backend.url}/rest/v1/rpc/invite_super_admin`, {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return answer.json();
};
const signUp = (email: string) =>
  authCall(backend, 'POST /signup', { body: { email, password: 'a-long-password' } }).then(({ status }) =>
    expect(status).toBe(200),
  );
const confirm = (email: string) =>
  authCall(backend, 'POST /verify', { body: { email, token: newestMail(folder, email).code, type: 'signup' } }).then(
    ({ status }) => expect(status).toBe(200),
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

it('whoever isn’t invited stays as they are', async () => {
  await signUp('dewi@example.com');
  await confirm('dewi@example.com');
  expect(await isSuperAdmin('dewi@example.com')).toBe(false);
});
