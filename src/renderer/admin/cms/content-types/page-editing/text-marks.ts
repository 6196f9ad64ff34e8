/** Signs without a shape, which nobody types: each is a digit, so that four of them write a number. */
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const LENGTH = 6;
const MARK = new RegExp(`[${DIGITS.join('')}]{${LENGTH}}`, 'g');

/** The largest number that a mark can hold. */
export const MARK_MAX = DIGITS.length ** LENGTH - 1;

/**
 * A text with a number that isn't seen behind each of its lines. The page's own components draw it, and where the number comes out
 * again, this text stands.
 */
export function withMark(text: string, number: number): string {
  const mark = markOf(number);
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : line + mark))
    .join('\n');
}

/** The same of a text in Markdown: behind each paragraph and heading, where a sign is a part of their words. */
export function withMarkInMarkdown(text: string, number: number): string {
  const lines = text.split('\n');
  const isWords = (line: string) => /^(?:#{1,6} )?[\p{L}\p{N}“"*_(]/u.test(line);
  return lines
    .map((line, at) => (isWords(line) && (lines[at + 1] ?? '').trim() === '' ? markedLine(line, number) : line))
    .join('\n');
}

/** The mark stands within the signs that end bold and slanted words or a heading: behind them they would be read as signs. */
function markedLine(line: string, number: number): string {
  let end = line.length;
  while (/[*_#\s]/.test(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end) + markOf(number) + line.slice(end);
}

/** A text as it was written. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}

/** The numbers of the marks in a drawn text, in their order. */
export function marksIn(text: string): readonly number[] {
  return [...text.matchAll(MARK)].map(([mark]) =>
    [...mark].reduce((sum, sign) => sum * DIGITS.length + DIGITS.indexOf(sign as (typeof DIGITS)[number]), 0),
  );
}

function markOf(number: number): string {
  const digits = number.toString(DIGITS.length).padStart(LENGTH, '0');
  return [...digits].map((digit) => DIGITS[Number(digit)]).join('');
}
