// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Factor } from '#domain/account.ts';
import { failed, ok } from '#domain/result.ts';
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
import type { Platform } from '../../platform/port.ts';
import { page } from './profile-screen.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

async function open(scene: Partial<AccountScene> = {}) {
  const stage = openAccount({ Screen: page.Screen, at: '/profile', state: SIGNED_IN, ...scene });
  await settle();
  return stage;
}

const written = (stage: Awaited<ReturnType<typeof open>>) => stage.asked.filter(([name]) => name === 'writeFullName');

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('whoever isn’t signed in waits until the stored session is read', async () => {
  const stage = await open({ state: { kind: 'starting' } });
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(stage.here()).toBe('/profile');
  stage.become({ state: SIGNED_IN });
  expect(field('fullName')).toBeTruthy();
});

test('shows nothing of one person to the next', async () => {
  const totp: Factor = { id: 'totp-1', kind: 'totp', name: 'Ponsel Ratna', verified: true };
  let factors: readonly Factor[] = [totp];
  const offersFactors = () => Promise.resolve(true);
  const stage = await open({ accounts: { offersFactors, factors: () => Promise.resolve(ok(factors)) } });
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
  test('follows the rules of sign-up, and asks for the present one', async () => {
    const stage = await open();
    const before = stage.asked.length;
    type({ password: 'abc', confirm: 'abc' });
    await press('Change password');
    expect(errorAt('current')).toBe('Current password is required');
    expect(errorAt('password')).toBe('Password too short');
    expect(stage.asked).toHaveLength(before);
  });

  test('is bound to the account’s address for password managers', async () => {
    await open();
    const hint = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect([hint?.value, hint?.hidden]).toEqual(['ratna@contoh.id', true]);
  });
});

test.each([
  ['en', 'Save changes', 'Write the name in plain letters'],
  ['id', 'Simpan perubahan', 'Tulis nama dengan huruf biasa'],
] as const)('a name with signs that names don’t have is told in %s, and not sent', async (language, save, words) => {
  const stage = await open({ language });
  type({ fullName: 'Ratna (editor)' });
  await press(save);
  expect(errorAt('fullName')).toContain(words);
  expect(written(stage)).toEqual([]);
});

test.each([
  ['en', 'Save changes', 'PT409', 'A colleague in the team has this name already'],
  ['id', 'Simpan perubahan', 'PT409', 'Rekan Anda di tim sudah memakai nama ini'],
  ['en', 'Save changes', 'PT400', 'Write the name in plain letters'],
] as const)('a name that the backend refuses is told in %s: %s %s', async (language, save, reason, words) => {
  const refused = { ...failed('duplicate', '409 PT409'), reason };
  await open({ language, accounts: { writeFullName: () => Promise.resolve(refused) } });
  type({ fullName: 'Budi' });
  await press(save);
  expect(toasts).toMatchObject([{ kind: 'error', detail: expect.stringContaining(words) as string }]);
  expect(field('fullName').value).toBe('Budi');
});

test('saving takes an empty name', async () => {
  const stage = await open();
  type({ fullName: '' });
  await press('Save changes');
  expect(written(stage)).toEqual([['writeFullName', '']]);
});

test('saving is busy until the answer is there, and asks once', async () => {
  const stage = await open({ accounts: { writeFullName: () => new Promise(() => undefined) } });
  const save = button('Save changes');
  save.click();
  save.click();
  await settle();
  expect(save.disabled).toBe(true);
  expect(save.textContent).toContain('Saving...');
  expect(written(stage)).toHaveLength(1);
});

test.each([
  ['en', 'Save changes', 'Error', 'permission denied. Check your email and password.'],
  ['id', 'Simpan perubahan', 'Profil belum tersimpan', 'Email atau kata sandi salah. Periksa dulu, lalu coba lagi.'],
] as const)('saving that fails is told in %s, and the words stay', async (language, save, title, detail) => {
  const denied = refusal('invalid_credentials', 'permission denied');
  await open({ language, accounts: { writeFullName: () => Promise.resolve(denied) } });
  type({ fullName: 'Ratna Lestari' });
  await press(save);
  expect(toasts).toEqual([{ kind: 'error', title, detail }]);
  expect(field('fullName').value).toBe('Ratna Lestari');
});

test('saving that touched no row is a failure', async () => {
  await open({ accounts: { writeFullName: () => Promise.resolve(failed('not-found', 'no row')) } });
  await press('Save changes');
  const detail = 'There is no profile for this account. Log in again, or write to us.';
  expect(toasts).toEqual([{ kind: 'error', title: 'Error', detail }]);
});

test('a name that can’t be loaded is logged, keeps Save disabled, and is loaded on another try', async () => {
  let tries = 0;
  const readFullName = () => Promise.resolve(tries++ === 0 ? failed('offline', 'Failed to fetch') : ok('Ratna'));
  const stage = await open({ accounts: { readFullName } });
  expect(console.error).toHaveBeenCalledWith('The profile could not be loaded:', 'offline', 'Failed to fetch');
  expect(button('Save changes').disabled).toBe(true);
  expect(field('fullName').readOnly).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('No internet. Check your signal, then try again.');
  expect(toasts).toEqual([]);
  await press('Try again');
  expect(field('fullName').value).toBe('Ratna');
  expect(button('Save changes').disabled).toBe(false);
  expect(written(stage)).toEqual([]);
});

test('a name that can’t be loaded can’t be saved before it is there', async () => {
  await open({ accounts: { readFullName: () => new Promise(() => undefined) } });
  expect(button('Save changes').disabled).toBe(true);
});

test('a name that can’t be loaded because the accounts’ code can’t be fetched is told too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open({ broken: new TypeError('Failed to fetch dynamically imported module') });
  expect(screen.getByRole('alert').textContent).toContain('No internet.');
});

describe('an unsaved name', () => {
  let platform: Platform;
  beforeEach(() => void (platform = memoryPlatform()));

  /** Types a name, and reloads the page afterwards. */
  async function reload(meanwhile = () => Promise.resolve(), scene: Partial<AccountScene> = {}) {
    const first = await open({ platform });
    type({ fullName: 'Ratna L' });
    expect(screen.queryByText(/isn’t saved yet/)).toBeNull();
    await meanwhile();
    first.unmount();
    await open({ platform, ...scene });
  }

  test('survives a reload and is told; discarded, the saved one is back', async () => {
    await reload();
    expect(field('fullName').value).toBe('Ratna L');
    expect(screen.getByRole('status').textContent).toContain('This name isn’t saved yet.');
    await press('Discard it');
    expect(field('fullName').value).toBe('Ratna Dewi');
    expect(screen.queryByText(/isn’t saved yet/)).toBeNull();
  });

  test('once saved is no draft any more', async () => {
    await reload(() => press('Save changes'));
    expect(field('fullName').value).toBe('Ratna Dewi');
  });

  test('of one person isn’t shown to the next', async () => {
    await reload(undefined, { state: { ...SIGNED_IN, person: { id: 'other', email: 'dewi@contoh.id' } } });
    expect(field('fullName').value).toBe('Ratna Dewi');
  });
});
