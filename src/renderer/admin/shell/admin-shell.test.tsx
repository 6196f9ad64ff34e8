// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { here, openAt, press } from '#tests/support/stages/admin-stage.tsx';
import { restOver, sessionStage, signedIn, type Tables } from '#tests/support/stages/session-stage.tsx';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { request } from '#renderer/data/request-error.ts';
import { QueryNote } from '../feedback/query-note.tsx';
import { ItemNameSlotContext, type AdminSection } from '#renderer/admin/section.ts';
import { AdminShell } from './admin-shell.tsx';
import { sections } from './sections.ts';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { queryOver } from '#tests/support/memory/rest-calls.ts';

let tables: Tables;
let logged: ReturnType<typeof vi.spyOn>;

function open(address: string, shown: readonly AdminSection[] = sections, language: Language = 'en') {
  const accounts = {
    query: queryOver(restOver(() => tables)),
    readFullName: () => Promise.resolve({ ok: true, value: '' } as const),
  };
  const session = sessionStage(signedIn('granted'), () => Promise.resolve(accounts));
  return openAt(<AdminShell sections={shown} />, { session, address, language });
}

const Screen = () => <h1>The real thing</h1>;
type Load = AdminSection['load'];

const there: Load = () => Promise.resolve({ Screen });

/** The sections, with a screen each, or another one for articles. */
const withScreen = (load = there) =>
  sections.map((section) => ({ ...section, load: section.path === 'blogs' ? load : there }));
const heading = () => screen.getByRole('heading', { level: 1 });
/** The sidebar: by the name of its kind, in either language. */
const menu = () => within(screen.getByRole('navigation', { name: /^(Admin menu|Menu admin)$/ }));
const trail = () => within(screen.getByRole('navigation', { name: 'Where you are' }));

beforeEach(() => {
  tables = {};
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the sidebar’s items', () => {
  const SPECIFIED = {
    en: [
      ...['Dashboard', 'Hero Banner', 'About Us', 'Contact', 'Contact Messages', 'Blog Categories', 'Blogs'],
      ...['Community', 'Media', 'Import and Export', 'Team'],
    ],
    id: [
      ...['Dasbor', 'Spanduk Utama', 'Tentang Kami', 'Kontak', 'Pesan Masuk', 'Kategori Blog', 'Blog'],
      ...['Komunitas', 'Media', 'Impor dan Ekspor', 'Tim'],
    ],
  };

  test.each(LANGUAGES)('are all sections, in %s', async (language) => {
    await open('/admin/about', sections, language);
    const labels = menu()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(labels).toHaveLength(sections.length);
    expect(labels.filter((label) => SPECIFIED[language].includes(label))).toEqual(SPECIFIED[language]);
  });

  test('stay in the language of the address, and mark the current one', async () => {
    await open('/en/admin/blogs');
    const marked = menu()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Blogs', '/en/admin/blogs']]);
  });
});

test('a session that the backend has ended is said above the section, with a way to the login', async () => {
  const session = sessionStage(signedIn('granted'), () =>
    Promise.resolve({ query: queryOver(restOver(() => tables)) }),
  );
  await openAt(<AdminShell sections={withScreen()} />, { session, address: '/en/admin/blogs', language: 'en' });
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => session.change({ ended: true }));
  expect(screen.getByRole('alert').textContent).toContain('Your session on this device has ended');
  expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('/en/auth?again=1');
  expect(heading().textContent).toBe('Blogs');
});

test('a section whose table the backend lacks says that its content is coming', async () => {
  await open('/admin/blogs', withScreen());
  expect(heading().textContent).toBe('Blogs');
  expect(screen.getByText('Content coming soon')).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/ploughed-bed.svg');
  expect(document.title).toBe('Blogs · Tunas');
});

test.each([
  ['is there', []],
  ['can’t be reached: its screen says what is wrong', { ok: false, code: 'offline', detail: '' }],
] as const)('shows a section’s screen where its table %s', async (_how, rows) => {
  tables = { drafts: rows };
  await open('/admin/blogs', withScreen());
  expect(heading().textContent).toBe('The real thing');
});

