import { expect, test } from 'vitest';
import { LAND_REGIONS } from './land-units.ts';
import { unitInRegion } from './unit-in-region.ts';

test.each([
  ['bata', 'indramayu', 'bata-indramayu'],
  ['bata-indramayu', 'central-java', 'bata-central-java'],
  ['bahu', 'indramayu', 'bau-indramayu'],
  ['bau-indramayu', 'east-java', 'bahu'],
  ['borong-west-kalimantan', 'south-kalimantan', 'borong-south-kalimantan'],
  ['ubin', 'east-java', 'ubin'],
  ['bata', 'west-java', 'bata'],
] as const)('%s is in %s %s', (id, region, there) => {
  expect(unitInRegion(id, region)?.id).toBe(there);
});

test.each([
  ['bata', 'bali'],
  ['ubin', 'indramayu'],
  ['rante', 'elsewhere'],
] as const)('%s has no name in %s', (id, region) => {
  expect(unitInRegion(id, region)).toBeNull();
});

test.each(LAND_REGIONS)('the metric units and the reader’s own are the same in %s', (region) => {
  for (const id of ['ha', 'm2', 'are', 'own'] as const) expect(unitInRegion(id, region)?.id).toBe(id);
});
