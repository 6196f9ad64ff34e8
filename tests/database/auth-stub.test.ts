import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startOpenBackend } from '../../src/backend/dev/start-backend.ts';
import type { OpenBackend } from '../../src/backend/dev/start-backend.ts';
import { authCall } from '../support/auth-call.ts';
import { startAuthStub } from '../support/auth-stub/start-auth-stub.ts';
import type { AuthStub } from '../support/auth-stub/start-auth-stub.ts';
import { newestMail } from '../support/mailbox.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { totpCode } from '../support/auth-stub/totp.ts';

// supabase-js on Node 20 wants one; nothing here opens it.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;

const folder = mkdtempSync(join(tmpdir(), 'tunas-stub-'));
let backend: OpenBackend;
let stub: AuthStub;
beforeAll(async () => {
  backend = await startOpenBackend({
    dataFolder: 'memory',
    port: 0,
    dump: await migratedDatabase(),
    seed: false,
    mailFolder: folder,
  });
  stub = await startAuthStub(backend);
  await backend.database.connection.driver.exec(
    `create function public.aal() returns text language sql set search_path = '' as $$ select auth.jwt() ->> 'aal' $$`,
  );
  await backend.database.connection.clearSchemaCache();
});
afterAll(async () => {
  await stub.stop();
  await backend.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => stub.mend());

const newClient = (): SupabaseClient =>
  createClient(stub.url, backend.publishableKey, { auth: { autoRefreshToken: false, persistSession: false } });
let people = 0;
let client: SupabaseClient;
let email = '';
beforeEach(async () => {
  client = newClient();
  email = `person${(people += 1)}@example.com`;
  const { error } = await client.auth.signUp({ email, password: 'a-long-password' });
  expect(error).toBeNull();
});

const level = async () => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
const aalInDatabase = async () => (await client.rpc('aal')).data as unknown;
async function enrolled(name = 'Phone'): Promise<{ id: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  expect(error).toBeNull();
  return { id: data?.id ?? '', secret: data?.type === 'totp' ? data.totp.secret : '' };
}
async function verified(): Promise<{ id: string; secret: string }> {
  const factor = await enrolled();
  const code = stub.codeFor(factor.secret);
  expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
  return factor;
}

it('counts codes as RFC 6238 does', () => {
  // Appendix B; base32 of "12345678901234567890", the last six of its eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect([59, 1_111_111_109, 20_000_000_000].map((seconds) => totpCode(secret, seconds * 1000))).toEqual([
    '287082',
    '081804',
    '353130',
  ]);
});

