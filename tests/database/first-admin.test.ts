import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFirstAdmin } from '../../src/backend/embedded/first-admin.ts';
import type { FirstAdmin } from '../../src/backend/embedded/first-admin.ts';
import { startOpenBackend } from '../../src/backend/embedded/start-backend.ts';
import type { OpenBackend } from '../../src/backend/embedded/start-backend.ts';
import { authCall } from '../support/backend/auth-call.ts';
import { migratedDump } from '../support/database/migrated-database.ts';

const STANDARD = 'admin@tunas.example';
const said: string[] = [];
const log = (line: string): void => void said.push(line);
const saidPassword = (): string => /password will be (\S+) {3}\(shown once\)/.exec(said.join('\n'))?.[1] ?? '';
const signIn = (backend: { url: string; publishableKey: string }, email: string, password: string) =>
  authCall(backend, 'POST /token?grant_type=password', { body: { email, password } });

describe('the first super admin', () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await startOpenBackend({
      ...{ dataFolder: 'memory', port: 0, seed: false, auth: { confirmEmail: true } },
      dump: await migratedDump(),
    });
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    said.splice(0);
    await backend.database.connection.driver.exec('truncate public.user_roles; delete from auth.users');
  });

  const make = (wanted: FirstAdmin, say = log): Promise<void> =>
    makeFirstAdmin(backend.database.connection.driver, wanted, say);
  async function admins(): Promise<unknown[]> {
    const { rows } = await backend.database.connection.driver.query<{ email: string }>(
      'select u.email from public.user_roles r join auth.users u on u.id = r.user_id order by 1',
    );
    return rows.map((row) => row.email);
  }

  it('isn’t made in an unseeded backend for tests', async () => {
    const unseeded = await startOpenBackend({
      dataFolder: 'memory',
      port: 0,
      seed: false,
      log,
      dump: await migratedDump(),
    });
    const { rows } = await unseeded.database.connection.driver.query('select from auth.users');
    await unseeded.stop();
    expect([rows, said]).toEqual([[], []]);
  });

  it('can sign in at once, also where addresses have to be confirmed', async () => {
    await make({});
    expect((await signIn(backend, STANDARD, saidPassword())).status).toBe(200);
  });

  it('is whoever is named, and a password that is known already isn’t said', async () => {
    await make({ email: 'Ratna@Example.com', password: 'known-password' });
    expect(said).toEqual(['Super admin: Ratna@Example.com   password: as set']);
    expect((await signIn(backend, 'ratna@example.com', 'known-password')).status).toBe(200);
  });

  it.each([
    [{ email: 'nonsense' }, /"nonsense" is no e-mail address/],
    [{ password: '12345' }, /at least 6 characters/],
    [{ password: 'ä'.repeat(40) }, /too long/],
  ])('is refused where %j is wrong', async (admin, message) => {
    await expect(make(admin)).rejects.toThrow(message);
    expect(await admins()).toEqual([]);
  });

  it('isn’t made where there is one', async () => {
    await make({});
    said.splice(0);
    await make({ email: 'other@example.com' });
    expect([await admins(), said]).toEqual([[STANDARD], []]);
  });

  it('isn’t whoever has the address already: that is said, and how to choose', async () => {
    const body = { email: STANDARD, password: 'his-own-password', email_confirm: true };
    await authCall(backend, 'POST /admin/users', { body, key: backend.secretKey });
    await make({ password: 'another-password' });
    expect(await admins()).toEqual([]);
    expect(said).toEqual([expect.stringContaining(`--email ${STANDARD} --reset-password`)]);
    expect((await signIn(backend, STANDARD, 'his-own-password')).status).toBe(200);
  });

  it('comes whole or not at all: a start that dies before the end leaves nobody and has called nobody made', async () => {
    const { driver } = backend.database.connection;
    const dying: Parameters<typeof makeFirstAdmin>[0] = {
      transaction: (work) =>
        driver.transaction(async (sql) => {
          await work(sql);
          throw new Error('killed');
        }),
    };
    await expect(makeFirstAdmin(dying, {}, log)).rejects.toThrow('killed');
    const lost = saidPassword();
    expect([await admins(), said]).toEqual([[], [expect.stringContaining(`will be ${lost}`)]]);
    said.splice(0);
    await make({});
    expect(await admins()).toEqual([STANDARD]);
    expect((await signIn(backend, STANDARD, saidPassword())).status).toBe(200);
    expect((await signIn(backend, STANDARD, lost)).status).toBe(400);
  });

  it('has a password that is known, also where the start dies before it calls him made', async () => {
    const dying = (line: string): void => {
      said.push(line);
      if (line.startsWith('Super admin:')) throw new Error('killed');
    };
    await expect(make({}, dying)).rejects.toThrow('killed');
    expect(await admins()).toEqual([STANDARD]);
    expect((await signIn(backend, STANDARD, saidPassword())).status).toBe(200);
  });
});
