// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { here, openAt, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { RATNA, sessionStage, signedIn, VISITOR, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import type { SessionState } from '../session/session.ts';
import { ENTRIES } from './public-entries.ts';
import { TopBar } from './top-bar.tsx';
// Imported here, so that no test waits until the entry has loaded it from the disk.
import './user-menu.tsx';

vi.mock('../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

async function show(state: SessionState, address = '/blog'): Promise<SessionStage> {
  const session = sessionStage(state);
  await openAt(<TopBar waiting={false} />, { session, address });
  return session;
}

const SIGNED_OUT = [{ kind: 'success', title: 'You are signed out' }];
const entry = () => screen.getByRole('button', { name: `Account, ${RATNA.email}` });
/** The rows of the phone's menu after the public entries. */
const phoneRows = () =>
  [...document.querySelectorAll('details li')].slice(ENTRIES.length).map((row) => row.textContent);

async function openMenu(): Promise<void> {
  fireEvent.click(entry());
  act(() => entry().focus());
  await settle();
}

test.each([VISITOR, { kind: 'starting' } as const])('offers to log in to guests: %o', async (state) => {
  await show(state, '/en/blog');
  const links = screen.getAllByRole('link', { name: 'Login' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/auth', '/en/auth']);
  expect(phoneRows()).toEqual(['Login']);
});

describe('somebody signed in', () => {
  test('sees the whole e-mail in the entry’s name and in the menu', async () => {
    await show(signedIn('denied'));
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    await openMenu();
    expect(within(screen.getByRole('menu')).getByText(RATNA.email)).toBeTruthy();
  });

  test.each([
    ['denied', ['Profile', 'Sign Out']],
    ['checking', ['Profile', 'Sign Out']],
    ['unknown', ['Profile', 'Sign Out']],
    ['granted', ['Profile', 'Admin Panel', 'Sign Out']],
    ['second-factor', ['Profile', 'Admin Panel', 'Sign Out']],
  ] as const)('whose access is %s is offered %j, on a phone too', async (admin, items) => {
    await show(signedIn(admin));
    expect(phoneRows()).toEqual(items);
    await openMenu();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(items);
  });

  test('stays in the language of the address', async () => {
    await show(signedIn('granted'), '/en/blog');
    await openMenu();
    const addresses = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
    expect(addresses).toEqual(['/en/profile', '/en/admin', null]);
  });

  test('reaches the menu by keyboard: the focus stays on the entry while its code comes', async () => {
    await show(signedIn('denied'));
    act(() => entry().focus());
    await settle();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(entry());
    fireEvent.keyDown(entry(), { key: 'Enter' });
    await settle();
    expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true);
  });

  test('has the access checked again with the menu, where it couldn’t be checked before', async () => {
    const session = await show(signedIn('unknown'));
    act(() => entry().focus());
    await settle();
    fireEvent.keyDown(entry(), { key: 'Enter' });
    await settle();
    expect(session.checks).toBe(1);
    act(() => session.become(signedIn('granted')));
    expect(screen.getByRole('menuitem', { name: 'Admin Panel' })).toBeTruthy();
  });

  test('has the access checked again with the phone’s menu, where it couldn’t be checked before', async () => {
    const session = await show(signedIn('unknown'));
    const toggle = (open: boolean) => act(() => void (document.querySelector('details')!.open = open));
    toggle(true);
    toggle(false);
    expect(session.checks).toBe(1);
    act(() => session.become(signedIn('granted')));
    expect(phoneRows()).toEqual(['Profile', 'Admin Panel', 'Sign Out']);
    toggle(true);
    expect(session.checks).toBe(1);
  });

  test('signs out from the menu: home, with a word', async () => {
    const session = await show(signedIn('denied'), '/en/about');
    await openMenu();
    await press(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect([session.signOuts, here(), toasts]).toEqual([1, '/en', SIGNED_OUT]);
    expect(screen.getAllByRole('link', { name: 'Login' })).toHaveLength(2);
  });

  test('signs out on a phone: home, with the menu closed', async () => {
    const session = await show(signedIn('denied'), '/');
    const details = document.querySelector('details');
    if (details) details.open = true;
    await press('Sign Out');
    expect([session.signOuts, here(), toasts, details?.open]).toEqual([1, '/', SIGNED_OUT, false]);
  });
});
