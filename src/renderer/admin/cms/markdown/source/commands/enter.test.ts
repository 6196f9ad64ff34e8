import { expect, test } from 'vitest';
import { backspace, breakLine, enter } from './enter.ts';
import { indentItems } from './list-indent.ts';
import { nextCell, previousCell } from './table-keys.ts';
import { htmlOf as html, markedOf, run, stateOf } from '#tests/support/markdown/marked-text.ts';

test.each([
  ['a new paragraph', 'a¦', 'a\n\n¦'],
  ['within a paragraph', 'a ¦ b', 'a\n\n¦b'],
  ['under a heading', '## a¦', '## a\n\n¦'],
  ['on a blank line', 'a\n\n¦', 'a\n\n\n¦'],
  ['another item', '- a¦', '- a\n- ¦'],
  ['the next number', '1. a¦\n2. b', '1. a\n2. ¦\n3. b'],
  ['an empty item ends the list', '- a\n- ¦', '- a\n\n¦'],
  ['an empty item within a list goes out one level', '- a\n  - ¦', '- a\n- ¦'],
  ['another paragraph of a quote', '> a¦', '> a\n>\n> ¦'],
  ['an empty line ends the quote', '> a\n>\n> ¦', '> a\n\n¦'],
  ['a row of a table', '| a |\n| - |¦', '| a |\n| - |\n| ¦ |'],
  ['the same column of a table’s next row', '| a | b¦ |\n| - | - |\n| c | d |', '| a | b |\n| - | - |\n| c | d¦ |'],
  ['a table’s new row', '| a | b |\n| - | - |\n| c | d¦ |', '| a | b |\n| - | - |\n| c | d |\n|  | ¦ |'],
  ['out of a table, from its empty row', '| a | b |\n| - | - |\n|  |¦  |', '| a | b |\n| - | - |\n\n¦'],
  ['before a paragraph', '¦a', '\n¦a'],
])('Enter %s', (_name, before, after) => {
  expect(markedOf(run(enter, stateOf(before)))).toBe(after);
});

test('Enter: what is written after a list or a quote belongs to neither', () => {
  for (const [text, rendered] of [
    ['- a\n- ¦', '<ul><li>a</li></ul><p>b</p>'],
    ['> a\n>\n> ¦', '<blockquote><p>a</p></blockquote><p>b</p>'],
  ] as const) {
    const state = run(enter, stateOf(text));
    expect(html(state.update(state.replaceSelection('b')).state)).toBe(rendered);
  }
});

test('Enter with Shift ends a line and not the paragraph', () => {
  expect(html(run(breakLine, stateOf('a¦b')))).toBe('<p>a<br>b</p>');
});

test.each([
  ['takes a heading’s marks', '## ¦a', '¦a'],
  ['joins paragraphs', 'a\n\n¦b', 'a¦b'],
  ['undoes an Enter', 'a\n\n¦', 'a¦'],
  ['takes an item’s mark', '- ¦a', '¦a'],
  ['makes a paragraph of an item', '- a\n- ¦b\n- c', '- a\n\n¦b\n\n- c'],
  ['takes an item out one level', '- a\n  - ¦b', '- a\n- ¦b'],
  ['takes a quote’s mark', '> ¦a', '¦a'],
])('Backspace %s', (_name, before, after) => {
  expect(markedOf(run(backspace, stateOf(before)))).toBe(after);
});

test('Backspace is a plain one within a text', () => {
  expect(backspace({ state: stateOf('ab¦'), dispatch: () => undefined })).toBe(false);
});

test.each([
  ['under a bullet', 'in', '- a\n- b¦', '- a\n  - b¦'],
  ['under a number', 'in', '1. a\n2. b¦', '1. a\n   2. b¦'],
  ['not under nothing', 'in', '- a¦', '- a¦'],
  ['back out', 'out', '- a\n  - b¦', '- a\n- b¦'],
  ['paragraphs stay', 'in', 'a¦', 'a¦'],
] as const)('items go in and out: %s', (_name, direction, before, after) => {
  expect(markedOf(run(indentItems(direction), stateOf(before)))).toBe(after);
});

const TABLE = (text: string) => `x\n\n${text}`;

test.each([
  ['to the next cell', '| a¦ | b |\n| - | - |\n| c | d |', '| a | b¦ |\n| - | - |\n| c | d |'],
  ['over the rule to the next row', '| a | b¦ |\n| - | - |\n| c | d |', '| a | b |\n| - | - |\n| c¦ | d |'],
  ['into an empty cell', '| a¦ |  |\n| - | - |', '| a | ¦ |\n| - | - |'],
  ['past a bar that is text', '| a\\|b¦ | c |\n| - | - |', '| a\\|b | c¦ |\n| - | - |'],
  [
    'into a new row behind the last cell',
    '| a | b |\n| - | - |\n| c | d¦ |',
    '| a | b |\n| - | - |\n| c | d |\n| ¦ |  |',
  ],
])('Tab in a table %s', (_name, before, after) => {
  expect(markedOf(run(nextCell, stateOf(TABLE(before))))).toBe(TABLE(after));
});

test.each([
  ['back by a cell', '| a | b¦ |\n| - | - |', '| a¦ | b |\n| - | - |'],
  ['back over the rule', '| a | b |\n| - | - |\n| c¦ | d |', '| a | b¦ |\n| - | - |\n| c | d |'],
  ['not out of the first cell', '| a¦ | b |\n| - | - |', '| a¦ | b |\n| - | - |'],
])('Tab in a table with Shift goes %s', (_name, before, after) => {
  expect(markedOf(run(previousCell, stateOf(TABLE(before))))).toBe(TABLE(after));
});

test('Tab in a table does nothing outside of tables, so that it leads out of the text', () => {
  const state = stateOf('- a¦');
  for (const command of [nextCell, previousCell]) expect(command({ state, dispatch: () => undefined })).toBe(false);
});
