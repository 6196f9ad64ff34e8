import { searchedLetters, type PageText } from './page-text.ts';

/** More than anybody looks through; a single letter would be found thousands of times. */
export const MOST_MATCHES = 1_000;

/** Every place of a page's text where what was typed stands, in reading order, at most `MOST_MATCHES`. */
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

/** Units of the letter that stands there. */
function lengthAt(text: string, offset: number): number {
  return (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}
