import { MONTHS, type Month } from '../calendar.ts';

/** The beginnings by which a month is known, in Indonesian and English. */
const NAMES: readonly RegExp[] = [
  /^jan(?:uari|uary)?$/,
  /^(?:f|p)eb(?:ruari|ruary)?$/,
  /^mar(?:et|ch)?$/,
  /^apr(?:il)?$/,
  /^(?:mei|may)$/,
  /^jun[ei]?$/,
  /^jul[iy]?$/,
  /^(?:ag[tsu]|agst|agustus|aug(?:ust)?)$/,
  /^sept?(?:ember)?$/,
  /^(?:okt|oct)(?:ober)?$/,
  /^(?:nov|nop)(?:ember)?$/,
  /^(?:des|dec)(?:ember)?$/,
];

const ALL_YEAR = /^(?:sepanjang|seluruh|setiap|all|the whole|every)\s*(?:tahun|bulan|year|month|year round)$/;
const TO = /[-–—]|\bs\.?d\.?|\bsampai\b|\bhingga\b|\bto\b|\buntil\b/;

function monthOf(word: string): Month | null {
  const name = word.trim().toLowerCase().replace(/\.$/, '');
  const at = NAMES.findIndex((pattern) => pattern.test(name));
  if (at >= 0) return (at + 1) as Month;
  return /^(?:[1-9]|1[0-2])$/.test(name) ? (Number(name) as Month) : null;
}

/**
 * The months that words name, in either language: "Sep–Nov", "Juli, Agustus", "10 to 2", "sepanjang tahun". A range may pass the
 * end of the year. The word that is no month, where there is one.
 */
export function readMonths(words: string): { readonly months: readonly Month[] } | { readonly wrong: string } {
  if (ALL_YEAR.test(words.trim().toLowerCase())) return { months: MONTHS };
  const months = new Set<Month>();
  for (const part of words.split(/,|;|\s(?:dan|and|&)\s/).filter((each) => each.trim() !== '')) {
    const ends = part.split(TO);
    const [first, last] = [monthOf(ends[0] ?? ''), monthOf(ends.at(-1) ?? '')];
    if (ends.length > 2 || first === null || last === null) return { wrong: part.trim() };
    for (let month = first; ; month = ((month % 12) + 1) as Month) {
      months.add(month);
      if (month === last) break;
    }
  }
  return months.size > 0 ? { months: [...months] } : { wrong: words.trim() };
}
