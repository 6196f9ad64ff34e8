// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { here, openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { memoryInbox, type MemoryInbox } from '#tests/support/memory/memory-inbox.ts';
import { failed } from '#domain/result.ts';
import { ItemNameSlotContext } from '#renderer/admin/section.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { InboxPolling } from './inbox-polling.tsx';
import { Screen } from './inbox-screen.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));
// Menus take their time in this DOM, and more on a busy machine.
vi.setConfig({ testTimeout: 15_000 });

let inbox: MemoryInbox;
let platform: ReturnType<typeof memoryPlatform>;

function Section() {
  const { pathname } = useLocation();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <ItemNameSlotContext value={bar}>
      <p ref={setBar} data-testid="bar" />
      <InboxPolling />
      <Screen rest={pathname.replace(/^(\/en)?\/admin\/messages\/?/, '')} />
    </ItemNameSlotContext>
  );
}

const open = (address = '/admin/messages') => openAdmin(<Section />, { rest: inbox.rest, address, platform });

/** Opens a message that came in; gives its id. */
async function openMessage(...message: Parameters<MemoryInbox['arrive']>): Promise<string> {
  const id = inbox.arrive(...message);
  await open(`/admin/messages/${id}`);
  return id;
}

const list = () => screen.getByRole('region', { name: 'List of messages' });
const rows = () => [...list().querySelectorAll<HTMLAnchorElement>('[data-message]')];
const nameIn = (row: Element | null) => row?.querySelector('time')?.previousElementSibling?.textContent;
const names = () => rows().map(nameIn);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const chooseBox = (name: string) => screen.getByRole('checkbox', { name: `Select the message from ${name}` });

async function mark(within_: HTMLElement, what: string): Promise<void> {
  fireEvent.pointerDown(within(within_).getByRole('button', { name: 'Mark...' }), { button: 0, ctrlKey: false });
  await settle();
  await press(screen.getByRole('menuitem', { name: what }));
}

const undo = async () => {
  toasts.at(-1)?.action?.run();
  await settle();
};

beforeEach(() => {
  inbox = memoryInbox();
  platform = memoryPlatform();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the list', () => {
  test('shows what lies in the inbox, newest first, with how many of each kind there are', async () => {
    inbox.arrive({ name: 'Made', subject: 'Kompos' });
    inbox.arrive({ name: 'Budi', state: 'spam' });
    inbox.arrive({ name: 'Dewi', state: 'answered' });
    await open();
    expect(names()).toEqual(['Dewi', 'Made']);
    expect(rows().map((row) => row.lastElementChild?.textContent)).toEqual(['Answered', 'New']);
    const kinds = [...screen.getByRole('navigation', { name: 'Kinds of messages' }).querySelectorAll('a')].map(
      (each) => each.textContent,
    );
    expect(kinds).toEqual(['Inbox 2', 'For me 0', 'Unread 1', 'Answered 1', 'Archived 0', 'Spam 1', 'All 3']);
  });

  test('the first message stands beside it without having been opened: it stays unread', async () => {
    inbox.arrive({ name: 'Made', message: 'Kompos cacing', subject: 'Kompos' });
    await open();
    const pane = within(screen.getByRole('article'));
    expect(pane.getByRole('heading', { level: 2 }).textContent).toBe('Kompos');
    expect([heading(), here()]).toEqual(['Contact Messages', '/admin/messages']);
    expect(rows()[0]?.dataset['unread']).toBe('true');
  });

  test('searches and narrows by its address', async () => {
    inbox.arrive({ name: 'Made', message: 'Kompos cacing' });
    inbox.arrive({ name: 'Dewi', state: 'spam' });
    await open('/admin/messages?search=kompos&show=all');
    expect(names()).toEqual(['Made']);
    await press(screen.getByRole('link', { name: 'Spam 0' }));
    expect(window.location.search).toBe('?search=kompos&show=spam');
    expect(list().textContent).toContain('No message found');
    await press(screen.getByRole('link', { name: 'Clear the search' }));
    expect(names()).toEqual(['Dewi']);
  });

  test('has pages of 50, and asks for no more', async () => {
    for (let count = 0; count < 60; count += 1) inbox.arrive({ name: `Nama ${count}` });
    await open();
    expect([rows().length, list().textContent]).toEqual([50, expect.stringContaining('Page 1 of 2')]);
    await press(screen.getByRole('link', { name: 'Older' }));
    expect([rows().length, window.location.search]).toEqual([10, '?page=2']);
  });

  test('an empty one shows the letter box, not an empty list', async () => {
    await open();
    expect(list().textContent).toContain('No messages yet');
    expect(list().querySelector('img')?.getAttribute('src')).toBe('/pictures/letter-box.svg');
  });

  test('says why it can’t be had, keeps what is there, and tries again', async () => {
    inbox.arrive({ name: 'Made' });
    await open();
    inbox.failing = { path: 'list_messages', failure: failed('offline', 'no network') };
    await press(screen.getByRole('link', { name: 'All 1' }));
    expect(within(list()).getByRole('alert').textContent).toContain('No internet');
    expect(names()).toEqual(['Made']);
    inbox.failing = null;
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows a message that comes in, without a reload', async () => {
    inbox.arrive({ name: 'Made' });
    await open();
    inbox.arrive({ name: 'Dewi' });
    platform.announced.comeBack();
    await settle();
    expect(names()).toEqual(['Dewi', 'Made']);
  });

  test('is walked through with the arrow keys', async () => {
    for (const name of ['Made', 'Dewi', 'Budi']) inbox.arrive({ name });
    await open();
    chooseBox('Budi').focus();
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
    const focused = () => nameIn(document.activeElement);
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End'].map((name) => {
      key(name);
      return focused();
    });
    expect(walked).toEqual(['Dewi', 'Made', 'Made', 'Dewi', 'Budi', 'Budi', 'Made']);
  });
});

