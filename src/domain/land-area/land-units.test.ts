import { expect, test } from 'vitest';
import { LAND_UNIT_SOURCES } from './land-unit-sources.ts';
import { LAND_REGIONS, LAND_UNITS, unitsCalled, unitsOf, type LandUnit, type LandUnitId } from './land-units.ts';

const units: readonly LandUnit[] = LAND_UNITS;
const sizeOf = (id: LandUnitId) => units.find((unit) => unit.id === id)?.squareMetres ?? null;

/** What the named sources print, and how near their rounding lets us come, in m². */
const PUBLISHED: readonly [id: LandUnitId, count: number, printed: number, rounding: number, source: string][] = [
  ['ha', 1, 10_000, 0, 'SI Brochure, table 8'],
  ['m2', 1, 1, 0, 'SI Brochure'],
  ['are', 1, 100, 0, 'igputeka.com'],
  ['are', 17, 1700, 0, 'igputeka.com'],
  ['are', 3000, 300_000, 0, 'igputeka.com'],
  ['ubin', 1, 14.0625, 0, 'procil.id'],
  ['ru', 1, 14.1, 0.05, '99.co Indonesia'],
  ['tumbak', 1, 14.1, 0.05, '99.co Indonesia'],
  ['tumbak', 10, 140.652, 0.03, 'namaguerizka.com'],
  ['bata', 1, 14, 0.1, 'R. N. Widardin'],
  ['bata', 100, 1400, 10, 'zonaviral24h.blogspot.com'],
  ['bahu', 1, 7096.5, 0, 'Bouw: 0.70965 ha'],
  ['bahu', 1, 7100, 4, 'Bouw: 0.71 ha'],
  ['iring', 4, 7096.5, 0, 'Bahu (agraria): a quarter of a bahu'],
  ['bata-indramayu', 1, 14.2857, 0.0001, 'indramayu.eu.org'],
  ['bata-indramayu', 700, 10_000, 0.001, 'indramayu.eu.org'],
  ['bau-indramayu', 1, 7142.85, 0.01, 'indramayu.eu.org'],
  ['rante', 1, 400, 0, 'edu.rakyatpress.com'],
  ['rante', 25, 10_000, 0, 'edu.rakyatpress.com'],
  ['borong-west-kalimantan', 6, 10_000, 0.001, '99.co Indonesia'],
  ['anggar', 33, 10_000, 0.001, '99.co Indonesia'],
];

test.each(PUBLISHED)('%s: %d are %d m² within %d (%s)', (id, count, printed, rounding) => {
  expect(Math.abs((sizeOf(id) ?? 0) * count - printed)).toBeLessThanOrEqual(rounding);
});

test('compares every size with a published one', () => {
  const compared = new Set<string>(PUBLISHED.map(([id]) => id));
  const sized = units.filter(({ squareMetres }) => squareMetres !== null).map(({ id }) => id);
  expect(sized.filter((id) => !compared.has(id))).toEqual([]);
});

test('gives no size where sources don’t agree or name none', () => {
  const unsized = units.filter(({ squareMetres }) => squareMetres === null).map(({ id }) => id);
  expect(unsized).toEqual(['bata-central-java', 'kesuk', 'borong-south-kalimantan', 'own']);
});

test('names a source for every unit but the reader’s own, and uses every source', () => {
  for (const unit of units) if (unit.id !== 'own') expect(unit.sources.length, unit.id).toBeGreaterThan(0);
  const named = new Set(units.flatMap(({ sources }) => sources));
  expect([...named].sort()).toEqual(Object.keys(LAND_UNIT_SOURCES).sort());
});

test('has a size between those that sources say', () => {
  for (const { id, sourceRange, squareMetres } of units) {
    if (sourceRange === null) continue;
    expect(sourceRange[0], id).toBeLessThan(sourceRange[1]);
    if (squareMetres === null) continue;
    expect(squareMetres, id).toBeGreaterThanOrEqual(sourceRange[0]);
    expect(squareMetres, id).toBeLessThanOrEqual(sourceRange[1]);
  }
});

test('knows one unit for a word in each region, and the metric ones everywhere', () => {
  for (const region of LAND_REGIONS) {
    const offered = unitsOf(region);
    const words = offered.flatMap(({ word, aliases }) => [word, ...aliases]);
    expect(new Set(words).size, region).toBe(words.length);
    expect(offered.slice(-4).map(({ id }) => id)).toEqual(['ha', 'm2', 'are', 'own']);
  }
});

test('knows what a word means in other regions', () => {
  expect(unitsCalled('borongan').map(({ id }) => id)).toEqual(['borong-west-kalimantan', 'borong-south-kalimantan']);
  expect(unitsCalled('')).toEqual([]);
});
