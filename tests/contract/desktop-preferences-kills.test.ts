import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { numbersFrom } from '../support/seeded-numbers.ts';
import '../support/desktop-host/electron-stub/map-electron.mjs';

const { openStore } = await import('../../src/main/preferences/open-store.ts');

const PROGRAM = fileURLToPath(new URL('../support/desktop-host/write-preferences.ts', import.meta.url));
const KILLS = process.env['PROVE'] === '1' ? 150 : 10;

/** Some dozens of writes. */
const LONGEST_MS = 200;

const folder = mkdtempSync(join(tmpdir(), 'tunas-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes preferences into the folder, and kills the writer this long after its first write. Returns the last write that it reported. */
async function writeAndKill(milliseconds: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { ...process.env, TUNAS_USER_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const begun = new Promise<void>((resolve) =>
    child.stdout.on('data', (part: Buffer) => {
      told += part.toString();
      resolve();
    }),
  );
  await Promise.race([begun, ended]);
  if (told === '') throw new Error(`The program wrote nothing: ${errors}`);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill('SIGKILL');
  await ended;
  const numbers = told.split('\n').filter(Boolean);
  return Number(numbers.at(-1));
}

it(
  `loses no acknowledged preference and leaves no unreadable file in ${KILLS} kills`,
  async () => {
    const random = numbersFrom(20_261);
    process.env['TUNAS_USER_DATA'] = folder;
    let unfinished = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const last = await writeAndKill(random() * LONGEST_MS);
      const stored = JSON.parse(readFileSync(join(folder, 'preferences.json'), 'utf8')) as {
        sidebarOpen: { until: number; open: boolean };
      };
      // At most one write that wasn't reported before the kill.
      expect([last, last + 1], `kill ${kill}`).toContain(stored.sidebarOpen.until);
      expect(stored.sidebarOpen.open).toBe(stored.sidebarOpen.until % 2 === 0);
      unfinished += readdirSync(folder).length - 1;
      // The next start takes away what the kill left, and finds nothing damaged.
      expect(openStore('preferences').get('sidebarOpen')).toEqual(stored.sidebarOpen);
      expect(readdirSync(folder)).toEqual(['preferences.json']);
    }
    console.log(
      `Preferences: ${KILLS} kills, 0 acknowledged values lost, 0 unreadable files, ${unfinished} unfinished writes.`,
    );
  },
  KILLS * 30_000,
);
