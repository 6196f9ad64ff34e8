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

/** The beginning of a text, at most so many UTF-16 units: it ends with a whole character, as people see characters. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // What comes behind decides whether the last character is whole.
  const from = Math.max(0, most - LONGEST_CHARACTER);
  const near = text.slice(from, most + LONGEST_CHARACTER);
  const parts = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(near)];
  const ends = parts.map(({ index, segment }) => from + index + segment.length).filter((end) => end <= most);
  const end = ends.at(-1);
  return (end === undefined ? text.slice(0, Math.max(0, most)) : text.slice(0, end)).replace(/[\ud800-\udbff]$/, '');
}