describe('a message', () => {
  test('opens as text in its own lines, and is read from then on', async () => {
    const id = inbox.arrive({ subject: 'Cabai', message: 'Satu <b>dua</b>\n[tiga](javascript:alert(1))' });
    await open();
    await press(rows()[0]!);
    expect([here(), heading()]).toEqual([`/admin/messages/${id}`, 'Cabai']);
    expect(screen.getByTestId('bar').textContent).toBe('Sri');
    const text = document.querySelector('article [lang=""]');
    expect([text?.textContent, text?.childElementCount]).toEqual(['Satu <b>dua</b>\n[tiga](javascript:alert(1))', 0]);
    expect([inbox.stateOf(id), platform.announced.badge, toasts]).toEqual(['read', 0, []]);
    expect(rows()[0]?.dataset['unread']).toBe('false');
  });

  test('marked as unread stays so until it is opened again', async () => {
    const id = await openMessage();
    expect(inbox.stateOf(id)).toBe('read');
    await mark(screen.getByRole('article'), 'Mark as unread');
    await settle();
    expect([inbox.stateOf(id), platform.announced.badge]).toEqual(['unread', 1]);
    await press(screen.getByRole('link', { name: 'Back to the messages' }));
    expect(document.activeElement).toBe(rows()[0]);
    await press(rows()[0]!);
    expect(inbox.stateOf(id)).toBe('read');
  });

  test('says so where it couldn’t be marked as read', async () => {
    const id = inbox.arrive();
    inbox.failing = { path: 'contact_messages?', failure: failed('offline', 'no network') };
    await open(`/admin/messages/${id}`);
    expect(toasts).toMatchObject([{ kind: 'error', title: 'The messages weren’t marked' }]);
    expect([heading(), inbox.stateOf(id)]).toEqual(['Message from Sri', 'unread']);
  });

  test('stays open when what is done to it takes it out of the list', async () => {
    const id = await openMessage({ subject: 'Cabai' });
    await mark(screen.getByRole('article'), 'Archive');
    expect([inbox.stateOf(id), names(), heading()]).toEqual(['archived', [], 'Cabai']);
    expect(screen.getByRole('article').querySelector('dl')?.textContent).toContain('Archived');
  });

  test('that isn’t on the page of the list is asked for', async () => {
    await openMessage({ subject: 'Lama', state: 'spam' });
    expect(heading()).toBe('Lama');
  });

  test.each(['00000000-0000-4000-8000-999999999999', '7', 'x,state.eq.spam', '..%2f'])(
    'that isn’t there is said to be missing: %s',
    async (id) => {
      inbox.arrive();
      await open(`/admin/messages/${id}`);
      expect(heading()).toBe('This message isn’t here');
    },
  );
});

describe('several at once', () => {
  const bulk = () => screen.getByRole('group', { name: 'With the selected ones' });

  test('are marked, and each gets its own state back', async () => {
    const states = { Made: 'unread', Dewi: 'read', Budi: 'answered' } as const;
    const ids = Object.entries(states).map(([name, state]) => inbox.arrive({ name, state }));
    await open();
    await press(screen.getByRole('checkbox', { name: 'Select all messages on this page' }));
    expect(bulk().textContent).toContain('3 selected');
    await mark(bulk(), 'Mark as spam');
    expect([ids.map(inbox.stateOf), names()]).toEqual([['spam', 'spam', 'spam'], []]);
    expect(toasts).toMatchObject([{ kind: 'success', title: '3 messages marked as spam', action: { label: 'Undo' } }]);
    await undo();
    expect([ids.map(inbox.stateOf), names()]).toEqual([Object.values(states), ['Budi', 'Dewi', 'Made']]);
    expect(platform.announced.badge).toBe(1);
  });

  test('stay chosen where it failed, and the reason is said', async () => {
    inbox.arrive({ name: 'Made' });
    await open();
    await press(chooseBox('Made'));
    inbox.failing = { path: 'contact_messages?', failure: failed('timeout', 'slow') };
    await mark(bulk(), 'Archive');
    expect(toasts).toMatchObject([{ kind: 'error', detail: 'The signal is weak. Try again.' }]);
    expect((chooseBox('Made') as HTMLInputElement).checked).toBe(true);
  });
});

test('the export holds everything that the list shows, over all pages', async () => {
  for (let count = 0; count < 60; count += 1) inbox.arrive({ name: `Nama ${count}`, message: '=1+1' });
  inbox.arrive({ name: 'Budi', state: 'spam' });
  await open();
  await press('Export as CSV');
  expect(platform.saved).toHaveLength(1);
  const [{ name = '', type = '', text = '' } = {}] = platform.saved;
  expect([name, type]).toEqual([expect.stringMatching(/^messages-\d{4}-\d\d-\d\d\.csv$/), 'text/csv;charset=utf-8']);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Received","Status","Name","Email","Phone","Subject","Message","Replies"');
  expect(lines[1]).toBe(`"2026-11-20T07:01:00.000Z","New","Nama 59","sri@contoh.id","","","'=1+1",""`);
  expect(lines).toHaveLength(62);
  expect(screen.getByText('60 messages exported')).toBeTruthy();
});

test('the export saves nothing where a page can’t be had, and says so', async () => {
  inbox.arrive();
  await open();
  inbox.failing = { path: 'messages_by_key', failure: failed('offline', 'no network') };
  await press('Export as CSV');
  expect(platform.saved).toEqual([]);
  expect(screen.getByText('The export stopped. No internet. Check your signal, then try again.')).toBeTruthy();
});
