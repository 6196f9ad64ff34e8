import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownText } from '#tests/support/markdown/markdown-texts.ts';
import { matchBlocks } from './match-blocks.ts';
import { splitBlocks } from './split-blocks.ts';

const matched = (before: string, after: string) => {
  const [left, right] = [splitBlocks(before), splitBlocks(after)];
  return matchBlocks(left, right).map(({ before: one, after: other }) => [
    one === null ? null : left[one]?.source,
    other === null ? null : right[other]?.source,
  ]);
};

test('a block that was written on stays the same block; what is new and gone stands where it was', () => {
  const before = '# Cabai\n\nSiram setiap pagi hari.\n\nPanen.\n\nTutup.';
  const after = '# Cabai\n\nSiapkan lahan dulu.\n\nSiram setiap sore hari.\n\nTutup.';
  expect(matched(before, after)).toEqual([
    ['# Cabai', '# Cabai'],
    [null, 'Siapkan lahan dulu.'],
    ['Siram setiap pagi hari.', 'Siram setiap sore hari.'],
    ['Panen.', null],
    ['Tutup.', 'Tutup.'],
  ]);
});

test('a paragraph isn’t taken for a list of the same words', () => {
  expect(matched('satu dua tiga', '- satu dua tiga')).toEqual([
    ['satu dua tiga', null],
    [null, '- satu dua tiga'],
  ]);
});

test('every block of any two texts has its place once, in order', () => {
  fc.assert(
    fc.property(markdownText, markdownText, (before, after) => {
      const [left, right] = [splitBlocks(before), splitBlocks(after)];
      const matches = matchBlocks(left, right);
      expect(matches.flatMap((each) => each.before ?? [])).toEqual(left.map((_, index) => index));
      expect(matches.flatMap((each) => each.after ?? [])).toEqual(right.map((_, index) => index));
      // Between blocks stands nothing but blanks.
      let end = 0;
      for (const { from, to, source } of left) {
        expect([before.slice(end, from).trim(), before.slice(from, to)]).toEqual(['', source]);
        end = to;
      }
      expect(before.slice(end).trim()).toBe('');
    }),
    { numRuns: 300, seed: 3 },
  );
});

test('texts of thousands of blocks that have nothing in common are matched within a moment', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word} ${index}`).join('\n\n');
  expect(matched(text('a'), text('b'))).toHaveLength(5000);
});
