// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
} from '#tests/support/stages/account-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import { page } from './auth-screen.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const open = (scene: Partial<AccountScene> = {}) =>
  openAccount({ Screen: page.Screen, at: '/auth?tab=sign-up', ...scene });
/** Fills in and submits the sign-up form. */
async function signUp(scene: Partial<AccountScene> = {}) {
  const stage = open(scene);
  type(GOOD);
  await press('Sign Up');
  return stage;
}
const GOOD = { fullName: 'Ratna Dewi', email: 'ratna@contoh.id', password: 'rahasia', confirm: 'rahasia' };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('the form has a heading of its own, and fields with limits for password managers', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create an account');
  expect(field('fullName')).toMatchObject({ required: true, maxLength: 200, autocomplete: 'name' });
  expect(field('email')).toMatchObject({ required: true, maxLength: 255 });
  for (const name of ['password', 'confirm']) {
    expect(field(name)).toMatchObject({ required: true, autocomplete: 'new-password' });
    // A limit in the field would cut a pasted password off without a word.
    expect(field(name).hasAttribute('maxlength')).toBe(false);
  }
});

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
] as const)('what is wrong with every field empty is told in %s at each of them', async (language, title, messages) => {
  const { asked } = open({ language });
  await press(language === 'en' ? 'Sign Up' : 'Daftar');
  expect(toasts).toEqual([{ kind: 'error', title, detail: messages[0] }]);
  expect(['fullName', 'email', 'password', 'confirm'].map(errorAt)).toEqual(messages);
  expect(document.activeElement).toBe(field('fullName'));
  expect(asked).toEqual([]);
});

test.each([
  ['en', 'abcdf', 'confirm', "Passwords don't match", 'Make sure password and confirm password are the same.'],
  ['id', 'abcdf', 'confirm', 'Kata sandi tidak sama', 'Ketik kata sandi yang sama di kedua kotak.'],
  ['en', 'abcde', 'password', 'Password too short', 'Password must be at least 6 characters.'],
  ['id', 'abcde', 'password', 'Kata sandi terlalu pendek', 'Pakai paling sedikit 6 huruf atau angka.'],
] as const)(
  'what is wrong is told in %s of the passwords “abcde” and “%s”: two that differ before their length',
  async (...given) => {
    const [language, confirm, place, title, detail] = given;
    const { asked } = open({ language });
    type({ ...GOOD, password: 'abcde', confirm });
    await press(language === 'en' ? 'Sign Up' : 'Daftar');
    expect(toasts).toEqual([{ kind: 'error', title, detail }]);
    expect(errorAt(place)).toBe(place === 'confirm' ? `${title}. ${detail}` : title);
    expect(document.activeElement).toBe(field(place));
    expect(asked).toEqual([]);
  },
);

test.each([
  ['en', 'Write the name in plain letters, without brackets, symbols or web addresses'],
  ['id', 'Tulis nama dengan huruf biasa, tanpa kurung, simbol, atau alamat web'],
] as const)('a name with unseen signs or brackets is told in %s', async (language, title) => {
  const { asked } = open({ language });
  for (const fullName of ['Rat\u200bna', 'Ratna <tim>']) {
    type({ ...GOOD, fullName });
    await press(language === 'en' ? 'Sign Up' : 'Daftar');
    expect(errorAt('fullName')).toBe(title);
    expect(toasts.at(-1)).toEqual({ kind: 'error', title });
  }
  expect(asked).toEqual([]);
});

test('what is wrong in several fields is told at all of them at once', async () => {
  open();
  type({ fullName: ' ', email: 'ratna', password: 'abcdef', confirm: 'abcdeg' });
  await press('Sign Up');
  expect(['fullName', 'email', 'confirm'].map((name) => errorAt(name)?.split('.')[0])).toEqual([
    'Name is required',
    'Invalid email address',
    "Passwords don't match",
  ]);
});

test('signing up is known before anybody is signed in: the gate may be asked first', async () => {
  const stage = await signUp({
    accounts: {
      signUp: () => {
        stage.become({ state: SIGNED_IN });
        expect(stage.session().newcomer).toBe(true);
        return Promise.resolve(ok('signed-in'));
      },
    },
  });
  expect(stage.session().newcomer).toBe(true);
});

