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

/** With a picture that has come: where it stands. */
export const insertsPicture = StateEffect.define<KnownRange>({ map: moved });

/**
 * With a picture that comes back by an undo: its placeholder, and its text to find it by. It has no position, because the history would
 * map that as one of the text before the undo.
 */
const restoresPicture = StateEffect.define<readonly [placeholder: string, text: string]>();

const knownRanges = StateField.define<readonly KnownRange[]>({
  create: () => [],
  update(before, transaction) {
    const { changes, effects } = transaction;
    const stayed = before.map((range) => moved(range, changes)).filter(({ from, to }) => from < to);
    const come = effects.flatMap((effect) => (effect.is(insertsPicture) ? effect.value : []));
    let known = come.reduce(withRange, stayed);
    // Of several for the same picture, the last is from the earliest step, so it is what comes back.
    const texts = new Map(effects.flatMap((effect) => (effect.is(restoresPicture) ? [effect.value] : [])));
    for (const [placeholder, text] of texts) {
      const others = known.filter((each) => each.placeholder !== placeholder);
      const from = restoredAt(text, transaction, others);
      if (from !== null) known = withRange(known, { placeholder, from, to: from + text.length });
    }
    return known;
  },
});

function withRange(known: readonly KnownRange[], range: KnownRange): readonly KnownRange[] {
  return [...known.filter(({ placeholder }) => placeholder !== range.placeholder), range];
}

/** Where a text stands that some part was changed of, and that isn't another picture; null where it doesn't. */
function restoredAt(text: string, { changes, newDoc }: Transaction, others: readonly KnownRange[]): number | null {
  let found: number | null = null;
  changes.iterChangedRanges((_start, _end, startNow, endNow) => {
    const first = Math.max(0, startNow - text.length + 1);
    const around = newDoc.sliceString(first, endNow + text.length - 1);
    for (let at = around.indexOf(text); at >= 0 && found === null; at = around.indexOf(text, at + 1)) {
      const place = first + at;
      if (others.every(({ from, to }) => to <= place || from >= place + text.length)) found = place;
    }
  });
  return found;
}

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
  const left = annotations.flatMap(({ type, value }) =>
    typeof value === 'object' && value !== null && 'rest' in value ? type.of({ ...value, rest }) : [],
  );
  if (left.length !== 1 || !Array.isArray(rest)) throw new Error('The library keeps its history in another way.');
  return step.startState.update({ annotations: left }, step, { changes: ranges, sequential: true, filter: false });
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
      .sort((one, other) => one.from - other.from)
      .map(({ placeholder, from, to }) => restoresPicture.of([placeholder, startState.sliceDoc(from, to)])),
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
