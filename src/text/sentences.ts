/** A part of a text, by its letters. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A sentence of a text, from its first character to behind its last. */
export interface Sentence extends Span {
  readonly text: string;
}

/** A full stop after one of these ends no sentence, nor one after an initial: J. Smith, no. 5. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:dll|dsb|dst|dkk|no|hlm|tgl|ir|dr|prof|rp|yg|e\.g|i\.e|etc|approx|vs|st|mr|mrs|cf|fig|sp|spp|var|cv)$/iu;
const INITIAL = /(?:^|[^\p{L}\p{N}°])\p{Lu}$/u;

const END = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s+["“‘'([]*[\p{Lu}\p{N}]|\s*$)|\n+/gu;

/** The sentences of a text, without the spaces around them. A break of line ends one as well. */
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

/**
 * A longer sentence is read in parts: at the slowest speed some engines stop in the middle of what takes longer than 15 seconds
 * (Chrome with a voice from the network).
 */
export const MOST_LETTERS = 180;

/** The sentences of a text as they are read aloud: in their order, long ones in parts. All letters but spaces are in one of them. */
export function spokenSentences(text: string): readonly Span[] {
  return sentencesOf(text).flatMap((sentence) => shortened(text, sentence));
}

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to);
  return { from: from + part.length - part.trimStart().length, to: from + part.trimEnd().length };
}

/** Cut at the last comma, semicolon or colon that keeps it short enough, else at a space. */
function shortened(text: string, span: Span): readonly Span[] {
  const parts: Span[] = [];
  let rest = span;
  while (rest.to - rest.from > MOST_LETTERS) {
    const start = text.slice(rest.from, rest.from + MOST_LETTERS);
    const cut = Math.max(...[...start.matchAll(/[,;:)]\s/gu)].map(({ index }) => index + 1), -1);
    const at = cut > MOST_LETTERS / 4 ? cut : start.lastIndexOf(' ');
    if (at <= 0) break;
    const middle = rest.from + at;
    parts.push(trimmed(text, { from: rest.from, to: middle }));
    rest = trimmed(text, { from: middle, to: rest.to });
  }
  return [...parts, { from: rest.from, to: rest.to }];
}
