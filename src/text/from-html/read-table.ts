import { Fragment, type Node } from 'prosemirror-model';
import { MOST_CELLS } from '../parser-limits.ts';
import { oneLine } from '../one-line.ts';
import { schema } from '../schema.ts';

import type { Slices } from './in-slices.ts';
import { isHidden, isRemoved } from './left-out.ts';

const { nodes } = schema;

/** The most cells that a table's cell may span, in each direction. */
const MOST_SPANNED = 50;

interface Cell {
  readonly element: Element;
  readonly columns: number;
  readonly rows: number;
}

/** How what stands in a table is read. */
interface TableReader {
  readonly readCell: (cell: Element) => Slices<Node[]>;
  /** Whether a row or a cell is struck or deleted. */
  readonly isLeftOut: (element: Element) => boolean;
}

/**
 * A table of data: two rows and two columns at least, no table within it, and no more cells than an article shows. Null for what only
 * holds a page's parts in place. Each value stays in its column: one that goes over several rows is repeated, so that none moves under
 * another head. What a spreadsheet hides is left out.
 */
export function* readTable(table: Element, { readCell, isLeftOut }: TableReader): Slices<Node[] | null> {
  if (table.querySelector('table')) return null;
  const { rows, captions, hiddenColumns } = partsOf(table, isLeftOut);
  if (rows.length < 2 || !rows.some((row) => row.length > 1)) return null;
  if (cellCount(rows) > MOST_CELLS) return null;
  const read: Fragment[][] = [];
  const after: Node[] = [];
  /** What reaches down into the row that is read, by its column. */
  const reaching = new Map<number, { left: number; words: Fragment }>();
  for (const row of rows) {
    yield;
    const line: Fragment[] = [];
    const fill = () => {
      for (let above = reaching.get(line.length); above; above = reaching.get(line.length)) {
        above.left -= 1;
        if (above.left === 0) reaching.delete(line.length);
        line.push(above.words);
      }
    };
    for (const cell of row) {
      fill();
      // A cell that isn't shown keeps its place.
      const blocks = isHidden(cell.element) || isLeftOut(cell.element) ? [] : yield* readCell(cell.element);
      const words = oneLine(blocks);
      for (const block of blocks) for (const picture of picturesOf(block)) after.push(picture);
      for (let column = 0; column < cell.columns; column += 1) {
        const shown = column === 0 ? words : Fragment.empty;
        if (cell.rows > 1) reaching.set(line.length, { left: cell.rows - 1, words: shown });
        line.push(shown);
      }
    }
    fill();
    const end = Math.max(-1, ...reaching.keys());
    while (line.length < end) {
      line.push(Fragment.empty);
      fill();
    }
    read.push(line.filter((_, column) => !hiddenColumns.has(column)));
  }
  const filled = read.filter((row) => row.some((words) => words.size > 0));
  const before: Node[] = [];
  for (const caption of captions) for (const block of yield* readCell(caption)) before.push(block);
  return [...before, ...(filled.length > 0 ? [tableOf(filled)] : []), ...after];
}

/** A table whose first row is its head; rows are as wide as the widest one. */
function tableOf(rows: readonly (readonly Fragment[])[]): Node {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const made = rows.map((row, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: width }, (_, column) => row[column] ?? Fragment.empty);
    return nodes.table_row.create(
      null,
      cells.map((words) => type.create(null, index === 0 ? withoutBold(words) : words)),
    );
  });
  return nodes.table.create(null, made);
}

/** A head is bold by itself. */
function withoutBold(words: Fragment): Fragment {
  return Fragment.fromArray(words.content.map((node) => node.mark(schema.marks.strong.removeFromSet(node.marks))));
}

interface TableParts {
  readonly rows: Cell[][];
  readonly captions: Element[];
  /** Those whose `col` is hidden, while their cells are there. */
  readonly hiddenColumns: ReadonlySet<number>;
}

function partsOf(table: Element, isLeftOut: TableReader['isLeftOut']): TableParts {
  const rows: Cell[][] = [];
  const captions: Element[] = [];
  const hiddenColumns = new Set<number>();
  let column = 0;
  const look = (parent: Element) => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (child.localName === 'col') {
        for (const end = column + spanOf(child, 'span'); column < end; column += 1)
          if (isHidden(child)) hiddenColumns.add(column);
      } else if (isHidden(child) || isLeftOut(child)) continue;
      if (child.localName === 'caption') captions.push(child);
      if (/^(?:thead|tbody|tfoot|colgroup)$/.test(child.localName)) look(child);
      if (child.localName === 'tr') rows.push(cellsOf(child));
    }
  };
  look(table);
  // Excel hides each cell of a hidden column as well, and those are gone already.
  const hasThem = rows.some((row) => row.reduce((sum, { columns }) => sum + columns, 0) >= column);
  return { rows, captions, hiddenColumns: hasThem ? hiddenColumns : new Set() };
}

/** So many cells at the least: all rows are written as wide as the widest one, and what spans several is written in each. */
function cellCount(rows: readonly (readonly Cell[])[]): number {
  const sums = rows.map((row) => row.reduce((sum, { columns }) => sum + columns, 0));
  const spanned = rows.flat().reduce((sum, { columns, rows: down }) => sum + columns * down, 0);
  return Math.max(spanned, rows.length * sums.reduce((most, sum) => Math.max(most, sum), 0));
}

function cellsOf(row: Element): Cell[] {
  const cells: Cell[] = [];
  for (let element = row.firstElementChild; element; element = element.nextElementSibling) {
    if ((element.localName === 'td' || element.localName === 'th') && !isRemoved(element)) {
      cells.push({ element, columns: spanOf(element, 'colspan'), rows: spanOf(element, 'rowspan') });
    }
  }
  return cells;
}

function spanOf(cell: Element, attribute: string): number {
  const span = Number.parseInt(cell.getAttribute(attribute) ?? '1', 10);
  return Math.min(Math.max(Number.isNaN(span) ? 1 : span, 1), MOST_SPANNED);
}

/** Pictures stand below the table. */
function picturesOf(block: Node): Node[] {
  return block.type === nodes.picture ? [block] : block.children.flatMap(picturesOf);
}
