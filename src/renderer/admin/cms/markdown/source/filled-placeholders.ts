import { redo, undo } from '@codemirror/commands';
import { Prec, StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { EditorView, type Command } from '@codemirror/view';

/** The placeholder, by its address, that a picture has replaced. */
export const fillsPlaceholder = StateEffect.define<string>();

const filled = StateField.define<readonly string[]>({
  create: () => [],
  update: (before, { effects }) => [
    ...before,
    ...effects.flatMap((effect) => (effect.is(fillsPlaceholder) ? [effect.value] : [])),
  ],
});

function hasFilledPlaceholder(state: EditorState): boolean {
  const addresses = state.field(filled);
  if (addresses.length === 0) return false;
  const text = state.doc.toString();
  return addresses.some((address) => text.includes(`](${address})`));
}

/**
 * A step goes on while it leaves a placeholder whose picture has come: a paste is undone and redone with its pictures. Kept out of
 * the history, a picture would stay when its paste is undone: CodeMirror keeps what was inserted within the text that is deleted.
 */
const withPictures =
  (step: Command): Command =>
  (view) => {
    if (!step(view)) return false;
    while (hasFilledPlaceholder(view.state) && step(view));
    return true;
  };

export const undoWithPictures = withPictures(undo);
export const redoWithPictures = withPictures(redo);

/** Records which placeholders were replaced, and handles Undo in the browser's menu like the keys. */
export const filledPlaceholders: Extension = [
  filled,
  Prec.high(
    EditorView.domEventHandlers({
      beforeinput: (event, view) => {
        const command = { historyUndo: undoWithPictures, historyRedo: redoWithPictures }[event.inputType];
        if (!command) return false;
        event.preventDefault();
        return command(view);
      },
    }),
  ),
];
