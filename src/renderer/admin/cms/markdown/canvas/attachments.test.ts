// @vitest-environment happy-dom
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { expect, test, vi } from 'vitest';
import { canvasHandle } from './handle.ts';
import { canvasPaste } from './paste.ts';
import { SourceText } from '#text/source-text.ts';

const FILE = '/media/0b9c1d2e-0000-4000-8000-000000000001/panduan-semai.pdf';
const LINK = `[Panduan *semai* (PDF, 1,2\u00a0MB)](${FILE})`;
const onPictures = vi.fn();
const onAttachments = vi.fn();

/** A canvas of a text with the cursor at some position. */
function open(text: string, at: number) {
  const source = new SourceText(text);
  const settings = {
    ...{ onPictures, onAttachments, onHeldPictures: vi.fn(), ownPicture: () => null, maxLength: 1000 },
    ...{
      onRefused: vi.fn(),
      onStruck: vi.fn(),
      onPending: vi.fn(),
      write: () => '',
      words: { pasting: '', pictureMissing: '' },
    },
  };
  const start = EditorState.create({ doc: source.doc, plugins: [canvasPaste(() => settings)] });
  const state = start.apply(start.tr.setSelection(TextSelection.near(start.doc.resolve(at))));
  const view = new EditorView(document.body, { state, handleScrollToSelection: () => true });
  return { view, written: () => source.write(view.state.doc) };
}

test('a link to an attached file comes on a line of its own below the cursor, and the rest keeps its bytes', () => {
  const { view, written } = open('Satu  kalimat.\n\n* dua\n\nTiga', 3);
  canvasHandle(view).insert(`${LINK}\n`);
  expect(written()).toBe(`Satu  kalimat.\n\n${LINK}\n\n* dua\n\nTiga`);
});

test('it is read from the Markdown and written as it was, and stays while words around it change', () => {
  const { view, written } = open(`Baca ${LINK} dulu.`, 1);
  expect(written()).toBe(`Baca ${LINK} dulu.`);
  view.dispatch(view.state.tr.insertText('Ya. ', 1));
  expect(written()).toBe(`Ya. Baca ${LINK} dulu.`);
});

test('a PDF that is dropped or pasted is handed on, a picture beside it as a picture, and nothing is put in', () => {
  const { view, written } = open('Satu', 1);
  const guide = new File(['%PDF-1.7'], 'Panduan.pdf', { type: 'application/pdf' });
  const picture = new File(['x'], 'x.png', { type: 'image/png' });
  const send = (name: 'drop' | 'paste', text = '') => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    const data = { files: [guide, picture], getData: (type: string) => (type === 'text/plain' ? text : '') };
    Object.assign(event, { dataTransfer: data, clipboardData: data, clientX: 0, clientY: 0 });
    vi.spyOn(view, 'posAtCoords').mockReturnValue({ pos: 1, inside: 0 });
    view.dom.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  };
  send('drop');
  send('paste', 'Panduan.pdf');
  expect(onAttachments.mock.calls).toEqual([[[guide]], [[guide]]]);
  expect(onPictures.mock.calls).toEqual([[[picture]], [[picture]]]);
  expect(written()).toBe('Satu');
});
