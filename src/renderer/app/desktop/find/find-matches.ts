import { searchedLetters, type PageText } from './page-text.ts';

/** A single letter would have thousands of matches; nobody steps through more. */
export const MOST_MATCHES = 1_000;

/** All matches of a typed text in a page, in reading order, at most `MOST_MATCHES`. */
export function findMatches({ letters, places }: PageText, typed: string): Range[] {
  const wanted = searchedLetters(typed);
  const matches: Range[] = [];
  if (wanted === '') return matches;
  let at = letters.indexOf(wanted);
  while (at >= 0 && matches.length < MOST_MATCHES) {
    const first = places[at];
    const last = places[at + wanted.length - 1];
    if (first && last) {
      const range = document.createRange();
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + lengthAt(last.node.data, last.offset));
      matches.push(range);
    }
    at = letters.indexOf(wanted, at + wanted.length);
  }
  return matches;
}

/** The number of UTF-16 units of the character at this place. */
function lengthAt(text: string, offset: number): number {
  return (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}
