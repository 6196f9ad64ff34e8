import { expect, test } from 'vitest';
import { LAND_UNIT_SOURCES } from '#domain/land-area/land-unit-sources.ts';
import { LAND_UNITS, type LandUnit } from '#domain/land-area/land-units.ts';
import { textOf } from '#tests/support/project-files.ts';

const units = (LAND_UNITS as readonly LandUnit[]).filter(({ id }) => id !== 'own');

const rows = textOf('src/content/land-units.md')
  .split('\n')
  .filter((line) => /^\|(?! ---| Unit )/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('land-units.md has one row for every unit, in the same order', () => {
  expect(rows.map(([id]) => id)).toEqual(units.map(({ id }) => id));
});

test.each(units)('$id: the row says its regions, size, range and certainty, and names its sources', (unit) => {
  const [, regions, size, range, sources, certainty] = rows.find(([id]) => id === unit.id) ?? [];
  expect(regions).toBe(unit.regions?.join(', ') ?? 'all');
  if (unit.squareMetres === null) expect(size).toBe('none');
  else expect(Number(size)).toBeCloseTo(unit.squareMetres, 4);
  expect(range).toBe(unit.sourceRange?.join('–') ?? '');
  expect(certainty).toMatch(new RegExp(`^${unit.certainty}\\b`));
  for (const id of unit.sources) expect(sources).toContain(LAND_UNIT_SOURCES[id].author.split(' (')[0]);
});
