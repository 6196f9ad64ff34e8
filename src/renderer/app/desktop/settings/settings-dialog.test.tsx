// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { libraryStage } from '#tests/support/library/library-stage.ts';
import { memoryMain, type MemoryMain } from '#tests/support/desktop-host/memory-main.ts';
import { repositoryStage } from '#tests/support/stages/repository-stage.ts';
import { sessionStage, signedIn, VISITOR } from '#tests/support/stages/session-stage.tsx';
import type { OfflineLibrary } from '#renderer/data/offline-library.ts';
import { RepositoryContext } from '#renderer/data/repository.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { desktopPlatform } from '#renderer/platform/desktop/desktop-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import { SessionContext, type SessionState } from '#renderer/session/session.ts';
import { MenuAccountSync } from '../background-components.tsx';
import libraryId from '#renderer/features/library/parts/page-messages/id.json';
import id from '../messages/id.json';
import { SettingsDialog } from './settings-dialog.tsx';

vi.mock('../../configuration.ts', () => ({
  configuration: { backend: { url: 'https://a.example', publishableKey: 'k' }, publicUrl: null },
}));

let main: MemoryMain;
beforeEach(() => (main = memoryMain()));

async function open(state: SessionState = VISITOR, library?: OfflineLibrary) {
  const closed = vi.fn();
  const session = sessionStage(state);
  const repository = { ...repositoryStage({}), ...(library && { openLibrary: () => Promise.resolve(library) }) };
  render(
    <PlatformContext value={desktopPlatform(null, main.bridge(), main.preferences())}>
      <SessionContext value={session}>
        <I18nextProvider i18n={createI18n('id', { desktop: id, library: libraryId })}>
          <MenuAccountSync />
          <RepositoryContext value={repository}>
            <LanguageContext value={{ language: 'id', unreachable: null, choose: () => undefined }}>
              <MemoryRouter>
                <SettingsDialog onClose={closed} />
              </MemoryRouter>
            </LanguageContext>
          </RepositoryContext>
        </I18nextProvider>
      </SessionContext>
    </PlatformContext>,
  );
  await settle();
  return Object.assign(session, { closed });
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

type Read = ReturnType<MemoryMain['bridge']>['settings.read'];

/** Replaces how the settings are read. */
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
    [signedIn('granted', { position: { role: 'editor', language: null } }), 'editor'],
    [signedIn('granted', { position: { role: 'translator', language: 'en' } }), 'staff'],
    [signedIn('denied'), 'member'],
  ] as const) {
    await act(async () => session.become(state));
    await settle();
    expect(main.account).toBe(account);
  }
});

test('says how it stands with the library in short, and leads to its page', async () => {
  const library = libraryStage();
  const opened = await open(VISITOR, library);
  expect(screen.getByText('12 artikel, semuanya ada di perangkat ini.')).toBeTruthy();
  expect(screen.getByText('Diperbarui 3 jam lalu')).toBeTruthy();
  expect(screen.getByText('Terakhir dicek 5 menit lalu')).toBeTruthy();
  library.become({ choice: 'off' });
  expect(screen.queryByText('Terakhir dicek 5 menit lalu')).toBeNull();
  const link = screen.getByRole('link', { name: libraryId['open'] });
  expect(link.getAttribute('href')).toBe('/library');
  fireEvent.click(link);
  expect(opened.closed).toHaveBeenCalledOnce();
});
