import type { Month } from '../calendar.ts';
import type { IslandGroup } from '../island-groups.ts';

/** The drawings that a symptom plate may show, and how many pins each has: the first sign stands at pin A, the second at B. */
export const LEAF_PICTURES = {
  'chili-thrips': 3,
  'chili-mites': 3,
  'chili-virus': 3,
  'chili-healthy': 1,
} as const satisfies Record<string, number>;

export type LeafPicture = keyof typeof LEAF_PICTURES;

export function isLeafPicture(name: string): name is LeafPicture {
  return Object.hasOwn(LEAF_PICTURES, name);
}

/** The kinds of figure, by the name that stands behind ```` ```figure ````. */
export const FIGURE_KINDS = ['dose', 'calendar', 'costs', 'comparison', 'symptoms', 'amounts'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** From one number to another, both included; the same twice where only one is written. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Money and the years in which it was asked; both null where no year was recorded. */
export interface PriceYear {
  readonly from: number | null;
  readonly to: number | null;
  /** As it was written: "sekitar 2010", "2015–2017", "tidak tercatat". */
  readonly words: string;
}

interface Sourced {
  readonly title: string;
  readonly source: string;
}

/** How much of something is right, and what happens below and above it. */
export interface DoseFigure extends Sourced {
  readonly kind: 'dose';
  /** Empty where the measure has none, as pH. */
  readonly unit: string;
  readonly scale: Range;
  readonly safe: Range;
  readonly low: string;
  readonly high: string;
}

/** One task of a calendar, and the months that it falls into, 1 to 12, in the order of the year's turn: `[11, 12, 1]`. */
export interface CalendarTask {
  readonly name: string;
  readonly months: readonly Month[];
  readonly note: string;
}

/** The tasks of one region. */
interface CalendarRegion {
  /** As readers see it: "Jawa dan Bali, dataran rendah". */
  readonly name: string;
  /** The islands that the name holds; empty where it names none. */
  readonly regions: readonly IslandGroup[];
  readonly tasks: readonly CalendarTask[];
}

/** Twelve months and what is done in them. */
export interface CalendarFigure extends Sourced {
  readonly kind: 'calendar';
  readonly regions: readonly CalendarRegion[];
}

export interface CostItem {
  readonly name: string;
  /** How many of them at which price, where that is written ("20 × Rp5.000"). */
  readonly count: number | null;
  /** Rupiah, all of them together. */
  readonly rupiah: number;
  readonly note: string;
}

/** What something costs, item by item. */
export interface CostsFigure extends Sourced {
  readonly kind: 'costs';
  readonly year: PriceYear;
  readonly items: readonly CostItem[];
  /** Rupiah; always the sum of the items. */
  readonly total: number;
}

export interface ComparedValue {
  readonly name: string;
  readonly value: Range;
  readonly note: string;
}

/** The same measure before and after, or with and without. */
export interface ComparisonFigure extends Sourced {
  readonly kind: 'comparison';
  readonly unit: string;
  readonly values: readonly ComparedValue[];
}

/** One leaf (or another part) of a symptom plate. */
export interface SymptomLeaf {
  readonly name: string;
  /** A drawing of the portal's by its name; null where there is none. */
  readonly picture: string | null;
  /** What tells it from the others, in the order of the drawing's pins. */
  readonly signs: readonly string[];
  /** What to do then; may be empty. */
  readonly action: string;
}

/** Leaves side by side, with what tells them apart. */
export interface SymptomsFigure extends Sourced {
  readonly kind: 'symptoms';
  readonly leaves: readonly SymptomLeaf[];
}

/** `piece` counts plants, traps and the like; the row's name says which. */
export type AmountUnit = 'kg' | 'litre' | 'piece';

/** A material that a hectare needs. */
export interface Amount {
  readonly name: string;
  readonly unit: AmountUnit;
  /** In that unit, for one hectare. */
  readonly perHectare: Range;
  /** The contents of one sack or bottle, in that unit; null where it isn't given. */
  readonly pack: number | null;
  readonly price: {
    /** Rupiah for one kg or litre. */
    readonly rupiahPerUnit: number;
    readonly year: PriceYear;
  } | null;
}

/** What a hectare needs, and so any other area. */
export interface AmountsFigure extends Sourced {
  readonly kind: 'amounts';
  readonly materials: readonly Amount[];
}

export type Figure = DoseFigure | CalendarFigure | CostsFigure | ComparisonFigure | SymptomsFigure | AmountsFigure;
