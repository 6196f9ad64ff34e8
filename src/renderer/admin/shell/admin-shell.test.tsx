// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAt, press } from '#tests/support/stages/admin-stage.tsx';
import { restOver, sessionStage, signedIn, type Tables } from '#tests/support/stages/session-stage.tsx';
import { type Language } from '#domain/localized.ts';
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
