// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryMain, type MemoryMain } from '#tests/support/desktop-host/memory-main.ts';
import { repositoryStage } from '#tests/support/repository-stage.ts';
import { sessionStage, signedIn, VISITOR } from '#tests/support/session-stage.tsx';
import type { LibraryStatus, LibrarySync } from '#renderer/data/library-sync.ts';
import { RepositoryContext } from '#renderer/data/repository.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { desktopPlatform } from '#renderer/platform/desktop/desktop-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import { SessionContext, type SessionState } from '#renderer/session/session.ts';
import { MenuAccountSync } from '../background-components.tsx';
import id from '../messages/id.json';
import { SettingsDialog } from './settings-dialog.tsx';

vi.mock('../../configuration.ts', () => ({
  configuration: { backend: { url: 'https://a.example', publishableKey: 'k' }, publicUrl: null },
}));

let main: MemoryMain;
beforeEach(() => (main = memoryMain()));

async function open(state: SessionState = VISITOR, library?: LibrarySync) {
  const session = sessionStage(state);
  const repository = { ...repositoryStage({}), ...(library && { library }) };
  render(
    <PlatformContext value={desktopPlatform(null, main.bridge(), main.preferences())}>
      <SessionContext value={session}>
        <I18nextProvider i18n={createI18n('id', { desktop: id })}>
          <MenuAccountSync />
          <RepositoryContext value={repository}>
            <LanguageContext value={{ language: 'id', unreachable: null, choose: () => undefined }}>
              <SettingsDialog onClose={() => undefined} />
            </LanguageContext>
          </RepositoryContext>
        </I18nextProvider>
      </SessionContext>
    </PlatformContext>,
  );
  await settle();
  return session;
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

type Read = ReturnType<MemoryMain['bridge']>['settings.read'];

/** Has the settings read in another way. */
function readBy(way: (read: Read) => ReturnType<Read>): void {
  const { bridge } = main;
  main.bridge = () => {
    const calls = bridge();
    return { ...calls, 'settings.read': () => way(calls['settings.read']) };
  };
}

test('every setting is written when it is chosen, and shown as it is from then on', async () => {
  await open();
  for (const [name, written] of [
    ['English', { language: 'en' }],
    [id['settings.themeDark'], { theme: 'dark' }],
    ['200%', { textSize: 200 }],
    [id['settings.noticesOn'], { notices: false }],
    [id['settings.updatesOn'], { updates: false }],
  ] as const) {
    fireEvent.click(screen.getByLabelText(name));
    await settle();
    expect(main.settings.settings).toMatchObject(written);
  }
  await act(async () => main.tell('settings.changed', { ...main.settings.settings, textSize: 80 }));
  expect((screen.getByLabelText('80%') as HTMLInputElement).checked).toBe(true);
});

test('says so when the settings can’t be read, and reads them again when asked', async () => {
  let answers = false;
  readBy((read) => (answers ? read() : Promise.resolve({ ok: false, code: 'refused', detail: 'not from here' })));
  await open();
  expect(screen.getByRole('alert').textContent).toContain(id['settings.unread']);
  answers = true;
  fireEvent.click(screen.getByRole('button', { name: 'error.retry' }));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(main.settings.dataFolder)).toBeTruthy();
});

test('a change that another window makes while the settings are read is shown', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  readBy(async (read) => {
    const before = read();
    await asked;
    return before;
  });
  await open();
  main.tell('settings.changed', { ...main.settings.settings, textSize: 80 });
  await act(async () => answer());
  await settle();
  expect((screen.getByLabelText('80%') as HTMLInputElement).checked).toBe(true);
});

test('opens the data folder and looks for updates where the app can', async () => {
  await open();
  expect(screen.getByText(main.settings.dataFolder)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: id['settings.folderOpen'] }));
  fireEvent.click(screen.getByRole('button', { name: id['settings.check'] }));
  expect(main.asked).toEqual(['folder', 'updates']);
});

