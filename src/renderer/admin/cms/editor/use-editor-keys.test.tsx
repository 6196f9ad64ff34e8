// @vitest-environment happy-dom
import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEditorKeys } from './use-editor-keys.ts';

const onSave = vi.fn();
const onOtherSide = vi.fn();
const onDetails = vi.fn();

/** Whether the browser still does its own with a key. */
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });
const calls = () => [onSave.mock.calls.length, onOtherSide.mock.calls.length];

test.each([{ ctrlKey: true }, { metaKey: true }])('S with %o saves, and the browser saves no page', (modifier) => {
  renderHook(() => useEditorKeys({ onSave, onOtherSide, onDetails }));
  expect(press('s', modifier)).toBe(false);
  expect(press('S', modifier)).toBe(false);
  expect(calls()).toEqual([2, 0]);
});

test('behind a dialog nothing but saving is done', () => {
  renderHook(() => useEditorKeys({ onSave, onOtherSide, onDetails }));
  document.body.innerHTML = '<div role="dialog"></div>';
  press('L', { ctrlKey: true, shiftKey: true });
  press('.', { ctrlKey: true });
  press('s', { ctrlKey: true });
  document.body.innerHTML = '';
  expect([calls(), onDetails.mock.calls.length]).toEqual([[1, 0], 0]);
});

test.each([
  ['a letter alone', 's', {}],
  ['Ctrl+Shift+S', 's', { ctrlKey: true, shiftKey: true }],
  ['AltGr', 's', { ctrlKey: true, altKey: true }],
  ['Ctrl+L, the address bar', 'l', { ctrlKey: true }],
])('%s is left to the browser', (_name, key, modifiers) => {
  renderHook(() => useEditorKeys({ onSave, onOtherSide, onDetails }));
  expect(press(key, modifiers)).toBe(true);
  expect(calls()).toEqual([0, 0]);
});

test('the keys call the callbacks of the last render, and none once the editor is unmounted', () => {
  const later = vi.fn();
  const { rerender, unmount } = renderHook(
    (save: () => void) => useEditorKeys({ onSave: save, onOtherSide, onDetails }),
    {
      initialProps: onSave as () => void,
    },
  );
  rerender(later);
  press('s', { ctrlKey: true });
  unmount();
  press('s', { ctrlKey: true });
  expect([onSave.mock.calls.length, later.mock.calls.length]).toEqual([0, 1]);
});
