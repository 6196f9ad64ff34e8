import { linkSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announceBackend, findRunningBackend, withdrawBackend } from './address-file.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { installKeys } from './install-keys.ts';

const URL = 'http://127.0.0.1:4000';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-address-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const quiet = (): void => undefined;

it('leads to the backend that holds the data folder, from its announcement to its withdrawal', () => {
  const { publishableKey, secretKey } = installKeys(folder, quiet);
  const unlock = lockDataFolder(folder, quiet);
  expect(findRunningBackend(folder)).toBeNull();
  announceBackend(folder, URL, publishableKey);
  expect(findRunningBackend(folder)).toEqual({ url: URL, secretKey });
  withdrawBackend(folder);
  expect(findRunningBackend(folder)).toBeNull();
  announceBackend(folder, URL, publishableKey);
  unlock();
  expect(findRunningBackend(folder)).toBeNull();
});

it('never shows half of an announcement: a new one takes the place of the old one whole', () => {
  announceBackend(folder, URL, 'key');
  // A reader that has opened the old file still reads it completely.
  const begun = join(folder, 'begun');
  linkSync(join(folder, 'backend.json'), begun);
  announceBackend(folder, 'http://127.0.0.1:5000', 'key');
  expect(JSON.parse(readFileSync(begun, 'utf8'))).toMatchObject({ url: URL });
  expect(readdirSync(folder).sort()).toEqual(['backend.json', 'begun']);
});