test('signing up of whoever came from the profile leads back there, and says so at once', async () => {
  const stage = await signUp({ at: '/auth?tab=sign-up&from=/profile' });
  expect(toasts).toEqual([{ kind: 'success', title: 'Registration successful!' }]);
  expect(stage.session().newcomer).toBe(false);
});

test('signing up with an address that is known already is refused in words, and every word stays', async () => {
  const stage = await signUp({
    accounts: { signUp: () => Promise.resolve(refusal('user_already_exists', 'User already registered')) },
  });
  expect(stage.session().newcomer).toBe(false);
  const detail = 'User already registered. Log in with this email instead.';
  expect(toasts).toEqual([{ kind: 'error', title: 'Registration failed', detail }]);
  expect(['fullName', 'email', 'password', 'confirm'].map((name) => field(name).value)).toEqual(Object.values(GOOD));
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

/** Whom this device takes for signed in, and whose session has ended at the backend. */
describe('whoever signs in again', () => {
  const AGAIN = { state: SIGNED_IN, at: '/auth?again=1' } as const;
  const LOGIN = { email: GOOD.email, password: GOOD.password };

  test('the login is there and free, in both tabs', async () => {
    const stage = open({ ...AGAIN });
    expect([stage.here(), button('Login').disabled]).toEqual(['/auth?again=1', false]);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Sign Up' }));
    await settle();
    expect([stage.here(), button('Sign Up').disabled]).toEqual(['/auth?tab=sign-up&again=1', false]);
    await press('Log in here');
    expect([stage.here(), button('Login').disabled]).toEqual(['/auth?again=1', false]);
  });

  test('logging in leads on', async () => {
    const stage = open({ ...AGAIN });
    type(LOGIN);
    await press('Login');
    expect(stage.asked).toEqual([['signIn', LOGIN.email, LOGIN.password]]);
    expect(toasts).toMatchObject([{ kind: 'success' }]);
    expect(stage.history).toEqual(['/admin']);
  });

  test('signing up leads on, to where the person came from', async () => {
    const stage = await signUp({ ...AGAIN, at: '/auth?tab=sign-up&again=1&from=/profile' });
    expect(stage.history).toEqual(['/profile']);
  });

  test.each(['login', 'sign-up'])(
    'an address that %s finds unconfirmed is confirmed, and leads on then',
    async (tab) => {
      const stage = open({
        ...AGAIN,
        at: tab === 'login' ? '/auth?again=1' : '/auth?tab=sign-up&again=1',
        accounts: {
          signIn: () => Promise.resolve(refusal('email_not_confirmed', 'Email not confirmed')),
          signUp: () => Promise.resolve(ok('confirm-email')),
        },
      });
      if (tab === 'login') {
        type(LOGIN);
        await press('Login');
        await press('Type the code from the email');
      } else {
        type(GOOD);
        await press('Sign Up');
      }
      expect(stage.here()).toBe(
        tab === 'login' ? '/auth?step=confirm&again=1' : '/auth?tab=sign-up&step=confirm&again=1',
      );
      expect(screen.getByText(/We sent a link and a code to ratna@contoh.id/)).toBeTruthy();
      type({ code: '123456' });
      await press('Confirm');
      expect(stage.asked.at(-1)).toEqual(['confirmEmail', GOOD.email, '123456']);
      expect(stage.here()).toBe('/admin');
    },
  );
});

test.each([
  ['en', 'Sign Up', 'Password too long', 'It holds at most 72 plain letters or digits.'],
  ['id', 'Daftar', 'Kata sandi terlalu panjang', 'Paling banyak 72 huruf atau angka biasa.'],
] as const)(
  'a password of more than 72 bytes is refused in %s before it is sent',
  async (language, label, title, detail) => {
    const { asked } = open({ language });
    type({ ...GOOD, password: 'é'.repeat(40), confirm: 'é'.repeat(40) });
    await press(label);
    expect(toasts).toMatchObject([{ kind: 'error', title, detail: expect.stringContaining(detail) as string }]);
    expect(errorAt('password')).toContain(title);
    expect(asked).toEqual([]);
  },
);
