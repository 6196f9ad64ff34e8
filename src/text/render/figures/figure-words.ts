import type { Language } from '#domain/localized.ts';
import { MONTH_NAMES } from '#domain/dates.ts';

/**
 * The portal's own words in figures. They are rendered with the text, where no messages are available: at build time, in files,
 * offline.
 */
export interface FigureWords {
  readonly source: string;
  readonly safe: string;
  readonly below: string;
  readonly above: string;
  readonly task: string;
  readonly months: string;
  readonly allYear: string;
  readonly item: string;
  readonly price: string;
  readonly priceOf: string;
  readonly unrecorded: string;
  readonly total: string;
  readonly compared: string;
  readonly action: string;
  readonly area: string;
  readonly formula: string;
  readonly pack: string;
  readonly litre: string;
  readonly per: string;
  readonly monthNames: readonly string[];
  readonly locale: string;
}

const ID: FigureWords = {
  source: 'Sumber',
  safe: 'Aman',
  below: 'Di bawah',
  above: 'Di atas',
  task: 'Pekerjaan',
  months: 'Bulan',
  allYear: 'Sepanjang tahun',
  item: 'Keperluan',
  price: 'Biaya',
  priceOf: 'Harga tahun',
  unrecorded: 'Tahun harga tidak tercatat',
  total: 'Jumlah',
  compared: 'Yang dibandingkan',
  action: 'Tindakan',
  area: 'Luas lahan',
  formula: 'Kebutuhan = takaran per hektare × luas lahan dalam hektare.',
  pack: 'kemasan',
  litre: 'liter',
  per: 'per',
  monthNames: MONTH_NAMES.id,
  locale: 'id',
};

const EN: FigureWords = {
  source: 'Source',
  safe: 'Safe',
  below: 'Below',
  above: 'Above',
  task: 'Task',
  months: 'Months',
  allYear: 'All year',
  item: 'Item',
  price: 'Cost',
  priceOf: 'Prices of',
  unrecorded: 'Year of the prices not recorded',
  total: 'Total',
  compared: 'Compared',
  action: 'What to do',
  area: 'Area',
  formula: 'Need = amount per hectare × area in hectares.',
  pack: 'pack',
  litre: 'litres',
  per: 'per',
  monthNames: MONTH_NAMES.en,
  locale: 'en-GB',
};

export const FIGURE_WORDS: Readonly<Record<Language, FigureWords>> = { id: ID, en: EN };
