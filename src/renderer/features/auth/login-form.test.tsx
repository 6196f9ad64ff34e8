// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
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
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { page } from './auth-screen.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const open = (scene: Partial<AccountScene> = {}) => openAccount({ Screen: page.Screen, ...scene });
const tab = (name: string) => screen.getByRole('tab', { name });
const values = (...names: string[]) => names.map((name) => field(name).value);
const GOOD = { email: 'ratna@contoh.id', password: 'rahasia1' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the login form comes first, under its heading, and says that articles need no account', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  expect(screen.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('You can read articles without an account.')).toBeTruthy();
});

test('the login form has required fields with their limits, for password managers, and leaves the checking to us', () => {
  open();
  expect(document.querySelector('form')?.noValidate).toBe(true);
  expect(field('email')).toMatchObject({ required: true, maxLength: 255, autocomplete: 'username' });
  expect(field('email').placeholder).toBe('name@example.com');
  expect(field('password')).toMatchObject({ required: true, autocomplete: 'current-password' });
});

test('the login form loads the accounts with the first focus, not before', async () => {
  const { loads } = open();
  await settle();
  expect(loads()).toBe(0);
  fireEvent.focus(field('email'));
  expect(loads()).toBe(1);
});

test('the login form is there for whoever waits for their stored session to be read', () => {
  open({ state: { kind: 'starting' } });
  expect(field('email')).toBeTruthy();
});

test.each([
  ['en', 'All fields are required', 'Email is required', 'Password is required'],
  ['id', 'Masih ada yang belum diisi', 'Email belum diisi', 'Kata sandi belum diisi'],
] as const)(
  'what is wrong with empty fields is told in %s at each of them, and nothing is asked',
  async (language, ...words) => {
    const { asked } = open({ language });
    await press(language === 'en' ? 'Login' : 'Masuk');
    const [title, email, password] = words;
    expect(toasts).toEqual([{ kind: 'error', title, detail: email }]);
    expect([errorAt('email'), errorAt('password')]).toEqual([email, password]);
    expect(document.activeElement).toBe(field('email'));
    expect(asked).toEqual([]);
  },
);

test('what is wrong with the address is told, and the focus goes there', async () => {
  const { asked } = open();
  type({ email: 'ratna', password: 'rahasia1' });
  await press('Login');
  expect(toasts).toEqual([{ kind: 'error', title: 'Invalid email address' }]);
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('email'));
  expect(asked).toEqual([]);
});

test('logging in says so, and leads to the admin area in place of the login page', async () => {
  const stage = open();
  type({ ...GOOD, email: ' ratna@contoh.id ' });
  await press('Login');
  expect(stage.asked).toEqual([['signIn', GOOD.email, GOOD.password]]);
  expect(toasts).toEqual([{ kind: 'success', title: 'Login successful!' }]);
  stage.become({ state: SIGNED_IN });
  expect(stage.history).toEqual(['/admin']);
});

test('logging in asks once however often it is clicked, and is busy until the answer is there', async () => {
  let answer: (result: Result<void>) => void = () => undefined;
  const stage = open({ accounts: { signIn: () => new Promise((resolve) => (answer = resolve)) } });
  type(GOOD);
  const login = button('Login');
  fireEvent.click(login);
  fireEvent.click(login);
  fireEvent.submit(document.querySelector('form')!);
  await settle();
  fireEvent.submit(document.querySelector('form')!);
  await settle();
  expect(stage.asked).toHaveLength(1);
  expect(login.disabled).toBe(true);
  expect(login.textContent).toContain('Processing...');
  expect(field('password').readOnly).toBe(true);
  answer(ok(undefined));
  await settle();
  expect(stage.asked).toHaveLength(1);
});

test('logging in waits with its success until a second factor was proved too', async () => {
  const stage = open({
    accounts: {
      signIn: () => {
        stage.become({ state: { ...SIGNED_IN, secondFactorDue: true } });
        return Promise.resolve(ok(undefined));
      },
    },
  });
  type(GOOD);
  await press('Login');
  expect(toasts).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two-step verification');
  expect(stage.here()).toBe('/auth');
});

