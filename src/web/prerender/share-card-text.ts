import { hyphenateText } from '#text/render/soft-hyphens.ts';

const SOFT_HYPHEN = '\u00ad';

/** Sizes of a title in px: the largest that fits is taken, with whole words first and with broken ones then. */
const TRIES = [
  ...[66, 62, 58, 54, 50, 46].map((size) => ({ size, breaksWords: false })),
  ...[50, 46, 42, 38, 34].map((size) => ({ size, breaksWords: true })),
];
export const LINE_HEIGHT = 1.1;

export interface LaidTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Breaks a title into lines of at most `width` px that stand in `height` px. One that is too long at any size ends with "…". */
export function fitTitle(
  title: string,
  measure: (text: string, size: number) => number,
  { width, height }: { readonly width: number; readonly height: number },
): LaidTitle {
  for (const { size, breaksWords } of TRIES) {
    const fits = (text: string) => measure(text, size) <= width;
    const lines = linesOf(title, fits, breaksWords);
    if (lines.every(fits) && lines.length <= mostLines(size, height)) return { size, lines };
  }
  const { size } = TRIES[TRIES.length - 1]!;
  const fits = (text: string) => measure(text, size) <= width;
  const most = mostLines(size, height);
  const lines = linesOf(title, fits, true);
  return { size, lines: [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', fits)] };
}

function mostLines(size: number, height: number): number {
  return Math.floor(height / (size * LINE_HEIGHT));
}

/** Fills line after line. A word that is wider than a line is broken only where `breaksWords`, between its syllables first. */
function linesOf(title: string, fits: (text: string) => boolean, breaksWords: boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const put = (word: string) => {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  };
  for (const word of title.split(/\s+/).filter(Boolean)) {
    for (const piece of breaksWords && !fits(word) ? piecesOf(word, fits) : [word]) put(piece);
  }
  return line === '' ? lines : [...lines, line];
}

/** A long word in pieces that fit, all but the last with a hyphen. */
function piecesOf(word: string, fits: (text: string) => boolean): readonly string[] {
  const syllables = hyphenateText(word).split(SOFT_HYPHEN);
  const parts = syllables.length > 1 ? syllables : [...word];
  const pieces: string[] = [];
  let piece = '';
  for (const part of parts) {
    if (piece !== '' && !fits(`${piece}${part}-`)) {
      pieces.push(`${piece}-`);
      piece = part;
    } else piece += part;
  }
  return [...pieces, piece];
}

function shortened(line: string, fits: (text: string) => boolean): string {
  let letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
