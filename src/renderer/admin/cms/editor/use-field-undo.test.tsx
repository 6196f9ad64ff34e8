// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFieldUndo } from './use-field-undo.ts';

let setTitle: (title: string) => void;

function Fields() {
  useFieldUndo();
  const [title, set] = useState('Mulsa');
  setTitle = set;
  return (
    <>
      <textarea aria-label="title" value={title} onChange={({ target }) => set(target.value.replaceAll('\n', ' '))} />
      <input aria-label="excerpt" />
      <button type="button">button</button>
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);

/** The events of a key in a browser: beforeinput, the change of the value at the caret, and input. */
function type(name: string, words: string, inputType = 'insertText') {
  const element = field(name);
  for (const letters of inputType === 'insertText' ? words : [words]) {
    const to = element.selectionEnd;
    fireEvent(element, new InputEvent('beforeinput', { bubbles: true, inputType }));
    const value = element.value.slice(0, to) + letters + element.value.slice(to);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.setSelectionRange(to + letters.length, to + letters.length);
    fireEvent(element, new InputEvent('input', { bubbles: true, inputType }));
  }
}

const press = (name: string, key: string, more: object = {}) =>
  fireEvent.keyDown(field(name), { key, ctrlKey: true, ...more });
const rest = () => vi.advanceTimersByTime(600);
const titles = (keys: string) => [...keys].map((key) => (press('title', key), field('title').value));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  render(<Fields />);
  field('title').setSelectionRange(5, 5);
  field('excerpt').setSelectionRange(0, 0);
});

test('what was typed without a rest is taken back together, and brought back, in the field that has the focus alone', () => {
  type('title', ' jerami');
  rest();
  type('title', ' tebal');
  type('excerpt', 'Tanah');
  expect(titles('zzz')).toEqual(['Mulsa jerami', 'Mulsa', 'Mulsa']);
  expect(field('excerpt').value).toBe('Tanah');
  expect(titles('yyy')).toEqual(['Mulsa jerami', 'Mulsa jerami tebal', 'Mulsa jerami tebal']);
  expect(titles('z')).toEqual(['Mulsa jerami']);
  press('title', 'Z', { shiftKey: true });
  expect(field('title').value).toBe('Mulsa jerami tebal');
  press('excerpt', 'z');
  expect(field('excerpt').value).toBe('');
});

test('another place and a paste are changes of their own, and what is written after an undo ends the way back', () => {
  type('title', ' a');
  field('title').setSelectionRange(0, 0);
  type('title', 'b');
  type('title', 'c\nd', 'insertFromPaste');
  expect(field('title').value).toBe('bc dMulsa a');
  expect(titles('zz')).toEqual(['bMulsa a', 'Mulsa a']);
  expect(field('title').selectionStart).toBe(0);
  type('title', 'e');
  expect(titles('yzz')).toEqual(['eMulsa a', 'Mulsa a', 'Mulsa']);
});

test('a key that changes nothing neither ends the way back nor becomes a change', () => {
  const announce = (inputType: string) =>
    fireEvent(field('title'), new InputEvent('beforeinput', { bubbles: true, inputType }));
  announce('deleteContentBackward');
  act(() => setTitle('Versi lama'));
  type('title', '!');
  expect(titles('zz')).toEqual(['Versi lama', 'Versi lama']);
  announce('deleteContentForward');
  expect(titles('y')).toEqual(['Versi lama!']);
});

test('words that a keyboard puts together are taken back one by one', () => {
  const compose = (words: string) => {
    fireEvent.compositionStart(field('title'));
    for (const isFirst of [true, false]) {
      const { value, selectionEnd: to } = field('title');
      const shown = isFirst ? value : value.slice(0, -words.length);
      fireEvent(
        field('title'),
        new InputEvent('beforeinput', { bubbles: true, inputType: 'insertCompositionText', isComposing: true }),
      );
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field('title'),
        isFirst ? shown + words : shown + words.toUpperCase(),
      );
      field('title').setSelectionRange(to + words.length, to + words.length);
      fireEvent(
        field('title'),
        new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', isComposing: true }),
      );
    }
    rest();
  };
  compose(' padi');
  compose(' ladang');
  expect(titles('zz')).toEqual(['Mulsa PADI', 'Mulsa']);
});

test('what came from elsewhere isn’t taken back', () => {
  type('title', ' a');
  act(() => setTitle('Versi lama'));
  expect(titles('z')).toEqual(['Versi lama']);
});

test('a menu does as the keys do, and nothing is left to the browser, whose list is of the whole page', () => {
  type('title', ' a');
  const ask = (element: Element, inputType: string) =>
    fireEvent(element, new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType }));
  expect(ask(field('title'), 'historyUndo')).toBe(false);
  expect(field('title').value).toBe('Mulsa');
  expect(ask(field('title'), 'historyRedo')).toBe(false);
  expect(field('title').value).toBe('Mulsa a');
  expect(press('excerpt', 'z')).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'z', ctrlKey: true })).toBe(false);
  expect(field('title').value).toBe('Mulsa a');
  expect(press('title', 'x')).toBe(true);
});
