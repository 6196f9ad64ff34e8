// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import {
  button,
  errorAt,
  field,
  openAccount,
  press,
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
const values = (...names: string[]) => names.map((name) => field(name).value);
const GOOD = { email: 'ratna@contoh.id', password: 'rahasia1' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the login form has required fields with their limits, for password managers, and leaves the checking to us', () => {
  open();
  expect(document.querySelector('form')?.noValidate).toBe(true);
  expect(field('email')).toMatchObject({ required: true, maxLength: 255, autocomplete: 'username' });
  expect(field('email').placeholder).toBe('name@example.com');
  expect(field('password')).toMatchObject({ required: true, autocomplete: 'current-password' });
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
  const logIn = async (scene: Partial<AccountScene>) => {
    const stage = open(scene);
    type(GOOD);
    await press('Login');
    return stage;
  };

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

test('the tabs keep where the person came from', async () => {
  const stage = open({ at: '/auth?from=/profile' });
  await press('Sign up free');
  expect(stage.here()).toBe('/auth?tab=sign-up&from=/profile');
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
