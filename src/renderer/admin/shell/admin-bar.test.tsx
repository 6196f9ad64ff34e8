// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { here, openAt, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { RATNA, sessionStage, signedIn, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { AdminBar } from './admin-bar.tsx';
vi.mock('../../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const sidebar = { phone: false, open: true, toggle: () => undefined, close: () => undefined };

function Bar() {
  const refs = { toggle: null, itemName: null, slot: null };
  return (
    <AdminBar title="Blogs" back={null} sidebar={sidebar} sidebarId="sidebar" {...refs} onPalette={() => undefined} />
  );
}

let session: SessionStage;
let platform: ReturnType<typeof memoryPlatform>;

beforeEach(() => {
  session = sessionStage(signedIn('granted'));
  platform = memoryPlatform();
});

async function openMenu(name: RegExp, address = '/admin/blogs'): Promise<void> {
  await openAt(<Bar />, { session, platform, address });
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'Enter' });
  await settle();
}

test('the language menu ticks the language on the screen and changes to the other one', async () => {
  await openMenu(/^Language: English$/);
  const ticked = () =>
    screen
      .getAllByRole('menuitemradio')
      .map((item) => [item.textContent, item.getAttribute('aria-checked'), item.lang]);
  expect(ticked()).toEqual([
    ['Indonesia', 'false', 'id'],
    ['English', 'true', 'en'],
  ]);
  await press(screen.getByRole('menuitemradio', { name: 'Indonesia' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bahasa: Indonesia' })).toBeTruthy();
});

test('the user menu names the person and leads to the profile, in the language of the address', async () => {
  await openMenu(/^Account, ratna@contoh.id$/, '/en/admin');
  expect(screen.getByRole('menu').textContent).toContain(RATNA.email);
  expect(screen.getByRole('menuitem', { name: 'View Profile' }).getAttribute('href')).toBe('/en/profile');
});

test.each([
  ['/admin/blogs', '/'],
  ['/en/admin', '/en'],
])('the web site opens beside %s, and says that it does', async (address, expected) => {
  await openMenu(/^Account/, address);
  await press(screen.getByRole('menuitem', { name: 'View Website Opens in a new tab' }));
  expect(platform.beside).toEqual([expected]);
  expect(here()).toBe(address);
});

test('signing out leads home and says so', async () => {
  await openMenu(/^Account/);
  await press(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(session.signOuts).toBe(1);
  expect([here(), toasts]).toEqual(['/', [{ kind: 'success', title: 'You are signed out' }]]);
});
