import { historyField, invertedEffects, undo } from '@codemirror/commands';
import {
  Prec,
  StateEffect,
  StateField,
  Transaction,
  type Annotation,
  type ChangeDesc,
  type EditorState,
  type Extension,
  type StateCommand,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { cancelPaste } from './pending-pastes.ts';

/*
 * Pictures come after the paste that they belong to, in the places of their placeholders, and not as a step of the history: such a step
 * would end what can be redone, and whoever undid it would have the placeholder back. But CodeMirror keeps what was inserted within a
 * text that an undo deletes. So the pictures' ranges are known here, and the undo of a paste deletes them too, in the same transaction:
 * what is redone is then what was undone, with its pictures.
 */

/** With a paste: the addresses of its placeholders. It stays with the paste's step of the history. */
export const pastesPlaceholders = StateEffect.define<readonly string[]>();

interface KnownRange {
  /** The placeholder that the text of this range replaced. */
  readonly placeholder: string;
  readonly from: number;
  readonly to: number;
}

/** With a picture, also one that comes back by an undo: where it stands. */
export const insertsPicture = StateEffect.define<KnownRange>({ map: moved });

const knownRanges = StateField.define<readonly KnownRange[]>({
  create: () => [],
  update(before, { changes, effects }) {
    const come = effects.flatMap((effect) => (effect.is(insertsPicture) ? effect.value : []));
    const stayed = before
      .filter(({ placeholder }) => !come.some((each) => each.placeholder === placeholder))
      .map((range) => moved(range, changes));
    return [...stayed, ...come].filter(({ from, to }) => from < to);
  },
});

function moved<Range extends KnownRange>(range: Range, changes: ChangeDesc): Range {
  const from = changes.mapPos(range.from, 1);
  return { ...range, from, to: Math.max(from, changes.mapPos(range.to, -1)) };
}

/** Cancels a paste that is being made ready; else undoes one step, a paste together with the pictures that have come for it. */
export const undoWithPictures: StateCommand = ({ state, dispatch }) => {
  if (cancelPaste({ state, dispatch })) return true;
  const step = stepOf(undo, state);
  if (!step) return false;
  const placeholders = step.effects.flatMap((effect) => (effect.is(pastesPlaceholders) ? effect.value : []));
  const pictures = step.state.field(knownRanges).filter(({ placeholder }) => placeholders.includes(placeholder));
  dispatch(pictures.length === 0 ? step : withoutRanges(step, pictures));
  return true;
};

/**
 * A step of the undo that deletes some ranges too. The history takes from its annotation what is left to undo, which is written for a
 * text that still has them. Neither is public: the tests of this file fail where a new version of the library does it otherwise.
 */
function withoutRanges(step: Transaction, ranges: readonly KnownRange[]): Transaction {
  const after = step.state.update({ changes: ranges, annotations: Transaction.addToHistory.of(false) }).state;
  const { done: rest } = after.field(historyField) as { readonly done: unknown };
  const { annotations } = step as unknown as { readonly annotations: readonly Annotation<unknown>[] };
  return step.startState.update(
    {
      annotations: annotations.flatMap(({ type, value }) =>
        typeof value === 'object' && value !== null && 'rest' in value ? type.of({ ...value, rest }) : [],
      ),
    },
    step,
    { changes: ranges, sequential: true, filter: false },
  );
}

function stepOf(command: StateCommand, state: EditorState): Transaction | null {
  let step: Transaction | null = null;
  command({ state, dispatch: (transaction) => (step = transaction) });
  return step;
}

/** Knows which pictures belong to which paste, and answers the undo of the browser's menu as that of the keys. */
export const pastedPictures: Extension = [
  knownRanges,
  invertedEffects.of(({ effects }) => effects.filter((effect) => effect.is(pastesPlaceholders))),
  // A picture that was deleted or changed is known again once that is undone.
  invertedEffects.of(({ startState, changes }) =>
    startState
      .field(knownRanges)
      .filter(({ from, to }) => changes.touchesRange(from + 1, to - 1))
      .map((range) => insertsPicture.of(range)),
  ),
  Prec.high(
    EditorView.domEventHandlers({
      beforeinput: (event, view) => {
        if (event.inputType !== 'historyUndo') return false;
        event.preventDefault();
        return undoWithPictures(view);
      },
    }),
  ),
];
