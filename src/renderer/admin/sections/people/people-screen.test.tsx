// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';

import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { here, openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { queryOver, restStage } from '#tests/support/memory/rest-calls.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { sessionStage, signedIn, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Failure } from '#domain/result.ts';
import { PeopleScreen } from './people-screen.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const ADMIN = { role: 'superadmin', language: null };
const EDITOR = { role: 'editor', language: null };
const AYU = { id: 'a', email: 'ayu@example.com', name: 'Ayu', since: '2026-11-01T02:00:00Z', me: true, ...ADMIN };
const BUDI = { id: 'b', email: 'budi@example.com', name: '', since: '2026-11-02T02:00:00Z', me: false, ...ADMIN };
const waiting = (account: string) => ({
  ...{ email: 'citra@example.com', invited_by_name: 'Ayu', invited_at: '2026-11-20T02:00:00Z' },
  ...{ until: '2026-12-04T02:00:00Z', code: 'c0de', account, mail: null, ...EDITOR },
});

let { answers, asked } = restStage();
let session: SessionStage;

/** Who is listed from now on. */
function listed(people: object[], invitations: object[] = []): void {
  const admins = people.filter((person) => (person as { role: string }).role === 'superadmin').length;
  answers['rpc/list_people'] = ok({ total: people.length, admins, people, invitations, sender: false });
}
const open = (language: Language = 'en') =>
  openAdmin(<PeopleScreen />, { session, address: '/en/admin/people', language });
const changes = () => asked.filter(({ path }) => path !== 'rpc/list_people').map(({ path, body }) => [path, body]);
const rows = () =>
  within(screen.getByRole('table', { name: 'Team' }))
    .getAllByRole('row')
    .slice(1);
const dialog = () => within(screen.getByRole('dialog'));
const field = () => screen.getByLabelText<HTMLInputElement>('Email of the new person');
const add = async (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  await press('Add');
};
const yes = async (name: string) => {
  await press(dialog().getByRole('button', { name }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
};

beforeEach(() => {
  const stage = restStage({
    'rpc/invite_person': ok({ outcome: 'added' }),
    'rpc/remove_person': ok(null),
    'rpc/withdraw_invitation': ok(null),
  });
  ({ answers, asked } = stage);
  listed([AYU, BUDI]);
  session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(stage.rest) }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the list names everybody, with the address, since when, and who I am', async () => {
  await open();
  expect(rows()[0]?.textContent).toMatch(/^AyuYouayu@example\.comsuper admin1 November 2026/);
  expect(rows()[1]?.textContent).toMatch(/^budi@example\.comsuper admin2 November 2026/);
});

test('the list says why it couldn’t be read, and comes with another try', async () => {
  answers['rpc/list_people'] = failed('offline', '');
  await open();
  expect(screen.getByRole('alert').textContent).toContain('No internet.');
  listed([AYU, BUDI]);
  await press('Try again');
  expect(rows()).toHaveLength(2);
});

test('the list has no way to remove the only one, and says why', async () => {
  listed([AYU]);
  await open('id');
  expect(screen.queryByRole('button', { name: /Keluar|Ganti/ })).toBeNull();
  expect(screen.getByText('Peran super admin terakhir tidak bisa dicabut. Tambah yang lain dulu.')).toBeTruthy();
});

test.each([
  ['added', 'citra@example.com was added as editor'],
  ['already', 'citra@example.com has a role already. You can change it below.'],
  ['invited', 'The invitation for citra@example.com is noted'],
])('adding asks first, then says what became of it: %s', async (outcome, words) => {
  answers['rpc/invite_person'] = ok({ outcome });
  await open();
  await add(' citra@example.com ');
  expect(screen.getByRole('dialog', { name: 'Add citra@example.com as editor?' })).toBeTruthy();
  expect(changes()).toEqual([]);
  await yes('Add');
  expect(changes()).toEqual([['rpc/invite_person', { email: 'citra@example.com', ...EDITOR }]]);
  expect([toasts.at(-1)?.title, field().value]).toEqual([words, '']);
  expect(document.activeElement).toBe(field());
});

test.each(['', 'citra', 'citra@'])('adding asks nobody about %j, and says what is wrong', async (email) => {
  await open();
  await add(email);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(screen.getByText('Invalid email address')).toBeTruthy();
});

test.each([
  [failed('offline', ''), 'No internet.'],
  [{ ...failed('refused', ''), reason: 'PT400' }, 'Invalid email address'],
])('adding keeps the address where it didn’t work: %j', async (failure, words) => {
  answers['rpc/invite_person'] = failure;
  await open();
  await add('citra@example.com');
  await yes('Add');
  expect(dialog().getByRole('alert').textContent).toContain(words);
  expect([field().value, toasts]).toEqual(['citra@example.com', []]);
});

test.each([
  ['none', 'No account yet'],
  ['unconfirmed', 'Has an account, the address isn’t confirmed yet'],
])('an invitation says how far somebody is: %s', async (account, words) => {
  listed([AYU], [waiting(account)]);
  await open();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add now/ })).toBeNull();
});

test('an editor may go while one super admin is left, who may not', async () => {
  listed([AYU, { ...BUDI, ...EDITOR }]);
  await open();
  expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove budi@example.com' })).toBeTruthy();
});

test('an invitation of somebody who has an account by now can be honoured, with care', async () => {
  listed([AYU], [waiting('confirmed')]);
  await open();
  await press('Add now: citra@example.com');
  expect(dialog().getByText(/Ask them first/)).toBeTruthy();
  await yes('Add');
  expect(changes()).toEqual([['rpc/invite_person', { email: 'citra@example.com', ...EDITOR }]]);
});

