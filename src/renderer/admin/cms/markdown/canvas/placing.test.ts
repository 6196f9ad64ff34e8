import { EditorState, type Selection, TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { limitNesting } from './nesting.ts';
import { placeMarkdown } from './placing.ts';
import { SourceText } from '#text/source-text.ts';
import { tableShape } from './tables.ts';

const TABLE = '| a | b |\n| --- | --- |\n| c | d |\n| e | f |';
const PASTED = '| 1 | 2 |\n| --- | --- |\n| 3 | 4 |';

/** The place before a word. */
function placeOf(doc: Node, word: string): number {
  let found = -1;
  doc.descendants((node, position) => {
    if (found < 0 && node.text?.includes(word)) found = position + node.text.indexOf(word);
  });
  return found;
}

/** The Markdown of a text after something was put into it: at a word, or in the place of cells. */
function placed(text: string, at: string | ((doc: Node) => Selection), markdown: string): string {
  const source = new SourceText(text);
  const { doc } = source;
  const selection = typeof at === 'string' ? TextSelection.create(doc, placeOf(doc, at)) : at(doc);
  const state = EditorState.create({ doc, selection, plugins: [tableShape, limitNesting()] });
  return source.write(state.apply(placeMarkdown(state, markdown)).doc);
}

test('a picture that is put into a cell stands among its words', () => {
  expect(placed(TABLE, 'a', 'x\n\n![y](/media/missing/1)\n\nz')).toContain('x ![y](/media/missing/1) za | b |');
});

test.each([
  ['c', ['| c | d |', '| 1 | 2 |', '| 3 | 4 |', '| e | f |']],
  // What has no column yet gets one.
  ['d', ['| c | d |  |', '|  | 1 | 2 |', '|  | 3 | 4 |', '| e | f |  |']],
  ['f', ['| e | f |  |', '|  | 1 | 2 |', '|  | 3 | 4 |']],
])('cells that are put at %s take the place of no words', (at, rows) => {
  expect(placed(TABLE, at, PASTED)).toContain(rows.join('\n'));
});

test('cells take the place of empty ones, and of those that are selected', () => {
  const free = '| a | b |\n| --- | --- |\n| x |  |\n|  |  |';
  const emptyCell = (doc: Node) => TextSelection.create(doc, placeOf(doc, 'x') + 3);
  expect(placed(free, emptyCell, '| 1 |\n| --- |\n| 3 |')).toBe('| a | b |\n| --- | --- |\n| x | 1 |\n|  | 3 |');
  const all = (doc: Node) =>
    CellSelection.create(doc, placeOf(doc, 'c') - 1, placeOf(doc, 'f') - 1) as unknown as Selection;
  expect(placed(TABLE, all, PASTED)).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |');
});

test('what would stand too deep for readers is put in flat, with all of its words', () => {
  const nested = (words: readonly string[]) => words.map((word, level) => `${'  '.repeat(level)}- ${word}`).join('\n');
  const deep = nested(Array.from({ length: 7 }, (_, level) => `luar${level}`));
  const inner = Array.from({ length: 6 }, (_, level) => `dalam${level}`);
  const { html } = renderMarkdown(placed(deep, 'luar6', nested(inner)), 'id');
  expect(inner.filter((word) => !html.includes(word))).toEqual([]);
});
