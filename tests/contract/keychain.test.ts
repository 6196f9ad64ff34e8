import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportOf } from '../support/desktop-host/last-report.ts';

// Session storage over a real keychain: keytar and GNOME's Secret Service, on a message bus and in a home folder of their own, so
// that the developer's own keyring isn't touched.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../support/desktop-host/secret-service/keep-in-keychain.ts', import.meta.url));

interface Outcome {
  readonly kept: boolean;
  readonly place: string;
  readonly read: string | null;
  /** The secret in the keychain, or why it can't be read. */
  readonly secret: string | null;
  readonly onDisk: string;
}

/** What this machine lacks for the test; null where it has everything. */
function missing(): string | null {
  if (process.platform !== 'linux') return 'the Secret Service is of Linux alone';
  if (!loadsKeytar()) return 'keytar is not built here (its build needs libsecret-1-dev; then "npm rebuild keytar")';
  for (const program of ['dbus-run-session', 'gnome-keyring-daemon'])
    if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0) return `there is no ${program}`;
  return null;
}

function loadsKeytar(): boolean {
  try {
    createRequire(import.meta.url)('keytar');
    return true;
  } catch (error) {
    console.log('keytar does not load:', error instanceof Error ? error.message.split('\n')[0] : error);
    return false;
  }
}

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tunas-keychain-'));
  for (const name of ['run', 'data']) mkdirSync(join(home, name), { mode: 0o700 });
});
afterEach(() => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

/** Runs a line of the shell in which `$KEEP` is the program, in the home of this test. */
async function run(line: string, patience = 15_000): Promise<Outcome> {
  const { PATH } = process.env;
  const keep = `"${process.execPath}" --import tsx "${PROGRAM}" "${join(home, 'data')}" https://a.example ${patience}`;
  const child = spawn('sh', ['-c', line.replaceAll('$KEEP', keep)], {
    cwd: ROOT,
    env: { PATH, HOME: home, XDG_RUNTIME_DIR: join(home, 'run') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return reportOf<Outcome>(child, 'The program');
}

const lack = missing();
if (lack !== null) console.log(`Skipped: sessions under a real keychain, because ${lack}.`);

test.skipIf(lack !== null)(
  'a session is kept on the disk in ciphertext, its key in a real Secret Service',
  { timeout: 60_000 },
  async () => {
    // A newline is the password: an empty one leaves the keyring locked.
    const unlock = 'echo | gnome-keyring-daemon --unlock --components=secrets >"$HOME/daemon.log"';
    const outcome = await run(`dbus-run-session -- sh -c '${unlock}; $KEEP'`);
    expect(outcome).toMatchObject({ kept: true, place: 'keychain', read: 'a-secret-session' });
    expect(Buffer.from(outcome.secret ?? '', 'base64')).toHaveLength(32);
    expect(outcome.onDisk).toContain('"keySource":"keychain"');
    expect(outcome.onDisk).not.toContain('a-secret-session');
    expect(outcome.onDisk).not.toContain(outcome.secret);
  },
);

test.skipIf(lack !== null)(
  'a keyring that nobody unlocks leaves the session in memory, and the program ends',
  { timeout: 60_000 },
  async () => {
    const outcome = await run('dbus-run-session -- $KEEP', 2000);
    expect(outcome).toMatchObject({ kept: false, place: 'memory', read: null, onDisk: '' });
  },
);

test.skipIf(lack !== null)('without a message bus the session stays in memory', { timeout: 60_000 }, async () => {
  const outcome = await run('DBUS_SESSION_BUS_ADDRESS=disabled: $KEEP', 10_000);
  expect(outcome).toMatchObject({ kept: false, place: 'memory', read: null, onDisk: '' });
});
