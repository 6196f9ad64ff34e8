// @vitest-environment happy-dom
import { history, undo } from '@codemirror/commands';
import { EditorSelection, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { holdBackSelectionEvents } from '#tests/support/stages/markdown-stage.tsx';
import { run } from '#tests/support/markdown/marked-text.ts';
import { renderMarkdown } from '#renderer/data/markdown/render-markdown.ts';
import { editorTheme } from './decorations/editor-theme.ts';
import { livePreview } from './decorations/live-preview.ts';
import { formatsAt } from './formats-at.ts';
import { markdownLanguageSupport } from './markdown-language.ts';
import { isFastToParse } from './fast-to-parse.ts';
import { toolCommand } from './tool-commands.ts';

const TOOLS = ['heading', 'subheading', 'bold', 'italic', 'bullets', 'numbers', 'quote', 'table'] as const;
const SWITCHES = fc.constantFrom(...TOOLS.slice(0, -1));
const columns = ['a', 'b'] as const;

function editorOf(doc: string): EditorView {
  const extensions = [EditorState.lineSeparator.of('\n'), history(), markdownLanguageSupport, livePreview, editorTheme];
  return new EditorView({ state: EditorState.create({ doc, extensions }), parent: document.body });
}

/** A text with something of it selected, however far that would reach; one step back is known where it keeps a history. */
function stateOf(doc: string, from: number, length: number): EditorState {
  const [anchor, head] = [Math.min(from, doc.length), Math.min(from + length, doc.length)];
  const extensions = [EditorState.lineSeparator.of('\n'), history(), markdownLanguageSupport];
  return EditorState.create({ doc, selection: { anchor, head }, extensions });
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

test('any Markdown is back after any tool and one undo', () => {
  fc.assert(
    fc.property(markdown, fc.nat(60), fc.nat(20), fc.constantFrom(...TOOLS), (text, from, length, tool) => {
      const state = stateOf(text, from, length);
      const after = run(toolCommand(tool, columns), state);
      if (after.doc.eq(state.doc)) return;
      expect(run(undo, after).doc.toString()).toBe(text);
    }),
    { numRuns: 400 },
  );
}, 20_000);

test('any Markdown loses no letter to a tool', () => {
  const letters = (text: string) => text.replace(/[^a-zé]/g, '');
  fc.assert(
    fc.property(markdown, fc.nat(60), fc.nat(20), SWITCHES, (text, from, length, tool) => {
      const done = run(toolCommand(tool, columns), stateOf(text, from, length));
      expect(letters(done.doc.toString())).toBe(letters(text));
    }),
    { numRuns: 400 },
  );
}, 20_000);

test('paragraphs are what they were after any switch, twice', () => {
  const word = fc.constantFrom('kata', 'dua kata', '40 cm', 'a, b.', '[x](/y)');
  const paragraphs = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(paragraphs, fc.nat(60), fc.nat(40), SWITCHES, (lines, from, length, tool) => {
      const text = lines.map((words) => words.join(' ')).join('\n\n');
      const state = stateOf(text, from, length);
      // What is begun on a blank line between paragraphs gets blank lines of its own.
      if (state.doc.lineAt(Math.min(from, text.length)).text === '') return;
      const once = run(toolCommand(tool, columns), state);
      if (!once.doc.eq(state.doc)) expect(formatsAt(once)[tool]).toBe(true);
      expect(run(toolCommand(tool, columns), once).doc.toString()).toBe(text);
    }),
    { numRuns: 400 },
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
  const state = EditorState.create({ doc: text, extensions: [history(), markdownLanguageSupport] });
  const after = run(toolCommand('bold', columns), state.update(state.replaceSelection('x')).state);
  expect(after.doc.length).toBeGreaterThan(text.length);
  expect(formatsAt(after).link).toBe(false);
});
