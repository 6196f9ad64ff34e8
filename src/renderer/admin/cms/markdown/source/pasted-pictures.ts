import { invertedEffects, redo, undo } from '@codemirror/commands';
import {
  Prec,
  StateEffect,
  StateField,
  Transaction,
  type ChangeDesc,
  type EditorState,
  type Extension,
  type StateCommand,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/*
 * Pictures come after the paste that they belong to, in the places of their placeholders, and not as a step of the history: such a step
 * would end what can be redone, and whoever undid it would have the placeholder back. But CodeMirror keeps what was inserted within a
 * text that an undo deletes. So the pictures' ranges are known here: they go with their paste, and come back with it.
 */

/** With a paste: the addresses of its placeholders. It stays with the paste's step of the history. */
export const pastesPlaceholders = StateEffect.define<readonly string[]>();

interface KnownRange {
  /** The placeholder that the text of this range replaced. */
  readonly placeholder: string;
  readonly from: number;
  readonly to: number;
}

/** With a picture: where it stands. */
export const insertsPicture = StateEffect.define<KnownRange>({ map: moved });
/** What is known of a paste that was undone: where it was, and its pictures, each by how much of the paste's own text stood before it. */
interface UndonePaste {
  readonly placeholders: readonly string[];
  readonly at: number;
  readonly pictures: readonly { readonly placeholder: string; readonly offset: number; readonly text: string }[];
}

/** With the removal of its pictures. */
const undoesPaste = StateEffect.define<UndonePaste>();

interface KnownPictures {
  readonly ranges: readonly KnownRange[];
  readonly undone: readonly UndonePaste[];
}

const known = StateField.define<KnownPictures>({
  create: () => ({ ranges: [], undone: [] }),
  update(before, { changes, effects }) {
    const ranges = before.ranges.map((range) => moved(range, changes));
    let undone = before.undone.map((paste) => ({ ...paste, at: changes.mapPos(paste.at) }));
    for (const effect of effects) {
      if (effect.is(insertsPicture)) ranges.push(effect.value);
      if (effect.is(undoesPaste))
        undone = [...undone.filter((paste) => !isSame(paste, effect.value.placeholders)), effect.value];
    }
    return { ranges: ranges.filter(({ from, to }) => from < to), undone };
  },
});

const isSame = ({ placeholders }: UndonePaste, [first]: readonly string[]) => placeholders[0] === first;

function moved<Range extends KnownRange>(range: Range, changes: ChangeDesc): Range {
  const from = changes.mapPos(range.from, 1);
  return { ...range, from, to: Math.max(from, changes.mapPos(range.to, -1)) };
}

/** Whether pictures stand in the text that only this state knows to belong to a paste. */
export const hasPastedPictures = (state: EditorState) => (state.field(known, false)?.ranges.length ?? 0) > 0;

const placeholdersOf = ({ effects }: Transaction) =>
  effects.flatMap((effect) => (effect.is(pastesPlaceholders) ? effect.value : []));

/** Undoes one step; a paste together with the pictures that came in the places of its placeholders. */
export const undoWithPictures: StateCommand = ({ state, dispatch }) => {
  const step = stepOf(undo, state);
  if (!step) return false;
  dispatch(step);
  const placeholders = placeholdersOf(step);
  const rangesIn = (given: EditorState) =>
    given.field(known).ranges.filter(({ placeholder }) => placeholders.includes(placeholder));
  const pictures = rangesIn(state).sort((one, other) => one.from - other.from);
  if (pictures.length === 0) return true;
  let begin = Math.min(...pictures.map(({ from }) => from));
  step.changes.iterChangedRanges((from) => (begin = Math.min(begin, from)));
  let above = begin;
  const removed = pictures.map(({ placeholder, from, to }) => {
    const offset = from - above;
    above += to - from;
    return { placeholder, offset, text: state.sliceDoc(from, to) };
  });
  const paste = { placeholders, at: step.changes.mapPos(begin), pictures: removed };
  dispatch(step.state.update({ ...ASIDE, changes: rangesIn(step.state), effects: undoesPaste.of(paste) }));
  return true;
};

/** Redoes one step; a paste with the pictures that it had when it was undone. */
export const redoWithPictures: StateCommand = ({ state, dispatch }) => {
  const step = stepOf(redo, state);
  if (!step) return false;
  dispatch(step);
  const placeholders = placeholdersOf(step);
  const paste = step.state.field(known).undone.find((each) => isSame(each, placeholders));
  if (placeholders.length === 0 || !paste) return true;
  let begin = Infinity;
  step.changes.iterChangedRanges((_from, _to, from) => (begin = Math.min(begin, from)));
  if (begin === Infinity) begin = paste.at;
  const changes = paste.pictures.map(({ offset, text }) => ({ from: begin + offset, insert: text }));
  let above = begin;
  const effects = paste.pictures.map(({ placeholder, offset, text }) => {
    const from = above + offset;
    above += text.length;
    return insertsPicture.of({ placeholder, from, to: from + text.length });
  });
  dispatch(step.state.update({ ...ASIDE, changes, effects }));
  return true;
};

/** Beside the history. */
const ASIDE = { annotations: Transaction.addToHistory.of(false), userEvent: 'input' };

function stepOf(command: StateCommand, state: EditorState): Transaction | null {
  let step: Transaction | null = null;
  command({ state, dispatch: (transaction) => (step = transaction) });
  return step;
}

/** Knows which pictures belong to which paste, and answers the undo of the browser's menu as that of the keys. */
export const pastedPictures: Extension = [
  known,
  invertedEffects.of(({ effects }) => effects.filter((effect) => effect.is(pastesPlaceholders))),
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
