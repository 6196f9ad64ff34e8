import { EditorSelection, type EditorState, type StateCommand, type TransactionSpec } from '@codemirror/state';
import type { LinkPlace } from '../../link-form.tsx';
import { markdownParser } from '../markdown-language.ts';
import { startLength, wholeTree, type SyntaxNode } from './block-lines.ts';
import { innerOf, nodesOver, selectedPieces, wholePiece, type Piece } from './text-pieces.ts';

/** What the link form begins with. */
export function linkPlace(state: EditorState): LinkPlace {
  const link = linkAt(state);
  if (link) {
    const inner = innerOf(link);
    const url = link.getChild('URL');
    return { text: state.sliceDoc(inner.from, inner.to), address: url ? bare(state.sliceDoc(url.from, url.to)) : null };
  }
  const piece = target(state);
  return { text: state.sliceDoc(piece.from, piece.to), address: null };
}

/** Sets a link, or gives the one at the cursor another address; null where none can stand there. */
export function withLink(state: EditorState, address: string, text: string): TransactionSpec | null {
  const link = linkAt(state);
  const piece = link ?? target(state);
  const words = text.trim() === '' ? address : text;
  for (const label of [words, words.replace(/[[\]\\]/g, '\\$&')]) {
    const insert = `[${label}](${address})`;
    const after = state.doc.replace(piece.from, piece.to, state.toText(insert)).toString();
    const made = { from: piece.from, to: piece.from + insert.length };
    const isRead = nodesOver(markdownParser.parse(after), made, ['Link']).some(
      (node) => node.from === made.from && node.to === made.to,
    );
    if (!isRead) continue;
    const selection = EditorSelection.cursor(made.to);
    return { changes: { from: piece.from, to: piece.to, insert }, selection, userEvent: 'input', scrollIntoView: true };
  }
  return null;
}

/** Leaves the words of the link at the cursor, without their address. */
export const removeLink: StateCommand = ({ state, dispatch }) => {
  const link = linkAt(state);
  if (!link) return false;
  const inner = innerOf(link);
  const changes = state.changes([
    { from: link.from, to: inner.from },
    { from: inner.to, to: link.to },
  ]);
  dispatch(state.update({ changes, userEvent: 'input', scrollIntoView: true }));
  return true;
};

/** The link that the whole selection is in, or null. */
export function linkAt(state: EditorState): SyntaxNode | null {
  const { from, to } = state.selection.main;
  for (const node of nodesOver(wholeTree(state), { from: Math.max(0, from - 1), to: to + 1 }, ['Link'])) {
    if (node.from <= from && node.to >= to && node.getChild('URL')) return node;
  }
  return null;
}

/** The selected words of one line, or where the cursor is. */
function target(state: EditorState): Piece {
  const tree = wholeTree(state);
  const { empty, head } = state.selection.main;
  const [first] = empty ? [] : selectedPieces(state, tree);
  if (first) return wholePiece(tree, first);
  const line = state.doc.lineAt(head);
  const at = Math.max(head, line.from + startLength(line.text));
  return { from: at, to: at };
}

/** An address without the angle brackets that it may be written in. */
function bare(address: string): string {
  return address.startsWith('<') && address.endsWith('>') ? address.slice(1, -1) : address;
}
