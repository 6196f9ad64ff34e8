import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServedApp } from '../../support/backend/served-backend.ts';
import { expect, test as base } from '../../support/desktop-host/account-desktop-test.ts';
import { writePackFile } from '../../support/packs/write-pack-file.ts';
import { findElectron } from '../../support/desktop-host/real-electron.ts';
import { oneStart, type StartReport } from '../../support/desktop-host/one-start.ts';
import { addPerson, storageKey } from '../../support/portal/accounts.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';

/** The texts of the notice about the session, and its buttons. */
const notice = {
  memory: 'Begitu Tunas ditutup, Anda keluar dari akun.',
  keep: 'Tetap simpan di komputer ini',
  kept: 'Saat Tunas dibuka lagi, Anda tetap masuk.',
};

/** Playwright's `test` with a data folder and a keychain that outlive the starts of the app. */
const test = base.extend<{ folder: string; keychain: string }>({
  // The app of the other journeys isn't started for these.
  freshStart: async ({}, use) => use(),
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tunas-keeping-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  keychain: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tunas-keychain-'));
    await use(join(folder, 'entries.json'));
    rmSync(folder, { recursive: true, force: true });
  },
});

// Each test starts the app twice.
test.describe.configure({ timeout: 150_000 });
test.skip(
  findElectron(process.cwd()) !== null,
  'On real Electron the app would ask the keychain of whoever runs this; tests/contract/keychain.test.ts asks a real one.',
);

function startOf({ out, backend }: ServedApp, dataFolder: string) {
  return { out, dataFolder, sessionKey: storageKey(backend) };
}

/** The places where the tokens can be read by anyone with access to the computer's files. */
async function tellTales(folder: string, { tokens, pageKeeps }: StartReport): Promise<string[]> {
  expect(tokens.map((token) => token.length > 10)).toEqual([true, true]);
  const tales = tokens.some((token) => pageKeeps.includes(token)) ? ['the page'] : [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = await readFile(join(entry.parentPath, entry.name), 'latin1');
    if (tokens.some((token) => text.includes(token))) tales.push(entry.name);
  }
  return tales;
}

test('without a keychain the app says so and may keep the session in a file; it outlives the app, and moves into a keychain once there is one', async ({
  app,
  folder,
  keychain,
}) => {
  const person = await addPerson(app.backend);
  const start = startOf(app, folder);
  const signedIn = await oneStart({ ...start, keychain: null, signsIn: person, presses: notice.keep });
  expect(signedIn).toMatchObject({ account: person.email, keeping: { place: 'file', damaged: false } });
  expect(signedIn.notice.first).toContain(notice.memory);
  expect(signedIn.notice.last).toContain(notice.kept);
  expect(await tellTales(folder, signedIn)).toEqual([]);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'session.key')).mode & 0o777).toBe(0o600);

  const pack = await writePackFile(dirname(keychain), app.backend);
  const again = await oneStart({ ...start, keychain, opens: pack });
  expect(again).toMatchObject({
    ...{ account: person.email, keeping: { place: 'keychain', damaged: false }, notice: { first: '' } },
    // By a double click on it: the app begins with what is in it.
    opened: ['/library', '1 baru'],
  });
  expect(await tellTales(folder, { ...again, tokens: signedIn.tokens })).toEqual([]);
  expect(Object.keys(JSON.parse(readFileSync(keychain, 'utf8')) as object)).toEqual([
    `id.tunas.portal ${new URL(app.backend.url).origin}`,
  ]);
});

// `npm test` leaves these to src/main/session, where each kind of start has a test, and to session-storage-notice.test.tsx.
if (LONG_FORM) {
  test('a session in the keychain outlives the app, and is readable nowhere', async ({ app, folder, keychain }) => {
    const person = await addPerson(app.backend);
    const start = { ...startOf(app, folder), keychain };
    const signedIn = await oneStart({ ...start, signsIn: person });
    expect(signedIn).toMatchObject({ account: person.email, keeping: { place: 'keychain', damaged: false } });
    expect(signedIn.notice.first).toBe('');
    expect(await tellTales(folder, signedIn)).toEqual([]);
    expect(await oneStart(start)).toMatchObject({
      ...{ account: person.email, keeping: { place: 'keychain', damaged: false }, notice: { first: '' } },
    });
  });

  test('a session in a file outlives the app', async ({ app, folder }) => {
    const person = await addPerson(app.backend);
    const start = { ...startOf(app, folder), keychain: null };
    await oneStart({ ...start, signsIn: person, presses: notice.keep });
    expect(await oneStart(start)).toMatchObject({
      ...{ account: person.email, keeping: { place: 'file' }, notice: { first: '' } },
    });
  });
}