test.each(['system', 'off'] as const)(
  'offers nothing about updates that this copy can’t do: %s',
  async (updateMethod) => {
    main.settings = { ...main.settings, updateMethod };
    await open();
    expect(screen.queryByLabelText(id['settings.updatesOn'])).toBeNull();
    expect(screen.queryByRole('button', { name: id['settings.check'] })).toBeNull();
    expect(document.body.textContent).toContain(
      id[updateMethod === 'off' ? 'settings.updatesOff' : 'settings.updatesSystem'],
    );
  },
);

test.each([
  ['keychain', 'settings.keepingSafe', false],
  ['file', 'settings.keepingFile', false],
  ['memory', 'settings.keepingMemory', true],
] as const)('says where the sign-in is kept: %s', async (place, words, offers) => {
  main.keeping = { place, damaged: false };
  await open();
  expect(screen.getByRole('status').textContent).toBe(id[words]);
  expect(screen.queryByRole('button', { name: id['keeping.keep'] }) !== null).toBe(offers);
});

test('the menus hear who is signed in, once that is known', async () => {
  const session = await open({ kind: 'starting' });
  expect(main.account).toBeNull();
  for (const [state, account] of [
    [VISITOR, 'visitor'],
    [signedIn('checking'), 'visitor'],
    [signedIn('granted'), 'admin'],
    [signedIn('denied'), 'member'],
  ] as const) {
    await act(async () => session.become(state));
    await settle();
    expect(main.account).toBe(account);
  }
});

describe('the library on this computer', () => {
  const SYNCED: LibraryStatus['kept'] = {
    ...{ parts: [], siteDigest: '', complete: true, listed: null, withdrawn: [], revision: 1, forgotten: [] },
    ...{ checkedAt: Date.now() - 5 * 60_000, updatedAt: Date.now() - 3 * 3_600_000 },
  };
  const IDLE: LibraryStatus = { kept: SYNCED, count: 12, progress: null, syncing: false, problem: null };
  const FIRST = { ...SYNCED, complete: false, checkedAt: null, updatedAt: null };
  const OFFLINE = { ok: false, code: 'offline', detail: '' } as const;
  const libraryStage = (first: LibraryStatus) => {
    let status = first;
    const listeners = new Set<() => void>();
    const sync = vi.fn(() => Promise.resolve(true));
    return {
      sync,
      syncForNews: () => Promise.resolve(),
      read: () => status,
      subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
      become: (next: Partial<LibraryStatus>) =>
        act(() => {
          status = { ...status, ...next };
          for (const listener of listeners) listener();
        }),
    };
  };

  test('says how many articles are here and how fresh they are, and syncs when asked', async () => {
    const library = libraryStage(IDLE);
    await open(VISITOR, library);
    expect(screen.getByText('12 artikel, semuanya ada di komputer ini.')).toBeTruthy();
    expect(screen.getByText('Diperbarui 3 jam lalu · Terakhir dicek 5 menit lalu')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: id['library.sync'] }));
    expect(library.sync).toHaveBeenCalledOnce();
  });

  test('shows how far a sync is, which isn’t begun twice', async () => {
    const library = libraryStage({ ...IDLE, kept: FIRST, count: 0 });
    await open(VISITOR, library);
    expect(screen.getByText(id['library.first'])).toBeTruthy();
    library.become({ syncing: true, progress: { done: 40, total: 90, doneBytes: 1, totalBytes: 2 } });
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    expect(screen.getByText('Mengambil 40 dari 90...')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: id['library.syncing'] }));
    expect(library.sync).not.toHaveBeenCalled();
    library.become(IDLE);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([
    ['no connection', { problem: OFFLINE }, 'library.failed'],
    ['no connection the first time', { problem: OFFLINE, kept: FIRST }, 'library.failedFirst'],
    ['a full computer', { problem: 'full' }, 'library.full'],
    ['a computer that keeps nothing', { problem: 'storage', kept: null }, 'library.refused'],
  ] as const)('says what %s means', async (_what, status, words) => {
    await open(VISITOR, libraryStage({ ...IDLE, ...status }));
    expect(screen.getByText(id[words])).toBeTruthy();
  });
});
