// @vitest-environment happy-dom
import { history as sourceHistory, undo as undoSource } from '@codemirror/commands';
import { EditorView as SourceView } from '@codemirror/view';
import { history, undo } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { beforeEach, expect, test } from 'vitest';
import { holdBackSelectionEvents } from '#tests/support/stages/markdown-stage.tsx';
import { canvasFindMarks, findInCanvas } from '../canvas/find-in-canvas.ts';
import { SourceText } from '#text/source-text.ts';
import { findInSource, sourceFindMarks } from '../source/find-in-source.ts';
import { findPattern } from './find-pattern.ts';

beforeEach(holdBackSelectionEvents);

const pattern = (words: string) => findPattern({ words, matchCase: false, wholeWord: false });

function openCanvas(markdown: string) {
  const source = new SourceText(markdown);
  const state = EditorState.create({ doc: source.doc, plugins: [canvasFindMarks(), history()] });
  const view: EditorView = new EditorView(document.body.appendChild(document.createElement('div')), { state });
  const shown = (mark: string) => [...view.dom.querySelectorAll(mark)].map(({ textContent }) => textContent);
  return { view, find: findInCanvas(view), markdown: () => source.write(view.state.doc), shown };
}

test('on the canvas words are found as they are rendered, also where some are bold, and no marks of Markdown', () => {
  const { find, shown } = openCanvas('Siram *ca*bai.\n\n- **Cabai** rawit\n\n| cabai | b |\n| --- | --- |\n| c | d |');
  expect(find.mark(pattern('cabai'), 1)).toBe(3);
  expect(shown('.found').join('')).toBe('cabaiCabaicabai');
  expect(shown('.found-current')).toEqual(['Cabai']);
  expect(find.mark(pattern('*'), null)).toBe(0);
  expect(find.mark(null, null)).toBe(0);
  expect(shown('.found')).toEqual([]);
});

test('on the canvas no words go from one paragraph to the next, nor over a picture', () => {
  const { find } = openCanvas('satu\n\ndua ![x](/pictures/x.svg)tiga');
  expect(find.mark(pattern('satudua'), null)).toBe(0);
  expect(find.mark(pattern('dua tiga'), null)).toBe(0);
});

test('on the canvas one place is replaced, or all at once and undone at once; marks and all else stay', () => {
  const text = 'Siram **cabai** dan [cabai](/article/2).\n\n* cabai  \n* $1';
  const { view, find, markdown } = openCanvas(text);
  find.replace(pattern('cabai'), 1, 'tomat $& $1');
  expect(markdown()).toBe('Siram **cabai** dan [tomat $& $1](/article/2).\n\n* cabai  \n* $1');
  expect(find.mark(pattern('cabai'), null)).toBe(2);
  undo(view.state, view.dispatch);
  find.replace(pattern('cabai'), null, 'tomat');
  expect(markdown()).toBe('Siram **tomat** dan [tomat](/article/2).\n\n* tomat\n* $1');
  expect(find.mark(pattern('cabai'), null)).toBe(0);
  undo(view.state, view.dispatch);
  expect(view.state.doc.textContent).toBe('Siram cabai dan cabai.cabai$1');
});

test('on the canvas a paragraph whose words are all taken out stays', () => {
  const { view, find } = openCanvas('a\n\ncabai\n\nb');
  find.replace(pattern('cabai'), null, '');
  expect(view.state.doc.childCount).toBe(3);
});

test('on the canvas the next place is after the cursor, the previous one before what is selected', () => {
  const { view, find } = openCanvas('a a a');
  find.select(pattern('a'), 1);
  expect([view.state.selection.from, find.before(pattern('a'), 1), find.before(pattern('a'), -1)]).toEqual([3, 2, 1]);
});

test('the source view finds its Markdown, and replaces all in one step', () => {
  const view = new SourceView({
    doc: '## a\n\n**a** b',
    extensions: [sourceHistory(), sourceFindMarks()],
    parent: document.body,
  });
  const find = findInSource(view);
  expect(find.mark(pattern('a'), 1)).toBe(2);
  expect(view.dom.querySelector('.found-current')?.textContent).toBe('a');
  find.select(pattern('a'), 1);
  expect([find.before(pattern('a'), 1), find.before(pattern('a'), -1)]).toEqual([2, 1]);
  find.replace(pattern('a'), null, 'cc');
  expect(view.state.doc.toString()).toBe('## cc\n\n**cc** b');
  undoSource(view);
  expect(view.state.doc.toString()).toBe('## a\n\n**a** b');
});
