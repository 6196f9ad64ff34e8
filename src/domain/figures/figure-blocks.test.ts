import { expect, test } from 'vitest';
import { findFigures } from './figure-blocks.ts';

test('a word behind the kind is part of it, whatever blanks stand between', () => {
  expect(findFigures('```figure\t dose \u2028\nx\n```')[0]?.kind).toBe('dose');
  expect(findFigures('```figure dose\u2028x\n```')[0]?.kind).toBe('dose\u2028x');
  expect(findFigures('```figures\nx\n```')).toEqual([]);
  expect(findFigures('```figure\u2028dose\nx\n```')).toEqual([]);
});
