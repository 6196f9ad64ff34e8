import { afterEach, expect, test, vi } from 'vitest';
import { ReportedTexts } from './reported-texts.ts';

afterEach(() => void vi.useRealTimers());

const typed = (...reports: readonly string[]) => {
  const texts = new ReportedTexts('a');
  for (const text of reports) texts.add(text);
  return texts;
};

test('what was reported comes back late, some of it never; another text is from outside', () => {
  const texts = typed('ab', 'abc', 'abcd');
  expect(['a', 'abc', 'abc', 'abcd', 'x', 'x'].map((value) => texts.isFromOutside(value))).toEqual([
    ...[false, false, false, false],
    ...[true, false],
  ]);
});

test('letters that were taken back at once may still come late, behind a drawing of the text before them', () => {
  const texts = typed('ab', 'abc', 'a');
  expect(['a', 'abc', 'a'].map((value) => texts.isFromOutside(value))).toEqual([false, false, false]);
});

test('an earlier version that is used again much later is from outside, though it was typed here once', () => {
  vi.useFakeTimers();
  const texts = typed('ab', 'a');
  expect(texts.isFromOutside('a')).toBe(false);
  vi.advanceTimersByTime(11_000);
  expect(texts.isFromOutside('ab')).toBe(true);
});