test('an address that no section has leads back, and is logged', async () => {
  await open('/en/admin/nothing');
  expect(heading().textContent).toBe('This section isn’t here');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/en/admin');
  expect(menu().getAllByRole('link')).toHaveLength(sections.length);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('404'), '/admin/nothing');
});

test('a change of section puts the focus on its heading, and nothing moves at first', async () => {
  tables = { drafts: [] };
  await open('/admin/about', withScreen());
  expect(document.activeElement).toBe(document.body);
  await press(menu().getByText('Blogs'));
  expect([here(), document.activeElement]).toEqual(['/admin/blogs', heading()]);
});

test('a section that breaks leaves the sidebar usable, and the next one opens', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  tables = { drafts: [], categories: [] };
  await open(
    '/admin/blogs',
    withScreen(() => Promise.resolve({ Screen: Broken })),
  );
  expect(screen.getByRole('alert').textContent).toContain('This part couldn’t open');
  await press(menu().getByText('Blog Categories'));
  expect(heading().textContent).toBe('The real thing');
});

test('a section whose code can’t be fetched says so, and comes with another try', async () => {
  const load = vi.fn(() => Promise.resolve({ Screen }));
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  tables = { drafts: [] };
  await open('/admin/blogs', withScreen(load));
  expect(screen.getByRole('alert').textContent).toContain('No internet.');
  await press('Try again');
  expect(heading().textContent).toBe('The real thing');
});

describe('where the backend can’t be asked', () => {
  const NOTE = {
    id: /^Server belum terjangkau\. Draf di perangkat ini bisa dilanjutkan/,
    en: /^The server can’t be reached\. You can continue the drafts on this device/,
  };
  const Numbers = () => {
    const query = useQuery({ queryKey: ['numbers'], queryFn: () => request(() => Promise.resolve(answer)) });
    return query.data ?? <QueryNote query={query} />;
  };
  let answer: Result<string>;

  test.each([
    ['id', 'Bagian ini perlu internet.'],
    ['en', 'This needs the internet.'],
  ] as const)('it is said what works and what doesn’t, in %s, until it can', async (language, needs) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = failed('timeout', 'x');
    const session = sessionStage(signedIn('offline'), () =>
      Promise.resolve({ query: () => Promise.resolve(failed('offline', 'x')) }),
    );
    const shown = withScreen(() => Promise.resolve({ Screen: Numbers }));
    await openAt(<AdminShell sections={shown} />, { session, address: '/admin/blogs', language });
    expect(screen.getByText(NOTE[language]).closest('[role=status]')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(needs);
    answer = ok('seven');
    act(() => session.become(signedIn('granted')));
    expect(screen.queryByText(NOTE[language])).toBeNull();
    expect(await screen.findByText('seven')).toBeTruthy();
  });
});

describe('where one is', () => {
  const Item = () => {
    const slot = useContext(ItemNameSlotContext);
    return (
      <>
        <h1>Item</h1>
        {slot && createPortal('Red chili', slot)}
      </>
    );
  };
  const withItem = withScreen(() => Promise.resolve({ Screen: Item }));
  const current = () => screen.getByRole('banner').querySelector('[aria-current="page"]')?.textContent;

  test('is the section, which leads nowhere', async () => {
    tables = { drafts: [] };
    await open('/en/admin/blogs', withItem);
    expect([current(), trail().queryAllByRole('link')]).toEqual(['Blogs', []]);
  });

  test('is the section and what is open in it, the section being the way back', async () => {
    tables = { drafts: [] };
    await open('/en/admin/blogs/7', withItem);
    expect(current()).toBe('Red chili');
    const back = trail().getAllByRole('link');
    expect(back.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Blogs', '/en/admin/blogs']]);
  });

  test('is said too where there is no such section', async () => {
    await open('/en/admin/nothing');
    expect(current()).toBe('This section isn’t here');
  });
});

test('has a way past the sidebar, and names for its parts', async () => {
  await open('/admin/about');
  expect(screen.getByText('Skip to content').getAttribute('href')).toBe('#content');
  expect(screen.getByRole('main').id).toBe('content');
  expect(screen.getByRole('navigation', { name: 'Admin menu' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
});
