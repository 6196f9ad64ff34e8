import { EditorSelection, type ChangeSpec, type EditorState, type StateCommand } from '@codemirror/state';
import { markdownParser } from '../markdown-language.ts';
import { startLength, wholeTree, type SyntaxNode, type SyntaxTree } from './block-lines.ts';
import { innerOf, nodesOver, selectedPieces, wholePiece, withoutBlanks, type Piece } from './text-pieces.ts';

/** The two ways in which words stand out. */
type InlineMark = 'strong' | 'emphasis';

const MARKS = { strong: '**', emphasis: '*' } as const;
const NODES = { strong: 'StrongEmphasis', emphasis: 'Emphasis' } as const;

/**
 * Makes the selected words bold or oblique, or plain again where all of them are so. Without a selection it is the word
 * around the cursor, or what is written next.
 */
export function toggleInline(mark: InlineMark): StateCommand {
  return ({ state, dispatch }) => {
    const tree = wholeTree(state);
    const range = state.selection.main;
    if (range.empty) {
      const update = atCursor(state, tree, mark);
      if (update) dispatch(state.update({ ...update, userEvent: 'input', scrollIntoView: true }));
      return true;
    }
    const pieces = selectedPieces(state, tree);
    const plain = pieces.filter((piece) => !isCovered(state, tree, piece, mark));
    const edits =
      plain.length === 0
        ? pieces.flatMap((piece) => removal(state, tree, piece, mark))
        : plain.flatMap((piece) => addition(state, tree, piece, mark) ?? []);
    const changes = state.changes(unique(edits));
    if (changes.empty) return true;
    // Where more than what was selected had to change, that is selected too: pressed again, the whole of it changes back.
    const grown = plain.length > 0 ? edits : [];
    const from = Math.min(range.from, ...grown.map((edit) => edit.from));
    const to = Math.max(range.to, ...grown.map((edit) => edit.to));
    const selection = EditorSelection.range(changes.mapPos(from, 1), changes.mapPos(to, -1));
    dispatch(state.update({ changes, selection, userEvent: 'input', scrollIntoView: true }));
    return true;
  };
}

/** Whether what is selected, or written at the cursor, stands out in this way. */
export function hasInline(state: EditorState, tree: SyntaxTree, mark: InlineMark): boolean {
  const range = state.selection.main;
  if (range.empty) return around(tree, range.head, mark) !== null || openedAt(state, mark);
  const pieces = selectedPieces(state, tree);
  return pieces.length > 0 && pieces.every((piece) => isCovered(state, tree, piece, mark));
}

type Edit = { readonly from: number; readonly to: number; readonly insert: string };

function atCursor(state: EditorState, tree: SyntaxTree, mark: InlineMark) {
  const position = state.selection.main.head;
  const sign = MARKS[mark];
  const border = beyondBorder(tree, position, mark);
  if (border !== null) return { selection: EditorSelection.cursor(border) };
  const node = around(tree, position, mark);
  if (node) return { changes: marksOf(node) };
  if (openedAt(state, mark)) return { changes: { from: position - sign.length, to: position + sign.length } };
  const word = state.wordAt(position);
  if (word && word.from < position && position < word.to) {
    const edits = addition(state, tree, word, mark);
    return edits && { changes: edits };
  }
  const line = state.doc.lineAt(position);
  const at = Math.max(position, line.from + startLength(line.text));
  const insert: ChangeSpec = { from: at, insert: sign + sign };
  return { changes: insert, selection: EditorSelection.cursor(at + sign.length) };
}

/**
 * Where the cursor goes that stands at the end of words which stand out: behind their marks, so that what is written next is
 * plain, and from there back between them.
 */
function beyondBorder(tree: SyntaxTree, position: number, mark: InlineMark): number | null {
  for (let node: SyntaxNode | null = tree.resolveInner(position, -1); node; node = node.parent) {
    if (node.name !== NODES[mark]) continue;
    const inner = innerOf(node);
    if (position === inner.to) return node.to;
    if (position === node.to) return inner.to;
  }
  return null;
}

/** True between marks that were just set and hold nothing yet. */
function openedAt(state: EditorState, mark: InlineMark): boolean {
  const position = state.selection.main.head;
  const before = /\*{1,3}$/.exec(state.sliceDoc(Math.max(0, position - 3), position))?.[0].length ?? 0;
  const after = /^\*{1,3}/.exec(state.sliceDoc(position, position + 3))?.[0].length ?? 0;
  if (before !== after || before === 0) return false;
  return mark === 'strong' ? before >= 2 : before !== 2;
}

