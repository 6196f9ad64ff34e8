/** A line that begins a block: a heading, an item of a list. "- 5 °C" may be a temperature below zero, so it isn't one. */
const BEGINS_BLOCK = /^\s{0,3}(?:#{2,3}\s+\S|[-+]\s+[^\s\d]|\d{1,3}[.)]\s+\S)/;

/** What Markdown would take for a sign of its own within a line. "40*50*60 cm" would lose its signs. */
const MEANS_SOMETHING = /[*_`[\]<>\\&|~]|^[ \t]{4}|^[- \t]{3,}$/m;

/**
 * Whether plain text may be read as Markdown without losing a sign or joining two lines: all of it is headings, items of lists, and
 * paragraphs of one line each. Everything else is put in as it is; the Markdown view takes Markdown.
 */
export function readsAsMarkdown(text: string): boolean {
  if (MEANS_SOMETHING.test(text)) return false;
  const lines = text.split('\n').map((line) => line.trimEnd());
  const begins = lines.filter((line) => BEGINS_BLOCK.test(line));
  // A line of words below another one, or below an item, would be joined to it.
  return begins.length > 0 && lines.every((line, at) => line === '' || !lines[at - 1] || BEGINS_BLOCK.test(line));
}
