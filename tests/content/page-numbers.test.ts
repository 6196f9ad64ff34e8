import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import { BUNDLED_SEASONS, STAGES } from '#domain/seasons/planting-seasons.ts';
import { ISLAND_GROUPS } from '#domain/island-groups.ts';
import { rowsOf, saidIn, sectionOf } from './article-number-check.ts';
import { numbersIn, yearsIn } from './article-numbers.ts';
import { textOf } from '#tests/support/project-files.ts';

/** The pages about Tunas and farming. Other pages have figures of another kind: limits of forms, sizes, the calculator's hints. */
const PAGES = ['home', 'home/parts', 'about'];

describe('the texts of the pages', () => {
  test.each(LANGUAGES)('print in %s the figures that sources.md has, no more and no fewer', (language) => {
    const printed = PAGES.flatMap((page) =>
      Object.values(JSON.parse(textOf(`src/renderer/features/${page}/page-messages/${language}.json`)) as object),
    )
      // English has a word of its own for it: twice.
      .map((text) => String(text).replace('dua kali', ''))
      .flatMap((text) => [...numbersIn(text, language), ...yearsIn(text)]);
    const recorded = rowsOf(sectionOf('Figures of the pages')).flatMap((row) =>
      numbersIn(saidIn(row, language), language),
    );
    expect(recorded.length).toBeGreaterThan(0);
    expect([...printed].sort()).toEqual([...recorded].sort());
  });
});

describe('the seasons of the home page', () => {
  const rows = sectionOf('Seasons of the home page')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, region = '']) => (ISLAND_GROUPS as readonly string[]).includes(region));

  test('have a row for each region', () => {
    expect(rows.map(([, region]) => region).sort()).toEqual([...ISLAND_GROUPS].sort());
  });

  test.each(ISLAND_GROUPS)('%s: its months are those of its row', (region) => {
    const cells = rows.find(([, name]) => name === region) ?? [];
    const stages = Array.from({ length: 12 }, (_, month) =>
      STAGES.filter((_stage, at) => numbersIn(`in ${cells[at + 2] ?? ''}`, 'en').includes(`month ${month + 1}`)).join(
        '',
      ),
    );
    expect(stages.join('')).toBe(BUNDLED_SEASONS[region]);
  });
});
