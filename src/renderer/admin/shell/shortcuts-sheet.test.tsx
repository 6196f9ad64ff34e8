// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAt, settle } from '#tests/support/stages/admin-stage.tsx';
import { restOver, sessionStage, signedIn } from '#tests/support/stages/session-stage.tsx';
import { TOOL_KEYS } from '../cms/markdown/tool-keys.ts';
import { shownKeys } from '#renderer/ui/lazy/shortcut-labels.ts';
import { ADMIN_KEYS } from '../shortcut-keys.ts';
import { AdminShell } from './admin-shell.tsx';
import { sections } from './sections.ts';
import { queryOver } from '#tests/support/memory/rest-calls.ts';

const Screen = () => (
  <>
    <h1>Blogs</h1>
    <button type="button">A button</button>
    <input aria-label="A field" />
  </>
);
const shown = sections
  .filter(({ path }) => path === 'blogs')
  .map((section) => ({ ...section, table: null, load: () => Promise.resolve({ Screen }) }));

beforeEach(async () => {
  const session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(restOver(() => ({}))) }));
  await openAt(<AdminShell sections={shown} />, { session, address: '/en/admin/blogs' });
});

const ask = async (target: Element, held: object = {}) => {
  fireEvent.keyDown(target, { key: '?', shiftKey: true, ...held });
  await settle();
};
const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

test('never while somebody writes, nor with other keys, nor from the bar', async () => {
  await ask(screen.getByLabelText('A field'));
  await ask(document.body, { ctrlKey: true });
  await ask(screen.getByRole('button', { name: /^Search/ }));
  expect(sheet()).toBeNull();
});

test('lists every key with a listener', async () => {
  await ask(document.body);
  const keys = [...document.querySelectorAll('kbd.shortcut-keys')].map((each) => each.textContent);
  const all = [...Object.values(ADMIN_KEYS), ...Object.values(TOOL_KEYS)].map((each) => shownKeys(each, false));
  expect(keys).toEqual(expect.arrayContaining(all));
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  expect(new Set(names).size).toBe(names.length);
});

test('names them as Apple’s keyboards do', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await ask(document.body);
  expect(screen.getByText('Open commands', { selector: 'dt' }).nextSibling?.textContent).toBe('⌘K');
});
