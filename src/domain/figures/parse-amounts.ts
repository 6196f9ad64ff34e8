import type { Amount, AmountsFigure, AmountUnit, PriceYear } from './figure.ts';
import type { FigureLine } from './figure-lines.ts';
import { SQUARE_METRES_PER_HECTARE } from '../land-area/amounts.ts';
import { readUnambiguousNumber, readRange, readRupiah, readYear } from './numbers.ts';
import type { Read } from './parse-measures.ts';
import { BlockReader } from './read-block.ts';

const UNITS: Readonly<Record<string, { readonly unit: AmountUnit; readonly times: number }>> = {
  kg: { unit: 'kg', times: 1 },
  kilogram: { unit: 'kg', times: 1 },
  g: { unit: 'kg', times: 0.001 },
  gram: { unit: 'kg', times: 0.001 },
  ton: { unit: 'kg', times: 1000 },
  t: { unit: 'kg', times: 1000 },
  tonne: { unit: 'kg', times: 1000 },
  liter: { unit: 'litre', times: 1 },
  litre: { unit: 'litre', times: 1 },
  litres: { unit: 'litre', times: 1 },
  l: { unit: 'litre', times: 1 },
  ml: { unit: 'litre', times: 0.001 },
  buah: { unit: 'piece', times: 1 },
  bibit: { unit: 'piece', times: 1 },
  tanaman: { unit: 'piece', times: 1 },
  piece: { unit: 'piece', times: 1 },
  pieces: { unit: 'piece', times: 1 },
  plant: { unit: 'piece', times: 1 },
  plants: { unit: 'piece', times: 1 },
};

const UNIT_WORDS = Object.keys(UNITS).join('|');
const PER_HECTARE = new RegExp(
  `(?:^| |(?<=\\d))(${UNIT_WORDS})(?: ?(?:/|per) ?(?:ha|hektare|hektar|hectare|(m²|m2)))?$`,
  'i',
);
/** "karung 50 kg", "50 kg sack", "botol 500 ml". */
const PACK = new RegExp(
  `^(?:(?:karung|sak|zak|kemasan|botol|sack|bag|bottle|pack)\\s+)?([\\d.,]+)\\s*(${UNIT_WORDS})(?:\\s+(?:sack|bag|bottle|pack))?$`,
  'i',
);
/** "Rp2.250/kg", "Rp112.500 per karung". */
const PRICE = new RegExp(
  `^(Rp[\\d.,]+(?:\\s+(?:ribu|juta|thousand|million))?)\\s*(?:/|per)\\s*(${UNIT_WORDS}|karung|sak|zak|kemasan|botol|sack|bag|bottle|pack)$`,
  'i',
);

/** Amounts per hectare, with sack and price where they are known. */
export function parseAmounts(lines: readonly FigureLine[]): Read<AmountsFigure> {
  const reader = new BlockReader(lines, ['title', 'year', 'source']);
  const title = reader.text('title', 'missing-title');
  const yearLine = reader.key('year');
  const year = yearLine ? readYear(yearLine.text) : null;
  if (yearLine && !year) reader.tell('year', yearLine, yearLine.text);
  const rows = reader.rows();
  if (rows.length === 0) reader.tell('no-rows', null);
  const materials = rows.flatMap((row): Amount[] => {
    const named = reader.named(row);
    if (!named) return [];
    const amount = readAmount(named.first);
    if ('wrong' in amount) {
      reader.tell(amount.wrong, row, named.first);
      return [];
    }
    const more = readCells(named.rest, amount.unit, year);
    if ('wrong' in more) {
      reader.tell(more.wrong, row, more.words);
      return [];
    }
    return [{ name: named.name, ...amount, ...more }];
  });
  return { reader, figure: { kind: 'amounts', title, materials, source: reader.text('source', 'missing-source') } };
}

type Wrong = { readonly wrong: 'amount' | 'ambiguous-number' | 'range-order' | 'negative' };

function readAmount(words: string): Pick<Amount, 'unit' | 'perHectare'> | Wrong {
  const found = PER_HECTARE.exec(words);
  const unit = UNITS[found?.[1]?.toLowerCase() ?? ''];
  if (!found || !unit) return { wrong: 'amount' };
  const read = readRange(words.slice(0, found.index));
  if ('wrong' in read) return { wrong: read.wrong === 'number' ? 'amount' : read.wrong };
  const { from, to } = read.range;
  if (from < 0 || to <= 0) return { wrong: 'negative' };
  const factor = unit.times * (found[2] ? SQUARE_METRES_PER_HECTARE : 1);
  return { unit: unit.unit, perHectare: { from: times(from, factor), to: times(to, factor) } };
}

/** What stands behind the amount, in any order: sack, price, year. */
function readCells(
  cells: readonly string[],
  unit: AmountUnit,
  blockYear: PriceYear | null,
):
  | Pick<Amount, 'pack' | 'price'>
  | { readonly wrong: 'pack' | 'price' | 'price-year' | 'unknown-cell'; readonly words: string } {
  let pack: number | null = null;
  let year = blockYear;
  let price: readonly [rupiah: number, per: string, words: string] | null = null;
  for (const words of cells) {
    const [, size, packUnit = ''] = PACK.exec(words) ?? [];
    const [, money = '', per] = PRICE.exec(words) ?? [];
    const found = readYear(words);
    if (size !== undefined) {
      const read = readUnambiguousNumber(size);
      const of = UNITS[packUnit.toLowerCase()];
      if ('wrong' in read || of?.unit !== unit || read.value <= 0) return { wrong: 'pack', words };
      pack = times(read.value, of.times);
    } else if (/^Rp/.test(words)) {
      const rupiah = readRupiah(money);
      if (per === undefined || rupiah === null) return { wrong: 'price', words };
      price = [rupiah, per.toLowerCase(), words];
    } else if (found) year = found;
    else return { wrong: 'unknown-cell', words };
  }
  if (!price) return { pack, price: null };
  const [rupiah, per, words] = price;
  const of = UNITS[per];
  const size = of ? of.times : pack;
  if (size === null || (of && of.unit !== unit)) return { wrong: 'price', words };
  if (!year) return { wrong: 'price-year', words };
  return { pack, price: { rupiahPerUnit: Math.round((rupiah / size) * 100) / 100, year } };
}

/** Without the tails of binary fractions. */
function times(value: number, by: number): number {
  return Math.round(value * by * 1e6) / 1e6;
}
