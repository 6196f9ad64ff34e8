import { expect, type Page } from '@playwright/test';
import { authCall } from '../backend/auth-call.ts';
import { newestMail, type DroppedMail } from '../backend/mailbox.ts';
import type { BackendUnderTest, PortalUnderTest } from './portals.ts';
import { ask } from './rest.ts';

/** A person with an account, as the tests use them. */
export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

type Wishes = Partial<Pick<TestPerson, 'email' | 'password' | 'fullName'>>;

/** A password that no rule refuses. */
export const PASSWORD = 'padi-menguning-7';

let people = 0;

/** An address that is unique in this run. */
export function newAddress(name = 'ratna'): string {
  people += 1;
  return `${name}-${process.pid}-${Date.now()}-${people}@contoh.id`;
}

/** Creates an account with a confirmed address, as the service role. */
export async function addPerson(backend: BackendUnderTest, wishes: Wishes = {}): Promise<TestPerson> {
  const person = { email: newAddress(), password: PASSWORD, fullName: 'Ratna Wulandari', ...wishes };
  const { email, password, fullName } = person;
  const body = { email, password, email_confirm: true, user_metadata: { full_name: fullName } };
  const answer = await authCall(backend, 'POST /admin/users', { key: backend.secretKey, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { ...person, id: String(answer.body['id']) };
}

export async function addSuperAdmin(backend: BackendUnderTest, wishes: Wishes = {}): Promise<TestPerson> {
  const person = await addPerson(backend, { email: newAddress('admin'), ...wishes });
  await ask(backend, 'user_roles', 'POST', { user_id: person.id, role: 'superadmin' });
  return person;
}

export async function rolesOf(backend: BackendUnderTest, id: string): Promise<readonly string[]> {
  const rows = await ask<{ role: string }>(backend, `user_roles?select=role&user_id=eq.${id}`);
  return rows.map(({ role }) => role);
}

/** The full names in the rows of a user: one, unless something is wrong. */
export async function fullNamesOf(backend: BackendUnderTest, id: string): Promise<readonly (string | null)[]> {
  const rows = await ask<{ full_name: string | null }>(backend, `profiles?select=full_name&id=eq.${id}`);
  return rows.map(({ full_name: name }) => name);
}

/** A session as the auth service answers it and auth-js stores it. */
export interface RawSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly expires_at: number;
  readonly user: { readonly id: string; readonly email: string };
}

/** Signs in past the portal. */
export async function sessionOf(
  backend: BackendUnderTest,
  { email, password }: Pick<TestPerson, 'email' | 'password'>,
): Promise<RawSession> {
  const answer = await authCall(backend, 'POST /token?grant_type=password', { body: { email, password } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as RawSession;
}

/** Whether this password signs in. */
export async function signsIn(backend: BackendUnderTest, email: string, password: string): Promise<boolean> {
  const answer = await authCall(backend, 'POST /token?grant_type=password', { body: { email, password } });
  if (answer.status !== 200) expect(answer.code).toBe('invalid_credentials');
  return answer.status === 200;
}

/** Where the web stores a session: supabase-js's own name for it. */
export function storageKey({ url }: Pick<BackendUnderTest, 'url'>): string {
  return `sb-${new URL(url).hostname.split('.')[0] ?? ''}-auth-token`;
}

/** The session that the browser stores; null for a visitor. */
export function storedSession(page: Page, portal: PortalUnderTest): Promise<RawSession | null> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as RawSession | null,
    storageKey(portal.backend),
  );
}

/** The newest mail of a kind to a person, once it is there. */
export async function mailTo(
  portal: PortalUnderTest,
  email: string,
  kind: 'confirmation' | 'recovery',
  besides: readonly DroppedMail[] = [],
): Promise<DroppedMail> {
  const known = new Set(besides.map(({ file }) => file));
  const arrived = (): DroppedMail | null => {
    try {
      const mail = newestMail(portal.mailFolder, email, kind);
      return known.has(mail.file) ? null : mail;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('No ')) return null;
      throw error;
    }
  };
  await expect.poll(() => arrived() !== null, { message: `a ${kind} mail to ${email}` }).toBe(true);
  return newestMail(portal.mailFolder, email, kind);
}

/** A six-digit code that this one isn't. */
export function wrongCode(right: string): string {
  return String((Number(right) + 1) % 1_000_000).padStart(6, '0');
}
