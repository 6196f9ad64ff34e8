/** A sentence of a paragraph, from its first character to behind its last. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A full stop after one of these ends no sentence, nor one after an initial: J. Smith, no. 5. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:dll|dsb|dst|dkk|no|hlm|tgl|ir|dr|prof|rp|yg|e\.g|i\.e|etc|approx|vs|st|mr|mrs|cf|fig|sp|spp|var|cv)$/iu;
const INITIAL = /(?:^|[^\p{L}\p{N}°])\p{Lu}$/u;

const END = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s+["“‘'([]*[\p{Lu}\p{N}]|\s*$)|\n+/gu;

/** The sentences of a paragraph. A break of line ends one as well. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const { length } = text.trimEnd();
  let begin = 0;
  const end = (at: number) => {
    const from = begin + (/^\s*/.exec(text.slice(begin, at))?.[0].length ?? 0);
    const words = text.slice(from, at).trimEnd();
    if (words !== '') sentences.push({ from, to: from + words.length, text: words });
    begin = at;
  };
  for (const { index, 0: mark } of text.matchAll(END)) {
    const before = text.slice(Math.max(0, index - 8), index);
    if (mark === '.' && (INITIAL.test(before) || (ABBREVIATION.test(before) && index + 1 < length))) continue;
    end(index + mark.length);
  }
  end(text.length);
  return sentences;
}

/** A word of a sentence: letters with what joins them, or a figure. */
export const WORD = /\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:[-’']\p{L}[\p{L}\p{M}]*)*/gu;
