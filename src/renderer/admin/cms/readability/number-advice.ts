import type { Language } from '#domain/localized.ts';
import type { Advice } from './advice.ts';
import type { Sentence } from '#text/sentences.ts';

const SYMBOLS = 'kg|mg|gr|g|ml|mL|cm|mm|km|ha|kWh|ppm|t\\/ha|kg\\/ha';
const NAMES: Readonly<Record<Language, string>> = {
  id: 'gram|kilogram|kilo|liter|mililiter|sentimeter|milimeter|meter|hektare|hektar|kuintal|ton|persen|rupiah',
  en: 'grams?|kilograms?|kilos?|lit(?:re|er)s?|millilit(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|met(?:re|er)s?|hectares?|tonn?es?|tons?|per ?cent|percent',
};

/** Words that require a number: a unit alone after them is advised against. */
const ASKING: Readonly<Record<Language, string>> = {
  id: 'beri|berikan|diberi|diberikan|tambah|tambahkan|ditambah|campur|campurkan|masukkan|siapkan|tabur|taburkan|tuang|tuangkan|larutkan|butuh|perlu|sebanyak|seberat|sedalam|setinggi|selebar|sepanjang|berjarak|takaran|dosis|dosisnya|takarannya|sekitar|kira-kira|kurang lebih|minimal|maksimal|paling sedikit|paling banyak|mencapai',
  en: 'add|adds|apply|applied|give|gives|given|mix|mixed|pour|spread|use|uses|about|around|approximately|roughly|at least|at most|up to|needs?|takes?|weighs?|yields?|dose of|rate of|amount of',
};

const BARE: Readonly<Record<Language, RegExp>> = { id: bareUnit('id'), en: bareUnit('en') };
/** These never stand without a number: %, °C, Rp. */
const BARE_SIGN = /(?<![\p{N}\s]|\p{N}\s)\s*(?:%|°C)|\bRp\.?(?!\s*[\p{N}{])(?=\s+\p{L}|[.,;]|$)/gu;

function bareUnit(language: Language): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${ASKING[language]})\\s+(?<unit>${SYMBOLS}|${NAMES[language]})(?![\\p{L}\\p{N}/])`,
    'giu',
  );
}

/** Units that lack their number: "beri kg pupuk". */
export function bareUnits(sentences: readonly Sentence[], language: Language): Advice[] {
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(BARE[language]), ...sentence.text.matchAll(BARE_SIGN)].map(({ index, 0: found }) => ({
      kind: 'unit-without-figure' as const,
      from: sentence.from + index,
      to: sentence.from + index + found.length,
      sentence: sentence.text,
    })),
  );
}

const NUMBER: Readonly<Record<Language, RegExp>> = { id: measured('id'), en: measured('en') };

function measured(language: Language): RegExp {
  return new RegExp(
    // From its first digit alone: from each one, a long number would take the square of its length.
    `Rp\\s?\\p{N}+(?:[.,]\\p{N}+)*|(?<!\\p{N}[.,]*)\\p{N}[\\p{N}.,]*\\s?(?:%|°C|(?:${SYMBOLS}|${NAMES[language]})(?![\\p{L}\\p{N}]))`,
    'u',
  );
}

/** The first number with a unit of a paragraph that doesn't say where it comes from. */
export function unsourcedNumbers(sentences: readonly Sentence[], language: Language): Advice[] {
  for (const { from, text } of sentences) {
    const found = NUMBER[language].exec(text);
    if (!found) continue;
    const begin = from + found.index;
    return [{ kind: 'figure-without-source', from: begin, to: begin + found[0].length, sentence: text }];
  }
  return [];
}

const SOURCES = /^(?:daftar )?(?:sumber|pustaka|rujukan|referensi|sources?|references|bibliography)\b/i;

/** Whether a heading begins the sources of an article. */
export function isSourcesHeading(text: string): boolean {
  return SOURCES.test(text.trim());
}

const NAMED =
  /\b(?:19|20)\d\d\b|\b(?:menurut|sumber|dikutip|kajian|penelitian|survei|percobaan|universitas|balai|according to|source|study|studies|trial|survey|university)\b/i;

/** Whether a paragraph names the source of its numbers. */
export function namesSource(text: string): boolean {
  return NAMED.test(text);
}
