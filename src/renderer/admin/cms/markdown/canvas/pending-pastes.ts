import type { Node, ResolvedPos } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  PluginKey,
  Selection,
  type SelectionBookmark,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { movedPlace } from '../paste/moved-place.ts';
import { schema } from '#text/schema.ts';

const { nodes } = schema;

/** Something that is being made ready; it takes the place of what was selected. */
interface PendingPaste {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** What was selected where that were no words: cells, a picture, or the gap between two blocks. Null once it has changed. */
  readonly other: SelectionBookmark | null;
  /** Ends the work. */
  readonly controller: AbortController;
}

type Change = { readonly begins: PendingPaste } | { readonly ends: number };

/** Under which the pastes that are being made ready are kept. */
export const pendingPastes = new PluginKey<readonly PendingPaste[]>('pasting');

/** Notes that a paste in the place of the selection begins. */
export function pasteBegins({ tr, selection }: EditorState, number: number, controller: AbortController): Transaction {
  const { from, to } = selection;
  const other = selection instanceof TextSelection ? null : selection.getBookmark();
  return tr.setMeta(pendingPastes, { begins: { number, from, to, other, controller } } satisfies Change);
}

/** Notes with a transaction that a paste ends. */
export function pasteEnds(transaction: Transaction, number: number): Transaction {
  return transaction.setMeta(pendingPastes, { ends: number } satisfies Change);
}

/** The pastes that are being made ready. */
export function pastesOf(state: EditorState): readonly PendingPaste[] {
  return pendingPastes.getState(state) ?? [];
}

/** What a paste that is being made ready takes the place of now; null where it has ended. */
export function placeOfPaste(state: EditorState, number: number): Selection | null {
  const paste = pastesOf(state).find((each) => each.number === number);
  if (!paste) return null;
  if (paste.other) return paste.other.resolve(state.doc);
  const ends = [state.doc.resolve(paste.from), state.doc.resolve(paste.to)] as const;
  // Next to a block words would come into it: into the first cell of a table.
  const isStretch = !ends.every(isAmongWords) && ends.every((end) => isAmongWords(end) || isAmongBlocks(end));
  return isStretch ? new Stretch(...ends) : TextSelection.between(...ends);
}

function isAmongWords({ parent }: ResolvedPos): boolean {
  return parent.inlineContent;
}

function isAmongBlocks($end: ResolvedPos): boolean {
  const index = $end.index();
  return $end.parent.canReplaceWith(index, index, nodes.paragraph);
}

/** What begins or ends between blocks, which no selection of words may. */
class Stretch extends Selection {
  override map(doc: Node, mapping: Transaction['mapping']): Selection {
    return Selection.near(doc.resolve(mapping.map(this.head)));
  }
  override eq(other: Selection): boolean {
    return other instanceof Stretch && other.from === this.from && other.to === this.to;
  }
  override toJSON(): unknown {
    return { from: this.from, to: this.to };
  }
}

/** The pastes that are being made ready, after a transaction. */
export function followPastes(transaction: Transaction, pastes: readonly PendingPaste[] = []): readonly PendingPaste[] {
  const change = transaction.getMeta(pendingPastes) as Change | undefined;
  const ended = change && 'ends' in change ? change.ends : null;
  const left = pastes.filter(({ number }) => number !== ended);
  const moved = transaction.docChanged
    ? left.map((paste) => movedPaste(paste, transaction, ended !== null && ended < paste.number ? 1 : -1))
    : left;
  return change && 'begins' in change ? [...moved, change.begins] : moved;
}

function movedPaste(paste: PendingPaste, { before, doc, mapping }: Transaction, side: -1 | 1): PendingPaste {
  let place: { readonly from: number; readonly to: number } = paste;
  for (const map of mapping.maps) place = movedPlace(place, map, side);
  const other = paste.other?.map(mapping) ?? null;
  const isSame = paste.other && other && areAlike(paste.other.resolve(before), other.resolve(doc));
  return { ...paste, from: place.from, to: place.to, other: isSame ? other : null };
}

/** Where a picture or a gap is gone, its place is resolved to one in the words nearby. */
function areAlike(one: Selection, other: Selection): boolean {
  return one.constructor === other.constructor && one.content().eq(other.content());
}

/** Cancels what was pasted last; false where nothing is being made ready. */
export const cancelPaste: Command = (state, dispatch) => {
  const last = pastesOf(state).at(-1);
  if (!last) return false;
  if (dispatch) {
    last.controller.abort();
    dispatch(pasteEnds(state.tr, last.number));
  }
  return true;
};
