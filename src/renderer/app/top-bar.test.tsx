// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openAt, settle } from '#tests/support/stages/admin-stage.tsx';
import { RATNA, sessionStage, signedIn, type SessionStage } from '#tests/support/stages/session-stage.tsx';
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
const entry = () => screen.getByRole('button', { name: `Account, ${RATNA.email}` });
/** The rows of the phone's menu after the public entries. */
const phoneRows = () =>
  [...document.querySelectorAll('details li')].slice(ENTRIES.length).map((row) => row.textContent);

async function openMenu(): Promise<void> {
  fireEvent.click(entry());
  act(() => entry().focus());
  await settle();
}

describe('somebody signed in', () => {
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
});
