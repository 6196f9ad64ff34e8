import { expect, test } from 'vitest';
import { TABLE_TO_FILL_UP } from '#tests/support/cases/worst-texts.ts';
import { markdownParser, type Token } from './markdown-parser.ts';
import { MOST_CELLS } from './parser-limits.ts';
import { renderMarkdown } from './render/render-markdown.ts';

const htmlOf = (markdown: string) => renderMarkdown(markdown, 'en').html;
const count = (text: string, piece: string) => text.split(piece).length - 1;

test('all tables of a text have no more cells than there may be', () => {
  const html = htmlOf(TABLE_TO_FILL_UP.repeat(40));
  expect(count(html, '<td') + count(html, '<th')).toBeLessThanOrEqual(MOST_CELLS);
});

test('rows beyond them stay text, and so do further tables', () => {
  const rows = Array.from({ length: MOST_CELLS }, (_, row) => `|r${row}|\n`).join('');
  const html = htmlOf(`|head|\n|-|\n${rows}\n|other|\n|-|\n|x|\n`);
  expect(count(html, '<td>')).toBe(MOST_CELLS - 1);
  expect(html).toContain(`</table></div><p>|r${MOST_CELLS - 1}|</p>`);
  expect(html).toContain('<p>|other|\n|-|\n|x|</p>');
});

test('tables count by text, in quotes and lists as well', () => {
  const rows = '> |x|\n'.repeat(MOST_CELLS - 1);
  expect(count(htmlOf(`> |a|\n> |-|\n${rows}\n|b|\n|-|`), '<table>')).toBe(1);
  expect(count(htmlOf('- |a|\n  |-|\n\n> |b|\n> |-|'), '<table>')).toBe(2);
});

test('emphasis that is nested too deep stays text, and no sign of it is lost', () => {
  const html = htmlOf(`${'*a '.repeat(50)}${'b* '.repeat(50)}`);
  expect(count(html, '<em>')).toBe(20);
  expect(count(html, '</em>')).toBe(20);
  expect(count(html, '*')).toBe(60);
  expect(htmlOf('**a *b* c** [*d*](/e)')).toBe('<p><strong>a <em>b</em> c</strong> <a href="/e"><em>d</em></a></p>\n');
});

test('words without marks are read as the parser reads them', () => {
  const plain = markdownParser();
  const parsed = (markdown: string) => plain.parse(markdown, {}).flatMap(({ children }: Token) => children ?? []);
  for (const words of ['', 'a', 'a - b: c; d! #e ~f~ `g` http://h.example <b> "i" ^j^ {k} = + @', '5 % x $y']) {
    const children: Token[] = [];
    plain.inline.parse(words, plain, {}, children);
    expect(parsed(`# ${words}`)).toEqual(children);
  }
});
