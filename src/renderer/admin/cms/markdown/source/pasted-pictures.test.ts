// @vitest-environment happy-dom
import { isolateHistory, redoDepth, undo as undoOfLibrary } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { describe, expect, test, vi } from 'vitest';
import { placeholderAddress, placeholdersIn } from '../picture-placeholders.ts';
import { editorKeys } from './editor-keys.ts';
import { sourceHandle } from './handle.ts';
import { pastesPlaceholders } from './pasted-pictures.ts';
import { toolCommand } from './tool-commands.ts';

vi.mock('@codemirror/commands', { spy: true });

const placeholder = (number: number) => `![Missing](${placeholderAddress(number)})`;
const picture = (number: number) => `![Kebun](/media/${number}.webp)`;

/** An editor of a text, whose history is gone through with the tools. */
function opened(doc: string) {
  const view = new EditorView({ state: EditorState.create({ doc, extensions: editorKeys(() => undefined) }) });
  const run = (tool: 'undo' | 'redo') => () => toolCommand(tool, ['', ''])(view);
  return {
    view,
    undo: run('undo'),
    redo: run('redo'),
    text: () => view.state.doc.toString(),
    type: (insert: string, from = view.state.doc.length) =>
      view.dispatch({ changes: { from, insert }, userEvent: 'input.type' }),
    paste: (insert: string, from = view.state.doc.length) =>
      view.dispatch({
        changes: { from, insert },
        effects: pastesPlaceholders.of(placeholdersIn(insert)),
        annotations: isolateHistory.of('full'),
        userEvent: 'input.paste',
      }),
    fill: (number: number) => sourceHandle(view).insert(picture(number), placeholderAddress(number)),
  };
}

describe('a paste whose pictures have come', () => {
  test('is undone and redone with them, as often as asked', () => {
    const { type, paste, fill, undo, redo, text } = opened('Hello');
    type(' typed');
    paste(`\n\n${placeholder(1)}\n\nbetween ${placeholder(2)} after`);
    fill(1);
    fill(2);
    const whole = `Hello typed\n\n${picture(1)}\n\nbetween ${picture(2)} after`;
    for (let time = 0; time < 3; time += 1) {
      expect(text()).toBe(whole);
      undo();
      expect(text()).toBe('Hello typed');
      redo();
    }
    undo();
    undo();
    expect([text(), undo()]).toEqual(['Hello', false]);
    redo();
    redo();
    expect([text(), redo()]).toEqual([whole, false]);
  });

  test('of nothing but a picture takes no words with it', () => {
    const { type, paste, fill, undo, redo, text } = opened('Hello');
    type(' typed');
    paste(placeholder(1));
    fill(1);
    undo();
    expect(text()).toBe('Hello typed');
    redo();
    expect(text()).toBe(`Hello typed${picture(1)}`);
  });

  test('keeps what was typed while they were awaited as a step of its own, also within it', () => {
    const { type, paste, fill, undo, redo, text } = opened('');
    paste(`${placeholder(1)} end`);
    type(' typed');
    type('in ', placeholder(1).length + 1);
    fill(1);
    expect(text()).toBe(`${picture(1)} in end typed`);
    undo();
    undo();
    expect(text()).toBe(`${picture(1)} end`);
    undo();
    expect(text()).toBe('');
    redo();
    expect(text()).toBe(`${picture(1)} end`);
    redo();
    redo();
    expect(text()).toBe(`${picture(1)} in end typed`);
  });

  test('leaves alone a copy of its placeholder, and a picture that comes after it was redone', () => {
    const { type, paste, fill, undo, redo, text } = opened('');
    paste(placeholder(1) + placeholder(2));
    type(` copy ${placeholder(1)}`);
    fill(1);
    undo();
    expect(text()).toBe(picture(1) + placeholder(2));
    undo();
    expect(text()).toBe('');
    redo();
    fill(2);
    expect(text()).toBe(picture(1) + picture(2));
    undo();
    expect(text()).toBe('');
  });
});

