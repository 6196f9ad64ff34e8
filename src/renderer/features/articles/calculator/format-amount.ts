import type { TFunction } from 'i18next';
import type { Amount } from '#domain/figures/figure.ts';
import {
  amountFor,
  inSmallUnit,
  SQUARE_METRES_PER_HECTARE,
  type AmountForArea,
  type Measure,
  type Packs,
} from '#domain/land-area/amounts.ts';
import type { Language } from '#domain/localized.ts';
import { LOCALES } from '#renderer/i18n/language.ts';
import { hectares } from './format-area.ts';

type T = TFunction<['calculator', 'common']>;

/** The texts about one material. */
interface FormattedAmount {
  readonly name: string;
  readonly amount: string;
  readonly packs: string | null;
  readonly price: string | null;
  /** Null for one hectare, of which it would say the amount once more. */
  readonly formula: string | null;
  readonly rupiah: AmountForArea['rupiah'];
}

/** From this many kg on, what it is sold in is called a sack. */
const SACK = 10;

/** What an area needs of a material, in the reader's words. */
export function formatAmount(material: Amount, squareMetres: number, language: Language, t: T): FormattedAmount {
  const { name, unit, perHectare, pack, price } = material;
  const { amount, packs, rupiah } = amountFor(
    { unit, perHectare, pack, rupiahPerUnit: price?.rupiahPerUnit ?? null },
    squareMetres,
  );
  const needed = formatMeasures(amount, language, t);
  const dose = { from: inSmallUnit(perHectare.from, unit), to: inSmallUnit(perHectare.to, unit) };
  return {
    name,
    amount: needed,
    packs:
      packs === null || pack === null
        ? null
        : formatPacks(
            packs,
            { size: formatNumber(pack, language), unit: unitWord(unit, t), isSack: unit === 'kg' && pack >= SACK },
            t,
          ),
    price: price === null || rupiah === null ? null : formatPrice(rupiah, price.year, language, t),
    formula:
      squareMetres === SQUARE_METRES_PER_HECTARE
        ? null
        : t('result.formula', {
            hectares: hectares(squareMetres, language),
            perHectare: formatMeasures(dose, language, t),
            amount: needed,
          }),
    rupiah,
  };
}

/** "Rp141.000": whole thousands. */
export function formatRupiah(of: { readonly from: number; readonly to: number }, language: Language, t: T): string {
  return formatRange(of, (value) => `Rp${value.toLocaleString(LOCALES[language])}`, t);
}

/** "2 sampai 4 liter", or "500 ml sampai 1 liter" where the units differ. */
function formatMeasures(of: AmountForArea['amount'], language: Language, t: T): string {
  const { from, to } = of;
  const say = ({ value, unit }: Measure) => withUnit(formatNumber(value, language), unit, t);
  if (from.unit !== to.unit) return t('range', { from: say(from), to: say(to) });
  const values = formatRange({ from: from.value, to: to.value }, (value) => formatNumber(value, language), t);
  return withUnit(values, to.unit, t);
}

function withUnit(said: string, unit: Measure['unit'], t: T): string {
  return [said, unitWord(unit, t)].filter(Boolean).join('\u00a0');
}

function unitWord(unit: Measure['unit'], t: T): string {
  if (unit === 'piece') return '';
  return unit === 'litre' ? t('litre') : unit;
}

/** With every decimal: three, as browsers write by themselves, would make nothing of a very small dose. */
function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(LOCALES[language], { maximumFractionDigits: 9 });
}

function formatRange(
  { from, to }: { readonly from: number; readonly to: number },
  say: (value: number) => string,
  t: T,
) {
  return say(from) === say(to) ? say(from) : t('range', { from: say(from), to: say(to) });
}

function formatPrice(
  rupiah: NonNullable<AmountForArea['rupiah']>,
  { from, words }: NonNullable<Amount['price']>['year'],
  language: Language,
  t: T,
): string {
  if (rupiah.to === 0) return t('price.little');
  const said = formatRupiah(rupiah, language, t);
  return from === null ? t('price.undated', { rupiah: said }) : t('price', { rupiah: said, year: words });
}

interface Pack {
  readonly size: string;
  readonly unit: string;
  readonly isSack: boolean;
}

function formatPacks({ from, to }: NonNullable<AmountForArea['packs']>, { isSack, ...pack }: Pack, t: T): string {
  if (to.halves === 0) return t(isSack ? 'packs.littleSack' : 'packs.littlePack', pack);
  const isSame = from.halves === to.halves;
  const packs = isSame ? formatHalves(to, t) : t('range', { from: formatHalves(from, t), to: formatHalves(to, t) });
  // "Half a sack", "1 sack", but "1½ sacks".
  const values = { ...pack, packs, count: to.halves <= 2 ? 1 : 2 };
  if (from.exact && to.exact) return t(isSack ? 'packs.sack' : 'packs.pack', values);
  return t(isSack ? 'packs.aboutSack' : 'packs.aboutPack', values);
}

function formatHalves({ halves }: Packs, t: T): string {
  if (halves === 1) return t('packs.half');
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}
