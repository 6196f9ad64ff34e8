// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { EMPTY_NOTE, readNote, refusedWith, type, type Note } from '#tests/support/drafts/draft-stage.ts';
import { backend, device, stageNote } from '#tests/support/drafts/note-stage.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import type { EditableDraft } from './editable-draft.ts';
import { useDraft } from './use-draft.ts';

const created = vi.fn();

stageNote({ text: 'a', place: '' });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const platform = memoryPlatform();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <PlatformContext value={platform}>{children}</PlatformContext>
);

/** A screen that shows an item, as strictly as React can. */
function show(id: number | null, key = 'key-1') {
  const shown = renderHook(
    (item: { readonly id: number | null; readonly key: string }) =>
      useDraft<Note>(
        {
          ...{ ...item, collection: backend.collection, collectionName: 'notes', empty: EMPTY_NOTE },
          ...{ isBegun: ({ text }: Note) => text !== '', readDocument: readNote, owner: 'ratna@backend' },
          onCreated: created,
        },
        device.kept,
      ),
    { wrapper, reactStrictMode: true, initialProps: { id, key } },
  );
  const view = () => shown.result.current;
  return {
    view,
    text: () => (view().kind === 'open' ? opened().state.document.text : view().kind),
    editable: () => opened().editable,
    become: (next: number, nextKey = 'key-1') => shown.rerender({ id: next, key: nextKey }),
    leave: shown.unmount,
  };
  function opened() {
    const now = view();
    if (now.kind !== 'open') throw new Error(now.kind);
    return now;
  }
}

test('an item is opened once, follows every change, and is put away with the screen', async () => {
  const screen = show(7);
  expect(screen.text()).toBe('opening');
  await pass(100);
  expect(screen.text()).toBe('a');
  const editable = screen.editable();
  act(() => type(editable, 'b'));
  expect(screen.text()).toBe('ab');
  expect(screen.editable()).toBe(editable);
  screen.leave();
  await pass(100);
  expect(backend.text()).toBe('ab');
  expect(await device.texts()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a screen that comes back at once sees what the last one wrote, and no notice of it', async () => {
  const first = show(7);
  await pass(100);
  act(() => type(first.editable(), 'b'));
  first.leave();
  const second = show(7);
  await pass(200);
  expect(second.text()).toBe('ab');
  expect(second.view()).toMatchObject({ state: { found: null, saveState: { kind: 'untouched' } } });
});

test('another item is another draft', async () => {
  const screen = show(7);
  await pass(100);
  const editable = screen.editable();
  screen.become(8);
  expect(screen.text()).toBe('opening');
  await pass(100);
  expect(screen.editable()).not.toBe(editable);
});

test('what can’t be opened says so, and is tried again', async () => {
  backend.way = refusedWith('refused', '42501');
  const screen = show(7);
  await pass(100);
  const view = screen.view();
  expect(view).toMatchObject({ kind: 'failed', code: 'refused' });
  backend.way = 'ok';
  act(() => view.kind === 'failed' && view.retry());
  await pass(100);
  expect(screen.text()).toBe('a');
});

test('without the code that writing needs it failed', async () => {
  vi.spyOn(platform, 'editingWindow').mockRejectedValue(new TypeError('Failed to fetch'));
  const screen = show(7);
  await pass(100);
  expect(screen.view()).toMatchObject({ kind: 'failed', code: 'offline' });
});

describe('letters that their field shows already', () => {
  /** A key in a text field that shows its own letters. */
  const key = (editable: EditableDraft<Note>, letter: string) =>
    act(() => editable.change((now) => ({ ...now, text: now.text + letter }), 'later'));

  test('are in the draft at once, and rendered once typing pauses', async () => {
    const screen = show(7);
    await pass(100);
    const editable = screen.editable();
    key(editable, 'b');
    await pass(100);
    key(editable, 'c');
    await pass(149);
    expect([editable.read().document.text, screen.text()]).toEqual(['abc', 'a']);
    await pass(1);
    expect(screen.text()).toBe('abc');
    await pass(2000);
    expect(backend.text()).toBe('abc');
  });

  test('are rendered after a second and a half at the latest, however long typing goes on', async () => {
    const screen = show(7);
    await pass(100);
    const editable = screen.editable();
    for (let letter = 0; letter < 15; letter += 1) {
      expect(screen.text()).toBe('a');
      key(editable, 'b');
      await pass(letter < 14 ? 100 : 99);
    }
    expect(screen.text()).toBe('a');
    await pass(1);
    expect(screen.text()).toBe(`a${'b'.repeat(15)}`);
    screen.leave();
    await pass(100);
  });

  test('are rendered with a change from elsewhere, which is rendered at once', async () => {
    const screen = show(7);
    await pass(100);
    const editable = screen.editable();
    key(editable, 'b');
    await pass(50);
    act(() => editable.change((now) => ({ ...now, place: 'Garut' })));
    expect(screen.view()).toMatchObject({ state: { document: { text: 'ab', place: 'Garut' } } });
    await pass(50);
    key(editable, 'c');
    await pass(0);
    expect(screen.text()).toBe('ab');
    screen.leave();
    await pass(100);
    expect([backend.text(), vi.getTimerCount()]).toEqual(['abc', 0]);
  });
});