test('somebody is added as what was chosen, and it is said what that may do', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'translator-en' } });
  expect(screen.getByText(/Writes the English texts/)).toBeTruthy();
  await add('citra@example.com');
  expect(screen.getByRole('dialog', { name: 'Add citra@example.com as translator into English?' })).toBeTruthy();
  await yes('Add');
  expect(changes()).toEqual([
    ['rpc/invite_person', { email: 'citra@example.com', role: 'translator', language: 'en' }],
  ]);
});

test('a role is changed by a choice, and not to the same; one’s own only by leaving', async () => {
  answers['rpc/set_role'] = ok({});
  await open();
  expect(screen.getAllByRole('button', { name: /Change role/ })).toHaveLength(1);
  await press('Change role of budi@example.com');
  const button = dialog().getByRole<HTMLButtonElement>('button', { name: 'Change role' });
  expect(button.disabled).toBe(true);
  fireEvent.change(dialog().getByLabelText('Role'), { target: { value: 'reviewer' } });
  listed([AYU, { ...BUDI, role: 'reviewer' }]);
  await yes('Change role');
  expect(changes()).toEqual([['rpc/set_role', { person: 'b', role: 'reviewer', language: null }]]);
  expect(toasts.at(-1)?.title).toBe('budi@example.com’s role is now reviewer');
  expect(rows()[1]?.textContent).toContain('reviewer');
});

test('a role that can’t be changed says why', async () => {
  answers['rpc/set_role'] = { ...failed('duplicate', ''), reason: 'PT409' };
  await open();
  await press('Change role of budi@example.com');
  fireEvent.change(dialog().getByLabelText('Role'), { target: { value: 'editor' } });
  await yes('Change role');
  expect(dialog().getByRole('alert').textContent).toContain('The last super admin can’t be removed.');
});

test('an invitation can be withdrawn', async () => {
  listed([AYU], [waiting('none')]);
  await open();
  answers['rpc/withdraw_invitation'] = failed('offline', '');
  await press('Withdraw the invitation for citra@example.com');
  expect(screen.getByRole('alert').textContent).toContain('The invitation isn’t withdrawn. No internet.');
  answers['rpc/withdraw_invitation'] = ok(null);
  listed([AYU]);
  await press('Withdraw the invitation for citra@example.com');
  expect(screen.queryByText('citra@example.com')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('removing doesn’t happen by the second half of a double click, and once however often it is pressed', async () => {
  await open();
  await press('Remove budi@example.com');
  const button = dialog().getByRole('button', { name: 'Remove' });
  fireEvent.click(button, { detail: 2 });
  await settle();
  expect(changes()).toEqual([]);
  act(() => {
    button.click();
    button.click();
  });
  await settle();
  expect(changes()).toHaveLength(1);
});

test('removing oneself asks twice, then leads out at once', async () => {
  await open();
  await press('Leave the team');
  await yes('Go on');
  expect([changes(), screen.getByRole('dialog', { name: 'Are you sure?' }).isConnected]).toEqual([[], true]);
  expect(document.activeElement?.textContent).toBe('Are you sure?');
  await yes('Yes, stop now');
  expect(changes()).toEqual([['rpc/remove_person', { person: 'a' }]]);
  expect([here(), session.checks, toasts.at(-1)?.title]).toEqual(['/en', 1, 'You have left the team']);
});

test.each<[Failure, string, number]>([
  [
    { ...failed('duplicate', ''), reason: 'PT409' },
    'The last super admin can’t be removed. Add somebody else first.',
    0,
  ],
  [
    { ...failed('refused', ''), reason: '42501' },
    'Your role doesn’t include this any more, so nothing was changed.',
    1,
  ],
  [{ ...failed('not-found', ''), reason: 'PT404' }, 'This person is no longer in the team.', 0],
])('removing says why it didn’t work: %j', async (failure, words, checks) => {
  answers['rpc/remove_person'] = failure;
  await open();
  await press('Remove budi@example.com');
  await yes('Remove');
  expect(dialog().getByRole('alert').textContent).toBe(words);
  expect([session.checks, here()]).toEqual([checks, '/en/admin/people']);
});

test.each([
  ['https://tunas.example', 'https://tunas.example/en/auth?invitation=c0de'],
  [null, 'Sign up on the Tunas site'],
])('whoever waits has a message to pass on, with the public address %j', async (publicUrl, said) => {
  listed([AYU], [waiting('none')]);
  const copyText = vi.fn(() => Promise.resolve(true));
  await openAdmin(<PeopleScreen />, {
    session,
    address: '/en/admin/people',
    language: 'en',
    platform: { ...memoryPlatform(publicUrl), copyText },
  });
  await press('Copy the message');
  const [[message]] = copyText.mock.calls as unknown as [[string]];
  expect(message).toContain(said);
  expect(message).toContain('citra@example.com');
  expect(screen.getByText('Copied. Send it by WhatsApp or mail.')).toBeTruthy();
  copyText.mockResolvedValue(false);
  await press('Copy the message');
  expect(screen.getByText(/Select the text/)).toBeTruthy();
});

test('an account that is there already needs no message', async () => {
  listed([AYU], [waiting('confirmed')]);
  await open();
  expect(screen.queryByRole('button', { name: 'Copy the message' })).toBeNull();
});
