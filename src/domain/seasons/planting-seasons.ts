import { ISLAND_GROUPS, type IslandGroup } from '../island-groups.ts';

/** The stages of fields, in the order of a season: land preparation, planting, growing, harvest. */
export const STAGES = ['p', 't', 'g', 'h'] as const;
export type Stage = (typeof STAGES)[number];

/** A letter for the stage of each month from January on: "gghhtgghhptt". */
export const STAGES_OF_YEAR = '^[ptgh]{12}$';

/** The stages of a year in each region. */
export type SeasonsByRegion = Readonly<Record<IslandGroup, string>>;

/**
 * The default seasons of rice by region: the land is prepared as the rains begin, planted in the following month, harvested about
 * four months after planting, and planted a second time. It is an outline of a usual year for a whole island, which the page says.
 * The sources are in content/sources.md.
 */
export const BUNDLED_SEASONS: SeasonsByRegion = {
  sumatra: 'ghhptgghpttg',
  java: 'gghtgghhpptt',
  'bali-nusa-tenggara': 'ggghtgghhptt',
  kalimantan: 'gghptgghhptg',
  sulawesi: 'ggghtgghhptg',
  'maluku-papua': 'ggghhtgghptt',
};

/** The default seasons, replaced by those that super admins wrote. */
export function seasonsByRegion(written: Partial<SeasonsByRegion>): SeasonsByRegion {
  const stagesOf = (region: IslandGroup) => written[region] ?? BUNDLED_SEASONS[region];
  return Object.fromEntries(ISLAND_GROUPS.map((region) => [region, stagesOf(region)])) as SeasonsByRegion;
}

/** The stage of a month, 1 to 12. */
export function stageOf(stages: string, month: number): Stage | null {
  return STAGES.find((stage) => stage === stages[month - 1]) ?? null;
}
