import { breakOff, isWhole } from './break-off.ts';

/** Boxes to measure in, and how much fits a page. */
export interface Paper {
  /** As wide as one of the two columns. */
  readonly column: HTMLElement;
  /** As wide as both. */
  readonly band: HTMLElement;
  /** Of the text. */
  /** How high the text of a page may be; pages are counted from 0. */
  room(page: number): number;
  heightOf(box: HTMLElement): number;
}

/** A block with its place in the article. */
interface Piece {
  readonly block: HTMLElement;
  readonly place: number;
}

export interface ComposedPages {
  /** The HTML of each. */
  readonly pages: readonly string[];
  /** How much of the pages before the last is empty, as a part of one page. */
  readonly empty: number;
}

interface Filled {
  /** The HTML of each column. */
  readonly columns: readonly string[];
  /** How much of the columns is empty, as a part of their height. */
  readonly empty: number;
  readonly rest: readonly Piece[];
}

/** What stands across both columns: at the top of its page, or below all that comes before it. */
const WIDE = '.sheet-wide';

/** What a reader finds by its own title or letters, so that it may stand at the top of the next column, after text that follows it. */
const FLOATING = 'figure, .table-scroll, .sheet-picture';

/**
 * Sets blocks in two columns on as many pages as they need, and gives the HTML of each page. What doesn't fit goes on to the next column or
 * page: figures and notes whole, lists between their items, paragraphs between their sentences. No heading stays alone at an end. The
 * columns of the last page are of equal length.
 */
export function composePages(blocks: readonly HTMLElement[], paper: Paper): ComposedPages {
  const pages: string[] = [];
  let empty = 0;
  let waiting: readonly Piece[] = blocks.map((block, place) => ({ block, place }));
  while (waiting.length > 0) {
    const page = setPage(waiting, paper, paper.room(pages.length));
    pages.push(page.html);
    waiting = page.rest;
    if (waiting.length > 0) empty += page.empty;
  }
  return { pages, empty };
}

function setPage(waiting: readonly Piece[], paper: Paper, room: number) {
  const { top, rest: below } = topOf(waiting, paper, room);
  const isWide = ({ block }: Piece) => block.matches(WIDE);
  const texts = below.filter((piece) => !isWide(piece));
  const wide = below.filter(isWide);
  const bottom: Piece[] = [];
  const height = (bands: readonly Piece[]) => room - bandHeight(top, paper) - bandHeight(bands, paper);
  // Below wide blocks that take nearly all of the page nothing stands: no piece of text would fit.
  const hasColumns = top.length === 0 || height([]) >= lineHeight(paper);
  let filled = hasColumns ? fill(texts, height([]), paper) : { columns: [], empty: 0, rest: texts };
  for (const piece of hasColumns ? wide : []) {
    const tried = height([...bottom, piece]) > 0 ? fill(texts, height([...bottom, piece]), paper) : filled;
    // All that stands before it in the article has to stand above it.
    if (tried === filled || firstPlace(tried.rest) < piece.place) break;
    bottom.push(piece);
    filled = tried;
  }
  const rest = [...wide.slice(bottom.length), ...filled.rest].sort((one, other) => one.place - other.place);
  const { columns } = rest.length === 0 ? balanced(texts, height(bottom), paper) : filled;
  const html =
    band(top) +
    `<div class="sheet-columns">${columns.map((column) => `<div class="sheet-column">${column}</div>`).join('')}</div>` +
    band(bottom);
  return { html, rest, empty: filled.empty };
}