describe('the second factor', () => {
  it('is enrolled, proved, kept through a refresh and removed, as auth-js and the database see it', async () => {
    expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Tunas' });
    expect(data).toMatchObject({
      type: 'totp',
      friendly_name: 'Phone',
      totp: {
        qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<\?xml/) as string,
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
        uri: expect.stringContaining('otpauth://totp/Tunas:') as string,
      },
    });
    const { id: factorId = '', totp } = data as { id: string; totp: { secret: string } };
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ all: [{ status: 'unverified' }], totp: [] });
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? '';
    const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: '000000' });
    expect([wrong.error?.status, wrong.error?.code]).toEqual([422, 'mfa_verification_failed']);
    const right = await client.auth.mfa.verify({ factorId, challengeId, code: stub.codeFor(totp.secret) });
    expect(right.error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect(await level()).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(await aalInDatabase()).toBe('aal2');
    await client.auth.refreshSession();
    expect([(await level())?.currentLevel, await aalInDatabase()]).toEqual(['aal2', 'aal2']);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await client.auth.getUser()).data.user).not.toHaveProperty('factors');
  });

  it('is asked for at the next sign-in, and can’t be removed or joined by another before', async () => {
    const { id: factorId, secret } = await verified();
    client = newClient();
    await client.auth.signInWithPassword({ email, password: 'a-long-password' });
    expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(await aalInDatabase()).toBe('aal1');
    expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    expect(second.error?.code).toBe('insufficient_aal');
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: stub.codeFor(secret) })).error).toBeNull();
    expect((await level())?.currentLevel).toBe('aal2');
  });

  it('makes a super admin where the database demands it, also after a refresh: the session lives', async () => {
    const { driver } = backend.database.connection;
    await driver.exec('update private.settings set admin_needs_second_factor = true');
    const id = (await client.auth.getUser()).data.user?.id;
    await driver.query(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [id]);
    await driver.exec(
      `insert into public.contact_messages (name, email, message) values ('Ana', 'ana@x.example', 'Hi')`,
    );
    const seen = async () => (await client.from('contact_messages').select('name')).data;
    expect(await seen()).toEqual([]);
    await verified();
    expect(await seen()).toEqual([{ name: 'Ana' }]);
    await client.auth.refreshSession();
    expect(await seen()).toEqual([{ name: 'Ana' }]);
  });

  it('signs the other devices out when it is proved', async () => {
    const other = newClient();
    await other.auth.signInWithPassword({ email, password: 'a-long-password' });
    await verified();
    expect((await other.auth.getUser()).error?.code ?? (await other.auth.getUser()).error?.name).toBe(
      'AuthSessionMissingError',
    );
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it('is asked for after a link from a mail as well', async () => {
    const { id: factorId, secret } = await verified();
    backend.portalAt('http://127.0.0.1:4999', stub.url);
    await client.auth.resetPasswordForEmail(email);
    const link = newestMail(folder, email, 'recovery').link;
    const landed = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
    const session = new URLSearchParams(landed.split('#')[1]);
    client = newClient();
    const [access_token = '', refresh_token = ''] = [session.get('access_token'), session.get('refresh_token')].map(
      String,
    );
    expect((await client.auth.setSession({ access_token, refresh_token })).error).toBeNull();
    expect(await level()).toMatchObject({ currentLevel: 'aal1', currentAuthenticationMethods: [{ method: 'otp' }] });
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: stub.codeFor(secret) })).error).toBeNull();
    expect((await level())?.currentLevel).toBe('aal2');
  });

  it('belongs to its owner', async () => {
    const { id: factorId } = await verified();
    client = newClient();
    await client.auth.signUp({ email: `other-${email}`, password: 'a-long-password' });
    expect((await client.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
    expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  });

  it('is refused with the words of supabase/auth: no kind, a name twice, nobody signed in', async () => {
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const seen = { url: stub.url, publishableKey: backend.publishableKey };
    const empty = await authCall(seen, 'POST /factors', { token, body: {} });
    expect([empty.status, empty.code]).toEqual([400, 'validation_failed']);
    await enrolled('Phone');
    const twice = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect([twice.error?.status, twice.error?.code]).toEqual([422, 'mfa_factor_name_conflict']);
    expect((await authCall(seen, 'POST /factors', { body: {} })).status).toBe(401);
  });

  it('may be of a kind that the stub can’t enrol', async () => {
    const id = (await client.auth.getUser()).data.user?.id ?? '';
    stub.addFactor(id, { factor_type: 'webauthn', friendly_name: 'Key', status: 'verified' });
    stub.addFactor(id, { factor_type: 'phone' });
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map((each) => [each.factor_type, each.status])).toEqual([
      ['webauthn', 'verified'],
      ['phone', 'unverified'],
    ]);
  });
});

describe('faults', () => {
  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${stub.url}${path}`, { headers: { apikey: backend.publishableKey }, ...init });

  it('meet one path, or all, until they are taken away', async () => {
    stub.fail('/token', 503);
    expect((await get('/auth/v1/token?grant_type=password', { method: 'POST' })).status).toBe(503);
    expect((await get('/auth/v1/settings')).status).toBe(200);
    stub.fail('*', 'html');
    expect((await get('/rest/v1/rpc/search_articles')).headers.get('content-type')).toContain('text/html');
    stub.mend();
    expect((await get('/rest/v1/rpc/search_articles')).status).toBe(200);
  });

  it('can tell a refresh from a sign-in', async () => {
    stub.fail('/token?grant_type=refresh_token', 429);
    expect((await client.auth.refreshSession()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect((await client.auth.signInWithPassword({ email, password: 'a-long-password' })).error).toBeNull();
  });

  it.each([
    ['html', 200],
    ['html-403', 403],
    [511, 511],
  ] as const)('%s is a page, which a browser may read', async (fault, status) => {
    stub.fail('/user', fault);
    const answer = await get('/auth/v1/user');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
    expect(await answer.text()).toContain('<!doctype html>');
  });

  it('refuse cuts the connection, hang says nothing for ever', async () => {
    stub.fail('/user', 'refuse');
    await expect(get('/auth/v1/user')).rejects.toThrow('fetch failed');
    stub.fail('/user', 'hang');
    await expect(get('/auth/v1/user', { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
  });

  it('are seen in what came by', async () => {
    const before = stub.requests.length;
    await get('/auth/v1/settings');
    expect(stub.requests.slice(before)).toEqual(['GET /auth/v1/settings']);
  });
});
