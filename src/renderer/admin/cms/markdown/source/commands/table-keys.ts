import { EditorSelection, type EditorState, type Line, type StateCommand } from '@codemirror/state';
import { nodeAround, wholeTree } from './block-lines.ts';
import { addRowBelow } from './tables.ts';
import type { Piece } from './text-pieces.ts';

/** Tab goes to the next cell of a table, into a new row behind the last one; false outside of tables. */
export const nextCell: StateCommand = ({ state, dispatch }) => {
  const place = placeIn(state);
  if (!place) return false;
  const { rows, row, cell } = place;
  const next = cellsOf(rows[row])[cell + 1] ?? cellsOf(rows[row + 1])[0];
  if (!next) return addRowBelow({ state, dispatch }, 0);
  return goTo(next, { state, dispatch });
};

/** Shift+Tab goes back by one cell, and stays in the first. */
export const previousCell: StateCommand = ({ state, dispatch }) => {
  const place = placeIn(state);
  if (!place) return false;
  const { rows, row, cell } = place;
  const cells = cellsOf(rows[row]);
  const previous = cells[cell - 1] ?? cellsOf(rows[row - 1]).at(-1) ?? cells[0];
  return previous === undefined || goTo(previous, { state, dispatch });
};

/** Enter goes to the same column of the next row, a new one behind the last; from an empty last row out of the table. */
export const nextRow: StateCommand = ({ state, dispatch }) => {
  const place = placeIn(state);
  if (!place) return false;
  const { rows, row, cell, columns } = place;
  const below = cellsOf(rows[row + 1]);
  const next = below[cell] ?? below.at(-1);
  if (next) return goTo(next, { state, dispatch });
  const last = rows[row];
  const isEmpty = row > 0 && last && cellsOf(last).every(({ from, to }) => from === to);
  if (!isEmpty) return addRowBelow({ state, dispatch }, Math.min(cell, columns - 1));
  const quote = /^[\s>]*/.exec(last.text)?.[0] ?? '';
  const changes = { from: last.from, to: last.to, insert: `${quote.trimEnd()}\n${quote}` };
  const end = last.from + changes.insert.length;
  dispatch(state.update({ changes, selection: EditorSelection.cursor(end), userEvent: 'input', scrollIntoView: true }));
  return true;
};

interface TablePlace {
  /** Without the rule under the head. */
  readonly rows: readonly Line[];
  readonly row: number;
  readonly cell: number;
  readonly columns: number;
}

/** Where the cursor is in a table; null outside. */
function placeIn(state: EditorState): TablePlace | null {
  const { head } = state.selection.main;
  const table = nodeAround(wholeTree(state), head, 'Table');
  if (!table) return null;
  const rule = table.getChild('TableDelimiter');
  const [first, end] = [state.doc.lineAt(table.from).number, state.doc.lineAt(table.to).number];
  const here = state.doc.lineAt(head).number;
  if (here < first || here > end) return null;
  const ruleLine = rule ? state.doc.lineAt(rule.from).number : 0;
  const numbers = Array.from({ length: end - first + 1 }, (_, index) => first + index).filter(
    (each) => each !== ruleLine,
  );
  const rows = numbers.map((number) => state.doc.line(number));
  // On the rule one is in the head.
  const row = Math.max(
    0,
    numbers.findLastIndex((number) => number <= here),
  );
  const cells = cellsOf(rows[row]);
  const at = cells.findLastIndex(({ from }) => from <= head);
  return { rows, row, cell: here === ruleLine ? cells.length - 1 : Math.max(0, at), columns: cellsOf(rows[0]).length };
}

/** The cells of a row, without the blanks around what is in them; an empty one is the place after its first blank. */
function cellsOf(line: Line | undefined): Piece[] {
  if (!line) return [];
  const cells: Piece[] = [];
  let start = /^[\s>]*\|?/.exec(line.text)?.[0].length ?? 0;
  const close = (end: number) => {
    const text = line.text.slice(start, end);
    const before = text.trim() === '' ? Math.min(1, text.length) : text.length - text.trimStart().length;
    const from = line.from + start + before;
    cells.push({ from, to: from + text.trim().length });
    start = end + 1;
  };
  for (let at = start; at < line.text.length; at += 1) {
    if (line.text[at] === '\\') at += 1;
    else if (line.text[at] === '|') close(at);
  }
  if (line.text.slice(start).trim() !== '') close(line.text.length);
  return cells;
}

/** At its end: what is in it isn't selected, so that the next key doesn't take it away. */
function goTo({ to }: Piece, { state, dispatch }: Parameters<StateCommand>[0]): true {
  dispatch(state.update({ selection: EditorSelection.cursor(to), scrollIntoView: true }));
  return true;
}
