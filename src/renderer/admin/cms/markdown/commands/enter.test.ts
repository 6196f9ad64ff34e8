import { describe, expect, test } from 'vitest';
import { backspace, breakLine, enter } from './enter.ts';
import { indentItems } from './list-indent.ts';
import { htmlOf as html, markedOf, run, stateOf } from '#tests/support/marked-text.ts';

describe('Enter', () => {
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
  ])('%s', (_name, before, after) => {
    expect(markedOf(run(enter, stateOf(before)))).toBe(after);
  });

  test('what is written after a list or a quote belongs to neither', () => {
    for (const [text, rendered] of [
      ['- a\n- ¦', '<ul><li>a</li></ul><p>b</p>'],
      ['> a\n>\n> ¦', '<blockquote><p>a</p></blockquote><p>b</p>'],
    ] as const) {
      const state = run(enter, stateOf(text));
      expect(html(state.update(state.replaceSelection('b')).state)).toBe(rendered);
    }
  });

  test('with Shift ends a line and not the paragraph', () => {
    expect(html(run(breakLine, stateOf('a¦b')))).toBe('<p>a<br>b</p>');
  });
});

describe('Backspace', () => {
  test.each([
    ['takes a heading’s marks', '## ¦a', '¦a'],
    ['joins paragraphs', 'a\n\n¦b', 'a¦b'],
    ['undoes an Enter', 'a\n\n¦', 'a¦'],
    ['takes an item’s mark', '- ¦a', '¦a'],
    ['makes a paragraph of an item', '- a\n- ¦b\n- c', '- a\n\n¦b\n\n- c'],
    ['takes an item out one level', '- a\n  - ¦b', '- a\n- ¦b'],
    ['takes a quote’s mark', '> ¦a', '¦a'],
  ])('%s', (_name, before, after) => {
    expect(markedOf(run(backspace, stateOf(before)))).toBe(after);
  });

  test('is a plain one within a text', () => {
    expect(backspace({ state: stateOf('ab¦'), dispatch: () => undefined })).toBe(false);
  });
});

describe('items go in and out', () => {
  test.each([
    ['under a bullet', 'in', '- a\n- b¦', '- a\n  - b¦'],
    ['under a number', 'in', '1. a\n2. b¦', '1. a\n   2. b¦'],
    ['not under nothing', 'in', '- a¦', '- a¦'],
    ['back out', 'out', '- a\n  - b¦', '- a\n- b¦'],
    ['paragraphs stay', 'in', 'a¦', 'a¦'],
  ] as const)('%s', (_name, direction, before, after) => {
    expect(markedOf(run(indentItems(direction), stateOf(before)))).toBe(after);
  });
});
