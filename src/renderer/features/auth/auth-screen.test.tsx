// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Factor } from '#domain/account.ts';
import { failed, ok } from '#domain/result.ts';
import type { SessionState } from '../../session/session.ts';
import {
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

const open = (scene: Partial<AccountScene> = {}) => openAccount({ Screen: page.Screen, ...scene });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const DUE = { ...SIGNED_IN, secondFactorDue: true } as const;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('an existing session that turns up later goes there too, however it came', async () => {
  const stage = open({ state: { kind: 'starting' } });
  await settle();
  expect(stage.here()).toBe('/auth');
  stage.become({ state: SIGNED_IN });
  expect(stage.history).toEqual(['/admin']);
});

test.each([
  ['en', 'Your session on this device has ended'],
  ['id', 'Sesi Anda di perangkat ini sudah berakhir'],
] as const)('who was signed out elsewhere is told above the login, in %s', async (language, words) => {
  const stage = open({ language, state: { ...SIGNED_IN, admin: 'unknown' }, at: '/auth?again=1' });
  expect(screen.queryByText(words, { exact: false })).toBeNull();
  stage.become({ ended: true });
  await settle();
  expect(screen.getByRole('status').textContent).toContain(words);
  expect(stage.here()).toBe('/auth?again=1');
});

test.each([
  ['en', 'Sign in as dewi@contoh.id?', 'Yes, sign in', 'acceptAuthCallback'],
  ['en', 'Sign in as dewi@contoh.id?', 'No, not me', 'dismissAuthCallback'],
  ['id', 'Masuk sebagai dewi@contoh.id?', 'Ya, masuk', 'acceptAuthCallback'],
  ['id', 'Masuk sebagai dewi@contoh.id?', 'Bukan, ini bukan saya', 'dismissAuthCallback'],
] as const)('a mail’s link asks in %s before it signs anybody in: %s %s', async (language, question, answer, asked) => {
  const stage = open({ language, state: SIGNED_IN, authCallback: { kind: 'asks', email: 'dewi@contoh.id' } });
  await settle();
  expect(heading()).toBe(question);
  expect(stage.here()).toBe('/auth');
  await press(answer);
  expect(stage.asked).toContainEqual([asked]);
});

test.each([
  ['en', 'Email link is invalid or has expired. This link no longer works. Ask for a new one.', 'Ask for a new code'],
  ['id', 'Tautan ini sudah tidak berlaku. Minta tautan baru.', 'Minta kode baru'],
] as const)('a mail’s link that failed says in %s why, and offers a new code', async (language, text, offer) => {
  const detail = 'Email link is invalid or has expired';
  const stage = open({ language, authCallback: { kind: 'failed', reason: 'otp_expired', detail, again: false } });
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.queryByRole('button', { name: /^(Try again|Coba lagi)$/ })).toBeNull();
  await press(offer);
  expect(stage.asked).toEqual([['dismissAuthCallback']]);
  expect(stage.history).toEqual(['/auth?step=reset']);
  expect(field('email')).toBeTruthy();
});

test.each([
  ['en', 'No internet. Check your signal, then try again.', 'Try again'],
  ['id', 'Tidak ada internet. Periksa sinyal, lalu coba lagi.', 'Coba lagi'],
] as const)('a link that nobody could be asked about is told in %s, and can be tried again', async (...given) => {
  const [language, text, offer] = given;
  const failure = { kind: 'failed', reason: 'offline', detail: 'Failed to fetch', again: true } as const;
  const stage = open({ language, authCallback: failure });
  expect(screen.getByRole('alert').textContent).toBe(text);
  await press(offer);
  expect(stage.asked).toEqual([['retryAuthCallback']]);
  stage.become({ authCallback: failure });
  expect(screen.getByRole('button', { name: offer })).toBeTruthy();
});

describe('a second factor that is due', () => {
  const totp: Factor = { id: 'totp-1', kind: 'totp', name: 'Ponsel', verified: true };
  const open2 = (factors: readonly Factor[], more: Partial<AccountScene> = {}) =>
    open({ state: DUE, ...more, accounts: { factors: () => Promise.resolve(ok(factors)), ...more.accounts } });

  test('is asked for with the verified app’s code; then the login is done', async () => {
    const stage = open2([{ ...totp, id: 'old', verified: false }, totp]);
    await settle();
    expect(heading()).toBe('Two-step verification');
    expect(stage.here()).toBe('/auth');
    type({ code: '123 456' });
    await press('Verify');
    expect(stage.asked).toEqual([['factors'], ['verifyFactor', 'totp-1', '123456']]);
    expect(toasts).toEqual([{ kind: 'success', title: 'Login successful!' }]);
    stage.become({ state: SIGNED_IN });
    expect(stage.here()).toBe('/admin');
  });

  test('may be a passkey, whose own errors are told', async () => {
    open2([{ ...totp, kind: 'webauthn' }], {
      accounts: { verifyPasskey: () => Promise.resolve(refusal('ERROR_CEREMONY_ABORTED', 'aborted')) },
    });
    await settle();
    expect(document.querySelector('input')).toBeNull();
    await press('Use your passkey');
    const detail = 'You stopped before it was finished. Nothing has changed.';
    expect(toasts).toEqual([{ kind: 'error', title: 'The passkey didn’t work', detail }]);
  });

  test('that can’t be used here leads out', async () => {
    const stage = open2([{ ...totp, kind: 'phone' }]);
    await settle();
    expect(screen.getByText(/can’t be used here/)).toBeTruthy();
    await press('Sign out instead');
    expect(stage.asked.at(-1)).toEqual(['signOut']);
    expect(heading()).toBe('Welcome back');
  });

  test('whose list can’t be loaded says so and can be tried again', async () => {
    let tries = 0;
    const factors = () => Promise.resolve(tries++ === 0 ? failed('timeout', 'x') : ok([totp]));
    open({ state: DUE, accounts: { factors } });
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('The signal is weak. Try again.');
    await press('Try again');
    expect(field('code')).toBeTruthy();
  });

  test('is the one of whoever is signed in now', async () => {
    let factors: readonly Factor[] = [totp];
    const stage = open({ state: DUE, accounts: { factors: () => Promise.resolve(ok(factors)) } });
    await settle();
    type({ code: '123' });
    factors = [{ ...totp, id: 'totp-2' }];
    stage.become({ state: { ...DUE, person: { id: 'another', email: 'dewi@contoh.id' } } });
    await settle();
    expect(field('code').value).toBe('');
    type({ code: '123456' });
    await press('Verify');
    expect(stage.asked.at(-1)).toEqual(['verifyFactor', 'totp-2', '123456']);
  });

  test('comes before a new password', async () => {
    open2([totp], { authCallback: { kind: 'recovery' } });
    await settle();
    expect(heading()).toBe('Two-step verification');
  });

  test.each([
    ['after the login', SIGNED_IN],
    ['in place of it', DUE],
  ])('of whoever is only taken for signed in is asked for %s, proved once, and leads on', async (_when, state) => {
    const become = (next: SessionState) => {
      stage.become({ state: next });
      return Promise.resolve(ok(undefined));
    };
    const stage = open({
      ...{ state, at: '/auth?again=1' },
      accounts: {
        signIn: () => become(DUE),
        factors: () => Promise.resolve(ok([totp])),
        verifyFactor: () => become(SIGNED_IN),
      },
    });
    if (state === SIGNED_IN) {
      type({ email: 'ratna@contoh.id', password: 'rahasia1' });
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
