import { expect, test } from 'vitest';
import { ISLAND_GROUPS } from '../island-groups.ts';
import { BUNDLED_SEASONS, seasonsByRegion, stageOf, STAGES_OF_YEAR } from './planting-seasons.ts';

test.each(ISLAND_GROUPS)(
  'the bundled year of %s has twelve stages, each followed by itself or the next one',
  (region) => {
    const stages = BUNDLED_SEASONS[region];
    expect(stages).toMatch(new RegExp(STAGES_OF_YEAR));
    const next = { p: 'pt', t: 'tg', g: 'gh', h: 'hpt' } as Record<string, string>;
    [...stages].forEach((stage, at) => expect(next[stage]).toContain(stages[(at + 1) % 12]));
  },
);

test('what super admins wrote of a region takes the place of its bundled year', () => {
  const seasons = seasonsByRegion({ java: 'pppppppppppp' });
  expect(seasons).toEqual({ ...BUNDLED_SEASONS, java: 'pppppppppppp' });
});

test('a month has the stage of its letter', () => {
  expect([1, 3, 5, 12].map((month) => stageOf('gghhtgghhptt', month))).toEqual(['g', 'h', 't', 't']);
  expect(stageOf('', 1)).toBeNull();
});
