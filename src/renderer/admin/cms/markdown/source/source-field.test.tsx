// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  field,
  form,
  handle,
  holdBackSelectionEvents,
  openField,
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

test('the text hides its marks, and shows those where the cursor is', () => {
  const view = openField('## Title\n\na **b** [c](/d)\n\n- e');
  expect(view.contentDOM.textContent).toBe('Titlea b c•e');
  act(() => view.focus());
  select(view, 3);
  expect(view.contentDOM.textContent).toBe('## Titlea b c•e');
  select(view, 14);
  expect(view.contentDOM.textContent).toBe('Titlea **b** c•e');
});

test('the text shows a picture under its line, from where it is to be had', () => {
  const view = openField('![a leaf](</pictures/leaf.svg>)\n\n![gone](/elsewhere.png)');
  const pictures = [...view.contentDOM.querySelectorAll<HTMLImageElement>('.markup-picture')];
  expect(pictures.map((each) => [each.getAttribute('src'), each.alt])).toEqual([['/pictures/leaf.svg', 'a leaf']]);
});

test('the text looks no other than the article where a link leads nowhere', () => {
  expect(openField('[a](javascript:x) [b]').contentDOM.textContent).toBe('[a](javascript:x) [b]');
});

test('the text names its language and is checked in it', () => {
  openField('');
  const told = ['lang', 'spellcheck', 'aria-multiline'].map((name) => field().getAttribute(name));
  expect(told).toEqual(['id', 'true', 'true']);
});

test('the text that may only be read takes nothing', () => {
  const view = openField('a', { readOnly: true });
  fireEvent.click(tool('Heading'));
  expect(view.state.doc.toString()).toBe('a');
  expect([field().getAttribute('contenteditable'), field().tabIndex]).toEqual(['false', 0]);
  expect(tool('Bold').getAttribute('aria-disabled')).toBe('true');
});

test('the toolbar is one stop, and the arrow keys walk through it', () => {
  openField('a');
  const bar = screen.getByRole('toolbar', { name: 'Text formatting' });
  expect(bar.getAttribute('aria-controls')).toBe('body');
  act(() => tool('Heading').focus());
  fireEvent.keyDown(tool('Heading'), { key: 'ArrowRight' });
  expect([...bar.querySelectorAll('button')].filter((each) => each.tabIndex === 0)).toHaveLength(1);
});

test('the toolbar says what the text at the cursor is', () => {
  const view = openField('**a**');
  expect(tool('Bold').getAttribute('aria-pressed')).toBe('false');
  select(view, 3);
  expect(tool('Bold').getAttribute('aria-pressed')).toBe('true');
});

test('the toolbar changes the text, takes it back in one step, and gives the cursor back', () => {
  const view = openField('a b');
  select(view, 0, 1);
  fireEvent.click(tool('Bold'));
  expect(form.value).toBe('**a** b');
  expect(view.hasFocus).toBe(true);
  fireEvent.click(tool('Undo'));
  expect(form.value).toBe('a b');
  fireEvent.click(tool('Redo'));
  expect(form.value).toBe('**a** b');
});

test('the toolbar names a table’s columns in the language that is written', () => {
  openField('');
  fireEvent.click(tool('Table'));
  expect(form.value).toContain('| Kolom 1 | Kolom 2 |');
});

test('Mod-B is bold, and the event doesn’t bubble out of the field', () => {
  const view = openField('a');
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  select(view, 0, 1);
  fireEvent.keyDown(field(), { key: 'b', keyCode: 66, ctrlKey: true });
  document.removeEventListener('keydown', outside);
  expect(form.value).toBe('**a**');
  expect(outside).not.toHaveBeenCalled();
});

test('Tab leads out of the field', () => {
  openField('- a');
  expect(fireEvent.keyDown(field(), { key: 'Tab', keyCode: 9 })).toBe(true);
  expect(form.value).toBe('- a');
});

test('Tab and Enter stay in a table; after Escape, Tab leads out of it, and that is told', () => {
  const view = openField('| a | b |\n| --- | --- |\n| c | d |');
  select(view, 3);
  expect(screen.getByText(/leave the text/).getAttribute('role')).toBe('status');
  const press = (key: string, keyCode: number) => fireEvent.keyDown(field(), { key, keyCode });
  expect(press('Tab', 9)).toBe(false);
  expect(view.state.selection.main.head).toBe(7);
  press('Enter', 13);
  expect(view.state.selection.main.head).toBe(view.state.doc.length - 2);
  press('Escape', 27);
  expect(press('Tab', 9)).toBe(true);
  expect(view.state.doc.lines).toBe(3);
});

test('what is written beside a picture is a paragraph of its own', () => {
  const view = openField('![a](/pictures/leaf.svg)');
  select(view, view.state.doc.length);
  write(view, 'b');
  write(view, 'c');
  expect(form.value).toBe('![a](/pictures/leaf.svg)\n\nbc');
  select(view, 0);
  write(view, 'd');
  write(view, 'e');
  expect(form.value).toBe('de\n\n![a](/pictures/leaf.svg)\n\nbc');
  select(view, form.value.indexOf('bc'));
  fireEvent.keyDown(field(), { key: 'Backspace', keyCode: 8 });
  expect(form.value).toContain('svg)\n\nbc');
});

test('Mod-K asks for a link', () => {
  openField('a');
  fireEvent.keyDown(field(), { key: 'k', keyCode: 75, ctrlKey: true });
  expect(document.activeElement).toBe(screen.getByLabelText('Text to click on'));
});

test('a screen can put a picture on a line of its own', () => {
  const view = openField('one\n\ntwo');
  select(view, 1);
  act(() => void handle.current?.insert('![a](/b)'));
  expect(form.value).toBe('one\n\n![a](/b)\n\ntwo');
});

test('a screen can put words at the cursor', () => {
  const view = openField('one two');
  select(view, 4);
  act(() => void handle.current?.insert('and '));
  expect(form.value).toBe('one and two');
});
