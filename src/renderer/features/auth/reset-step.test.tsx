// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import {
  button,
  errorAt,
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

const open = (scene: Partial<AccountScene> = {}) => openAccount({ Screen: page.Screen, ...scene });
const heading = () => screen.getByRole('heading', { level: 1 });
/** Whose session has ended at the backend. */
const AGAIN = { state: SIGNED_IN, at: '/auth?again=1' } as const;
const RECOVERED = { state: SIGNED_IN, authCallback: { kind: 'recovery' } } as const;

/** As far as the code of the mail. */
async function askForCode(scene: Partial<AccountScene> = {}) {
  const stage = open(scene);
  type({ email: 'ratna@contoh.id' });
  await press('Forgot your password?');
  await press('Send code');
  return stage;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('a forgotten password with a wrong address asks nothing', async () => {
  const stage = open({ at: '/auth?step=reset' });
  type({ email: 'ratna' });
  await press('Send code');
  expect(errorAt('email')).toBe('Invalid email address');
  expect(stage.asked).toEqual([]);
});

test('a forgotten password that can’t be sent says so, and stays where it is', async () => {
  const stage = open({
    at: '/auth?step=reset',
    accounts: { sendRecovery: () => Promise.resolve(failed('offline', 'x')) },
  });
  type({ email: 'ratna@contoh.id' });
  await press('Send code');
  expect(screen.getByRole('alert').textContent).toContain('No internet.');
  expect(stage.here()).toBe('/auth?step=reset');
});

describe('the code of the mail', () => {
  test.each(['', '12345'])('that isn’t complete (%j) asks nothing', async (code) => {
    const stage = await askForCode();
    type({ code });
    await press('Continue');
    expect(errorAt('code')).toBe('Type all 6 digits');
    expect(stage.asked.map(([name]) => name)).toEqual(['sendRecovery']);
  });

  test('asked for too soon says how long to wait, and counts down', async () => {
    let sent = 0;
    await askForCode({
      accounts: {
        sendRecovery: () =>
          Promise.resolve(sent++ === 0 ? { ok: true, value: undefined } : failed('too-many', 'Slow down', 2)),
      },
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await press('Send again');
    expect(button('Send again').disabled).toBe(true);
    expect(screen.getByText('You can ask again in 2 seconds.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('You can ask again in 1 second.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1000));
    expect(button('Send again').disabled).toBe(false);
  });

  test('whose address nobody knows any more begins anew', () => {
    open({ at: '/auth?step=reset-code' });
    expect(heading().textContent).toBe('Forgot your password?');
  });
});

test('a new password is asked for after the code and after the mail’s link alike, whatever the address says', () => {
  open({ ...RECOVERED, at: '/auth?tab=sign-up' });
  expect(heading().textContent).toBe('Choose a new password');
  expect(screen.getByText('ratna@contoh.id')).toBeTruthy();
});

test('a new password follows the rules of sign-up', async () => {
  const stage = open(RECOVERED);
  type({ password: 'abc', confirm: 'abd' });
  await press('Save password');
  expect(toasts).toMatchObject([{ title: "Passwords don't match" }]);
  expect(stage.asked).toEqual([]);
});

test.each([
  ['en', 'It should be different. Choose one you haven’t used here.'],
  ['id', 'Kata sandi baru masih sama dengan yang lama. Pakai yang lain.'],
] as const)('a new password that is refused is told in %s', async (language, detail) => {
  const stage = open({
    ...RECOVERED,
    language,
    accounts: { changePassword: () => Promise.resolve(refusal('same_password', 'It should be different.')) },
  });
  type({ password: 'rahasia9', confirm: 'rahasia9' });
  await press(language === 'en' ? 'Save password' : 'Simpan kata sandi');
  expect(toasts).toMatchObject([{ kind: 'error', detail }]);
  expect(stage.here()).toBe('/auth');
});

test('a new password can wait', async () => {
  const stage = open(RECOVERED);
  await press('Not now');
  await settle();
  expect(stage.here()).toBe('/admin');
});

test('a forgotten password of whoever is only taken for signed in is replaced by a new one, and leads on only then', async () => {
  const stage = await askForCode({
    ...AGAIN,
    accounts: {
      recover: () => {
        stage.become({ authCallback: { kind: 'recovery' } });
        return Promise.resolve(ok(undefined));
      },
    },
  });
  expect(stage.history.slice(1)).toEqual(['/auth?step=reset&again=1', '/auth?step=reset-code&again=1']);
  type({ code: '123456' });
  await press('Continue');
  expect([heading().textContent, stage.here()]).toEqual(['Choose a new password', '/auth']);
  type({ password: 'rahasia9', confirm: 'rahasia9' });
  await press('Save password');
  const asked = stage.asked.map(([name]) => name);
  expect(asked).toEqual(['sendRecovery', 'recover', 'changePassword', 'dismissAuthCallback']);
  expect(stage.here()).toBe('/admin');
});

test('a forgotten password of whoever is only taken for signed in that comes back leads to the login', async () => {
  const stage = await askForCode(AGAIN);
  await press('Back to login');
  expect([stage.here(), button('Login').disabled]).toEqual(['/auth?again=1', false]);
});
