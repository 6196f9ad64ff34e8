// @vitest-environment happy-dom
import { GapCursor } from 'prosemirror-gapcursor';
import { history, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { AllSelection, EditorState, NodeSelection, type Selection, TextSelection } from 'prosemirror-state';
import { CellSelection, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdBackSelectionEvents } from '#tests/support/stages/markdown-stage.tsx';
import { canvasCommand } from './commands.ts';
import { formatsOf } from './formats.ts';
import { canvasHandle } from './handle.ts';
import { limitNesting } from './nesting.ts';
import { canvasPaste } from './paste.ts';
import { SourceText } from '#text/source-text.ts';

beforeEach(holdBackSelectionEvents);

const TABLE = '| k1 | k2 |\n| --- | --- |\n| k3 | k4 |';
const PASTED_TABLE = '<table><tr><th>1</th><th>2</th></tr><tr><td>3</td><td>4</td></tr></table>';

/** The place before a word. */
function placeOf(doc: Node, word: string): number {
  let found = -1;
  doc.descendants((node, position) => {
    if (found < 0 && node.text?.includes(word)) found = position + node.text.indexOf(word);
  });
  return found;
}

/** A canvas of a text, on a device so slow that nothing is pasted at once unless it is asked for. */
function open(text: string) {
  const source = new SourceText(text);
  let pending = 0;
  const settings = {
    ...{ onPictures: vi.fn(), onAttachments: vi.fn(), onHeldPictures: vi.fn(), ownPicture: () => null },
    ...{
      maxLength: 10_000,
      onRefused: vi.fn(),
      onStruck: vi.fn(),
      onPending: (count: number) => void (pending = count),
    },
    ...{ write: (state: EditorState) => source.write(state.doc), words: { pasting: '', pictureMissing: 'Missing' } },
  };
  const plugins = [canvasPaste(() => settings), limitNesting(), tableEditing(), history()];
  const view: EditorView = new EditorView(document.body.appendChild(document.createElement('div')), {
    state: EditorState.create({ doc: source.doc, plugins }),
    handleScrollToSelection: () => true,
  });
  const select = (selection: Selection) => view.dispatch(view.state.tr.setSelection(selection));
  return {
    ...{ view, settings, select },
    at: (word: string) => select(TextSelection.create(view.state.doc, placeOf(view.state.doc, word))),
    words: (word: string) => {
      const from = placeOf(view.state.doc, word);
      select(TextSelection.create(view.state.doc, from, from + word.length));
    },
    type: (words: string) => view.dispatch(view.state.tr.insertText(words)),
    paste: (html: string, isSlow = true) => {
      const clock = vi.spyOn(performance, 'now');
      let now = 0;
      // Not the clock of the machine, which may be busy.
      clock.mockImplementation(() => (isSlow ? (now += 100) : now));
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const getData = (type: string) => (type === 'text/html' ? html : 'plain');
      Object.assign(event, { clipboardData: { files: [], getData } });
      view.dom.dispatchEvent(event);
      clock.mockRestore();
      expect(pending > 0).toBe(isSlow);
    },
    settle: () => vi.waitFor(() => expect(pending).toBe(0), { timeout: 10_000 }),
    use: (tool: 'undo' | 'quote') => canvasCommand(tool, ['', ''])(view.state, view.dispatch, view),
    written: () => source.write(view.state.doc),
    before: () => view.state.doc.textBetween(0, view.state.selection.from, ' '),
  };
}

test('a paste takes the place of what was selected, never of what was typed over that meanwhile', async () => {
  const { words, type, paste, settle, written, before } = open('Satu dua tiga');
  words('dua');
  paste('<p>lama</p>');
  type('Neu');
  await settle();
  expect(written()).toBe('Satu lamaNeu tiga');
  expect(before()).toBe('Satu lamaNeu');
});

test('a paste takes the place of what was selected, never of another paste', async () => {
  const { words, paste, settle, written } = open('Satu dua tiga');
  words('dua');
  paste('<p>lama</p>');
  paste('<p>baru</p>');
  await settle();
  expect(written()).toBe('Satu lamabaru tiga');
});

test('what is typed right before or behind what was selected stays', async () => {
  const { view, at, words, select, type, paste, settle, written } = open('Satu dua tiga');
  words('dua');
  const { to } = view.state.selection;
  paste('<p>lama</p>');
  select(TextSelection.create(view.state.doc, to));
  type('HABIS');
  at('dua');
  type('NEU');
  await settle();
  expect(written()).toBe('Satu NEUlamaHABIS tiga');
});

test.each([
  ['before', 'dua', 'Satu lamabaru tiga'],
  ['behind', ' tiga', 'Satu barulama tiga'],
])('a paste right %s what another one takes the place of stays', async (_where, word, expected) => {
  const { at, words, paste, settle, written } = open('Satu dua tiga');
  at(word);
  paste('<p>lama</p>');
  words('dua');
  paste('<p>baru</p>');
  await settle();
  expect(written()).toBe(expected);
});

test('a paste in the place of words and a table takes none that weren’t selected where a cell is written in meanwhile', async () => {
  const { view, at, select, paste, type, settle, written } = open(`Satu dua\n\n${TABLE}\n\nTiga`);
  const { doc } = view.state;
  select(TextSelection.create(doc, placeOf(doc, 'dua'), placeOf(doc, 'Tiga') + 2));
  paste('<p>lama</p>');
  at('k3');
  type('x');
  await settle();
  expect(written()).toMatch(/^Satu lama\s*x/);
});

test('a paste ends where its place can’t be found', async () => {
  const { at, paste, settle, settings, written } = open('Satu');
  at('Satu');
  paste('<p>lama</p>');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const find = vi.spyOn(TextSelection, 'between').mockImplementation(() => {
    throw new RangeError();
  });
  await settle();
  find.mockRestore();
  expect(written()).toBe('Satu');
  expect(settings.onRefused.mock.calls).toEqual([['large']]);
});

test('writing goes on behind a paste, and nothing is selected that the next key would replace', () => {
  const { view, words, paste, written, type } = open(`Satu dua tiga\n\n${TABLE}`);
  for (const word of ['dua', 'k3']) {
    words(word);
    paste('<p>lama</p>', false);
    expect(view.state.selection.empty).toBe(true);
    type('x');
  }
  expect(written()).toBe(`Satu lamax tiga\n\n${TABLE.replace('k3', 'lamax')}`);
});

test('an article that was pasted into a paragraph stays one where a cell is written in meanwhile', async () => {
  const { at, paste, settle, written, before } = open(`Satu\n\n${TABLE}`);
  at('Satu');
  paste('<p>pertama</p><p>kedua</p>');
  at('k4');
  await settle();
  expect(written()).toBe(`pertama\n\nkeduaSatu\n\n${TABLE}`);
  expect(before()).toMatch(/k3 *$/);
});

test('a table that was pasted into a paragraph stays out of another one that is written in meanwhile', async () => {
  const { at, paste, settle, written } = open(`Satu\n\nDua\n\n${TABLE}`);
  at('Satu');
  paste(PASTED_TABLE);
  at('k4');
  await settle();
  expect(written()).toBe(`Satu\n\n| 1 | 2 |\n| --- | --- |\n| 3 | 4 |\n\nDua\n\n${TABLE}`);
});

test('what was pasted into a cell, or in the place of cells, comes there where words elsewhere are written meanwhile', async () => {
  const { view, at, select, paste, type, settle, written } = open(`Satu\n\n${TABLE}`);
  at('k4');
  paste('<p>pertama</p><p>kedua</p>');
  at('Satu');
  type('x');
  await settle();
  expect(written()).toBe(`xSatu\n\n${TABLE.replace('k4', 'pertama keduak4')}`);
  const { doc } = view.state;
  select(CellSelection.create(doc, placeOf(doc, 'k1') - 1, placeOf(doc, 'pertama') - 1) as unknown as Selection);
  paste(PASTED_TABLE);
  at('Satu');
  type('y');
  await settle();
  expect(written()).toBe('xySatu\n\n| 1 | 2 |\n| --- | --- |\n| 3 | 4 |');
});

test('a paste before a table that words are typed before meanwhile stays out of its cells', async () => {
  const { view, select, type, paste, settle, written } = open(`${TABLE}\n\nSatu`);
  select(new GapCursor(view.state.doc.resolve(0)));
  paste('<p>pertama</p><p>kedua</p>');
  type('x');
  await settle();
  expect(written()).toBe(`pertama\n\nkedua\n\nx\n\n${TABLE}\n\nSatu`);
});

test.each([
  ['is deleted', '', `pertama\n\nkedua\n\n${TABLE}`],
  ['comes', '![b](/media/b.webp)', `pertama\n\nkedua\n\n![b](/media/b.webp)\n\n${TABLE}`],
])('a paste over a picture that %s meanwhile stays out of the table below', async (_what, picture, expected) => {
  const { view, select, paste, settle, written } = open(`![a](/media/missing/1)\n\n${TABLE}`);
  select(NodeSelection.create(view.state.doc, 0));
  paste('<p>pertama</p><p>kedua</p>');
  if (picture) canvasHandle(view).insert(picture, '/media/missing/1');
  else view.dispatch(view.state.tr.deleteSelection());
  await settle();
  expect(written()).toBe(expected);
});

test.each([
  ['a table', TABLE],
  ['a picture', '![a](/media/a.webp)'],
  ['a list', '- a\n- b'],
])('a paste over the whole text takes also %s at its beginning', async (_what, block) => {
  const { view, select, type, paste, settle, written } = open(`${block}\n\nSatu`);
  select(new AllSelection(view.state.doc));
  paste('<p>pertama</p><p>kedua</p>');
  select(TextSelection.atEnd(view.state.doc));
  type('x');
  await settle();
  expect(written()).toBe('pertama\n\nkeduax');
});

test('the tool that takes back can be used while a paste is being made ready, and nothing else can be taken back', async () => {
  const { view, at, paste, settle } = open('Satu');
  at('Satu');
  expect(formatsOf(view.state).canUndo).toBe(false);
  paste('<p>lama</p>');
  expect(formatsOf(view.state).canUndo).toBe(true);
  await settle();
});

test('the tool that takes back cancels a paste that is being made ready, and takes back nothing else', async () => {
  const { view, at, type, paste, use, settle, written } = open('Satu');
  at('Satu');
  type('x');
  paste('<p>lama</p>');
  use('undo');
  await settle();
  expect([written(), undoDepth(view.state)]).toEqual(['xSatu', 1]);
  use('undo');
  expect(written()).toBe('Satu');
});

test('a paste that would stand too deep is refused with a word, and its pictures aren’t asked for', () => {
  const deep = Array.from({ length: 8 }, (_, level) => `${'  '.repeat(level)}- l${level}`).join('\n');
  const { view, select, at, use, paste, settings, written } = open(deep);
  select(TextSelection.create(view.state.doc, placeOf(view.state.doc, 'l0'), placeOf(view.state.doc, 'l7')));
  use('quote');
  const before = written();
  at('l7');
  const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}`;
  paste(PASTED_TABLE.replace('3', `<img src="${picture}" alt="x">`), false);
  expect(written()).toBe(before);
  expect(settings.onRefused.mock.calls).toEqual([['deep']]);
  expect(settings.onHeldPictures).not.toHaveBeenCalled();
});
