import { expect, test } from 'vitest';
import { MARK_MAX, marksIn, withMark, withMarkInMarkdown, withoutMarks } from './text-marks.ts';

test.each([0, 1, 255, MARK_MAX])('the number %i comes out of the text that it was put behind', (number) => {
  expect(marksIn(withMark('Tanam', number))).toEqual([number]);
});

test('every line has it, an empty one doesn’t', () => {
  expect(marksIn(withMark('Satu\n\ndua', 7))).toEqual([7, 7]);
  expect(withMark('', 7)).toBe('');
});

test('of Markdown, paragraphs and headings have it; lists, tables and code stay as they are', () => {
  const text = '## Judul\n\nSatu\ndua\n\n- tiga\n\n| a |\n|-|\n\n```\nempat\n```';
  const marked = withMarkInMarkdown(text, 3);
  expect(marksIn(marked)).toEqual([3, 3]);
  expect(marked.replace(/[\u2061-\u2064]/g, '')).toBe(text);
  expect(marked).toContain('- tiga\n');
});

test('a mark stands within the signs that end bold words and headings', () => {
  const marked = withMarkInMarkdown('Ingat **ini**\n\n## Judul ##', 1);
  expect(marked).toMatch(/ini[\u2061-\u2064]{6}\*\*\n\n## Judul[\u2061-\u2064]{6} ##$/);
  expect(withoutMarks(marked)).toBe('Ingat **ini**\n\n## Judul ##');
});

test('two texts that were joined have both', () => {
  expect(marksIn(withMark('a', 1) + withMark('b', 2))).toEqual([1, 2]);
});
