// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { memoryMain, type MemoryMain } from '#tests/support/desktop-host/memory-main.ts';
import { worded } from '#tests/support/stages/words-stage.tsx';
import { sessionStage, signedIn, VISITOR, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import { desktopPlatform } from '../../platform/desktop/desktop-platform.ts';
import { SessionContext, type SessionState } from '../../session/session.ts';
import { SessionStorageNotice } from './session-storage-notice.tsx';
import id from './messages/id.json';

let main: MemoryMain;
/** How often the person chose the file, and whether that works. */
let chosen: number;
let works: boolean;

beforeEach(() => {
  main = memoryMain();
  main.keeping = { place: 'memory', damaged: false };
  chosen = 0;
  works = true;
});

/** Opens a window of the app. */
async function open(state: SessionState): Promise<SessionStage> {
  const session = sessionStage(state);
  const keepInFile = async () => {
    chosen += 1;
    return { ok: true as const, value: works };
  };
  const bridge = { ...main.bridge(), 'session.keepInFile': keepInFile };
  const notice = (
    <SessionContext value={session}>
      <SessionStorageNotice />
    </SessionContext>
  );
  render(worded(notice, { desktop: id }, 'id', desktopPlatform(null, bridge, main.preferences())));
  await settle();
  return session;
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

const status = () => screen.getAllByRole('status').at(-1)!;
async function press(label: string): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name: label }).at(-1)!);
  await settle();
}

test.each([
  ['a visitor', VISITOR, 'memory'],
  ['while nobody knows yet', { kind: 'starting' } as const, 'memory'],
  ['whose session lies in the keychain', signedIn('denied'), 'keychain'],
  ['who chose the file', signedIn('denied'), 'file'],
] as const)('says nothing to %s', async (_name, state, place) => {
  main.keeping = { place, damaged: false };
  await open(state);
  expect(status().textContent).toBe('');
});

test('comes when somebody signs in, and goes when they sign out', async () => {
  const session = await open(VISITOR);
  await act(async () => session.become(signedIn('checking')));
  await settle();
  expect(status().textContent).toContain(id['keeping.title']);
  await act(async () => session.become(VISITOR));
  await settle();
  expect(status().textContent).toBe('');
});

test.each([
  [true, 'keeping.kept'],
  [false, 'keeping.refused'],
] as const)(
  'keeps the session in a file once the person wants it, and says whether that worked: %s',
  async (can, said) => {
    works = can;
    await open(signedIn('denied'));
    expect(chosen).toBe(0);
    await press(id['keeping.keep']);
    expect(chosen).toBe(1);
    expect(status().textContent).toContain(id[said]);
    expect(document.activeElement).toBe(status());
    await press(id['keeping.close']);
    expect(status().textContent).toBe('');
  },
);

test('isn’t shown again in this run, in any window, to a user who closed it; the next user sees it', async () => {
  await open(signedIn('denied'));
  await press(id['keeping.close']);
  expect(status().textContent).toBe('');
  await open(signedIn('denied'));
  expect(status().textContent).toBe('');
  await open(signedIn('denied', { person: { id: 'somebody-else', email: 'made@contoh.id' } }));
  expect(status().textContent).toContain(id['keeping.title']);
});

test('goes from the other windows too', async () => {
  await open(signedIn('denied'));
  await open(signedIn('denied'));
  await press(id['keeping.close']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
});

test('explains to a visitor why they are signed out, and leads to the form', async () => {
  main.keeping = { place: 'keychain', damaged: true };
  await open(VISITOR);
  expect(status().textContent).toContain(id['keeping.damaged']);
  expect(screen.getByRole('link', { name: id['keeping.signIn'] }).getAttribute('href')).toBe('/auth');
  await press(id['keeping.close']);
  expect(status().textContent).toBe('');
});
