import type { AmountUnit } from '../figures/figure.ts';

/** A range of numbers; both are the same for a single number. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The amount of something per hectare. */
export interface AmountPerHectare {
  readonly unit: AmountUnit;
  /** In that unit. */
  readonly perHectare: Range;
  /** The contents of a sack or bottle; null where that isn't given. */
  readonly pack: number | null;
  /** Rupiah for one kg or litre; null where no price is given. */
  readonly rupiahPerUnit: number | null;
}

/** A number of packs, to half a pack. */
export interface Packs {
  /** Number of half packs: 3 are one and a half; 0 is less than a quarter of a pack. */
  readonly halves: number;
  /** True where that number is exact, false where it is rounded. */
  readonly exact: boolean;
}

/** A number with its unit: g or ml below one kg or litre. */
export interface Measure {
  readonly value: number;
  readonly unit: AmountUnit | 'g' | 'ml';
}

export interface AmountForArea {
  /** Rounded for weighing. */
  readonly amount: { readonly from: Measure; readonly to: Measure };
  readonly packs: { readonly from: Packs; readonly to: Packs } | null;
  /** Rounded to the nearest thousand; 0 is less than 500. */
  readonly rupiah: Range | null;
}

export const SQUARE_METRES_PER_HECTARE = 10_000;

/** The amounts for an area, rounded for weighing and buying. */
export function amountFor(
  { unit, perHectare, pack, rupiahPerUnit }: AmountPerHectare,
  squareMetres: number,
): AmountForArea {
  const of = (each: number) => (each * squareMetres) / SQUARE_METRES_PER_HECTARE;
  const exact = { from: of(perHectare.from), to: of(perHectare.to) };
  const both = <T>(make: (value: number) => T) => ({ from: make(exact.from), to: make(exact.to) });
  return {
    amount: both((amount) => weighed(amount, unit)),
    packs: pack === null ? null : both((amount) => packsOf(amount / pack)),
    rupiah: rupiahPerUnit === null ? null : both((amount) => Math.round((amount * rupiahPerUnit) / 1000) * 1000),
  };
}

const SMALL_UNITS = { kg: 'g', litre: 'ml' } as const;

/**
 * An amount rounded for weighing: one decimal below a hundred kg or litres, none above. Below one it is given in g or ml to two
 * significant digits, because a coarser rounding would multiply a small dose of a pesticide. Pieces are whole: a part of one is one more.
 */
export function weighed(amount: number, unit: AmountUnit): Measure {
  if (unit === 'piece') return { value: Math.ceil(tidy(amount)), unit };
  if (amount >= 1) return { value: tidy(amount < 100 ? Math.round(tidy(amount * 10)) / 10 : Math.round(amount)), unit };
  const { value, unit: small } = inSmallUnit(amount, unit);
  const rounded = Number(value.toPrecision(2));
  return rounded < 1000 ? { value: rounded, unit: small } : { value: 1, unit };
}

/** An amount in its display unit, not rounded: 0.25 litres are 250 ml. */
export function inSmallUnit(amount: number, unit: AmountUnit): Measure {
  if (amount >= 1 || amount === 0 || unit === 'piece') return { value: amount, unit };
  // Without the rounding errors of binary fractions, however small the amount.
  return { value: Number((amount * 1000).toPrecision(12)), unit: SMALL_UNITS[unit] };
}

/** A difference below a hundredth of a pack counts as exact. */
const EXACT = 0.01;

function packsOf(packs: number): Packs {
  const halves = Math.round(tidy(packs * 2));
  return { halves, exact: halves > 0 && Math.abs(packs - halves / 2) < EXACT };
}

/** Without the rounding errors of binary fractions: 0.1 + 0.2. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}
