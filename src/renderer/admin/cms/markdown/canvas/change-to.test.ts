import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { expect, test } from 'vitest';
import { markdownText } from '#tests/support/markdown/markdown-texts.ts';
import { changeTo } from './change-to.ts';
import { SourceText } from '#text/source-text.ts';
import { lastParagraph, tableShape } from './tables.ts';

/** The text that is stored after one came from outside in the place of another. */
function storedAfter(before: string, outside: string): string {
  const plugins = [tableEditing(), tableShape, lastParagraph];
  const state = EditorState.create({ doc: new SourceText(before).doc, plugins });
  const next = new SourceText(outside);
  const change = changeTo(state, next.doc);
  const { doc } = change ? state.apply(change) : state;
  next.adopt(doc);
  return next.write(doc);
}

test('a row that lost a cell elsewhere gives its table no other column', () => {
  const head = '| [a](/blog) b | c |\n| --- | :-: |\n';
  const outside = `${head} | ![x](/pictures/a.svg) ***d*** |\n`;
  expect(storedAfter(`${head}| ![y](/media/missing/1) | ![x](/pictures/a.svg) ***d*** |\n`, outside)).toBe(outside);
});

test('any text from outside is the same bytes, whatever stood there', () => {
  const other = fc.oneof(
    fc.tuple(markdownText, markdownText),
    fc.tuple(markdownText, fc.string({ maxLength: 6 }), fc.nat(), fc.nat()).map(([text, put, from, length]) => {
      const at = from % (text.length + 1);
      return [text, text.slice(0, at) + put + text.slice(at + (length % (text.length + 1)))] as const;
    }),
  );
  fc.assert(
    fc.property(other, ([before, outside]) => {
      const source = new SourceText(outside);
      fc.pre(source.write(source.doc) === outside);
      expect(storedAfter(before, outside)).toBe(outside);
    }),
    { numRuns: process.env['PROVE'] === '1' ? 10_000 : 100, seed: 1 },
  );
});
