/** Control characters except tab and line ends, and halves of characters: no database keeps them, or a request with them is refused. */
const UNKEPT = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\p{Surrogate}/gu;

/** A text of another program without the signs that can't be kept. */
export function cleanText(text: string): string {
  return text.replace(UNKEPT, '');
}

/** The same on one line, with one blank between two words. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Longer than any character that a person sees as one; a crafted one isn't followed further. */
const LONGEST_CHARACTER = 64;

/** Made once: it takes as long as cutting hundreds of texts with it. */
let graphemes: Intl.Segmenter | null = null;

/** The beginning of a text, at most so many UTF-16 units: it ends with a whole character, as people see characters. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = endOfWhole(text, most) ?? Math.max(0, most);
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, '');
}

/** The end of the last character that is whole within so many units; undefined where none is, and in Firefox before 125, which can't tell. */
function endOfWhole(text: string, most: number): number | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  // What comes behind decides whether the last character is whole.
  const from = Math.max(0, most - LONGEST_CHARACTER);
  const parts = [...graphemes.segment(text.slice(from, most + LONGEST_CHARACTER))];
  return parts.map(({ index, segment }) => from + index + segment.length).findLast((end) => end <= most);
}
