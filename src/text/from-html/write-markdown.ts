import type { Block, Item, Slices } from './blocks.ts';
import { writeInline, writeLines } from './write-inline.ts';

type List = Extract<Block, { kind: 'list' }>;
type WritePicture = (picture: Extract<Block, { kind: 'picture' }>) => string;
type Table = Extract<Block, { kind: 'table' }>;

/** Two numbered lists that follow one another would be one, with other numbers, if their marks were alike. */
interface NumberMarks {
  sign: '.' | ')';
  isAfterNumbers: boolean;
}

/** The largest number that a list of Markdown can begin with. */
const LARGEST_NUMBER = 999_999_999;

/** The Markdown of a document, line by line. `picture` writes one picture. */
export function* writeMarkdown(blocks: readonly Block[], picture: WritePicture, isInItem = false): Slices<string[]> {
  const lines: string[] = [];
  let before: Block | null = null;
  const marks: NumberMarks = { sign: '.', isAfterNumbers: false };
  for (const block of blocks) {
    yield;
    if (block.kind !== 'list') marks.isAfterNumbers = false;
    const written = yield* writeBlock(block, picture, marks);
    if (written.length === 0) continue;
    const isTight = isInItem && before?.kind === 'paragraph' && block.kind === 'list' && mayFollowText(block);
    if (before !== null && !isTight) lines.push('');
    for (const line of written) lines.push(line);
    before = block;
  }
  return lines;
}

function* writeBlock(block: Block, picture: WritePicture, marks: NumberMarks): Slices<string[]> {
  switch (block.kind) {
    case 'paragraph':
      return writeLines(block.runs);
    case 'heading': {
      const text = writeInline(block.runs, {}).replace(/(^|\s)(#+)$/, '$1\\$2');
      return text === '' ? [] : [`${'#'.repeat(block.rank)} ${text}`];
    }
    case 'picture':
      return [picture(block)];
    case 'quote':
      return (yield* writeMarkdown(block.blocks, picture)).map((line) => (line === '' ? '>' : `> ${line}`));
    case 'table':
      return yield* writeTable(block);
    case 'list':
      return yield* writeList(block, picture, marks);
  }
}

function* writeList({ items }: List, picture: WritePicture, marks: NumberMarks): Slices<string[]> {
  const lines: string[] = [];
  let expected: number | null = null;
  for (const [index, { number, blocks }] of items.entries()) {
    yield;
    const isCounted = isMark(number);
    // Another list begins where the numbers don't go on.
    if (isCounted && number !== expected) marks.sign = marks.isAfterNumbers && marks.sign === '.' ? ')' : '.';
    marks.isAfterNumbers = isCounted;
    if (index > 0 && (isCounted ? number : null) !== expected) lines.push('');
    expected = isCounted ? number + 1 : null;
    const mark = isCounted ? `${number}${marks.sign} ` : '- ';
    const [first = '', ...rest] = yield* writeMarkdown(blocks, picture, true);
    lines.push(mark + (isCounted || number === null ? first : `${number}\\. ${first}`));
    const indent = ' '.repeat(mark.length);
    for (const line of rest) lines.push(line === '' ? '' : indent + line);
  }
  return lines;
}

function isMark(number: Item['number']): number is number {
  return number !== null && number >= 0 && number <= LARGEST_NUMBER;
}

/** Under a line of text, without a blank one between, a list may only begin with a dot or with one. */
function mayFollowText({ items }: List): boolean {
  const number = items[0]?.number ?? null;
  return number === null || number === 1;
}

function* writeTable({ rows }: Table): Slices<string[]> {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const lines: string[] = [];
  for (const [index, row] of rows.entries()) {
    yield;
    const cells = row.map((cell) => writeInline(cell, { isHead: index === 0 }).replace(/\|/g, '\\|'));
    lines.push(`|${cells.map((cell) => ` ${cell} |`).join('')}${'  |'.repeat(width - row.length)}`);
    if (index === 0) lines.push(`|${' --- |'.repeat(width)}`);
  }
  return lines;
}