describe('what was done to pictures of a paste is redone where it was', () => {
  test('words within one', () => {
    const { view, paste, fill, undo, redo, text } = opened('');
    paste(placeholder(1));
    fill(1);
    view.dispatch({ changes: { from: 2, to: 7, insert: 'Sawah' }, userEvent: 'input.type' });
    undo();
    undo();
    redo();
    redo();
    expect(text()).toBe(picture(1).replace('Kebun', 'Sawah'));
    undo();
    undo();
    expect(text()).toBe('');
  });

  test('another paste before one', () => {
    const { paste, fill, undo, redo, text } = opened('');
    paste(`Satu ${placeholder(1)} tiga`);
    fill(1);
    paste('dua ', 'Satu '.length);
    const whole = `Satu dua ${picture(1)} tiga`;
    for (let time = 0; time < 2; time += 1) {
      expect(text()).toBe(whole);
      undo();
      undo();
      expect(text()).toBe('');
      redo();
      redo();
    }
  });

  test.each([
    ['deleted', ''],
    ['typed over', 'x'],
  ])('one is %s, and still goes with its paste once that is undone', (_done, insert) => {
    const { view, type, paste, fill, undo, redo, text } = opened('Hello');
    type(' typed');
    paste(` ${placeholder(1)} end`);
    fill(1);
    const from = 'Hello typed '.length;
    view.dispatch({ changes: { from, to: from + picture(1).length, insert }, userEvent: 'delete' });
    undo();
    undo();
    expect(text()).toBe('Hello typed');
    redo();
    redo();
    expect(text()).toBe(`Hello typed ${insert} end`);
    undo();
    undo();
    expect(text()).toBe('Hello typed');
  });
});

describe('a picture that was deleted at the end of the text', () => {
  test('is undone to once another one of its paste has come', () => {
    const { view, paste, fill, undo, redo, text } = opened('Hello');
    paste(` ${placeholder(1)} and ${placeholder(2)}`);
    fill(2);
    view.dispatch({ changes: { from: text().indexOf(picture(2)), to: text().length }, userEvent: 'delete' });
    fill(1);
    undo();
    const whole = `Hello ${picture(1)} and ${picture(2)}`;
    expect(text()).toBe(whole);
    undo();
    expect([text(), undo()]).toEqual(['Hello', false]);
    redo();
    expect(text()).toBe(whole);
    redo();
    expect([text(), redo()]).toEqual([`Hello ${picture(1)} and `, false]);
  });

  test('is undone to once one of another paste has come', () => {
    const { view, paste, fill, undo, text } = opened('Hello');
    paste(` ${placeholder(1)}`);
    fill(1);
    view.dispatch({ changes: { from: text().indexOf(picture(1)), to: text().length }, userEvent: 'delete' });
    paste(`and ${placeholder(2)}`);
    fill(2);
    undo();
    undo();
    expect(text()).toBe(`Hello ${picture(1)}`);
    undo();
    expect([text(), undo()]).toEqual(['Hello', false]);
  });
});

test('equal pictures that were deleted together go each with its own paste once that is undone', () => {
  const { view, type, paste, undo, text } = opened('');
  const fill = (number: number) => sourceHandle(view).insert(picture(0), placeholderAddress(number));
  paste(`one ${placeholder(1)}`);
  type(' between');
  paste(` two ${placeholder(2)}`);
  fill(2);
  fill(1);
  view.dispatch({ changes: { from: 0, to: text().length }, userEvent: 'delete' });
  undo();
  undo();
  expect(text()).toBe(`one ${picture(0)} between`);
  undo();
  undo();
  expect(text()).toBe('');
});

test('nothing is undone with pictures where a new version of the library keeps its history in another way', () => {
  const { paste, fill, undo, text } = opened('');
  paste(placeholder(1));
  fill(1);
  const before = text();
  vi.mocked(undoOfLibrary).mockImplementationOnce(({ state, dispatch }) => {
    dispatch(state.update({ changes: { from: 0 }, effects: pastesPlaceholders.of([placeholderAddress(1)]) }));
    return true;
  });
  expect(undo).toThrow();
  expect(text()).toBe(before);
});

test('a picture that comes ends nothing that can be redone', () => {
  const { view, type, paste, fill, undo } = opened('');
  paste(placeholder(1));
  type(' typed');
  undo();
  fill(1);
  expect(redoDepth(view.state)).toBe(1);
});
