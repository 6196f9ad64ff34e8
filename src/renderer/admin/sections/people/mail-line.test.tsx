// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { queryOver, restStage } from '#tests/support/memory/rest-calls.ts';
import { sessionStage, signedIn, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Failure } from '#domain/result.ts';
import { PeopleScreen } from './people-screen.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

// The list's texts about an invitation's mail.

const CITRA = {
  ...{ email: 'citra@example.com', role: 'editor', language: null, invited_by_name: 'Ayu', account: 'none' },
  until: '2026-12-04T02:00:00Z',
  code: 'c0de',
};

let { answers, asked } = restStage();
let session: SessionStage;
const listed = (answer: object): void =>
  void (answers['rpc/list_people'] = ok({ total: 0, admins: 0, people: [], ...answer }));
const open = (language: Language = 'en') =>
  openAdmin(<PeopleScreen />, { session, address: '/en/admin/people', language });
const changes = () => asked.filter(({ path }) => path !== 'rpc/list_people').map(({ path, body }) => [path, body]);

beforeEach(() => {
  const stage = restStage();
  ({ answers, asked } = stage);
  session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(stage.rest) }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const at = '2026-11-20T02:00:00Z';
/** Citra waits, and of her invitation's mail this is known. */
const mailed = (mail: object | null, sender = true) =>
  listed({ sender, invitations: [{ ...CITRA, mail: mail === null ? null : { at, error: null, ...mail } }] });
const again = () => screen.queryByRole('button', { name: 'Send again to citra@example.com' });

test.each([
  ['nothing sends mails', { state: 'waiting' }, false, 'No email is sent from here.', false],
  ['it waits', { state: 'waiting' }, true, 'The email is about to be sent', false],
  ['it is tried again', { state: 'waiting', error: 'x' }, true, 'We try again by ourselves.', false],
  ['it was sent', { state: 'sent' }, true, 'Email sent ', true],
  ['it was sent before mails stopped', { state: 'sent' }, false, 'Email sent ', false],
  ['it failed', { state: 'failed', error: 'no such address' }, true, 'The mail service says: no such address', true],
  ['there were too many', { state: 'failed', error: 'limit' }, true, 'This address got as many emails', true],
  ['nobody sent it', { state: 'failed', error: 'late' }, true, 'Nothing sent it for days.', true],
])('says how it is: %s', async (_what, mail, sender, words, canAgain) => {
  mailed(mail, sender);
  await open();
  expect(screen.getByRole('listitem').textContent).toContain(words);
  expect(again() !== null).toBe(canAgain);
  // The message to copy stays whatever became of the mail.
  expect(screen.getByRole('button', { name: 'Copy the message' })).toBeTruthy();
});

test('isn’t promised where nothing sends mails', async () => {
  mailed(null, false);
  await open('id');
  expect(screen.getByText('Dari sini tidak ada email yang dikirim. Salin pesannya, lalu kirim sendiri.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Kirim lagi/ })).toBeNull();
});

test('is sent again once, however often it is pressed, and the focus stays', async () => {
  mailed({ state: 'sent' });
  await open();
  answers['rpc/mail_invitation_again'] = ok({ state: 'waiting' });
  mailed({ state: 'waiting' });
  const button = again() as HTMLButtonElement;
  button.focus();
  act(() => {
    button.click();
    button.click();
  });
  await settle();
  expect(changes()).toEqual([['rpc/mail_invitation_again', { email: 'citra@example.com' }]]);
  expect(screen.getByText('The email is about to be sent').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(again());
  // While it waits there is nothing to send.
  await press('Send again to citra@example.com');
  expect(changes()).toHaveLength(1);
});

test.each<[Failure, string]>([
  [{ ...failed('too-many', ''), reason: 'PT429' }, 'This address got as many emails today as it may get.'],
  [{ ...failed('not-found', ''), reason: 'PT404' }, 'This invitation isn’t there any more.'],
  [failed('offline', ''), 'No internet.'],
])('says why it isn’t sent again: %j', async (failure, words) => {
  mailed({ state: 'sent' });
  await open();
  answers['rpc/mail_invitation_again'] = failure;
  await press('Send again to citra@example.com');
  expect(screen.getByRole('alert').textContent).toContain(`The email isn’t sent again. ${words}`);
});

test('that has none yet can be sent', async () => {
  mailed(null);
  await open();
  answers['rpc/mail_invitation_again'] = ok({ state: 'waiting' });
  await press('Send email to citra@example.com');
  expect(changes()).toHaveLength(1);
});

test.each([
  [true, 'They get an email with the steps.'],
  [false, 'No email is sent from here.'],
])('is told of on inviting, where mails are sent: %j', async (sender, words) => {
  answers['rpc/invite_person'] = ok({ outcome: 'invited' });
  listed({ sender, invitations: [] });
  await open();
  fireEvent.change(screen.getByLabelText('Email of the new person'), { target: { value: 'citra@example.com' } });
  await press('Add');
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
  await settle();
  expect(toasts.at(-1)?.detail).toContain(words);
});
