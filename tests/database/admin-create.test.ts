import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenBackend } from '../../src/backend/embedded/start-backend.ts';
import type { OpenBackend } from '../../src/backend/embedded/start-backend.ts';
import { authCall } from '../support/backend/auth-call.ts';
import { copyUsedDataFolder } from '../support/backend/used-data-folder.ts';

// `npm run admin:create`, on the embedded backend: running on the data folder, named by its address, or not running.

const folder = mkdtempSync(join(tmpdir(), 'tunas-create-'));
let backend: OpenBackend;
const start = () => startOpenBackend({ dataFolder: folder, port: 0, admin: false });
beforeAll(async () => {
  await copyUsedDataFolder(folder);
  backend = await start();
});
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

const ROOT = join(import.meta.dirname, '../..');
interface Printed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
async function create(args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Printed> {
  const unset = { TUNAS_ADMIN_PASSWORD: '', SUPABASE_SECRET_KEY: '', TUNAS_DATA: folder };
  const env = { ...process.env, ...unset, NODE_ENV: 'development', ...settings };
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/programs/admin-create.ts', ...args], {
    cwd: ROOT,
    env,
  });
  return run.then(
    (done) => ({ code: 0, ...done }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
}
const signIn = (email: string, password: string) =>
  authCall(backend, 'POST /token?grant_type=password', { body: { email, password } });
const HIS_OWN = 'his-own-password';
async function signedUp(email: string): Promise<string> {
  const { body } = await authCall(backend, 'POST /signup', { body: { email, password: HIS_OWN } });
  return String(body['access_token']);
}
const shown = ({ stdout }: Printed): string => /^Password: (\S+) {3}\(shown once\)$/m.exec(stdout)?.[1] ?? '';
async function roleOf(email: string): Promise<unknown[]> {
  const { rows } = await backend.database.connection.driver.query(
    `select r.role, p.full_name from auth.users u join public.profiles p on p.id = u.id
     left join public.user_roles r on r.user_id = u.id where u.email = $1`,
    [email],
  );
  return rows;
}

describe('admin:create', () => {
  it('makes a super admin on the backend that runs on the data folder, and shows the password once', async () => {
    const printed = await create(['--email', 'ratna@example.com', '--name', 'Ratna']);
    expect([printed.code, printed.stderr]).toEqual([0, '']);
    expect(printed.stdout.split('\n')[0]).toBe('Super admin: ratna@example.com');
    expect((await signIn('ratna@example.com', shown(printed))).status).toBe(200);
    expect(await roleOf('ratna@example.com')).toEqual([{ role: 'superadmin', full_name: 'Ratna' }]);
  });

  it('changes nothing where somebody is a super admin already', async () => {
    const before = await signedUp('budi@example.com');
    await create(['--email', 'budi@example.com', '--keep-password']);
    const again = await create(['--email', 'Budi@example.com'], { TUNAS_ADMIN_PASSWORD: 'another-password' });
    expect([again.code, again.stderr]).toEqual([0, '']);
    expect(again.stdout).toMatch(/^Budi@example\.com is already a super admin\. Nothing has changed/);
    expect((await signIn('budi@example.com', HIS_OWN)).status).toBe(200);
    expect((await authCall(backend, 'GET /user', { token: before })).status).toBe(200);
  });

  it('makes nobody a super admin by an account that is there already without being told what of its password', async () => {
    await signedUp('gita@example.com');
    const printed = await create(['--email', 'gita@example.com']);
    expect([printed.code, printed.stdout]).toEqual([1, '']);
    expect(printed.stderr).toMatch(/has an account already.*--reset-password or --keep-password/);
    expect(await roleOf('gita@example.com')).toEqual([{ role: null, full_name: '' }]);
    const kept = await create(['--email', 'gita@example.com', '--keep-password']);
    expect([kept.code, kept.stdout]).toEqual([0, expect.stringContaining('keeps its password')]);
    expect((await signIn('gita@example.com', HIS_OWN)).status).toBe(200);
    expect(await roleOf('gita@example.com')).toMatchObject([{ role: 'superadmin' }]);
  });

  it('gives a new password where one is asked for, and whoever used the old one is out', async () => {
    const token = await signedUp('hani@example.com');
    const reset = await create(['--email', 'hani@example.com', '--reset-password']);
    expect((await signIn('hani@example.com', HIS_OWN)).status).toBe(400);
    expect((await signIn('hani@example.com', shown(reset))).status).toBe(200);
    expect(await roleOf('hani@example.com')).toMatchObject([{ role: 'superadmin' }]);
    expect((await authCall(backend, 'GET /user', { token })).code).toBe('session_not_found');
  });

  it('confirms the address of an account whose password it sets', async () => {
    await signedUp('indah@example.com');
    await backend.database.connection.driver.query('update auth.users set email_confirmed_at = null where email = $1', [
      'indah@example.com',
    ]);
    expect((await signIn('indah@example.com', HIS_OWN)).code).toBe('email_not_confirmed');
    const reset = await create(['--email', 'indah@example.com', '--reset-password']);
    expect((await signIn('indah@example.com', shown(reset))).status).toBe(200);
  });

  it('takes the password from the environment and prints it nowhere', async () => {
    const settings = { TUNAS_ADMIN_PASSWORD: 'known-password' };
    const printed = await create(['--email', 'citra@example.com'], settings);
    expect(printed.stdout).toBe('Super admin: citra@example.com\nPassword: as in TUNAS_ADMIN_PASSWORD\n');
    expect((await signIn('citra@example.com', 'known-password')).status).toBe(200);
  });

  it('works on a project that is named by its address', async () => {
    const elsewhere = { SUPABASE_SECRET_KEY: backend.secretKey, TUNAS_DATA: join(folder, 'nothing-here') };
    const printed = await create(['--url', backend.url, '--email', 'dewi@example.com'], elsewhere);
    expect((await signIn('dewi@example.com', shown(printed))).status).toBe(200);
    expect(await roleOf('dewi@example.com')).toMatchObject([{ role: 'superadmin' }]);
  });

  it('opens the data folder itself where nothing runs, and doesn’t ask whoever has the address by now', async () => {
    await backend.stop();
    writeFileSync(join(folder, 'backend.json'), JSON.stringify({ url: 'http://127.0.0.1:1', pid: process.pid }));
    const printed = await create(['--email', 'eka@example.com']);
    expect(printed).toMatchObject({ code: 0, stderr: '' });
    backend = await start();
    expect((await signIn('eka@example.com', shown(printed))).status).toBe(200);
    expect(await roleOf('eka@example.com')).toMatchObject([{ role: 'superadmin' }]);
  });

  it('says how it is used', async () => {
    const { code, stdout } = await create(['--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('npm run admin:create -- --email')]);
    for (const option of ['name', 'reset-password', 'keep-password', 'url']) expect(stdout).toMatch(`\n  --${option} `);
  });

  it.each([
    [[], /^Whose\? --email/],
    [['--email', 'nonsense'], /^"nonsense" is no e-mail address/],
    [['--emial', 'x'], /Unknown option '--emial'[\s\S]*--reset-password/],
    [['--email', 'x@example.com', '--keep-password', '--reset-password'], /^Either --reset-password or --keep/],
    [['--email', 'x@example.com', '--url', 'http://project.example'], /must be the https address/],
    [['--email', 'x@example.com', '--url', 'https://project.example'], /SUPABASE_SECRET_KEY/],
  ])('%j is refused in a sentence', async (args, message) => {
    const { code, stdout, stderr } = await create(args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['a wrong key', 'sb_secret_wrong', /doesn't know this secret key/],
    ['the publishable key', 'publishable', /not the secret one/],
  ])('%s is refused, and nobody is made', async (_what, key, message) => {
    const secret = key === 'publishable' ? backend.publishableKey : key;
    const printed = await create(['--url', backend.url, '--email', 'fitri@example.com'], {
      SUPABASE_SECRET_KEY: secret,
    });
    expect(printed).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) as string });
    expect(await roleOf('fitri@example.com')).toEqual([]);
  });

  it('a short password is refused without being repeated', async () => {
    const { stderr } = await create(['--email', 'x@example.com'], { TUNAS_ADMIN_PASSWORD: 'ab1cd' });
    expect(stderr).toBe('The password must have at least 6 characters.\n');
  });
});
