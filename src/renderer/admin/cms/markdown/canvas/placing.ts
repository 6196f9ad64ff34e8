import { Fragment, type Node, type NodeType, Slice } from 'prosemirror-model';
import { type EditorState, Selection, type Transaction } from 'prosemirror-state';
import {
  __insertCells as insertCells,
  __pastedCells as pastedCells,
  CellSelection,
  isInTable,
  selectedRect,
  type TableRect,
} from 'prosemirror-tables';
import { insertBlocks } from './commands.ts';
import { isShallowEnough } from './nesting.ts';
import { oneLine } from '#text/one-line.ts';
import { readNodes } from '#text/read-blocks.ts';
import { isList, schema } from '#text/schema.ts';

const { nodes } = schema;

/** What words never join. */
const BLOCKS_ALONE: ReadonlySet<NodeType> = new Set([nodes.picture, nodes.raw, nodes.table, nodes.figure]);

/** Puts Markdown in the place of the selection, and the cursor behind it: its words join those around them, cells join cells. */
export function placeMarkdown(state: EditorState, markdown: string): Transaction {
  return placeNodes(state, withBlanks(readNodes(markdown), markdown), markdown);
}

/** Puts blocks in the place of the selection as `placeMarkdown` does, and blanks where `text` is nothing else. */
export function placeNodes(state: EditorState, made: readonly Node[], text: string): Transaction {
  const { from, to } = state.selection;
  const [first] = made;
  const last = made.at(-1);
  const { tr } = state;
  if (!first || !last) return /^\s+$/.test(text) ? tr.insertText(text.replace(/\s+/g, ' '), from, to) : tr;
  if (isInTable(state)) return placeInTable(state, made);
  const isOnlyBlocks = made.every(({ type }) => BLOCKS_ALONE.has(type));
  if (isOnlyBlocks && from === to) return insertBlocks(state, made);
  const placed = replaceWith(state, made);
  // Among lists within lists it would be too deep for readers: its words stand there one paragraph below another.
  return isShallowEnough(placed.doc, state.doc) ? placed : replaceWith(state, flat(made));
}

function flat(made: readonly Node[]): readonly Node[] {
  const blocks: Node[] = [];
  for (const node of made) {
    if (node.isTextblock) blocks.push(nodes.paragraph.create(null, node.content));
    else if (node.isAtom) blocks.push(node);
    else blocks.push(...flat(node.children));
  }
  return blocks;
}

function replaceWith({ tr, selection: { from, to } }: EditorState, made: readonly Node[]): Transaction {
  const [first] = made;
  const last = made.at(-1);
  if (!first || !last) return tr;
  const openStart = first.type === nodes.paragraph ? 1 : 0;
  const openEnd = last.type === nodes.paragraph ? 1 : 0;
  tr.replaceRange(from, to, new Slice(Fragment.from(made), openStart, openEnd));
  // Writing goes on behind it.
  const end = tr.mapping.map(to);
  if (last.isTextblock || isList(last.type.name) || last.type === nodes.blockquote)
    return tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
  if (end >= tr.doc.content.size) tr.insert(tr.doc.content.size, nodes.paragraph.create());
  return tr.setSelection(Selection.near(tr.doc.resolve(end), 1));
}

/** Blanks around words that were copied from among others come along. */
function withBlanks(made: readonly Node[], text: string): readonly Node[] {
  const [only] = made;
  if (made.length !== 1 || only?.type !== nodes.paragraph) return made;
  const blank = Fragment.from(schema.text(' '));
  const before = /^[ \t]/.test(text) ? blank : Fragment.empty;
  const after = /[ \t]$/.test(text) ? blank : Fragment.empty;
  return [only.copy(before.append(only.content).append(after))];
}

/** Cells hold words only: a table comes cell by cell, everything else as one line. */
function placeInTable(state: EditorState, made: readonly Node[]): Transaction {
  const { from, to } = state.selection;
  const [only] = made;
  const cells =
    made.length === 1 && only?.type === nodes.table ? pastedCells(new Slice(Fragment.from(only), 0, 0)) : null;
  if (!cells) {
    const tr = state.tr.replaceWith(from, to, oneLine(made, atomWords));
    return tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to)), -1));
  }
  const rect = selectedRect(state);
  if (!isFree(state, rect, cells)) return insertRows(state, rect, cells);
  let placed = state.tr;
  insertCells(state, (transaction) => (placed = transaction), rect.tableStart, rect, cells);
  return placed;
}

interface Cells {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Fragment[];
}

/** Whether cells can be inserted there without replacing text outside of the selection. */
function isFree({ selection }: EditorState, rect: TableRect, { width, height }: Cells): boolean {
  const { map, table, left, top, right, bottom } = rect;
  if (selection instanceof CellSelection && width <= right - left && height <= bottom - top) return true;
  const reached = { left, top, right: Math.min(left + width, map.width), bottom: Math.min(top + height, map.height) };
  return map.cellsInRect(reached).every((position) => table.nodeAt(position)?.content.size === 0);
}

/** Puts cells into rows of their own, below the row that the cursor is in; columns that are missing come at the right. */
function insertRows(
  state: EditorState,
  { map, table, tableStart, left, bottom }: TableRect,
  cells: Cells,
): Transaction {
  const width = Math.max(map.width, left + cells.width);
  const empty = (count: number) => Array.from({ length: count }, () => nodes.table_cell.create());
  const rows = cells.rows.map((row) => {
    const own = row.content.map((cell) => nodes.table_cell.create(null, cell.content));
    return nodes.table_row.create(null, [...empty(left), ...own, ...empty(width - left - own.length)]);
  });
  const { tr } = state;
  let end = tableStart + table.content.size;
  let after = end;
  // From the last row upwards, so that the places of those above hold.
  for (let index = table.childCount - 1; index >= 0; index -= 1) {
    if (index === bottom - 1) {
      tr.insert(end, rows);
      after = end;
    }
    tr.insert(end - 1, empty(width - map.width));
    end -= table.child(index).nodeSize;
  }
  // Into the first of them, past the row and the empty cells before it.
  const first = tr.mapping.map(after, -1) + 2 + left * nodes.table_cell.create().nodeSize;
  return tr.setSelection(Selection.near(tr.doc.resolve(first), 1));
}

/** A picture stands among the words of a cell, what can't be shown there as its source. */
function atomWords(atom: Node): readonly Node[] {
  if (atom.type === nodes.picture) return [nodes.image.create(atom.attrs)];
  return [schema.text((atom.attrs['source'] as string).replace(/\s+/g, ' '))];
}
