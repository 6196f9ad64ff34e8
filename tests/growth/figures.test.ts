import { describe, test } from 'vitest';
import { filled } from '#tests/support/cases/worst-texts.ts';
import { expectLinear } from '#tests/support/growth/linear-growth.ts';
import { findFigures } from '#domain/figures/figure-blocks.ts';
import { parseFigures } from '#domain/figures/parse-figure.ts';
import { FIGURE_KINDS } from '#domain/figures/figure.ts';
import { readMonths } from '#domain/figures/read-months.ts';
import { readRange } from '#domain/figures/numbers.ts';

// As texts.test.ts, of the rows of figures.

/** Blanks, and what ends a line for some programs and not for others. */
const BLANKS = [' ', '\t', '\u2028', '\u2029', '\u0085', '\u00a0', ' \u2028', '\t\u2029 '];
const LENGTH = 100_000;
/** Longer blocks aren't read at all. */
const LONGEST_READ = 23_000;

const block = (kind: string, body: string) => `\`\`\`figure ${kind}\n${body}\n\`\`\``;

describe('long rows of blanks', () => {
  test.each(BLANKS)('%j behind what begins a figure, and before its name', async (blank) => {
    await expectLinear(findFigures, (length) => `\`\`\`figure${filled(blank, length)}\u2028x\n\`\`\``, LENGTH);
    await expectLinear(parseFigures, (length) => `\`\`\` ${filled(blank, length)}figure dose\n`, LENGTH);
  });

  test.each(BLANKS)('%j within the rows of every kind', async (blank) => {
    const rows = (long: string) => [
      `- a${long}x`,
      `- a: 1${long}x`,
      `- a: 1${long}kg${long}x`,
      `- a: Rp1${long}x`,
      `judul${long}x`,
    ];
    const blocks = (long: string) => rows(long).map((row) => `${row}\nskala: 1${long}x`.slice(0, LONGEST_READ));
    const read = (bodies: readonly string[]) =>
      FIGURE_KINDS.map((kind) => bodies.map((body) => parseFigures(block(kind, body))));
    await expectLinear(read, (length) => blocks(filled(blank, length)), LONGEST_READ);
  });

  test.each(BLANKS)('%j within a range', async (blank) => {
    await expectLinear(readRange, (length) => `1${filled(blank, length)}x`, LENGTH);
    await expectLinear(readMonths, (length) => `Mei${filled(blank, length)}x`, LENGTH);
  });
});

test.each(['- a: 1', '- a', '- a: 1 | 2', 'judul: a', 'wilayah: Jawa', 'daun: a', '', '```figure dose', '- a: 1–2–3'])(
  'rows of every kind: %j',
  (row) =>
    expectLinear(
      (body: string) => FIGURE_KINDS.map((kind) => parseFigures(block(kind, body))),
      (length) => filled(`${row}\n`, length),
      LENGTH,
    ),
);
