// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { memoryInbox, type MemoryInbox } from '#tests/support/memory/memory-inbox.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok } from '#domain/result.ts';
import { deviceStore } from '#renderer/data/device-store.ts';
import type { LiveLibrary, StoredLibrary } from '#renderer/data/repository.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { Screen } from './inbox-screen.tsx';

vi.setConfig({ testTimeout: 15_000 });

let inbox: MemoryInbox;
let isOnline: boolean;

const TITLES = { id: 'Pupuk kandang', en: 'Manure' } as const;
const article = (language: Language) =>
  ok({ id: 7, language, title: TITLES[language], html: `<p>Pembuka.</p><h2 id="cara">Cara</h2><p>Sebar pagi.</p>` });
const live = {
  articlePage: async ({ search, language }: { search: string; language: Language }) =>
    ok({
      articles: TITLES[language].toLowerCase().includes(search.toLowerCase())
        ? [{ id: 7, title: TITLES[language] }]
        : [],
    }),
  article: async (_id: number, language: Language) => (isOnline ? article(language) : failed('offline', 'no network')),
} as unknown as LiveLibrary;
const stored = {
  firstArticles: async () => ok([]),
  article: async () => failed('not-found', 'not stored'),
} as unknown as StoredLibrary;

function Section() {
  const { pathname } = useLocation();
  return <Screen rest={pathname.replace(/^(\/en)?\/admin\/messages\/?/, '')} />;
}

async function openMessage(...message: Parameters<MemoryInbox['arrive']>): Promise<string> {
  const id = inbox.arrive(...message);
  await reopen(id);
  return id;
}
async function reopen(id: string): Promise<void> {
  const platform = memoryPlatform('https://tunas.example');
  platform.newId = () => crypto.randomUUID();
  await openAdmin(<Section />, {
    rest: inbox.rest,
    address: `/admin/messages/${id}`,
    platform,
    repository: { live, stored },
  });
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply', hidden: true });
const dialog = () => within(screen.getByRole('dialog'));
const inDialog = (name: string | RegExp) => press(dialog().getByRole('button', { name }));
async function write(text: string, cursor = text.length): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  field().setSelectionRange(cursor, cursor);
  await settle();
}
async function type(label: string, text: string): Promise<void> {
  fireEvent.change(dialog().getByRole('textbox', { name: label }), { target: { value: text } });
  await settle();
}

