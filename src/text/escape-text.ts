/** What stands around a text. */
interface Place {
  readonly isInLink: boolean;
  /** The sign of the markup that comes right after the text; empty at its end. */
  readonly next: string;
}

/** Text as Markdown that reads as that text: what would be markup there gets a backslash. */
export function escapeText(text: string, { isInLink, next }: Place): string {
  const escaped = text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/\*/g, '\\*')
    // Within a word an underscore means nothing.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(isInLink ? /[[\]]/g : /\](?=[([])/g, '\\$&')
    .replace(/&(?=#?\w{1,40};)/g, '\\&');
  return next.startsWith('[') || next.startsWith('![') ? escaped.replace(/[!\]]$/, '\\$&') : escaped;
}

/** A line that would begin a heading, a list, a quote or a table reads as text. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[|:-][\s|:-]*$/, '\\$&');
}

/** A description as it stands between the brackets of a picture. */
export function escapeAlt(alt: string): string {
  return escapeText(alt, { isInLink: true, next: ']' });
}

/** What Markdown takes for part of a word. */
const LETTER_AT_START = /^[^\s\p{P}\p{S}]/u;
const LETTER_AT_END = /[^\s\p{P}\p{S}]$/u;

/**
 * Text as Markdown that is always parsed as this text, although nobody would write it so: every special character is escaped with a
 * backslash, and a letter next to a mark is written as a numeric reference.
 */
export function escapeEverything(text: string, isAfterMark: boolean, isBeforeMark: boolean): string {
  const first = isAfterMark ? (LETTER_AT_START.exec(text)?.[0] ?? '') : '';
  const last = isBeforeMark && text.length > first.length ? (LETTER_AT_END.exec(text)?.[0] ?? '') : '';
  const middle = text.slice(first.length, text.length - last.length);
  return byNumber(first) + middle.replace(/[!-/:-@[-`{-~]/g, '\\$&') + byNumber(last);
}

function byNumber(letter: string): string {
  return letter === '' ? '' : `&#${letter.codePointAt(0) ?? 0};`;
}
