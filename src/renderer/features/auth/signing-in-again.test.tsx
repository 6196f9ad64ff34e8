// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Factor } from '#domain/account.ts';
import { ok } from '#domain/result.ts';
import {
  button,
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

/** Somebody whom this device takes for signed in, and whose session has ended at the backend. */
const open = (scene: Partial<AccountScene> = {}) =>
  openAccount({ Screen: page.Screen, state: SIGNED_IN, at: '/auth?again=1', ...scene });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const GOOD = { email: 'ratna@contoh.id', password: 'rahasia1' };
const DUE = { ...SIGNED_IN, secondFactorDue: true } as const;
const TOTP: Factor = { id: 'totp-1', kind: 'totp', name: 'Ponsel', verified: true };

beforeEach(() => {
  toasts.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the login is there and free, in both tabs', async () => {
  const stage = open();
  expect([stage.here(), button('Login').disabled]).toEqual(['/auth?again=1', false]);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Sign Up' }));
  await settle();
  expect([stage.here(), button('Sign Up').disabled]).toEqual(['/auth?tab=sign-up&again=1', false]);
  await press('Log in here');
  expect([stage.here(), button('Login').disabled]).toEqual(['/auth?again=1', false]);
});

test('logging in leads on', async () => {
  const stage = open();
  type(GOOD);
  await press('Login');
  expect(stage.asked).toEqual([['signIn', GOOD.email, GOOD.password]]);
  expect(toasts).toMatchObject([{ kind: 'success' }]);
  expect(stage.history).toEqual(['/admin']);
});

test('signing up leads on, to where the person came from', async () => {
  const stage = open({ at: '/auth?tab=sign-up&again=1&from=/profile' });
  type({ ...GOOD, fullName: 'Ratna Dewi', confirm: GOOD.password });
  await press('Sign Up');
  expect(stage.history).toEqual(['/profile']);
});

describe('a forgotten password', () => {
  /** As far as the code of the mail. */
  async function askForCode(scene: Partial<AccountScene> = {}) {
    const stage = open(scene);
    type({ email: GOOD.email });
    await press('Forgot your password?');
    expect([stage.here(), heading()]).toEqual(['/auth?step=reset&again=1', 'Forgot your password?']);
    await press('Send code');
    expect(stage.here()).toBe('/auth?step=reset-code&again=1');
    return stage;
  }

  test('is replaced by a new one, and leads on only then', async () => {
    const stage = await askForCode({
      accounts: {
        recover: () => {
          stage.become({ authCallback: { kind: 'recovery' } });
          return Promise.resolve(ok(undefined));
        },
      },
    });
    type({ code: '123456' });
    await press('Continue');
    expect([heading(), stage.here()]).toEqual(['Choose a new password', '/auth']);
    type({ password: 'rahasia9', confirm: 'rahasia9' });
    await press('Save password');
    expect(stage.asked.map(([name]) => name)).toEqual([
      'sendRecovery',
      'recover',
      'changePassword',
      'dismissAuthCallback',
    ]);
    expect(stage.here()).toBe('/admin');
  });

  test('whose code is wrong stays with the code', async () => {
    const stage = await askForCode({
      accounts: { recover: () => Promise.resolve(refusal('otp_expired', 'Token has expired')) },
    });
    type({ code: '000000' });
    await press('Continue');
    expect([stage.here(), field('code').value]).toEqual(['/auth?step=reset-code&again=1', '000000']);
  });

  test('that comes back leads to the login', async () => {
    const stage = await askForCode();
    await press('Back to login');
    expect([stage.here(), button('Login').disabled]).toEqual(['/auth?again=1', false]);
  });
});

test.each(['login', 'sign-up'])('an address that %s finds unconfirmed is confirmed, and leads on then', async (tab) => {
  const stage = open({
    at: tab === 'login' ? '/auth?again=1' : '/auth?tab=sign-up&again=1',
    accounts: {
      signIn: () => Promise.resolve(refusal('email_not_confirmed', 'Email not confirmed')),
      signUp: () => Promise.resolve(ok('confirm-email')),
    },
  });
  if (tab === 'login') {
    type(GOOD);
    await press('Login');
    await press('Type the code from the email');
  } else {
    type({ ...GOOD, fullName: 'Ratna Dewi', confirm: GOOD.password });
    await press('Sign Up');
  }
  expect(stage.here()).toBe(tab === 'login' ? '/auth?step=confirm&again=1' : '/auth?tab=sign-up&step=confirm&again=1');
  expect(screen.getByText(/We sent a link and a code to ratna@contoh.id/)).toBeTruthy();
  type({ code: '123456' });
  await press('Confirm');
  expect(stage.asked.at(-1)).toEqual(['confirmEmail', GOOD.email, '123456']);
  expect(stage.here()).toBe('/admin');
});

describe('a second factor', () => {
  const open2 = (scene: Partial<AccountScene>) => {
    const stage = open({
      ...scene,
      accounts: {
        signIn: () => {
          stage.become({ state: DUE });
          return Promise.resolve(ok(undefined));
        },
        factors: () => Promise.resolve(ok([TOTP])),
        verifyFactor: () => {
          stage.become({ state: SIGNED_IN });
          return Promise.resolve(ok(undefined));
        },
      },
    });
    return stage;
  };

  test.each([
    ['after the login', SIGNED_IN],
    ['in place of it', DUE],
  ])('that is asked for %s is proved once, and leads on', async (_when, state) => {
    const stage = open2({ state });
    if (state === SIGNED_IN) {
      type(GOOD);
      await press('Login');
    }
    await settle();
    expect([heading(), stage.here()]).toEqual(['Two-step verification', '/auth']);
    type({ code: '123456' });
    await press('Verify');
    expect(toasts).toEqual([{ kind: 'success', title: 'Login successful!' }]);
    expect(stage.history.at(-1)).toBe('/admin');
  });
});
