import type { Language } from '#domain/localized.ts';

/** A part of a text, by its letters. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * A longer sentence is read in parts: at the slowest speed some engines stop in the middle of what takes longer than 15 seconds
 * (Chrome with a voice from the network).
 */
export const MOST_LETTERS = 180;

/** What ends with a full stop and ends no sentence: initials, and abbreviations of both languages. */
const ABBREVIATION = /(?:^|[\s(“"])(?:\p{L}|spp|sp|cv|var|dll|dsb|dst|hlm|no|dr|ir|prof|e\.g|i\.e|etc|vs|approx)\.$/iu;
/** Of one with the sign before it and its full stop, in letters; only so much of a sentence's end is looked at. */
const LONGEST_ABBREVIATION = 10;

/** Where browsers can't split sentences (Firefox before 125): after a full stop, before what may begin a sentence. */
const BETWEEN = /(?=\s)(?<=[.!?…][”"’)]*)\s+(?=[\p{Lu}\d“"(‘])/u;

/**
 * The sentences of a text as they are read aloud: in their order, without the spaces around them, long ones in parts. All letters but
 * spaces are in one of them.
 */
export function splitSentences(text: string, language: Language): readonly Span[] {
  return wholeSentences(text, language).flatMap((span) => shortened(text, span));
}

/** The sentences of a text in their order, without the spaces around them, whatever their length. */
export function wholeSentences(text: string, language: Language): readonly Span[] {
  const whole: Span[] = [];
  let from = 0;
  for (const piece of piecesOf(text, language)) {
    const to = from + piece.length;
    const before = whole.at(-1);
    const end = before && text.slice(before.from, before.to).trimEnd().slice(-LONGEST_ABBREVIATION);
    if (before && end && ABBREVIATION.test(end)) whole.splice(-1, 1, { from: before.from, to });
    else whole.push({ from, to });
    from = to;
  }
  return whole.map((span) => trimmed(text, span)).filter(({ from: start, to }) => to > start);
}

/** Letters that are segmented at a time: a browser takes time for a text that grows with the square of its sentences. */
const AT_A_TIME = 1000;

function piecesOf(text: string, language: Language): readonly string[] {
  if (typeof Intl.Segmenter === 'function') return segmentsOf(text, language);
  const starts = [0];
  for (const { index, 0: gap } of text.matchAll(new RegExp(BETWEEN, 'gu'))) starts.push(index + gap.length);
  return starts.map((start, place) => text.slice(start, starts[place + 1]));
}

function segmentsOf(text: string, language: Language): readonly string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const pieces: string[] = [];
  for (let from = 0, most = AT_A_TIME; from < text.length;) {
    const found = Array.from(segmenter.segment(text.slice(from, from + most)), ({ segment }) => segment);
    const isEnd = from + most >= text.length;
    // The last one may go on: it is segmented again with what follows.
    if (!isEnd) found.pop();
    for (const piece of found) {
      pieces.push(piece);
      from += piece.length;
    }
    most = isEnd || found.length > 0 ? AT_A_TIME : 2 * most;
  }
  return pieces;
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
  return [...parts, rest];
}