beforeEach(async () => {
  const kept = deviceStore('tunas-replies', 'replies');
  await kept.remove(await kept.names());
  inbox = memoryInbox();
  isOnline = true;
  // This DOM has none. tests/e2e/web/inbox.spec.ts looks at the field's undo and cursor.
  document.execCommand = (_command, _shown, text = '') => {
    const { value, selectionStart: from, selectionEnd: to } = field();
    return fireEvent.change(field(), { target: { value: value.slice(0, from) + text + value.slice(to) } });
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('an article comes to the cursor in the language of the message, as title, address and the chosen passage', async () => {
  await openMessage({ message: 'Pupuk apa yang baik untuk cabai saya?' });
  await write('Halo.Salam', 5);
  await press('Insert an article');
  await inDialog(/^Pupuk kandang/);
  const passages = dialog().getByRole<HTMLSelectElement>('combobox', { name: /^Quote a passage/ });
  expect(document.activeElement).toBe(passages);
  expect([...passages.options].map(({ text }) => text)).toEqual([
    'Title and address only',
    'Pembuka.',
    'Heading: Cara',
    'Sebar pagi.',
  ]);
  fireEvent.change(passages, { target: { value: '2' } });
  await inDialog('Insert');
  const inserted = 'Pupuk kandang\nhttps://tunas.example/article/7#cara\n\n“Sebar pagi.”';
  expect(field().value).toBe(`Halo.\n\n${inserted}\n\nSalam`);
  expect(document.activeElement).toBe(field());
});

test('for a message in English it is the English article; without its text, title and address go', async () => {
  isOnline = false;
  const id = await openMessage({ message: 'Hello, what is good for my plants?' });
  await press('Insert an article');
  await inDialog(/^Manure/);
  expect(dialog().getByText(/^The article’s text couldn’t be read\./)).toBeTruthy();
  await inDialog('Insert');
  expect(field().value).toBe('Manure\nhttps://tunas.example/en/article/7');
  cleanup();
  await reopen(id);
  expect(field().value).toBe('Manure\nhttps://tunas.example/en/article/7');
});

test('a reply becomes a template for everybody, with a sign for the name, which is filled in where it is inserted', async () => {
  await openMessage({ name: 'Sri', message: 'Apa kabar, Pak?' });
  await write('Halo Sri, terima kasih.');
  await press('Reply templates');
  await inDialog('Save reply as a template');
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('Halo {name}, terima kasih.');
  await inDialog('Save');
  expect(document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Give the template a name',
  );
  await type('Name', ' Terima kasih ');
  await inDialog('Save');
  expect(inbox.templates).toMatchObject([
    { language: 'id', name: 'Terima kasih', body: 'Halo {name}, terima kasih.', version: 1 },
  ]);
  cleanup();
  await openMessage({ name: 'Made', message: 'Apa kabar, Bu?' });
  await press('Reply templates');
  await inDialog('Insert “Terima kasih”');
  expect([field().value, document.activeElement]).toEqual(['Halo Made, terima kasih.', field()]);
});

test('what is typed as a template outlives a closed dialog, and a colleague’s change isn’t written over', async () => {
  inbox.templates = [{ id: 'a', language: 'id', name: 'Salam', body: 'Halo', version: 1 }];
  await openMessage();
  await press('Reply templates');
  await inDialog('Change “Salam”');
  await type('Text', 'Halo juga');
  await inDialog('Close');
  inbox.templates = [{ id: 'a', language: 'id', name: 'Salam', body: 'Dari Budi', version: 2 }];
  await press('Reply templates');
  await inDialog('Go on with the unsaved template');
  await inDialog('Save');
  expect(dialog().getByRole('alert').textContent).toMatch(/^The template wasn’t saved\. Somebody else has changed/);
  await type('Name', 'Salam saya');
  await inDialog('Save');
  expect(inbox.templates.map(({ name, body }) => [name, body])).toEqual([
    ['Salam', 'Dari Budi'],
    ['Salam saya', 'Halo juga'],
  ]);
  await inDialog('Delete “Salam”');
  await inDialog('Delete');
  expect(inbox.templates.map(({ name }) => name)).toEqual(['Salam saya']);
});

test('without a network the templates say so, and the reply stays', async () => {
  await openMessage();
  await write('Sedang ditulis');
  inbox.failing = { path: 'list_reply_templates', failure: failed('offline', 'no network') };
  await press('Reply templates');
  expect(dialog().getByRole('alert').textContent).toMatch(/^The templates couldn’t be read\. You can go on writing/);
  await inDialog('Close');
  expect(field().value).toBe('Sedang ditulis');
});

test('a message is assigned, shows whose it is in the list, and a colleague who was faster is named', async () => {
  const id = await openMessage();
  const assignee = () => screen.getByRole('button', { name: /^Assigned to: / });
  const assign = async (to: string) => {
    assignee().focus();
    fireEvent.keyDown(assignee(), { key: 'Enter' });
    await settle();
    fireEvent.click(screen.getByRole('menuitemradio', { name: to }));
    await settle();
  };
  const [me, budi] = inbox.people;
  await assign('Me');
  expect([inbox.rows[0]?.assignee, assignee().textContent]).toEqual([me!.id, 'Me']);
  const row = document.querySelector(`[data-message="${id}"]`)!;
  expect(within(row as HTMLElement).getByText('Assigned to Ratna Dewi (2)').previousSibling?.textContent).toBe('RD');
  expect(screen.getByRole('link', { name: 'For me 1' })).toBeTruthy();
  inbox.rows[0]!.assignee = budi!.id;
  await assign('Nobody yet');
  expect(screen.getByRole('alert').textContent).toMatch(/^The message wasn’t assigned\. Somebody else assigned it/);
  expect([inbox.rows[0]?.assignee, assignee().textContent]).toEqual([budi!.id, 'Budi']);
});
