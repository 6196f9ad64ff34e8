// @vitest-environment happy-dom
import { redo, undo } from '@codemirror/commands';
import type { Command } from '@codemirror/view';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editorKeys } from './editor-keys.ts';
import { findInSource, sourceFindMarks } from './find-in-source.ts';
import { minimalChange, useSourceView } from './use-source-view.ts';

test('who comes back from the other view goes on with the undo of before', () => {
  const leftRef = { current: {} };
  let value = 'a';
  const open = () => {
    const place = { current: document.createElement('div') };
    const settings = { value, leftRef, variable: [], onChange: (text: string) => (value = text) };
    const fixed = () => editorKeys;
    const { result, unmount } = renderHook(() =>
      useSourceView(place, { ...settings, fixed, onState: () => undefined }),
    );
    const view = result.current;
    if (!view) throw new Error('No editor was made.');
    const press = (command: Command) => {
      command(view);
      return view.state.doc.toString();
    };
    return { view, press, unmount };
  };
  const first = open();
  first.view.dispatch({ changes: { from: 1, insert: 'b' } });
  first.unmount();
  value = '- ab';
  const second = open();
  expect([second.press(undo), second.press(undo), second.press(redo)]).toEqual(['ab', 'a', 'ab']);
  second.unmount();
  expect(open().press(redo)).toBe('- ab');
});

test('who comes back from the other view finds nothing marked that is no longer looked for', () => {
  const leftRef = { current: {} };
  const open = () => {
    const settings = { value: 'cabai', leftRef, variable: [], onChange: () => undefined, onState: () => undefined };
    const place = { current: document.createElement('div') };
    const { result, unmount } = renderHook(() => useSourceView(place, { ...settings, fixed: sourceFindMarks }));
    if (!result.current) throw new Error('No editor was made.');
    return { view: result.current, unmount, marked: () => place.current.querySelectorAll('.found').length };
  };
  const first = open();
  findInSource(first.view).mark(/cabai/g, null);
  expect(first.marked()).toBe(1);
  first.unmount();
  expect(open().marked()).toBe(0);
});

test('the smallest change is none between equal texts', () => {
  expect(minimalChange('a', 'a')).toBeNull();
});

test('the smallest change leaves what is before and behind it', () => {
  expect(minimalChange('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' });
  expect(minimalChange('aaa', 'aaaa')).toEqual({ from: 3, to: 3, insert: 'a' });
});

test('the smallest change makes the second text of the first', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = minimalChange(before, after) ?? { from: 0, to: 0, insert: '' };
      expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
    }),
  );
});
