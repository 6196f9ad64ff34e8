// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  field,
  form,
  handle,
  holdBackSelectionEvents,
  onChoosePicture,
  openField,
  paste,
  select,
  tool,
  write,
} from '#tests/support/stages/markdown-stage.tsx';

beforeEach(holdBackSelectionEvents);

test('the value follows what is written, and what is written stays', () => {
  const view = openField('a');
  select(view, 1);
  for (const letter of 'bcd') write(view, letter);
  expect([form.value, view.state.doc.toString()]).toEqual(['abcd', 'abcd']);
});

test('the value from outside is put in with the cursor where it was', () => {
  const view = openField('one two');
  select(view, 7);
  act(() => form.set('one and two'));
  expect(view.state.doc.toString()).toBe('one and two');
  expect(view.state.selection.main.head).toBe(11);
});

test('the value from outside isn’t reported back', () => {
  const keep = vi.fn();
  openField('a', { keep });
  act(() => form.set('b'));
  expect(keep).not.toHaveBeenCalled();
});

test('the value that comes late takes nothing back', () => {
  let later: () => void = () => undefined;
  const view = openField('', {
    keep: (text, set) => {
      if (text === 'a') later = () => set(text);
    },
  });
  write(view, 'a');
  write(view, 'b');
  act(() => later());
  expect(view.state.doc.toString()).toBe('ab');
});

test('the value is what it was, with every kind of line end', () => {
  const text = 'a\r\nb\rc\n\u2028d\u0000';
  const view = openField(text);
  select(view, 0);
  write(view, 'x');
  expect(form.value).toBe(`x${text}`);
});

test('the text names its language and is checked in it', () => {
  openField('');
  const told = ['lang', 'spellcheck', 'aria-multiline'].map((name) => field().getAttribute(name));
  expect(told).toEqual(['id', 'true', 'true']);
});

test('a screen can put words at the cursor', () => {
  const view = openField('one two');
  select(view, 4);
  act(() => void handle.current?.insert('and '));
  expect(form.value).toBe('one and two');
});

test('the text shows its Markdown as it is, highlighted', () => {
  const { contentDOM } = openField('## Title\n\na **b** [c](/d)\n\n| e |\n| - |');
  expect(contentDOM.textContent).toBe('## Titlea **b** [c](/d)| e || - |');
  const styleOf = (words: string) =>
    [...contentDOM.querySelectorAll('span')].find(({ textContent }) => textContent === words)?.className;
  const looks = ['##', ' Title', '**', 'b', '/d'].map(styleOf);
  expect(looks).not.toContain(undefined);
  expect(new Set(looks).size).toBe(looks.length);
});

test('the text that may only be read takes nothing', () => {
  const view = openField('a', { readOnly: true });
  fireEvent.click(tool('Picture'));
  expect(onChoosePicture).not.toHaveBeenCalled();
  paste({ 'text/plain': 'b' });
  expect(view.state.doc.toString()).toBe('a');
  expect([field().getAttribute('contenteditable'), field().tabIndex]).toEqual(['false', 0]);
});

test('only the tools that work on plain text are there, and undo works in one step and gives the cursor back', () => {
  const view = openField('a');
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Picture',
    'Undo',
    'Redo',
    'Write as Markdown',
  ]);
  expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
  paste({ 'text/plain': 'b ' });
  fireEvent.click(tool('Undo'));
  expect([form.value, view.hasFocus]).toEqual(['a', true]);
  fireEvent.click(tool('Redo'));
  expect(form.value).toBe('b a');
  fireEvent.click(tool('Picture'));
  expect(onChoosePicture).toHaveBeenCalledOnce();
});

test('the keys of undo don’t bubble out of the field', () => {
  const view = openField('a');
  const outside = vi.fn();
  write(view, 'b');
  document.addEventListener('keydown', outside);
  fireEvent.keyDown(field(), { key: 'z', keyCode: 90, ctrlKey: true });
  expect(form.value).toBe('a');
  fireEvent.keyDown(field(), { key: 'y', keyCode: 89, ctrlKey: true });
  document.removeEventListener('keydown', outside);
  expect(form.value).toBe('ba');
  expect(outside).not.toHaveBeenCalled();
});

test('Tab leads out of the field, also in lists and tables', () => {
  const view = openField('- a\n\n| a | b |\n| - | - |');
  for (const place of [3, 7]) {
    select(view, place);
    expect(fireEvent.keyDown(field(), { key: 'Tab', keyCode: 9 })).toBe(true);
  }
  expect(form.value).toBe('- a\n\n| a | b |\n| - | - |');
});

test.each([
  ['below the lines that the cursor is among', 'one\nmore\n\ntwo', 1, 'one\nmore\n\n![a](/b)\n\ntwo'],
  ['on a blank line', 'one\n\ntwo', 4, 'one\n\n![a](/b)\n\ntwo'],
  ['at the end', 'one', 3, 'one\n\n![a](/b)'],
  ['in an empty text', '', 0, '![a](/b)'],
])('a screen can put a picture on lines of its own: %s', (_where, before, place, after) => {
  const view = openField(before);
  select(view, place);
  act(() => void handle.current?.insert('![a](/b)'));
  expect(form.value).toBe(after);
  expect(view.state.sliceDoc(0, view.state.selection.main.head).endsWith('![a](/b)')).toBe(true);
});

test('a picture that was awaited takes the place of its placeholder', () => {
  openField('a\n\n![Missing](/media/missing/5)\n\nb');
  act(() => void handle.current?.insert('![Talang](/media/a/480.webp)', '/media/missing/5'));
  expect(form.value).toBe('a\n\n![Talang](/media/a/480.webp)\n\nb');
});
