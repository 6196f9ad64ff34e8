/**
 * Accents, and signs that nobody sees: soft hyphens, blanks without width, joiners, marks of direction. The database removes the same
 * (private.folded).
 */
const UNSEEN = /[\u{300}-\u{36F}]|\p{Default_Ignorable_Code_Point}/gu;

/** Letters and signs that are written in several ways, and no rule of Unicode makes one. */
const SAME = /[ßæœøđłıς\u2018-\u201B\u2032\u02BB\u02BC\u201C-\u201F«»\u2010-\u2015\u2212]/g;
const INSTEAD: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ', '«': '"', '»': '"' },
  ...{ '\u2032': "'", '\u02BB': "'", '\u02BC': "'", '\u2212': '-' },
};

const BLANKS = /[ \t\n\v\f\r\u1680\u2028\u2029]+/g;

/**
 * A text as searches compare it: in small letters, without accents and unseen signs, ligatures taken apart ("ﬁ"), quotes and hyphens
 * of one kind, and one blank in the place of several. What a reader copied from a page or a PDF is found by it.
 */
export function folded(text: string): string {
  // Texts are also taken letter by letter, most of which are plain ones.
  if (text.length === 1 && text > ' ' && text < '\u007f') return text.toLowerCase();
  return letters(text).replace(BLANKS, ' ');
}

/** A folded text, and for each of its characters, where it stands in the original: from where to where. */
interface FoldedPlaces {
  readonly text: string;
  readonly places: readonly (readonly [from: number, to: number])[];
}

/** A folded text with the places of the original's characters, for marking in the original what was found in the folded text. */
export function foldedPlaces(original: string): FoldedPlaces {
  let text = '';
  let at = 0;
  // Asking the text itself for its end would copy it each time.
  let endsInBlank = false;
  const places: (readonly [number, number])[] = [];
  for (const sign of original) {
    const next = at + sign.length;
    for (const letter of folded(sign)) {
      if (letter === ' ' && endsInBlank) continue;
      text += letter;
      endsInBlank = letter === ' ';
      for (let unit = 0; unit < letter.length; unit += 1) places.push([at, next]);
    }
    at = next;
  }
  return { text, places };
}

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(SAME, (sign) => INSTEAD[sign] ?? (sign < '\u2016' ? '-' : sign < '\u201C' ? "'" : '"'));
}
