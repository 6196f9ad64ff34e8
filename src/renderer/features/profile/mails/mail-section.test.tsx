// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { openAccount, press, settle, SIGNED_IN, type AccountScene } from '#tests/support/stages/account-stage.tsx';
import { queryOver, restStage } from '#tests/support/memory/rest-calls.ts';
import { signedIn } from '#tests/support/stages/session-stage.tsx';
import { toasts } from '#tests/support/stages/toasts.ts';
import { page } from '../profile-screen.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const READ = 'rpc/read_mail_preferences';
const SAVE = 'rpc/save_mail_preferences';
let { answers, asked, rest } = restStage();
beforeEach(() => {
  ({ answers, asked, rest } = restStage({
    [READ]: ok({ mentions: true, language: null, sender: true }),
    [SAVE]: ok(null),
  }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(scene: Partial<AccountScene> = {}) {
  const accounts: Partial<Accounts> = { query: queryOver((call) => rest(call)) };
  const state = signedIn('granted');
  // Its code comes by itself: here it is there already.
  await import('./mail-section.tsx');
  openAccount({ Screen: page.Screen, at: '/profile', state, accounts, ...scene });
  await settle();
  await settle();
}
const toggle = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email me when somebody mentions me' });
const saved = () => asked.filter(({ path }) => path === SAVE).map(({ body }) => body);
const click = async (element: HTMLElement) => {
  act(() => element.click());
  await settle();
};

test('whoever has a role turns mails about mentions off, and on again', async () => {
  await open();
  expect(toggle().checked).toBe(true);
  await click(toggle());
  expect([toggle().checked, saved()]).toEqual([false, [{ mentions: false, language: null }]]);
  // Without mails there is no language to choose.
  expect(screen.queryByRole('radio')).toBeNull();
  await click(toggle());
  await click(screen.getByRole('radio', { name: 'English' }));
  expect(saved().slice(1)).toEqual([
    { mentions: true, language: null },
    { mentions: true, language: 'en' },
  ]);
});

test('what was chosen last is what is saved, however quickly one follows the other', async () => {
  await open();
  let answer: (value: Result<unknown>) => void = () => undefined;
  const slow = rest;
  rest = (call) =>
    call.path === SAVE && saved().length === 0
      ? (void slow(call), new Promise((resolve) => (answer = () => resolve(ok({ body: null, total: null })))))
      : slow(call);
  act(() => toggle().click());
  act(() => toggle().click());
  act(() => screen.getByRole('radio', { name: 'Indonesian' }).click());
  await settle();
  expect(saved()).toHaveLength(1);
  answer(ok(null));
  await settle();
  await settle();
  expect(saved().at(-1)).toEqual({ mentions: true, language: 'id' });
  expect(saved()).toHaveLength(2);
});

test('a choice that isn’t saved says so and is taken back', async () => {
  await open({ language: 'id' });
  answers[SAVE] = failed('offline', '');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kirim email kalau ada yang menyebut saya' });
  await click(box);
  expect(box.checked).toBe(true);
  expect(toasts).toMatchObject([{ kind: 'error', title: 'Pilihan Anda belum tersimpan' }]);
});

test('says where nothing sends mails', async () => {
  answers[READ] = ok({ mentions: true, language: 'id', sender: false });
  await open();
  expect(screen.getByText(/^No email is sent from this site/)).toBeTruthy();
  expect(toggle().getAttribute('aria-describedby')).toBe('mail-no-sender');
});

test('a choice that can’t be loaded is loaded on another try', async () => {
  answers[READ] = failed('offline', '');
  await open();
  expect(screen.getByRole('alert').textContent).toContain('Your choice couldn’t be loaded');
  answers[READ] = ok({ mentions: false, language: null, sender: true });
  await press('Try again');
  expect(toggle().checked).toBe(false);
});

test('nothing of it is shown to people without a role, nor by a database that knows of no mails', async () => {
  await open({ state: SIGNED_IN });
  expect(screen.queryByText('Emails')).toBeNull();
  expect(asked).toEqual([]);
  answers[READ] = failed('no-table', '');
  await open();
  expect(screen.queryByText('Emails')).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual([READ]);
});