/** What begins with wide blocks has them at its top. One that is larger than a page is broken. */
function topOf(waiting: readonly Piece[], paper: Paper, room: number) {
  const top: Piece[] = [];
  const rest = [...waiting];
  for (let next = rest[0]; next?.block.matches(WIDE); next = rest[0]) {
    if (bandHeight([...top, next], paper) > room) {
      if (top.length > 0) break;
      const block = next.block.cloneNode(true) as HTMLElement;
      paper.band.replaceChildren(block);
      const fits = () => paper.heightOf(paper.band) <= room;
      const broken = breakOff(block, { fits }, true);
      if (broken !== null) rest.splice(1, 0, { block: broken, place: next.place });
      top.push({ block, place: next.place });
      rest.shift();
      break;
    }
    top.push(next);
    rest.shift();
  }
  return { top, rest };
}

function band(pieces: readonly Piece[]): string {
  return pieces.length === 0
    ? ''
    : `<div class="sheet-band">${pieces.map(({ block }) => block.outerHTML).join('')}</div>`;
}

function bandHeight(pieces: readonly Piece[], paper: Paper): number {
  if (pieces.length === 0) return 0;
  paper.band.replaceChildren(...pieces.map(({ block }) => block.cloneNode(true)));
  return paper.heightOf(paper.band);
}

function lineHeight(paper: Paper): number {
  const line = document.createElement('p');
  line.textContent = 'x';
  paper.column.replaceChildren(line);
  return paper.heightOf(paper.column);
}

function firstPlace([first]: readonly Piece[]): number {
  return first?.place ?? Infinity;
}

/** How exactly columns are made equal: in so many steps of half the range. */
const STEPS = 7;

/** The lowest columns that hold all of it. */
function balanced(texts: readonly Piece[], room: number, paper: Paper): Filled {
  let best = fill(texts, room, paper);
  let [low, high] = [0, room];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const tried = fill(texts, middle, paper, false);
    if (tried.rest.length > 0) low = middle;
    else [high, best] = [middle, tried];
  }
  return best;
}

/** Fills both columns. `isFull`: they are as high as the page, so that what fits no column alone is broken. */
function fill(pieces: readonly Piece[], height: number, paper: Paper, isFull = true): Filled {
  const columns: string[] = [];
  let rest = pieces;
  let used = 0;
  for (let column = 0; column < 2; column += 1) {
    paper.column.replaceChildren();
    rest = fillColumn(rest, paper, height, isFull);
    columns.push(paper.column.innerHTML);
    used += paper.heightOf(paper.column);
  }
  return { columns, rest, empty: 1 - used / (2 * height) };
}

/** Fills one column; returns what is left. */
function fillColumn(
  pieces: readonly Piece[],
  { column, heightOf }: Paper,
  height: number,
  isFull: boolean,
): readonly Piece[] {
  const fits = () => heightOf(column) <= height;
  const waiting = [...pieces];
  const placed: Piece[] = [];
  const postponed: Piece[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const before = column.lastElementChild;
    // What fits is tried several times, so copies are broken.
    const block = next.block.cloneNode(true) as HTMLElement;
    column.append(block);
    if (fits()) {
      placed.push(next);
      continue;
    }
    if (before !== null && block.matches(FLOATING) && !leadsIn(before)) {
      block.remove();
      postponed.push(next);
      continue;
    }
    const must = before === null && isFull;
    const rest = isWhole(block) && !must ? null : breakOff(block, { fits }, must);
    if (rest !== null) {
      placed.push(next);
      waiting.unshift({ block: rest, place: next.place });
    } else if (!must) {
      block.remove();
      waiting.unshift(next);
    }
    // What is first, larger than any column and of one piece stays: its page grows.
    break;
  }
  // A heading goes where what it is the heading of goes.
  for (
    let last = placed.at(-1);
    waiting.length > 0 && placed.length > 1 && last && leadsIn(last.block);
    last = placed.at(-1)
  ) {
    column.lastElementChild?.remove();
    placed.pop();
    waiting.unshift(last);
  }
  return [...postponed, ...waiting];
}

/** A heading, or a line that ends in a colon. */
function leadsIn(block: Element): boolean {
  return block.matches('h3, h4') || /:\s*$/.test(block.textContent ?? '');
}
