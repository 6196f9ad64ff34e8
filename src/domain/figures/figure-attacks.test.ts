import { describe, expect, test } from 'vitest';
import { findFigures } from './figure-blocks.ts';
import { parseFigures } from './find-figures.ts';
import { FIGURE_KINDS } from './figure.ts';
import { readMonths } from './read-months.ts';
import { readRange } from './numbers.ts';

/** Blanks, and what ends a line for some programs and not for others. */
const BLANKS = [' ', '\t', '\u2028', '\u2029', '\u0085', '\u00a0', ' \u2028', '\t\u2029 '];
const LENGTH = 100_000;

/** Milliseconds that nothing here needs by far, also on a busy machine; a pattern that tries every way takes minutes. */
const LONGEST = 1000;

function quickly(work: () => unknown, what: string): void {
  const began = performance.now();
  work();
  expect(performance.now() - began, what).toBeLessThan(LONGEST);
}

const filled = (piece: string, length = LENGTH) => piece.repeat(Math.ceil(length / piece.length));
const block = (kind: string, body: string) => `\`\`\`figure ${kind}\n${body}\n\`\`\``;

describe('long rows of blanks are read quickly', () => {
  test.each(BLANKS)('%j behind what begins a figure', (blank) => {
    const text = `\`\`\`figure${filled(blank)}\u2028x\n\`\`\``;
    quickly(() => findFigures(text), 'findFigures');
    quickly(() => parseFigures(`\`\`\` ${filled(blank)}figure dose\n`), 'before it');
  });

  test.each(BLANKS)('%j within the rows of every kind', (blank) => {
    // Below the size from which a block isn't read.
    const long = filled(blank, 20_000);
    const rows = [`- a${long}x`, `- a: 1${long}x`, `- a: 1${long}kg${long}x`, `- a: Rp1${long}x`, `judul${long}x`];
    for (const kind of FIGURE_KINDS)
      for (const row of rows)
        quickly(() => parseFigures(block(kind, `${row}\nskala: 1${long}x`.slice(0, 23_000))), kind);
  });

  test.each(BLANKS)('%j within a range', (blank) => {
    quickly(() => readRange(`1${filled(blank)}x`), 'readRange');
    quickly(() => readMonths(`Mei${filled(blank)}x`), 'readMonths');
  });
});

test('thousands of rows are read quickly', () => {
  for (const row of [
    '- a: 1',
    '- a',
    '- a: 1 | 2',
    'judul: a',
    'wilayah: Jawa',
    'daun: a',
    '',
    '```figure dose',
    '- a: 1–2–3',
  ])
    for (const kind of FIGURE_KINDS)
      quickly(() => parseFigures(block(kind, filled(`${row}\n`, 20_000 * (row.length + 1)))), row);
});

test('a word behind the kind is part of it, whatever blanks stand between', () => {
  expect(findFigures('```figure\t dose \u2028\nx\n```')[0]?.kind).toBe('dose');
  expect(findFigures('```figure dose\u2028x\n```')[0]?.kind).toBe('dose\u2028x');
  expect(findFigures('```figures\nx\n```')).toEqual([]);
  expect(findFigures('```figure\u2028dose\nx\n```')).toEqual([]);
});
