// @vitest-environment happy-dom
import { EditorSelection, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { holdBackSelectionEvents } from '#tests/support/stages/markdown-stage.tsx';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { editorKeys } from './editor-keys.ts';
import { editorTheme } from './editor-theme.ts';
import { markdownHighlighting } from './markdown-language.ts';
import { isFastToParse } from './fast-to-parse.ts';

function editorOf(doc: string): EditorView {
  const extensions = [EditorState.lineSeparator.of('\n'), editorKeys, markdownHighlighting, editorTheme];
  return new EditorView({ state: EditorState.create({ doc, extensions }), parent: document.body });
}

const piece = fc.constantFrom(
  ...['\n', '\n\n', '  \n', '\r\n', ' ', '\t', '# ', '## ', '### ', '> ', '- ', '* ', '1. ', '2) ', '   ', '    '],
  ...['**', '*', '_', '***', '[', '](', ')', '![', '<', '>', '\\', '&amp;'],
  ...['|', '| --- |', '|---|---|', '`', '```', '---'],
  ...['a', 'kata', 'dua kata', '/x', 'https://example.org', '🌱', 'é', '\u00ad', '\u0000', '.', '"', '!'],
);
const markdown = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

beforeEach(holdBackSelectionEvents);

test('any Markdown comes out as it went in, wherever the cursor goes', () => {
  fc.assert(
    fc.property(markdown, fc.array(fc.nat(200), { maxLength: 6 }), (text, places) => {
      const view = editorOf(text);
      view.focus();
      for (const place of places) {
        const at = Math.min(place, text.length);
        view.dispatch({ selection: EditorSelection.range(at, Math.min(text.length, at + (place % 7))) });
      }
      view.contentDOM.blur();
      const after = view.state.doc.toString();
      view.destroy();
      expect(after).toBe(text);
    }),
    { numRuns: 60 },
  );
}, 20_000);

test('any Markdown grows by exactly what is written', () => {
  fc.assert(
    fc.property(markdown, fc.array(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 10 }), (text, written) => {
      const view = editorOf(text);
      view.dispatch({ selection: { anchor: text.length } });
      for (const each of written) view.dispatch(view.state.replaceSelection(each));
      const after = view.state.doc.toString();
      view.destroy();
      expect(after).toBe(text + written.join(''));
    }),
    { numRuns: 40 },
  );
}, 20_000);

describe.each(bundledArticles)('the article $folder', ({ folder }) => {
  test.each(LANGUAGES)('is unchanged by the editor, %s', (language) => {
    const text = readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8');
    const view = editorOf(text);
    for (let at = 0; at < text.length; at += 97) view.dispatch({ selection: { anchor: at } });
    const after = view.state.doc.toString();
    view.destroy();
    expect(after).toBe(text);
    expect(isFastToParse(text)).toBe(true);
    expect(renderMarkdown(after, language).html).toBe(renderMarkdown(text, language).html);
  });
});

/** Texts that may take a parser or the editor's decorations very long. */
const DEEP: readonly (readonly [string, string])[] = [
  ['50,000 quotes', `${'>'.repeat(50_000)} x`],
  ['50,000 stars', '*'.repeat(50_000)],
  ['50,000 brackets', '['.repeat(50_000)],
  ['33,000 headings', '##\n'.repeat(33_000)],
  ['a word of 100,000 letters', 'a'.repeat(100_000)],
];

test.each(DEEP)(
  '%s are drawn in the editor and on the page',
  (_name, text) => {
    const view = editorOf(text);
    view.dispatch({ selection: { anchor: text.length }, changes: { from: text.length, insert: 'x' } });
    expect(view.state.doc.toString()).toBe(`${text}x`);
    view.destroy();
    // Texts nested more than a hundred levels aren't rendered: nobody writes them, and rendering must end.
    const html = renderMarkdown(text, 'id').html.replace(/<[^>]*>|\u00ad/g, '');
    if (!text.startsWith('>')) expect(html).toContain(text.replace(/##\n/g, '').slice(0, 1000));
  },
  20_000,
);

test.each([
  ['marks', '*a **b '.repeat(25_000) + '** c*'.repeat(25_000)],
  ['links', '[a]('.repeat(50_000)],
  ['items', '- '.repeat(50_000)],
  ['quotes', '>'.repeat(50_000)],
])('50,000 nested %s, which would take too long to read, aren’t read, and can still be written', (_name, text) => {
  expect(isFastToParse(text)).toBe(false);
  const began = performance.now();
  const view = editorOf(text);
  view.dispatch(view.state.replaceSelection('x'));
  expect(view.state.doc.length).toBe(text.length + 1);
  expect(view.dom.querySelector('.cm-line span')).toBeNull();
  view.destroy();
  expect(performance.now() - began).toBeLessThan(2000);
});
