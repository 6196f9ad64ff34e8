// @vitest-environment happy-dom
import { isolateHistory } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { editorKeys } from './editor-keys.ts';
import { sourceHandle } from './handle.ts';
import { placeholderAddress } from '../picture-placeholders.ts';
import { redoWithPictures, undoWithPictures } from './filled-placeholders.ts';

const placeholder = (number: number) => `![Missing](${placeholderAddress(number)})`;

function opened(doc: string) {
  const view = new EditorView({ state: EditorState.create({ doc, extensions: editorKeys(() => undefined) }) });
  const add = (insert: string, isPaste = false) =>
    view.dispatch({
      changes: { from: view.state.doc.length, insert },
      userEvent: isPaste ? 'input.paste' : 'input.type',
      ...(isPaste ? { annotations: isolateHistory.of('full') } : {}),
    });
  const fill = (number: number) => {
    sourceHandle(view).insert(`![Kebun](/media/${number}.webp)`, placeholderAddress(number));
  };
  return { view, add, fill, text: () => view.state.doc.toString() };
}

test('a paste is undone and redone with the pictures that came in the places of its placeholders', () => {
  const { view, add, fill, text } = opened('Hello');
  add(' typed');
  add(`\n\n${placeholder(1)}\n\nbetween ${placeholder(2)}`, true);
  fill(1);
  fill(2);
  const whole = 'Hello typed\n\n![Kebun](/media/1.webp)\n\nbetween ![Kebun](/media/2.webp)';
  expect(text()).toBe(whole);
  expect(undoWithPictures(view)).toBe(true);
  expect(text()).toBe('Hello typed');
  expect(redoWithPictures(view)).toBe(true);
  expect(text()).toBe(whole);
  undoWithPictures(view);
  undoWithPictures(view);
  expect(text()).toBe('Hello');
  expect(undoWithPictures(view)).toBe(false);
});

test('what was typed after a picture came is a step of its own, and a picture that is still awaited stops nothing', () => {
  const { view, add, fill, text } = opened('');
  add(placeholder(1) + placeholder(2), true);
  add(' before');
  fill(1);
  add(' after');
  undoWithPictures(view);
  expect(text()).toBe(`![Kebun](/media/1.webp)${placeholder(2)} before`);
  undoWithPictures(view);
  expect(text()).toBe('');
  const waiting = opened('');
  waiting.add(placeholder(3), true);
  waiting.add(' typed');
  undoWithPictures(waiting.view);
  expect(waiting.text()).toBe(placeholder(3));
});
