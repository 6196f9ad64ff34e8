// @vitest-environment happy-dom
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdBackSelectionEvents } from '#tests/support/stages/markdown-stage.tsx';
import { memoryDeviceStore } from '#tests/support/memory/memory-device-store.ts';
import { ReadabilityGuide } from '../../readability/readability-guide.ts';
import { storedChoices } from '../../readability/stored-choices.ts';
import { adviceMarks } from './advice-marks.ts';
import { SourceText } from '#text/source-text.ts';

beforeEach(holdBackSelectionEvents);

test('a mark that is written in is hidden until the text is read again; the others stay, and the list still leads to its words', async () => {
  const guide = new ReadabilityGuide(storedChoices(memoryDeviceStore()));
  await guide.open('1');
  await guide.use({ id: [], en: [] });
  const { doc } = new SourceText('Petani melakukan penyiraman, dikarenakan tanah kering.');
  const view = new EditorView(document.body.appendChild(document.createElement('div')), {
    state: EditorState.create({ doc, plugins: [adviceMarks(guide, 'id')] }),
  });
  const marked = () => [...view.dom.querySelectorAll('.canvas-advice')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(marked()).toEqual(['melakukan penyiraman', 'dikarenakan']));

  vi.useFakeTimers();
  const within = 1 + doc.textContent.indexOf('karenakan');
  view.dispatch(view.state.tr.insertText('di', within));
  expect(marked()).toEqual(['melakukan penyiraman']);
  view.dispatch(view.state.tr.delete(within, within + 2));
  expect(marked()).toEqual(['melakukan penyiraman']);
  const text = guide.state().texts.id;
  const advice = text?.advice.find((each) => each.text === 'dikarenakan');
  if (advice) text?.reveal(advice);
  const { from, to } = view.state.selection;
  expect(view.state.doc.textBetween(from, to)).toBe('dikarenakan');

  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(marked()).toEqual(['melakukan penyiraman', 'dikarenakan']);
  view.destroy();
});

test('marks that were switched off while the canvas was left are gone when it is opened again', async () => {
  const guide = new ReadabilityGuide(storedChoices(memoryDeviceStore()));
  await guide.open('1');
  await guide.use({ id: [], en: [] });
  const { doc } = new SourceText('Disiram, dikarenakan tanah kering.');
  const plugins = [adviceMarks(guide, 'id')];
  const open = (state: EditorState) =>
    new EditorView(document.body.appendChild(document.createElement('div')), { state });
  const left = open(EditorState.create({ doc, plugins }));
  const marked = (view: EditorView) => view.dom.querySelectorAll('.canvas-advice').length;
  await vi.waitFor(() => expect(marked(left)).toBe(1));
  const { state } = left;
  left.destroy();

  guide.showMarks(false);
  const again = open(state);
  await vi.waitFor(() => expect(marked(again)).toBe(0));
  again.destroy();
});
