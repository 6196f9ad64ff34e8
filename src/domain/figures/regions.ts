/** The parts of the country that a calendar may be for. */
export const REGIONS = ['sumatra', 'java', 'bali-nusa-tenggara', 'kalimantan', 'sulawesi', 'maluku-papua'] as const;
export type Region = (typeof REGIONS)[number];
