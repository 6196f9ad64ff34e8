import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuthAnswer } from '../support/backend/auth-call.ts';
import { mailBackend } from '../support/backend/mail-backend.ts';

// bcrypt hashes 72 bytes of a password. A backend of its own: ten wrong passwords within a minute close the sign-in.

const { ask } = await mailBackend();
const newAddress = (): string => `${randomUUID()}@example.com`;
const signIn = (email: string, password: string): Promise<AuthAnswer> =>
  ask('POST /token?grant_type=password', { body: { email, password } });

/** Longer than what bcrypt hashes, each with another password that has the same first 72 bytes. */
const TOO_LONG = [
  ['40 é', 'é'.repeat(40), 'é'.repeat(36) + 'xxxx'],
  ['25 稲', '稲'.repeat(25), '稲'.repeat(24) + 'x'],
  ['19 🌾', '🌾'.repeat(19), '🌾'.repeat(18) + 'x'],
] as const;

describe('a password of more than 72 bytes', () => {
  it.each(TOO_LONG)('opens no account and replaces no password: %s', async (_what, password) => {
    const refused = await ask('POST /signup', { body: { email: newAddress(), password } });
    expect([refused.status, refused.code]).toEqual([400, 'validation_failed']);
    const email = newAddress();
    const account = await ask('POST /signup', { body: { email, password: 'a-long-password' } });
    const { access_token: token } = account.body as unknown as { readonly access_token: string };
    const kept = await ask('PUT /user', { token, body: { password } });
    expect([kept.status, kept.code]).toEqual([400, 'validation_failed']);
    expect((await signIn(email, 'a-long-password')).status).toBe(200);
  });

  it.each(TOO_LONG)('never signs in, even where its beginning is the password: %s', async (_what, password, same) => {
    const email = newAddress();
    const beginning = Buffer.from(password).subarray(0, 72).toString();
    expect((await ask('POST /signup', { body: { email, password: beginning } })).status).toBe(200);
    expect((await signIn(email, beginning)).status).toBe(200);
    for (const other of [password, same]) expect((await signIn(email, other)).code).toBe('invalid_credentials');
  });
});
