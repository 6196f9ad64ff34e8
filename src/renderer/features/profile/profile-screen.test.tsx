// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Factor } from '#domain/account.ts';
import { ok } from '#domain/result.ts';
import {
  errorAt,
  field,
  openAccount,
  press,
  refusal,
  settle,
  SIGNED_IN,
  type,
  type AccountScene,
} from '#tests/support/account-stage.tsx';
import { toasts } from '#tests/support/toasts.ts';
import { page } from './profile-screen.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/toasts.ts'));

async function open(scene: Partial<AccountScene> = {}) {
  const stage = openAccount({ Screen: page.Screen, at: '/profile', state: SIGNED_IN, ...scene });
  await settle();
  return stage;
}

beforeEach(() => {
  toasts.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('whoever isn’t signed in', () => {
  test.each([
    ['/profile', '/auth?from=/profile'],
    ['/en/profile', '/en/auth?from=/profile'],
  ])('goes from %s to %s, in place of the profile', async (at, target) => {
    const { history, asked } = await open({ at, state: { kind: 'visitor' } });
    await waitFor(() => expect(history).toEqual([target]));
    expect(asked).toEqual([]);
  });

  test('waits until the stored session is read', async () => {
    const stage = await open({ state: { kind: 'starting' } });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(stage.here()).toBe('/profile');
    stage.become({ state: SIGNED_IN });
    expect(field('fullName')).toBeTruthy();
  });

  test('because they were signed out elsewhere goes to the login too', async () => {
    const stage = await open();
    stage.become({ state: { kind: 'visitor' } });
    await waitFor(() => expect(stage.here()).toBe('/auth?from=/profile'));
  });
});

test('signing out here leads home, not to the login', async () => {
  const stage = await open();
  await press('Sign Out');
  await new Promise((resolve) => setTimeout(resolve));
  expect(stage.asked.at(-1)).toEqual(['signOut']);
  expect(stage.history).toEqual(['/profile', '/']);
  expect(toasts).toEqual([{ kind: 'success', title: 'You are signed out' }]);
});

test('shows nothing of one person to the next', async () => {
  const totp: Factor = { id: 'totp-1', kind: 'totp', name: 'Ponsel Ratna', verified: true };
  let factors: readonly Factor[] = [totp];
  const accounts = {
    offersFactors: () => Promise.resolve(true),
    factors: () => Promise.resolve(ok(factors)),
  };
  const stage = await open({ accounts });
  type({ current: 'rahasia1', password: 'rahasia2' });
  expect(screen.getByText('Ponsel Ratna')).toBeTruthy();
  factors = [];
  stage.become({ state: { ...SIGNED_IN, person: { id: 'another', email: 'dewi@contoh.id' } } });
  await settle();
  expect(field('email').value).toBe('dewi@contoh.id');
  expect([field('current').value, field('password').value]).toEqual(['', '']);
  expect(screen.queryByText('Ponsel Ratna')).toBeNull();
});

describe('another password', () => {
  const words = { current: 'rahasia1', password: 'rahasia2', confirm: 'rahasia2' };

  test('is saved with the present one, and leaves the fields empty', async () => {
    const stage = await open();
    type(words);
    await press('Change password');
    expect(stage.asked.at(-1)).toEqual(['changePassword', 'rahasia2', 'rahasia1']);
    expect(toasts).toEqual([{ kind: 'success', title: 'Password changed' }]);
    expect(['current', 'password', 'confirm'].map((name) => field(name).value)).toEqual(['', '', '']);
  });

  test('follows the rules of sign-up, and asks for the present one', async () => {
    const stage = await open();
    const before = stage.asked.length;
    type({ password: 'abc', confirm: 'abc' });
    await press('Change password');
    expect(errorAt('current')).toBe('Current password is required');
    expect(errorAt('password')).toBe('Password too short');
    expect(stage.asked).toHaveLength(before);
  });

  test.each([
    ['en', 'Change password', 'Password not changed', 'This isn’t your current password.'],
    ['id', 'Ganti kata sandi', 'Kata sandi belum diganti', 'Kata sandi sekarang salah.'],
  ] as const)(
    'with a wrong present one is refused in %s, and the words stay',
    async (language, action, title, detail) => {
      await open({
        language,
        accounts: {
          changePassword: () => Promise.resolve(refusal('invalid_credentials', 'Invalid login credentials')),
        },
      });
      type(words);
      await press(action);
      expect(toasts).toEqual([{ kind: 'error', title, detail }]);
      expect(field('password').value).toBe('rahasia2');
    },
  );

  test('is bound to the account’s address for password managers', async () => {
    await open();
    const hint = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect([hint?.value, hint?.hidden]).toEqual(['ratna@contoh.id', true]);
  });
});
