/** From one number to another; the same twice where there is one. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a hectare takes of something. */
export interface AmountPerHectare {
  /** In kg or litres. */
  readonly perHectare: Range;
  /** What a sack or bottle holds; null where that isn't said. */
  readonly pack: number | null;
  /** Rupiah for one kg or litre; null where no price is known. */
  readonly rupiahPerUnit: number | null;
}

/** In packs as one buys them: to half a pack. */
export interface Packs {
  /** Halves of a pack: 3 are one and a half; 0 is less than a quarter of one. */
  readonly halves: number;
  /** Exactly so many; else about so many. */
  readonly exact: boolean;
}

export interface AmountForArea {
  /** As it is weighed. */
  readonly amount: Range;
  readonly packs: { readonly from: Packs; readonly to: Packs } | null;
  /** To the nearest thousand; 0 is less than 500. */
  readonly rupiah: Range | null;
}

const SQUARE_METRES_PER_HECTARE = 10_000;

/** What an area takes, rounded the way it is weighed and bought. */
export function amountFor({ perHectare, pack, rupiahPerUnit }: AmountPerHectare, squareMetres: number): AmountForArea {
  const of = (each: number) => (each * squareMetres) / SQUARE_METRES_PER_HECTARE;
  const exact = { from: of(perHectare.from), to: of(perHectare.to) };
  const both = <T>(make: (value: number) => T) => ({ from: make(exact.from), to: make(exact.to) });
  return {
    amount: both(weighable),
    packs: pack === null ? null : both((amount) => packsOf(amount / pack)),
    rupiah: rupiahPerUnit === null ? null : both((amount) => Math.round((amount * rupiahPerUnit) / 1000) * 1000),
  };
}

/** Two decimals below one, one below a hundred, none above: as the table for common sizes has it. A little never becomes nothing. */
export function weighable(amount: number): number {
  const step = amount < 1 ? 0.01 : amount < 100 ? 0.1 : 1;
  return amount === 0 ? 0 : tidy(Math.max(step, Math.round(tidy(amount / step)) * step));
}

/** A hundredth of a pack more or less is exact: nobody weighs that. */
const EXACT = 0.01;

function packsOf(packs: number): Packs {
  const halves = Math.round(tidy(packs * 2));
  return { halves, exact: halves > 0 && Math.abs(packs - halves / 2) < EXACT };
}

/** Without the last digits of binary fractions: 0.1 + 0.2. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}
