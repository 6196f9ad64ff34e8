// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
} from '#tests/support/stages/account-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const PHONE: Factor = { id: 'f1', kind: 'totp', name: 'Ponsel Ratna', verified: true };
const BEGUN: Factor = { id: 'f2', kind: 'webauthn', name: '', verified: false };
let there: readonly Factor[];

function Section() {
  return <SecondFactorSection note="The admin area needs it." />;
}

async function open({ accounts, ...scene }: Partial<AccountScene> = {}) {
  const stage = openAccount({
    Screen: Section,
    at: '/profile',
    state: SIGNED_IN,
    accounts: {
      offersFactors: () => Promise.resolve(true),
      factors: () => Promise.resolve(ok(there)),
      enrolTotp: () => Promise.resolve(ok({ id: 'f3', picture: 'data:image/svg+xml,x', secret: 'ABCD EFGH' })),
      ...accounts,
    },
    ...scene,
  });
  await settle();
  return stage;
}

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

beforeEach(() => {
  there = [PHONE, BEGUN];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('is nowhere to be seen where the backend offers none', async () => {
  const { asked } = await open({ accounts: { offersFactors: () => Promise.resolve(false) } });
  expect(document.querySelector('section')).toBeNull();
  expect(asked).toEqual([['offersFactors']]);
});

describe('the list', () => {
  const PASSKEY = 'Kunci sandi (passkey)';
  const INDONESIAN = [
    ...['Ponsel RatnaAplikasi autentikatorSudah diverifikasi', `${PASSKEY}${PASSKEY}Belum diverifikasi`],
  ];

  test.each([
    ['en', ['Ponsel RatnaAuthenticator appVerified', 'PasskeyPasskeyNot verified'], 'Two-step verification is on'],
    ['id', INDONESIAN, 'Verifikasi dua langkah sudah aktif'],
  ] as const)('names each factor, its kind and whether it counts, in %s', async (language, words, on) => {
    await open({ language });
    expect(rows().map((row) => row.querySelector('.factor-words')?.textContent)).toEqual(words);
    expect(screen.getByText(on)).toBeTruthy();
    expect(screen.getByText('The admin area needs it.')).toBeTruthy();
  });

  test('doesn’t say that it is on while nothing is verified', async () => {
    there = [BEGUN];
    await open();
    expect(screen.queryByText('Two-step verification is on')).toBeNull();
  });
});

test('turning one off asks first, and can be called off', async () => {
  const stage = await open();
  await press('Turn off “Ponsel Ratna”');
  expect(screen.getByText('Turn off “Ponsel Ratna”?')).toBe(document.activeElement);
  await press('Cancel');
  expect(document.activeElement).toBe(button('Turn off “Ponsel Ratna”'));
  expect(stage.asked.some(([name]) => name === 'removeFactor')).toBe(false);
});

test('turning one off takes it away and asks for the list again', async () => {
  const stage = await open({
    accounts: {
      removeFactor: (id) => {
        there = there.filter((factor) => factor.id !== id);
        return Promise.resolve(ok(undefined));
      },
    },
  });
  await press('Turn off “Ponsel Ratna”');
  await press('Turn off');
  expect(stage.asked).toContainEqual(['removeFactor', 'f1']);
  expect(toasts).toMatchObject([{ title: 'Turned off', detail: 'Ponsel Ratna' }]);
  expect(rows()).toHaveLength(1);
});

test('turning one off that is refused because it wasn’t proved in this session says what to do', async () => {
  const refused = refusal('insufficient_aal', 'AAL2 required');
  await open({ accounts: { removeFactor: () => Promise.resolve(refused) }, language: 'id' });
  await press('Matikan “Ponsel Ratna”');
  await press('Matikan');
  expect(toasts).toMatchObject([{ detail: 'Keluar dulu, masuk lagi, lalu selesaikan verifikasi dua langkah.' }]);
  expect(rows()).toHaveLength(2);
});

describe('an authenticator app', () => {
  async function begin(scene: Partial<AccountScene> = {}) {
    const stage = await open(scene);
    await press('Add an authenticator app');
    type({ factorName: ' Laptop ' });
    await press('Continue');
    return stage;
  }

  test('without a name gets the name of its kind', async () => {
    const stage = await open();
    await press('Add an authenticator app');
    expect(document.activeElement).toBe(field('factorName'));
    await press('Continue');
    expect(stage.asked).toContainEqual(['enrolTotp', 'Authenticator app']);
  });

  test('lets its key be copied', async () => {
    const stage = await begin();
    const copied = vi.spyOn(stage.platform, 'copyText');
    await press('Copy key');
    expect(copied).toHaveBeenCalledWith('ABCD EFGH');
    expect(screen.getByText('Key copied')).toBeTruthy();
  });

  test('with a wrong code says so and keeps the picture', async () => {
    const wrong = refusal('mfa_verification_failed', 'Invalid TOTP code');
    await begin({ accounts: { verifyFactor: () => Promise.resolve(wrong) } });
    type({ code: '000000' });
    await press('Turn on');
    expect(toasts).toMatchObject([{ kind: 'error', detail: 'Wrong code. Use the newest one.' }]);
    expect(screen.getByRole('img')).toBeTruthy();
  });

  test('that was begun and called off doesn’t stay in the list', async () => {
    const stage = await begin();
    await press('Cancel');
    expect(stage.asked).toContainEqual(['removeFactor', 'f3']);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('under a name that is taken is refused in words', async () => {
    await begin({ accounts: { enrolTotp: () => Promise.resolve(refusal('mfa_factor_name_conflict', 'Name taken')) } });
    expect(toasts).toMatchObject([{ detail: 'Name taken. You already use this name. Choose another one.' }]);
    expect(field('factorName').value).toBe(' Laptop ');
  });
});

test('a passkey is named, then the device asks its owner', async () => {
  const stage = await open();
  await press('Add a passkey');
  type({ factorName: 'Ponsel' });
  await press('Add a passkey');
  expect(stage.asked).toContainEqual(['enrolPasskey', 'Ponsel']);
  expect(toasts).toEqual([{ kind: 'success', title: 'Passkey added' }]);
});

test.each([
  ['en', 'Add a passkey', 'unsupported', 'Browser does not support WebAuthn'],
  ['id', 'Tambahkan kunci sandi (passkey)', 'unsupported', 'Browser ini belum mendukung kunci sandi'],
  ['en', 'Add a passkey', 'ERROR_INVALID_DOMAIN', 'Passkeys don’t work at this address. Open tunas.example.'],
] as const)('a passkey that doesn’t work is told in %s: %s %s', async (language, action, reason, detail) => {
  await open({ language, accounts: { enrolPasskey: () => Promise.resolve(refusal(reason, 'x')) } });
  await press(action);
  await press(action);
  expect(toasts).toMatchObject([{ kind: 'error', detail }]);
});