describe('a refused login', () => {
  const signIn = () => Promise.resolve(refusal('invalid_credentials', 'Invalid login credentials'));
  const logIn = async (scene: Partial<AccountScene>) => {
    const stage = open(scene);
    type(GOOD);
    await press('Login');
    return stage;
  };

  test.each([
    ['en', 'Login failed', 'Invalid login credentials. Check your email and password.'],
    ['id', 'Gagal masuk', 'Email atau kata sandi salah. Periksa dulu, lalu coba lagi.'],
  ] as const)(
    'is told in %s as a toast and above the button, and every word stays',
    async (language, title, detail) => {
      open({ language, accounts: { signIn } });
      type(GOOD);
      await press(language === 'en' ? 'Login' : 'Masuk');
      expect(toasts).toEqual([{ kind: 'error', title, detail }]);
      expect(screen.getByRole('alert').textContent).toBe(title + detail);
      expect(values('email', 'password')).toEqual([GOOD.email, GOOD.password]);
      expect(button(language === 'en' ? 'Login' : 'Masuk').disabled).toBe(false);
    },
  );

  test('because the address isn’t confirmed offers the code', async () => {
    const unconfirmed = refusal('email_not_confirmed', 'Email not confirmed');
    const stage = await logIn({ accounts: { signIn: () => Promise.resolve(unconfirmed) } });
    await press('Type the code from the email');
    expect(stage.here()).toBe('/auth?step=confirm');
    expect(screen.getByText(/We sent a link and a code to ratna@contoh.id/)).toBeTruthy();
  });

  test('because there is no network says so', async () => {
    await logIn({ accounts: { signIn: () => Promise.resolve(failed('offline', 'Failed to fetch')) } });
    expect(toasts).toMatchObject([{ detail: 'No internet. Check your signal, then try again.' }]);
  });

  test('because the accounts’ code can’t be fetched says so too, and can be tried again', async () => {
    const stage = await logIn({ broken: new TypeError('Failed to fetch dynamically imported module') });
    expect(toasts).toMatchObject([{ detail: 'No internet. Check your signal, then try again.' }]);
    await press('Login');
    expect(stage.loads()).toBe(2);
  });

  test('because something broke within leaves no form busy for ever', async () => {
    await logIn({ accounts: { signIn: () => Promise.reject(new Error('broken')) } });
    expect(toasts).toMatchObject([{ kind: 'error', title: 'Login failed' }]);
    expect(button('Login').disabled).toBe(false);
  });
});

test('a site without a backend says that it has no accounts as soon as somebody begins', async () => {
  open({ backend: false, broken: new Error('No backend is configured.') });
  fireEvent.focus(field('email'));
  await settle();
  expect(screen.getByRole('status').textContent).toContain('Accounts aren’t available on this site yet.');
  type(GOOD);
  await press('Login');
  expect(toasts).toMatchObject([{ detail: expect.stringContaining('Accounts aren’t available') as string }]);
});

test('the tabs are walked through with the arrow keys, and stand in the address without a step in the history', async () => {
  const stage = open();
  act(() => tab('Login').focus());
  fireEvent.keyDown(tab('Login'), { key: 'ArrowRight' });
  await waitFor(() => expect(document.activeElement).toBe(tab('Sign Up')));
  expect(tab('Sign Up').getAttribute('aria-selected')).toBe('true');
  expect(stage.history).toEqual(['/auth?tab=sign-up']);
  fireEvent.keyDown(tab('Sign Up'), { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement).toBe(tab('Login')));
  expect(stage.history).toEqual(['/auth']);
});

test('the tabs keep where the person came from', async () => {
  const stage = open({ at: '/auth?from=/profile' });
  await press('Sign up free');
  expect(stage.here()).toBe('/auth?tab=sign-up&from=/profile');
});

test('typed words survive a change of tab, and the address is the same in both', async () => {
  const stage = open();
  type({ email: 'ratna@contoh.id', password: 'rahasia1' });
  stage.go('/auth?tab=sign-up');
  await settle();
  expect(values('email', 'password')).toEqual(['ratna@contoh.id', '']);
  type({ fullName: 'Ratna', password: 'rahasia2', confirm: 'rahasia3' });
  stage.go('/auth');
  await settle();
  expect(field('password').value).toBe('rahasia1');
  stage.go('/auth?tab=sign-up');
  await settle();
  expect(values('fullName', 'password', 'confirm')).toEqual(['Ratna', 'rahasia2', 'rahasia3']);
});

test('typed words survive a change of language', async () => {
  const stage = open();
  type({ email: 'ratna@contoh.id', password: 'rahasia1' });
  stage.speak('id');
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Selamat datang kembali');
  expect(values('email', 'password')).toEqual(['ratna@contoh.id', 'rahasia1']);
});

test('typed words survive a reload but for the passwords, which are never written to the device', async () => {
  const platform = memoryPlatform();
  const written = vi.spyOn(platform.drafts, 'write');
  const first = open({ platform, at: '/auth?tab=sign-up' });
  type({ fullName: 'Ratna', email: 'ratna@contoh.id', password: 'rahasia2', confirm: 'rahasia3' });
  first.unmount();
  open({ platform, at: '/auth?tab=sign-up' });
  await settle();
  expect(values('fullName', 'email', 'password', 'confirm')).toEqual(['Ratna', 'ratna@contoh.id', '', '']);
  expect(written.mock.calls.flat().join()).toContain('ratna@contoh.id');
  expect(written.mock.calls.flat().join()).not.toContain('rahasia');
});

test('typed words that a person typed while the prerendered page was waking up are kept', async () => {
  const { page: drawn, unmount } = open();
  unmount();
  const prerendered = <StaticRouter location="/auth">{drawn('en').props.children}</StaticRouter>;
  const place = document.createElement('div');
  place.innerHTML = renderToString(prerendered);
  document.body.append(place);
  field('email').value = 'awal@contoh.id';
  const broken = vi.fn();
  const root = await act(() => hydrateRoot(place, prerendered, { onRecoverableError: broken }));
  await settle();
  expect(broken).not.toHaveBeenCalled();
  expect(field('email').value).toBe('awal@contoh.id');
  act(() => root.unmount());
});
