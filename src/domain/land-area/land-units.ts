import type { LandUnitSourceId } from './land-unit-sources.ts';

/** Regions in which a unit's name has one size. The last one has no units of its own. */
export const LAND_REGIONS = [
  'west-java',
  'indramayu',
  'central-java',
  'east-java',
  'bali',
  'sumatra',
  'west-kalimantan',
  'south-kalimantan',
  'elsewhere',
] as const;

export type LandRegion = (typeof LAND_REGIONS)[number];

/** How certain a size is, as in src/content/sources.md: A two independent good sources, B one, C weak or conflicting. */
type Certainty = 'A' | 'B' | 'C';

export interface LandUnit {
  readonly id: string;
  /** The unit as farmers write it, in either language. Empty for the unit that the reader defines. */
  readonly word: string;
  /** Other ways to write it, in small letters. */
  readonly aliases: readonly string[];
  /** Null for all of them. */
  readonly regions: readonly LandRegion[] | null;
  /** Null where no source gives a reliable size: the reader has to enter it. */
  readonly squareMetres: number | null;
  /** The smallest and largest size that sources give, where they disagree. */
  readonly sourceRange: readonly [least: number, most: number] | null;
  readonly sources: readonly LandUnitSourceId[];
  readonly certainty: Certainty;
}

/** A square of a pole (tumbak, cengkal) of 3.75 m. */
const SQUARE_POLE = 3.75 * 3.75;
/** 500 square Rhineland rods, as the colonial government fixed it: 0.70965 ha. */
const BAHU = 7096.5;

const JAVA: readonly LandRegion[] = ['west-java', 'central-java', 'east-java'];

export const LAND_UNITS = [
  {
    id: 'ha',
    word: 'ha',
    aliases: ['hektar', 'hektare', 'hectare', 'hectares'],
    regions: null,
    squareMetres: 10_000,
    sourceRange: null,
    sources: ['si'],
    certainty: 'A',
  },
  {
    id: 'm2',
    word: 'm²',
    aliases: [
      'm2',
      'm^2',
      'm persegi',
      'meter persegi',
      'meter kuadrat',
      'sqm',
      'square metre',
      'square metres',
      'square meter',
      'square meters',
    ],
    regions: null,
    squareMetres: 1,
    sourceRange: null,
    sources: ['si'],
    certainty: 'A',
  },
  {
    id: 'are',
    word: 'are',
    aliases: ['ares'],
    regions: null,
    squareMetres: 100,
    sourceRange: null,
    sources: ['bali', 'list'],
    certainty: 'A',
  },
  {
    id: 'tumbak',
    word: 'tumbak',
    aliases: ['tombak'],
    regions: ['west-java'],
    squareMetres: SQUARE_POLE,
    sourceRange: [14, 14.28],
    sources: ['pole', 'list', 'tumbak'],
    certainty: 'A',
  },
  {
    id: 'bata',
    word: 'bata',
    aliases: [],
    regions: ['west-java'],
    squareMetres: SQUARE_POLE,
    sourceRange: [14, 14.0625],
    sources: ['tasikmalaya', 'brick'],
    certainty: 'B',
  },
  {
    id: 'bata-indramayu',
    word: 'bata',
    aliases: [],
    regions: ['indramayu'],
    squareMetres: 100 / 7,
    sourceRange: [14.0625, 16],
    sources: ['indramayu'],
    certainty: 'C',
  },
  {
    id: 'bau-indramayu',
    word: 'bau',
    aliases: ['bahu'],
    regions: ['indramayu'],
    squareMetres: 50_000 / 7,
    sourceRange: [7031.25, 8000],
    sources: ['indramayu'],
    certainty: 'C',
  },
  {
    id: 'bata-central-java',
    word: 'bata',
    aliases: [],
    regions: ['central-java'],
    squareMetres: null,
    sourceRange: [10, 14.0625],
    sources: ['brick'],
    certainty: 'C',
  },
  {
    id: 'ubin',
    word: 'ubin',
    aliases: [],
    regions: JAVA,
    squareMetres: SQUARE_POLE,
    sourceRange: [14, 14.28],
    sources: ['pole', 'list', 'bahu'],
    certainty: 'A',
  },
  {
    id: 'ru',
    word: 'ru',
    aliases: [],
    regions: ['central-java', 'east-java'],
    squareMetres: SQUARE_POLE,
    sourceRange: [14, 14.28],
    sources: ['pole', 'list'],
    certainty: 'A',
  },
  {
    id: 'bahu',
    word: 'bahu',
    aliases: ['bau', 'bouw'],
    regions: JAVA,
    squareMetres: BAHU,
    sourceRange: [7000, 8000],
    sources: ['bouw', 'bahu'],
    certainty: 'B',
  },
  {
    id: 'iring',
    word: 'iring',
    aliases: [],
    regions: ['central-java'],
    squareMetres: BAHU / 4,
    sourceRange: [1750, 2000],
    sources: ['bahu', 'list'],
    certainty: 'C',
  },
  {
    id: 'kesuk',
    word: 'kesuk',
    aliases: [],
    regions: ['central-java', 'east-java'],
    squareMetres: null,
    sourceRange: [1000, 10_000],
    sources: ['list'],
    certainty: 'C',
  },
  {
    id: 'rante',
    word: 'rante',
    aliases: ['rantai'],
    regions: ['sumatra'],
    squareMetres: 400,
    sourceRange: [400, 405],
    sources: ['rante', 'list'],
    certainty: 'B',
  },
  {
    id: 'borong-west-kalimantan',
    word: 'borong',
    aliases: ['borongan'],
    regions: ['west-kalimantan'],
    squareMetres: 10_000 / 6,
    sourceRange: null,
    sources: ['list'],
    certainty: 'C',
  },
  {
    id: 'anggar',
    word: 'anggar',
    aliases: [],
    regions: ['west-kalimantan'],
    squareMetres: 10_000 / 33,
    sourceRange: null,
    sources: ['list'],
    certainty: 'C',
  },
  {
    id: 'borong-south-kalimantan',
    word: 'borong',
    aliases: ['borongan'],
    regions: ['south-kalimantan'],
    squareMetres: null,
    sourceRange: null,
    sources: ['gambut'],
    certainty: 'C',
  },
  {
    id: 'own',
    word: '',
    aliases: [],
    regions: null,
    squareMetres: null,
    sourceRange: null,
    sources: [],
    certainty: 'C',
  },
] as const satisfies readonly LandUnit[];

export type LandUnitId = (typeof LAND_UNITS)[number]['id'];

/** The units of a region, its own first, because a name means the local unit there. */
export function unitsOf(region: LandRegion): readonly (LandUnit & { readonly id: LandUnitId })[] {
  const units: readonly (LandUnit & { readonly id: LandUnitId })[] = LAND_UNITS;
  return [
    ...units.filter(({ regions }) => regions?.includes(region)),
    ...units.filter(({ regions }) => regions === null),
  ];
}

/** All units with this name, in any region. */
export function unitsCalled(word: string): readonly (LandUnit & { readonly id: LandUnitId })[] {
  const units: readonly (LandUnit & { readonly id: LandUnitId })[] = LAND_UNITS;
  return units.filter((unit) => word !== '' && (unit.word === word || unit.aliases.includes(word)));
}
