import {
  type Command,
  type EditorState,
  PluginKey,
  type Selection,
  type SelectionBookmark,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { movedPlace } from '../paste/moved-place.ts';

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

/** Whether a paste is being made ready. */
export function isPending(state: EditorState, number: number): boolean {
  return pendingPaste(state, number) !== undefined;
}

function pendingPaste(state: EditorState, number: number): PendingPaste | undefined {
  return pendingPastes.getState(state)?.find((each) => each.number === number);
}

/** What a paste that is being made ready takes the place of now; null where it has ended. */
export function placeOfPaste(state: EditorState, number: number): Selection | null {
  const paste = pendingPaste(state, number);
  if (!paste) return null;
  const { doc } = state;
  return paste.other?.resolve(doc) ?? TextSelection.between(doc.resolve(paste.from), doc.resolve(paste.to));
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
  const isSame = other && paste.other?.resolve(before).content().eq(other.resolve(doc).content());
  return { ...paste, from: place.from, to: place.to, other: isSame ? other : null };
}

/** Cancels what was pasted last; false where nothing is being made ready. */
export const cancelPaste: Command = (state, dispatch) => {
  const last = pendingPastes.getState(state)?.at(-1);
  if (!last) return false;
  if (dispatch) {
    last.controller.abort();
    dispatch(pasteEnds(state.tr, last.number));
  }
  return true;
};
