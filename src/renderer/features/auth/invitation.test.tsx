// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { InvitationOutcome } from '#domain/account.ts';
import { failed, ok } from '#domain/result.ts';
import {
  button,
  field,
  openAccount,
  press,
  settle,
  SIGNED_IN,
  type AccountScene,
} from '#tests/support/stages/account-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import { page } from './auth-screen.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const CODE = 'aB3-_'.repeat(8);
const open = (scene: Partial<AccountScene> = {}) =>
  openAccount({ Screen: page.Screen, at: `/auth?invitation=${CODE}`, ...scene });
const accepting = (outcome: InvitationOutcome) =>
  open({ state: SIGNED_IN, accounts: { acceptInvitation: () => Promise.resolve(ok(outcome)) } });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test.each([
  [false, 'Create an account', 'Ayu invites you to work on Tunas. Sign up with citra@contoh.id.'],
  [true, 'Welcome back', 'Ayu invites you to work on Tunas. Log in with citra@contoh.id.'],
])('who has an account (%s) finds the form that is due, with the address in it', async (hasAccount, title, words) => {
  const invitation = { email: 'citra@contoh.id', invitedBy: 'Ayu', hasAccount };
  open({ readInvitation: () => Promise.resolve(ok(invitation)) });
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(field('email').value).toBe('citra@contoh.id');
});

test('an invitation that is over says so before anybody fills in a form', async () => {
  open({ readInvitation: () => Promise.resolve(failed('not-found', '')) });
  await settle();
  expect(screen.getByRole('status').textContent).toContain('This invitation no longer works.');
});

test.each(['joined', 'already'] as const)(
  'whoever is signed in accepts it (%s), and goes on to the admin area',
  async (outcome) => {
    const stage = accepting(outcome);
    await settle();
    expect(stage.asked).toEqual([['acceptInvitation', CODE]]);
    expect(stage.history.at(-1)).toBe('/admin');
    expect(toasts.map(({ title }) => title)).toEqual(outcome === 'joined' ? ['Welcome to the team'] : []);
  },
);

test('with another address it isn’t accepted, and the way to the right account is open', async () => {
  const stage = accepting('address');
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This invitation is for another address');
  await press('Sign out and use the other address');
  expect(stage.asked.at(-1)).toEqual(['signOut']);
  // The invitation waits for the next sign-in.
  expect(stage.here()).toContain(CODE);
  expect(button('Login')).toBeTruthy();
});

test('one that is over leads home, not into a refusal', async () => {
  const stage = accepting('gone');
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This invitation no longer works');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(stage.here()).toContain('/auth');
});

test('without a network it can be tried again', async () => {
  const answers = [failed('offline', ''), ok('joined' as const)];
  const stage = open({ state: SIGNED_IN, accounts: { acceptInvitation: () => Promise.resolve(answers.shift()!) } });
  await settle();
  await press('Try again');
  expect(stage.history.at(-1)).toBe('/admin');
});
