// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import {
  button,
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
import { page } from './auth-screen.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/toasts.ts'));

const open = (scene: Partial<AccountScene> = {}) =>
  openAccount({ Screen: page.Screen, at: '/auth?tab=sign-up', ...scene });
const GOOD = { fullName: 'Ratna Dewi', email: 'ratna@contoh.id', password: 'rahasia', confirm: 'rahasia' };

beforeEach(() => {
  toasts.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the form has a heading of its own, and fields with limits for password managers', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create an account');
  expect(['fullName', 'email', 'password', 'confirm'].map((name) => field(name).required)).toEqual(Array(4).fill(true));
  expect([field('fullName').maxLength, field('email').maxLength, field('confirm').maxLength]).toEqual([200, 255, 72]);
  expect([field('fullName').autocomplete, field('password').autocomplete, field('confirm').autocomplete]).toEqual([
    'name',
    'new-password',
    'new-password',
  ]);
});

describe('what is wrong', () => {
  test.each([
    [
      'en',
      'All fields are required',
      ['Name is required', 'Email is required', 'Password is required', 'Type the password once more'],
    ],
    [
      'id',
      'Masih ada yang belum diisi',
      ['Nama belum diisi', 'Email belum diisi', 'Kata sandi belum diisi', 'Kata sandi belum diulangi'],
    ],
  ] as const)('with every field empty is told in %s at each of them', async (language, title, messages) => {
    const { asked } = open({ language });
    await press(language === 'en' ? 'Sign Up' : 'Daftar');
    expect(toasts).toEqual([{ kind: 'error', title, detail: messages[0] }]);
    expect(['fullName', 'email', 'password', 'confirm'].map(errorAt)).toEqual(messages);
    expect(document.activeElement).toBe(field('fullName'));
    expect(asked).toEqual([]);
  });

  test.each([
    ['en', "Passwords don't match", 'Make sure password and confirm password are the same.'],
    ['id', 'Kata sandi tidak sama', 'Ketik kata sandi yang sama di kedua kotak.'],
  ] as const)('with two different passwords is told in %s, before their length', async (language, title, detail) => {
    const { asked } = open({ language });
    type({ ...GOOD, password: 'abc', confirm: 'abd' });
    await press(language === 'en' ? 'Sign Up' : 'Daftar');
    expect(toasts).toEqual([{ kind: 'error', title, detail }]);
    expect(errorAt('confirm')).toBe(`${title}. ${detail}`);
    expect(document.activeElement).toBe(field('confirm'));
    expect(asked).toEqual([]);
  });

  test.each([
    ['en', 'Password too short', 'Password must be at least 6 characters.'],
    ['id', 'Kata sandi terlalu pendek', 'Pakai paling sedikit 6 huruf atau angka.'],
  ] as const)('with a password of five is told in %s', async (language, title, detail) => {
    const { asked } = open({ language });
    type({ ...GOOD, password: 'abcde', confirm: 'abcde' });
    await press(language === 'en' ? 'Sign Up' : 'Daftar');
    expect(toasts).toEqual([{ kind: 'error', title, detail }]);
    expect(errorAt('password')).toBe(title);
    expect(asked).toEqual([]);
  });

  test('in several fields is told at all of them at once', async () => {
    open();
    type({ fullName: ' ', email: 'ratna', password: 'abcdef', confirm: 'abcdeg' });
    await press('Sign Up');
    expect(['fullName', 'email', 'confirm'].map((name) => errorAt(name)?.split('.')[0])).toEqual([
      'Name is required',
      'Invalid email address',
      "Passwords don't match",
    ]);
  });
});

describe('signing up', () => {
  test('with six characters and blanks around the name leads to the admin area', async () => {
    const stage = open();
    type({ ...GOOD, fullName: ' Ratna Dewi ', password: 'abcdef', confirm: 'abcdef' });
    await press('Sign Up');
    expect(stage.asked).toEqual([['signUp', { fullName: 'Ratna Dewi', email: 'ratna@contoh.id', password: 'abcdef' }]]);
    stage.become({ state: SIGNED_IN });
    expect(stage.here()).toBe('/admin');
    // The gate says it, together with who the admin area is for.
    expect([toasts, stage.session().newcomer]).toEqual([[], true]);
  });

  test('is known before anybody is signed in: the gate may be asked first', async () => {
    const stage = open({
      accounts: {
        signUp: () => {
          stage.become({ state: SIGNED_IN });
          expect(stage.session().newcomer).toBe(true);
          return Promise.resolve(ok('signed-in'));
        },
      },
    });
    type(GOOD);
    await press('Sign Up');
    expect(stage.session().newcomer).toBe(true);
  });

  test('of whoever came from the profile leads back there, and says so at once', async () => {
    const stage = open({ at: '/auth?tab=sign-up&from=/profile' });
    type(GOOD);
    await press('Sign Up');
    expect(toasts).toEqual([{ kind: 'success', title: 'Registration successful!' }]);
    expect(stage.session().newcomer).toBe(false);
  });

  test('with an address that is known already is refused in words, and every word stays', async () => {
    const stage = open({
      accounts: { signUp: () => Promise.resolve(refusal('user_already_exists', 'User already registered')) },
    });
    type(GOOD);
    await press('Sign Up');
    expect(stage.session().newcomer).toBe(false);
    expect(toasts).toEqual([
      {
        kind: 'error',
        title: 'Registration failed',
        detail: 'User already registered. Log in with this email instead.',
      },
    ]);
    expect(['fullName', 'email', 'password', 'confirm'].map((name) => field(name).value)).toEqual(Object.values(GOOD));
  });

  test('where addresses are confirmed goes on with the code of the mail', async () => {
    const stage = open({ accounts: { signUp: () => Promise.resolve(ok('confirm-email')) } });
    type(GOOD);
    await press('Sign Up');
    expect([toasts, stage.session().newcomer]).toEqual([[], false]);
    expect(stage.here()).toBe('/auth?tab=sign-up&step=confirm');
    expect(screen.getByText(/We sent a link and a code to ratna@contoh.id/)).toBeTruthy();
    type({ code: '123456' });
    await press('Confirm');
    expect(stage.asked.at(-1)).toEqual(['confirmEmail', 'ratna@contoh.id', '123456']);
    expect([toasts, stage.session().newcomer]).toEqual([[], true]);
  });
});

describe('the buttons that show passwords', () => {
  const toggles = () => screen.getAllByRole('button', { name: /Show password|Hide password/ });

  test('are one for the password of both tabs, and one of its own for the confirmation', async () => {
    const stage = open();
    fireEvent.click(toggles()[0]!);
    expect([field('password').type, field('confirm').type]).toEqual(['text', 'password']);
    expect(toggles().map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    stage.go('/auth');
    expect(field('password').type).toBe('text');
    fireEvent.click(button('Hide password'));
    stage.go('/auth?tab=sign-up');
    expect(field('password').type).toBe('password');
    fireEvent.click(toggles()[1]!);
    expect([field('password').type, field('confirm').type]).toEqual(['password', 'text']);
  });

  test('send nothing', async () => {
    const { asked } = open();
    type(GOOD);
    fireEvent.click(toggles()[0]!);
    await settle();
    expect([asked, toasts]).toEqual([[], []]);
  });
});
