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
  return next.startsWith('[') ? escaped.replace(/[!\]]$/, '\\$&') : escaped;
}

/** A line that would begin a heading, a list, a quote or a table reads as text. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[|:-][\s|:-]*$/, '\\$&');
}
