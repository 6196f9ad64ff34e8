import { expect, test, vi } from 'vitest';
import { cleanLine, cleanText, cutText } from './clean-text.ts';

test.each([
  ['Hama\u0000 padi', 'Hama padi'],
  ['a\u0008b\u001f\u007f\u0085c', 'abc'],
  ['Padi \ud83c sawah', 'Padi  sawah'],
  ['\udf3d jagung \u{1f33d}', ' jagung \u{1f33d}'],
  ['satu\n\tdua\r\n', 'satu\n\tdua\r\n'],
])('%j keeps what a database keeps', (text, kept) => {
  expect(cleanText(text)).toBe(kept);
});

test('a line has one blank between its words, also where a sign between them goes', () => {
  expect(cleanLine(' Padi \ud83c\n sawah\u0000 ')).toBe('Padi sawah');
});

const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

test.each([
  ['petani', 6, 'petani'],
  ['petani', 4, 'peta'],
  ['ab\u{1f331}', 3, 'ab'],
  [`ab${FAMILY}c`, 2 + FAMILY.length, `ab${FAMILY}`],
  [`ab${FAMILY}c`, 1 + FAMILY.length, 'ab'],
  ['kafe\u0301', 4, 'kaf'],
  ['Panen \u{1f336}\ufe0f lagi', 7, 'Panen '],
  ['a'.repeat(300) + FAMILY, 304, 'a'.repeat(300)],
  ['a', 0, ''],
])('%j cut after %i ends with a whole character', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test('a character made of thousands of signs ends somewhere, never in half of one', () => {
  const long = `a${'\u0301'.repeat(5000)}\u{1f331}`;
  expect(cutText(long, 200)).toHaveLength(200);
});

test('where the browser can’t tell characters apart, none is cut in half at least', () => {
  vi.stubGlobal('Intl', {});
  expect([cutText('ab\u{1f331}c', 3), cutText('ab\u{1f331}c', 4), cutText('kafe\u0301', 4)]).toEqual([
    'ab',
    'ab\u{1f331}',
    'kafe',
  ]);
  vi.unstubAllGlobals();
});