function around(tree: SyntaxTree, position: number, mark: InlineMark): SyntaxNode | null {
  for (let node: SyntaxNode | null = tree.resolveInner(position); node; node = node.parent) {
    if (node.name === NODES[mark] && node.from < position && position < node.to) return node;
  }
  return null;
}

function isCovered(state: EditorState, tree: SyntaxTree, piece: Piece, mark: InlineMark): boolean {
  let uncovered = piece.from;
  for (const node of nodesOver(tree, piece, [NODES[mark]])) {
    if (node.to <= uncovered) continue;
    if (state.sliceDoc(uncovered, Math.max(uncovered, node.from)).trim() !== '') return false;
    uncovered = node.to;
  }
  return uncovered > piece.from && (uncovered >= piece.to || state.sliceDoc(uncovered, piece.to).trim() === '');
}

/** The edits that make a piece stand out; null where no marks can do that, such as between other marks of their kind. */
function addition(state: EditorState, tree: SyntaxTree, piece: Piece, mark: InlineMark): Edit[] | null {
  const exact = wrapping(state, tree, wholePiece(tree, piece), mark);
  if (exact) return exact;
  // Within a word marks may not be read as such: then it is the whole word.
  const line = state.doc.lineAt(piece.from);
  const text = line.text;
  const start = line.from + startLength(text);
  let { from, to } = piece;
  while (from > start && /\S/.test(text.charAt(from - 1 - line.from))) from -= 1;
  while (to < line.to && /\S/.test(text.charAt(to - line.from))) to += 1;
  return wrapping(state, tree, wholePiece(tree, { from, to }), mark);
}

function wrapping(state: EditorState, tree: SyntaxTree, piece: Piece, mark: InlineMark): Edit[] | null {
  const sign = MARKS[mark];
  const inner = nodesOver(tree, piece, [NODES[mark]]).filter((node) => node.from >= piece.from && node.to <= piece.to);
  const edits = [
    { from: piece.from, to: piece.from, insert: sign },
    ...inner.flatMap(marksOf),
    { from: piece.to, to: piece.to, insert: sign },
  ];
  return isReadSo(state, edits, [piece], mark) ? edits : null;
}

function removal(state: EditorState, tree: SyntaxTree, piece: Piece, mark: InlineMark): Edit[] {
  const whole = wholePiece(tree, piece);
  return nodesOver(tree, whole, [NODES[mark]]).flatMap((node) => {
    const inner = innerOf(node);
    const sign = state.sliceDoc(node.from, inner.from);
    const rests = [
      withoutBlanks(state, { from: inner.from, to: Math.max(inner.from, whole.from) }),
      withoutBlanks(state, { from: Math.min(inner.to, whole.to), to: inner.to }),
    ];
    // What stands beside the piece keeps its marks, where they would still be read as such.
    const kept = rests.filter((rest) => rest.from < rest.to);
    const parted = [
      ...marksOf(node),
      ...kept.flatMap(({ from, to }) => [
        { from, to: from, insert: sign },
        { from: to, to, insert: sign },
      ]),
    ];
    return isReadSo(state, parted, kept, mark) ? parted : marksOf(node);
  });
}

/** Whether after these edits exactly these pieces stand out. */
function isReadSo(state: EditorState, edits: readonly Edit[], pieces: readonly Piece[], mark: InlineMark): boolean {
  const changes = state.changes(edits);
  const text = changes.apply(state.doc).toString();
  const tree = markdownParser.parse(text);
  // Where marks stand side by side, it is all the same whose are the outer ones.
  const isOnlyMarks = (one: number, other: number) =>
    /^[*_]*$/.test(text.slice(Math.min(one, other), Math.max(one, other)));
  return pieces.every((piece) => {
    const wanted = { from: changes.mapPos(piece.from, -1), to: changes.mapPos(piece.to, 1) };
    const made = nodesOver(tree, wanted, [NODES[mark]]);
    return made.some((node) => isOnlyMarks(node.from, wanted.from) && isOnlyMarks(node.to, wanted.to));
  });
}

function marksOf(node: SyntaxNode): Edit[] {
  const inner = innerOf(node);
  return [
    { from: node.from, to: inner.from, insert: '' },
    { from: inner.to, to: node.to, insert: '' },
  ];
}

/** One node may hold several of the pieces: its marks go once. */
function unique(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [`${edit.from} ${edit.to} ${edit.insert}`, edit])).values()];
}
