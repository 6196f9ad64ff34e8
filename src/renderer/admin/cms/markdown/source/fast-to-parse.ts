/** More marks than any article has in one paragraph: pairing them takes time that grows with the square of their number. */
const MOST_MARKS = 4000;
/** Deeper than lists and quotes are ever nested in one line. */
const MOST_MARKS_AT_START = 100;

const MARK = /[*_[\]()!<>\\&|]/g;
const START_OF_LINE = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)]))+/;

/** Whether a text can be read at the speed of typing. */
export function isFastToParse(text: string): boolean {
  let marks = 0;
  for (const line of text.split('\n')) {
    // Marks are only ever paired within a paragraph.
    if (line.trim() === '') marks = 0;
    const start = START_OF_LINE.exec(line)?.[0] ?? '';
    if (start.replace(/[\s\d]/g, '').length > MOST_MARKS_AT_START) return false;
    marks += line.match(MARK)?.length ?? 0;
    if (marks > MOST_MARKS) return false;
  }
  return true;
}
