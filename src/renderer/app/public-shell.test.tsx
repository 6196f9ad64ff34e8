// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { errorAt, field, press, settle, type } from '#tests/support/stages/account-stage.tsx';
import { fill, GOOD } from '#tests/support/stages/contact-form-stage.tsx';
import { openPortal } from '#tests/support/stages/portal-stage.tsx';
import { sessionStage, signedIn, VISITOR } from '#tests/support/stages/session-stage.tsx';
import type { Accounts } from '../data/accounts.ts';
import type { Delivery } from '../data/outbox.ts';
import type { Repository } from '../data/repository.ts';
import type { SessionState } from '../session/session.ts';
// Imported here, so that no test waits until the portal has loaded them from the disk.
import '../features/auth/auth-screen.tsx';
import '../features/contact/contact-screen.tsx';
import '../features/profile/profile-screen.tsx';

vi.mock('../ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

interface Visit {
  readonly state?: SessionState;
  readonly accounts?: Partial<Accounts>;
  readonly sendMessage?: Repository['sendMessage'];
}

/** Opens the portal at an address, in Indonesian. */
async function visit(at: string, { state = VISITOR, accounts = {}, sendMessage }: Visit = {}): Promise<void> {
  const site = () => Promise.resolve(failed('not-found', 'none'));
  const session = sessionStage(state, () => Promise.resolve(accounts));
  await openPortal(at, { repository: { stored: { site }, live: { site }, sendMessage }, session });
  await waitFor(() => expect(document.querySelector('main input')).toBeTruthy());
  await settle();
}

async function readEnglish(): Promise<void> {
  fireEvent.click(screen.getByText('English'));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await settle();
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('a change of language leaves a login under way: it stays busy, and no second one begins', async () => {
  let answer: (result: Result<void>) => void = () => undefined;
  const signIn = vi.fn(() => new Promise<Result<void>>((resolve) => (answer = resolve)));
  await visit('/auth', { accounts: { signIn } });
  type({ email: 'ratna@contoh.id', password: 'rahasia1' });
  await press('Masuk');
  await readEnglish();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' });
  expect(button.disabled).toBe(true);
  fireEvent.submit(button.form!);
  await settle();
  expect(signIn).toHaveBeenCalledOnce();
  await act(() => Promise.resolve(answer(failed('timeout', 'x'))));
  await settle();
  const said = { title: 'Login failed', detail: 'The signal is weak. Try again.' };
  expect(toasts).toEqual([{ kind: 'error', ...said }]);
  expect(screen.getByRole('alert').textContent).toBe(said.title + said.detail);
  expect(field('password').value).toBe('rahasia1');
});

test('a change of language says what is wrong with a field in the other language', async () => {
  await visit('/auth');
  await press('Masuk');
  expect(errorAt('email')).toBe('Email belum diisi');
  await readEnglish();
  expect(errorAt('email')).toBe('Email is required');
});

test('a change of language keeps a code that was typed', async () => {
  await visit('/auth?step=reset', { accounts: { sendRecovery: () => Promise.resolve(ok(undefined)) } });
  type({ email: 'ratna@contoh.id' });
  await press('Kirim kode');
  type({ code: '123456' });
  await readEnglish();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Type the code from the email');
  expect(field('code').value).toBe('123456');
});

test('a change of language keeps passwords and a begun enrolment of the profile', async () => {
  const enrolTotp = vi.fn(() => Promise.resolve(ok({ id: 'new', picture: 'data:,', secret: 'JBSWY3DP' })));
  const accounts = {
    enrolTotp,
    readFullName: () => Promise.resolve(ok('Ratna Dewi')),
    offersFactors: () => Promise.resolve(true),
    factors: () => Promise.resolve(ok([])),
  };
  await visit('/profile', { state: signedIn('denied'), accounts });
  type({ current: 'rahasia1', password: 'rahasia2', confirm: 'rahasia2' });
  await press('Tambahkan aplikasi autentikator');
  await press('Lanjut');
  expect(screen.getByText('JBSWY3DP')).toBeTruthy();
  await readEnglish();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My profile');
  expect(screen.getByText('JBSWY3DP')).toBeTruthy();
  expect(enrolTotp).toHaveBeenCalledOnce();
  const passwords = ['current', 'password', 'confirm'].map((name) => field(name).value);
  expect(passwords).toEqual(['rahasia1', 'rahasia2', 'rahasia2']);
});

test('a change of language leaves a message that is being sent', async () => {
  const sendMessage = vi.fn(() => new Promise<Result<Delivery>>(() => undefined));
  await visit('/contact', { sendMessage });
  fill(GOOD);
  await press('Kirim pesan');
  await readEnglish();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true);
  expect(sendMessage).toHaveBeenCalledOnce();
});
