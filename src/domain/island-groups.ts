/** The parts of Indonesia that a calendar of tasks, or the seasons, may be for: the portal calls them regions. */
export const ISLAND_GROUPS = [
  'sumatra',
  'java',
  'bali-nusa-tenggara',
  'kalimantan',
  'sulawesi',
  'maluku-papua',
] as const;
export type IslandGroup = (typeof ISLAND_GROUPS)[number];
