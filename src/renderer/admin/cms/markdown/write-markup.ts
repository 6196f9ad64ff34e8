/**
 * A picture as Markdown. The description is escaped, so that nothing in it is parsed as a mark. Without one, an empty title marks
 * the picture as decorative.
 */
export function pictureMarkdown(alt: string, address: string): string {
  const words = alt.replace(/\s+/g, ' ').trim();
  return words === '' ? `![](${address} "")` : `![${withoutMarks(words)}](${address})`;
}

/** A link in Markdown whose words come out as they were written; a figure stays with its unit. */
export function linkMarkdown(words: string, address: string): string {
  return `[${withoutMarks(words.replace(/[^\S\u00a0]+/g, ' ').trim())}](${address})`;
}

/** Backslashes only where a mark would be read: people see these words again while they write. */
function withoutMarks(words: string): string {
  const quiet = words
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[*_|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&');
  return hasPlainBrackets(words) ? quiet : quiet.replace(/[[\]]/g, '\\$&');
}

/** Whether every bracket is closed again, and none is followed by what makes a link of it. */
function hasPlainBrackets(words: string): boolean {
  let depth = 0;
  for (const letter of words) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !words.includes('](');
}
