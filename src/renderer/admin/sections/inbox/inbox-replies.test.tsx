// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { here, openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { memoryInbox, type MemoryInbox } from '#tests/support/memory/memory-inbox.ts';
import type { AnswerRest } from '#tests/support/memory/rest-calls.ts';
import { failed } from '#domain/result.ts';
import { deviceStore } from '#renderer/data/device-store.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { Screen } from './inbox-screen.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));
vi.setConfig({ testTimeout: 15_000 });

let inbox: MemoryInbox;
let platform: ReturnType<typeof memoryPlatform>;
let copied: string[];
let mails: URL[];

function Section() {
  const { pathname } = useLocation();
  return <Screen rest={pathname.replace(/^(\/en)?\/admin\/messages\/?/, '')} />;
}

const open = (address: string, rest: AnswerRest = inbox.rest) => openAdmin(<Section />, { rest, address, platform });
const openMessage = (id: string, rest?: AnswerRest) => open(`/admin/messages/${id}`, rest);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
async function write(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await settle();
}
const send = () => press('Reply by email');
const shown = () =>
  within(screen.getByRole('region', { name: 'Replies' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[lang=""]')?.textContent);
const bodies = () => inbox.replies.map(({ body }) => body);

/** The mail program: what it is opened with, and nothing happens. */
function catchMail(event: Event): void {
  const link = (event.target as Element).closest('a[href^="mailto:"]');
  if (link === null) return;
  event.preventDefault();
  mails.push(new URL(link.getAttribute('href') ?? ''));
}

beforeEach(async () => {
  const kept = deviceStore('tunas-replies', 'replies');
  await kept.remove(await kept.names());
  inbox = memoryInbox();
  platform = memoryPlatform();
  copied = [];
  mails = [];
  platform.copyText = (text) => (copied.push(text), Promise.resolve(true));
  platform.newId = () => crypto.randomUUID();
  document.addEventListener('click', catchMail);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => document.removeEventListener('click', catchMail));

test('is kept with its message and goes on in the mail program; the message is answered once I say that the mail went', async () => {
  const id = inbox.arrive({ subject: 'Cabai' });
  await openMessage(id);
  await write('Cabut yang sakit.');
  await send();
  expect([bodies(), inbox.stateOf(id), shown(), field().value]).toEqual([
    ['Cabut yang sakit.'],
    'read',
    ['Cabut yang sakit.'],
    '',
  ]);
  expect(mails.map((mail) => [mail.pathname, mail.searchParams.get('subject')])).toEqual([
    ['sri@contoh.id', 'Re: Cabai'],
  ]);
  expect(mails[0]?.searchParams.get('body')).toMatch(/^Cabut yang sakit\.\r\n\r\nOn /);
  expect(screen.getByText(/^Saved\. Continue in your mail program: the reply isn’t sent until/)).toBeTruthy();
  const state = () => document.querySelector('[data-message]')?.lastElementChild?.textContent;
  expect([state(), screen.getByText('Did the mail go?').isConnected]).toEqual(['Read, 1 reply', true]);
  // Also after a reload, until it is answered.
  cleanup();
  await openMessage(id);
  await press('Not yet');
  expect([screen.queryByText('Did the mail go?'), inbox.stateOf(id)]).toEqual([null, 'read']);
  expect(screen.getByText('Not sent yet')).toBeTruthy();
  await press('Open in mail program');
  expect([mails.length, screen.getByText('Did the mail go?').isConnected]).toEqual([2, true]);
  inbox.failing = { path: 'finish_reply', failure: failed('offline', 'no network') };
  await press('Yes');
  expect(screen.getByRole('alert').textContent).toMatch(/^Your answer isn’t saved yet\. No internet/);
  inbox.failing = null;
  await press('Yes');
  expect([state(), screen.queryByText('Did the mail go?'), inbox.stateOf(id)]).toEqual([
    'Answered, 1 reply',
    null,
    'answered',
  ]);
});

test('whoever says no after somebody else said yes learns of it, and it stays answered', async () => {
  const id = inbox.arrive();
  const at = '2026-11-21T07:00:00+00:00';
  inbox.replies = [{ id: 'a', message: id, body: 'Satu', author_name: 'Ayu', created_at: at, sent: null }];
  await openMessage(id);
  inbox.replies[0]!.sent = true;
  inbox.rows[0]!.state = 'answered';
  await press('Not yet');
  expect(screen.getByText('Somebody else has noted already that the mail went.')).toBeTruthy();
  expect([screen.queryByText('Did the mail go?'), inbox.replies[0]!.sent, inbox.stateOf(id)]).toEqual([
    null,
    true,
    'answered',
  ]);
});

test('what is typed outlives another message and a reload, and goes once it is kept', async () => {
  const [one, other] = [inbox.arrive({ name: 'Satu' }), inbox.arrive({ name: 'Dua' })];
  await openMessage(one);
  await write('Belum selesai');
  await press(document.querySelector(`[data-message="${other}"]`)!);
  expect([here(), field().value]).toEqual([`/admin/messages/${other}`, '']);
  await write('Untuk Dua');
  cleanup();
  await openMessage(one);
  expect(field().value).toBe('Belum selesai');
  expect(screen.getByRole('button', { name: 'Continue your reply' })).toBeTruthy();
  await send();
  cleanup();
  await openMessage(one);
  expect(field().value).toBe('');
  await press(document.querySelector(`[data-message="${other}"]`)!);
  expect(field().value).toBe('Untuk Dua');
});

test('whoever comes from another window goes on with what they wrote there', async () => {
  const id = inbox.arrive();
  await openMessage(id);
  await write('Di jendela ini');
  const [here_] = screen.getAllByRole('main');
  await openMessage(id);
  const there = screen.getAllByRole('main').find((each) => each !== here_)!;
  const fieldIn = (main: HTMLElement) => within(main).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
  expect(fieldIn(there).value).toBe('Di jendela ini');
  fireEvent.change(fieldIn(there), { target: { value: 'Di jendela itu' } });
  await settle();
  act(() => platform.announced.comeBack());
  await settle();
  expect(fieldIn(here_!).value).toBe('Di jendela itu');
  // Sent from both, it is one reply.
  for (const main of [here_!, there]) fireEvent.submit(fieldIn(main).form!);
  await settle();
  expect(bodies()).toEqual(['Di jendela itu']);
});

test('two presses keep one reply', async () => {
  await openMessage(inbox.arrive());
  await write('Sekali saja');
  const form = field().form!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await settle();
  expect([bodies(), mails.length]).toEqual([['Sekali saja'], 1]);
});

test('without a network the text stays, the reason is said, and no mail is opened', async () => {
  const id = inbox.arrive();
  await openMessage(id);
  await write('Nanti terkirim');
  inbox.failing = { path: 'add_reply', failure: failed('offline', 'no network') };
  await send();
  const said = screen.getAllByRole('alert').map((each) => each.textContent);
  expect(said).toEqual([
    'No internet. Check your signal, then try again.The reply isn’t saved yet. Your text is still here.',
  ]);
  expect([field().value, bodies(), mails, inbox.stateOf(id)]).toEqual(['Nanti terkirim', [], [], 'read']);
  cleanup();
  inbox.failing = null;
  await openMessage(id);
  expect(field().value).toBe('Nanti terkirim');
  await send();
  expect([bodies(), mails.length, screen.queryByRole('alert')]).toEqual([['Nanti terkirim'], 1, null]);
});

/** The inbox keeps the first reply, and its answer gets lost. */
function losingOne(): AnswerRest {
  let lost = false;
  return async (call) => {
    const answer = await inbox.rest(call);
    if (lost || call.path !== 'rpc/add_reply') return answer;
    lost = true;
    return failed('timeout', 'lost');
  };
}

test('a reply whose answer got lost is kept once, also after a reload', async () => {
  const id = inbox.arrive();
  const rest = losingOne();
  await openMessage(id, rest);
  await write('Satu kali');
  await send();
  expect(field().value).toBe('Satu kali');
  cleanup();
  await openMessage(id, rest);
  await send();
  expect([bodies(), field().value]).toEqual([['Satu kali'], '']);
});

test('other words after a lost answer are another reply', async () => {
  await openMessage(inbox.arrive(), losingOne());
  await write('Satu');
  await send();
  await write('Satu dan dua');
  await send();
  expect([bodies(), screen.queryByRole('alert'), field().value]).toEqual([['Satu', 'Satu dan dua'], null, '']);
});

test('a reply too long for an address is copied, with a notice', async () => {
  await openMessage(inbox.arrive({ subject: 'Cabai' }));
  const long = 'Siram pagi hari, lalu tutup. '.repeat(100).trim();
  await write(long);
  await send();
  expect([bodies(), copied]).toEqual([[long], [long]]);
  expect([...(mails[0]?.searchParams.keys() ?? [])]).toEqual(['subject']);
  expect(screen.getByText(/too long to take along to the mail program, so we copied it/)).toBeTruthy();
});

test('says so where the clipboard refuses', async () => {
  platform.copyText = () => Promise.resolve(false);
  await openMessage(inbox.arrive());
  await write('Panjang. '.repeat(400).trim());
  await send();
  expect(screen.getByText(/^Saved\..*Copy the reply and paste it there\.$/)).toBeTruthy();
});

test.each([
  ['  ', 'The reply is empty'],
  ['x'.repeat(5001), 'The reply is too long, at most 5,000 characters'],
])('isn’t sent, nor cut, where it can’t be kept', async (text, complaint) => {
  await openMessage(inbox.arrive());
  await write(text);
  await send();
  expect([field().value, bodies()]).toEqual([text, []]);
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(complaint);
  expect(document.activeElement).toBe(field());
});

test('is begun from beside the list: the message opens, and the cursor stands in the field', async () => {
  const id = inbox.arrive();
  await open('/admin/messages');
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  await press(screen.getByRole('link', { name: 'Write a reply' }));
  expect([here(), document.activeElement]).toEqual([`/admin/messages/${id}`, field()]);
});

test('stands in the export, with who and when', async () => {
  const id = inbox.arrive();
  inbox.replies.push(
    { id: 'a', message: id, body: 'Satu', author_name: 'Ayu', created_at: '2026-11-21T07:00:00+00:00', sent: true },
    { id: 'b', message: id, body: 'Dua', author_name: 'Budi', created_at: '2026-11-22T07:00:00+00:00', sent: null },
  );
  await open('/admin/messages');
  await press('Export as CSV');
  expect(platform.saved[0]?.text).toContain(
    '"2026-11-21T07:00:00.000Z Ayu:\nSatu\n\n2026-11-22T07:00:00.000Z Budi:\nDua"',
  );
});
