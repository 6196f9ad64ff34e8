import type { EditorState } from '@codemirror/state';
import { startLength, type SyntaxNode, type SyntaxTree } from './block-lines.ts';

/** A piece of text by its offsets. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** What stands within a line of text and can't be cut in two. */
const WHOLE = ['StrongEmphasis', 'Emphasis', 'Link', 'Image', 'Escape', 'Entity'];

/** The selected text in pieces that marks can stand around: line by line, cell by cell, without the lines' own marks. */
export function selectedPieces(state: EditorState, tree: SyntaxTree): Piece[] {
  const { from, to } = state.selection.main;
  const pieces: Piece[] = [];
  for (let at = from; at <= to;) {
    const line = state.doc.lineAt(at);
    const cells = cellBorders(tree, line.from, line.to);
    if (cells !== null) {
      let start = line.from + startLength(line.text);
      for (const border of [...cells, { from: line.to, to: line.to }]) {
        pieces.push({ from: Math.max(from, start), to: Math.min(to, border.from) });
        start = border.to;
      }
    }
    at = line.to + 1;
  }
  return pieces.map((piece) => withoutBlanks(state, piece)).filter((piece) => piece.from < piece.to);
}

/** The bars between a line's cells: none outside of a table, and null for the rule under a table's head. */
function cellBorders(tree: SyntaxTree, from: number, to: number): Piece[] | null {
  const borders: Piece[] = [];
  let isRule = false;
  tree.iterate({
    from,
    to,
    enter: (node) => {
      if (node.name !== 'TableDelimiter' || node.from < from) return;
      if (node.node.parent?.name === 'Table') isRule = true;
      else borders.push({ from: node.from, to: node.to });
    },
  });
  return isRule ? null : borders;
}

/** The piece without the blanks at its ends: marks that stand beside a blank mean nothing. */
export function withoutBlanks(state: EditorState, { from, to }: Piece): Piece {
  if (from >= to) return { from, to: from };
  const text = state.sliceDoc(from, to);
  return { from: from + text.length - text.trimStart().length, to: to - (text.length - text.trimEnd().length) };
}

/** The piece, grown so far that it cuts nothing in two. */
export function wholePiece(tree: SyntaxTree, piece: Piece): Piece {
  let { from, to } = piece;
  for (let grew = true; grew;) {
    grew = false;
    for (const node of nodesOver(tree, { from, to }, WHOLE)) {
      const holdsIt = innerOf(node).from <= from && innerOf(node).to >= to;
      if (holdsIt || (node.from >= from && node.to <= to)) continue;
      from = Math.min(from, node.from);
      to = Math.max(to, node.to);
      grew = true;
    }
  }
  return { from, to };
}

/** The nodes of these names that share text with a piece, outer before inner. */
export function nodesOver(tree: SyntaxTree, { from, to }: Piece, names: readonly string[]): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  tree.iterate({
    from,
    to,
    enter: (node) => {
      if (names.includes(node.name) && node.from < to && node.to > from) found.push(node.node);
    },
  });
  return found;
}

/** What stands between a node's first two marks: the words of a link, the text of an emphasis. */
export function innerOf(node: SyntaxNode): Piece {
  const opening = node.firstChild;
  if (!opening?.name.endsWith('Mark')) return { from: node.to, to: node.to };
  let closing = opening.nextSibling;
  while (closing && closing.name !== opening.name) closing = closing.nextSibling;
  return { from: opening.to, to: closing?.from ?? node.to };
}
