// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAt, settle, setWidth } from '#tests/support/stages/admin-stage.tsx';
import { sessionStage, signedIn } from '#tests/support/stages/session-stage.tsx';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { AdminShell } from './admin-shell.tsx';
import { sections } from './sections.ts';

let platform: ReturnType<typeof memoryPlatform>;

// Without the sections' screens: here only their frame matters.
const plain = sections.map((section) => ({
  ...section,
  table: null,
  load: () => Promise.resolve({ Screen: () => <h1>{section.path}</h1> }),
}));

const Shell = () => (
  <>
    <AdminShell sections={plain} />
    <input aria-label="one line" />
    <textarea aria-label="many lines" />
    <select aria-label="a choice" />
    <div contentEditable="true" suppressContentEditableWarning>
      <b>rich text</b>
    </div>
    <div contentEditable="false" suppressContentEditableWarning>
      fixed text
    </div>
  </>
);

async function open(): Promise<void> {
  await openAt(<Shell />, { session: sessionStage(signedIn('granted')), address: '/admin', platform });
}

const toggle = () => screen.getByRole('button', { name: 'Show or hide the sidebar' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const width = () => document.querySelector<HTMLElement>('.sidebar')?.style.width;

/** Presses B; true where the browser was kept from doing something of its own. */
function press(how: KeyboardEventInit, target: Element = document.body): boolean {
  return !fireEvent.keyDown(target, { key: 'b', ...how });
}

beforeEach(() => {
  platform = memoryPlatform();
  setWidth(1366);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'B' }])('Ctrl+B toggles it: %o', async (how) => {
  await open();
  expect(press(how)).toBe(true);
  expect(isOpen()).toBe(false);
  expect(platform.preferences.readSidebarOpen()).toBe(false);
  press(how);
  expect(isOpen()).toBe(true);
});

test.each([{}, { shiftKey: true, ctrlKey: true }, { altKey: true, ctrlKey: true }, { ctrlKey: true, key: 'n' }])(
  'Ctrl+B isn’t this: %o',
  async (how) => {
    await open();
    expect(press(how)).toBe(false);
    expect(isOpen()).toBe(true);
  },
);

test.each([
  ['one line', true],
  ['many lines', true],
  ['a choice', true],
  ['fixed text', true],
  ['rich text', false],
])('Ctrl+B toggles it from %s too, where nothing is bold: %s', async (name, toggles) => {
  await open();
  const place = screen.queryByLabelText(name) ?? screen.getByText(name);
  expect([press({ ctrlKey: true }, place), isOpen()]).toEqual([toggles, !toggles]);
});

test('Ctrl+B held down, toggles once and still keeps the browser quiet; it means nothing once the area is left', async () => {
  await open();
  press({ ctrlKey: true });
  expect([press({ ctrlKey: true, repeat: true }), isOpen()]).toEqual([true, false]);
  cleanup();
  expect(press({ ctrlKey: true })).toBe(false);
});

describe('on a phone', () => {
  beforeEach(() => setWidth(360));
  const sheet = () => screen.queryByRole('dialog', { name: 'Admin menu' });

  async function openSheet(): Promise<void> {
    await open();
    act(() => toggle().focus());
    fireEvent.click(toggle());
    await settle();
  }

  test('is a sheet that is closed at first, whatever the device remembers', async () => {
    platform.preferences.writeSidebarOpen(true);
    await open();
    expect([sheet(), isOpen(), toggle().hasAttribute('aria-controls')]).toEqual([null, false, false]);
  });

  test('opens with the focus in it, and leaves the wide sidebar’s memory alone', async () => {
    await openSheet();
    expect(width()).toBe('18rem');
    expect(sheet()?.contains(document.activeElement)).toBe(true);
    expect(platform.preferences.readSidebarOpen()).toBeNull();
  });

  const chosen = () => screen.getByRole('heading', { level: 1, name: 'community' });

  test.each<[string, () => unknown, () => Element]>([
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }), toggle],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close menu' })), toggle],
    ['a choice, whose heading gets it', () => fireEvent.click(screen.getByRole('link', { name: 'Community' })), chosen],
  ])('closes on %s, and gives the focus away a moment after it is gone', async (_how, close, focused) => {
    await openSheet();
    close();
    await waitFor(() => expect([sheet(), document.activeElement]).toEqual([null, focused()]));
  });
});
