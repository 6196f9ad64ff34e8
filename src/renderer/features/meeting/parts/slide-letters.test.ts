// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { setLargestLetters } from './slide-letters.ts';

/** A body 100 px high, whose words are as high as so many lines of its letters. */
function bodyOf(lines: number): HTMLElement {
  const body = document.createElement('div');
  const height = () => lines * Number.parseFloat(body.style.fontSize);
  Object.defineProperties(body, { scrollHeight: { get: height }, clientHeight: { value: 100 } });
  return body;
}

test('parts of one block have the letters in which the fullest of them fits', () => {
  const [full, half] = [bodyOf(7), bodyOf(4)];
  expect(setLargestLetters([half], 10)).toBe(2.3);
  expect(setLargestLetters([full, half], 10)).toBe(1.3);
  expect([full.style.fontSize, half.style.fontSize]).toEqual(['13px', '13px']);
});

test('what fits in no letters is set in the smallest ones', () => {
  const body = bodyOf(40);
  expect(setLargestLetters([body], 10)).toBe(0.7);
  expect(body.style.fontSize).toBe('7px');
});
