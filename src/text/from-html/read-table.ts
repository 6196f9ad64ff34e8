import { MOST_CELLS } from '../parser-limits.ts';
import { PLAIN, type Block, type Run, type Slices } from './blocks.ts';
import { plainText } from './tidy-runs.ts';

/** The most cells that a table's cell may span, in each direction. */
const MOST_SPANNED = 50;

interface Cell {
  readonly element: Element;
  readonly columns: number;
  readonly rows: number;
}

/**
 * A table of data: two rows and two columns at least, no table within it, and no more cells than an article shows. Null for what only
 * holds a page's parts in place. Each value stays in its column: one that goes over several rows is repeated, so that none moves under another head.
 */
export function* readTable(table: Element, readCell: (cell: Element) => Slices<Block[]>): Slices<Block[] | null> {
  if (table.querySelector('table')) return null;
  const { rows, captions } = partsOf(table);
  if (rows.length < 2 || !rows.some((row) => row.length > 1)) return null;
  if (cellCount(rows) > MOST_CELLS) return null;
  const written: Run[][][] = [];
  const after: Block[] = [];
  /** What reaches down into the row that is read, by its column. */
  const reaching = new Map<number, { left: number; runs: Run[] }>();
  for (const row of rows) {
    yield;
    const line: Run[][] = [];
    const fill = () => {
      for (let above = reaching.get(line.length); above; above = reaching.get(line.length)) {
        above.left -= 1;
        if (above.left === 0) reaching.delete(line.length);
        line.push(above.runs);
      }
    };
    for (const cell of row) {
      fill();
      const blocks = yield* readCell(cell.element);
      const runs = oneLine(blocks);
      for (const block of blocks) for (const picture of picturesOf(block)) after.push(picture);
      for (let column = 0; column < cell.columns; column += 1) {
        const shown = column === 0 ? runs : [];
        if (cell.rows > 1) reaching.set(line.length, { left: cell.rows - 1, runs: shown });
        line.push(shown);
      }
    }
    fill();
    written.push(line);
  }
  const filled = written.filter((row) => row.some((cell) => cell.length > 0));
  const before: Block[] = [];
  for (const caption of captions) for (const block of yield* readCell(caption)) before.push(block);
  return [...before, ...(filled.length > 0 ? [{ kind: 'table', rows: filled } as const] : []), ...after];
}

function partsOf(table: Element): { rows: Cell[][]; captions: Element[] } {
  const rows: Cell[][] = [];
  const captions: Element[] = [];
  const look = (parent: Element) => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (child.localName === 'caption') captions.push(child);
      if (/^(?:thead|tbody|tfoot)$/.test(child.localName)) look(child);
      if (child.localName === 'tr') rows.push(cellsOf(child));
    }
  };
  look(table);
  return { rows, captions };
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
    if (element.localName === 'td' || element.localName === 'th') {
      cells.push({ element, columns: spanOf(element, 'colspan'), rows: spanOf(element, 'rowspan') });
    }
  }
  return cells;
}

function spanOf(cell: Element, attribute: string): number {
  const span = Number.parseInt(cell.getAttribute(attribute) ?? '1', 10);
  return Math.min(Math.max(Number.isNaN(span) ? 1 : span, 1), MOST_SPANNED);
}

/** A cell holds one line. Numbers of two lines are set apart, so that they aren't read as one. */
function oneLine(blocks: readonly Block[]): Run[] {
  const line: Run[] = [];
  const add = (runs: readonly Run[]) => {
    for (const run of runs) line.push(run);
  };
  for (const part of blocks.flatMap(linesOf)) {
    const isBetweenNumbers = /\d$/.test(plainText(line.slice(-1))) && /^[\d−+-]/.test(plainText(part.slice(0, 1)));
    if (line.length > 0) add([{ kind: 'text', text: isBetweenNumbers ? '; ' : ' ', marks: PLAIN }]);
    add(part);
  }
  return line;
}

function linesOf(block: Block): Run[][] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading': {
      const lines: Run[][] = [[]];
      for (const run of block.runs) {
        if (run.kind === 'break') lines.push([]);
        else lines.at(-1)?.push(run);
      }
      return lines.filter((line) => line.length > 0);
    }
    case 'list':
      return block.items.flatMap(({ number, blocks }) => {
        const [first = [], ...rest] = blocks.flatMap(linesOf);
        const mark: Run[] = number === null ? [] : [{ kind: 'text', text: `${number}. `, marks: PLAIN }];
        return [[...mark, ...first], ...rest];
      });
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'table':
      return block.rows.flatMap((row) => row.map((cell) => [...cell]));
    case 'picture':
      return [];
  }
}

/** Pictures stand below the table. */
function picturesOf(block: Block): Block[] {
  if (block.kind === 'picture') return [block];
  if (block.kind === 'list') return block.items.flatMap(({ blocks }) => blocks.flatMap(picturesOf));
  return block.kind === 'quote' ? block.blocks.flatMap(picturesOf) : [];
}
