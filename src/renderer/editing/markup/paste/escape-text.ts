/**
 * Text as Markdown that reads as that text: what would be markup there gets a backslash. A text is one run between two
 * elements, so its first sign may stand at the start of a line.
 */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
      .replace(/\*/g, '\\*')
      // Within a word an underscore means nothing.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/\](?=[([]|$)/g, '\\]')
      .replace(/&(?=#?\w+;)/g, '&amp;')
      .replace(/^(\s*)(#{1,6}(?=\s|$)|[-+>|])/, '$1\\$2')
      .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
  );
}
