import { describe, expect, test } from 'vitest';
import { markedOf, run, stateOf } from '#tests/support/marked-text.ts';
import { nextCell, previousCell } from './table-keys.ts';

const TABLE = (text: string) => `x\n\n${text}`;

describe('Tab in a table', () => {
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
  ])('%s', (_name, before, after) => {
    expect(markedOf(run(nextCell, stateOf(TABLE(before))))).toBe(TABLE(after));
  });

  test.each([
    ['back by a cell', '| a | b¦ |\n| - | - |', '| a¦ | b |\n| - | - |'],
    ['back over the rule', '| a | b |\n| - | - |\n| c¦ | d |', '| a | b¦ |\n| - | - |\n| c | d |'],
    ['not out of the first cell', '| a¦ | b |\n| - | - |', '| a¦ | b |\n| - | - |'],
  ])('with Shift goes %s', (_name, before, after) => {
    expect(markedOf(run(previousCell, stateOf(TABLE(before))))).toBe(TABLE(after));
  });

  test('does nothing outside of tables, so that it leads out of the text', () => {
    const state = stateOf('- a¦');
    expect([nextCell, previousCell].map((command) => command({ state, dispatch: () => undefined }))).toEqual([
      false,
      false,
    ]);
  });
});
