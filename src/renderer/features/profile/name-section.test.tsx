// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
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
import { page } from './profile-screen.tsx';

vi.mock('../../ui/toast.ts', () => import('#tests/support/toasts.ts'));

async function open(scene: Partial<AccountScene> = {}) {
  const stage = openAccount({ Screen: page.Screen, at: '/profile', state: SIGNED_IN, ...scene });
  await settle();
  return stage;
}

const written = (stage: Awaited<ReturnType<typeof open>>) => stage.asked.filter(([name]) => name === 'writeFullName');

beforeEach(() => {
  toasts.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows the address, which can’t be changed, and the full name, which can', async () => {
  await open();
  expect([field('email').value, field('email').readOnly]).toEqual(['ratna@contoh.id', true]);
  expect(screen.getByText('Email can’t be changed.')).toBeTruthy();
  expect([field('fullName').value, field('fullName').readOnly]).toEqual(['Ratna Dewi', false]);
  expect([field('fullName').maxLength, field('fullName').required]).toEqual([200, false]);
});

describe('saving', () => {
  test.each([
    ['en', 'Save changes', 'Success', 'Profile updated successfully'],
    ['id', 'Simpan perubahan', 'Tersimpan', 'Profil Anda sudah diperbarui'],
  ] as const)('is told in %s', async (language, save, title, detail) => {
    const stage = await open({ language });
    type({ fullName: ' Ratna Lestari ' });
    await press(save);
    expect(written(stage)).toEqual([['writeFullName', 'Ratna Lestari']]);
    expect(toasts).toEqual([{ kind: 'success', title, detail }]);
    expect(field('fullName').value).toBe('Ratna Lestari');
  });

  test('takes an empty name, it is free text', async () => {
    const stage = await open();
    type({ fullName: '' });
    await press('Save changes');
    expect(written(stage)).toEqual([['writeFullName', '']]);
  });

  test('is busy until the answer is there, and asks once', async () => {
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
  ] as const)('that fails is told in %s, and the words stay', async (language, save, title, detail) => {
    await open({
      language,
      accounts: { writeFullName: () => Promise.resolve(refusal('invalid_credentials', 'permission denied')) },
    });
    type({ fullName: 'Ratna Lestari' });
    await press(save);
    expect(toasts).toEqual([{ kind: 'error', title, detail }]);
    expect(field('fullName').value).toBe('Ratna Lestari');
  });

  test('that touched no row is a failure', async () => {
    await open({ accounts: { writeFullName: () => Promise.resolve(failed('not-found', 'no row')) } });
    await press('Save changes');
    expect(toasts).toEqual([
      {
        kind: 'error',
        title: 'Error',
        detail: 'There is no profile for this account. Log in again, or write to us.',
      },
    ]);
  });
});

describe('a name that can’t be loaded', () => {
  test('is logged, keeps Save disabled, and is loaded on another try', async () => {
    let tries = 0;
    const stage = await open({
      accounts: {
        readFullName: () => Promise.resolve(tries++ === 0 ? failed('offline', 'Failed to fetch') : ok('Ratna')),
      },
    });
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

  test('can’t be saved before it is there', async () => {
    await open({ accounts: { readFullName: () => new Promise(() => undefined) } });
    expect(button('Save changes').disabled).toBe(true);
  });

  test('because the accounts’ code can’t be fetched is told too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ broken: new TypeError('Failed to fetch dynamically imported module') });
    expect(screen.getByRole('alert').textContent).toContain('No internet.');
  });
});

describe('an unsaved name', () => {
  test('survives a reload and is told; discarded, the saved one is back', async () => {
    const platform = memoryPlatform();
    const first = await open({ platform });
    type({ fullName: 'Ratna L' });
    expect(screen.queryByText(/isn’t saved yet/)).toBeNull();
    first.unmount();
    await open({ platform });
    expect(field('fullName').value).toBe('Ratna L');
    expect(screen.getByRole('status').textContent).toContain('This name isn’t saved yet.');
    await press('Discard it');
    expect(field('fullName').value).toBe('Ratna Dewi');
    expect(screen.queryByText(/isn’t saved yet/)).toBeNull();
  });

  test('once saved is no draft any more', async () => {
    const platform = memoryPlatform();
    const first = await open({ platform });
    type({ fullName: 'Ratna L' });
    await press('Save changes');
    first.unmount();
    await open({ platform });
    expect(field('fullName').value).toBe('Ratna Dewi');
  });

  test('of one person isn’t shown to the next', async () => {
    const platform = memoryPlatform();
    const first = await open({ platform });
    type({ fullName: 'Ratna L' });
    first.unmount();
    await open({ platform, state: { ...SIGNED_IN, person: { id: 'other', email: 'dewi@contoh.id' } } });
    expect(field('fullName').value).toBe('Ratna Dewi');
  });
});
