import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimalChange } from './use-source-view.ts';

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
