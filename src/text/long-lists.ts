/** A list of a text, by where its source stands. */
export interface LongList {
  readonly from: number;
  readonly to: number;
}

/** The line of an item with words. */
const ITEM = /^(?:([-+*])|\d{1,9}([.)])) \S/;
/** A line that may belong to a list, or begin one. */
const OF_LIST = /^(?:[-+*]|\d{1,9}[.)])(?:\s|$)|^\s/;

interface Line {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Lists of at least so many items, each on one line, that stand alone between blank lines: what they are needs no parser. A list that
 * something above or below may belong to isn't among them, nor any of a text with fenced blocks.
 */
export function findLongLists(markdown: string, fewest: number): LongList[] {
  // Most texts have fewer lines than that.
  if (!hasLines(markdown, fewest) || /```|~~~|\r/.test(markdown)) return [];
  const lines = linesOf(markdown);
  const lists: LongList[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const sign = signOf(lines[at]);
    if (sign === null) continue;
    const first = at;
    while (signOf(lines[at + 1]) === sign) at += 1;
    const [from, to] = [lines[first]?.from ?? 0, lines[at]?.to ?? 0];
    if (at - first + 1 >= fewest && endsAbove(lines, first - 1) && beginsBelow(lines, at + 1)) lists.push({ from, to });
  }
  return lists;
}

function hasLines(text: string, count: number): boolean {
  let at = -1;
  for (let line = 1; line < count; line += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

function linesOf(markdown: string): Line[] {
  let from = 0;
  return markdown.split('\n').map((text) => {
    const line = { from, to: from + text.length, text };
    from = line.to + 1;
    return line;
  });
}

/** The sign that all items of one list have in common; null for any other line. */
function signOf(line: Line | undefined): string | null {
  const match = line && ITEM.exec(line.text);
  return match ? (match[1] ?? match[2] ?? null) : null;
}

/** Whether what stands above is over: a blank line, and above that nothing, or lines of which none is of a list. */
function endsAbove(lines: readonly Line[], at: number): boolean {
  if (at < 0) return true;
  if (!isBlank(lines[at])) return false;
  let above = at;
  while (above >= 0 && isBlank(lines[above])) above -= 1;
  for (; above >= 0 && !isBlank(lines[above]); above -= 1) if (OF_LIST.test(lines[above]?.text ?? '')) return false;
  return true;
}

/** Whether something else begins below: a blank line, and below that nothing, or a line that isn't of a list. */
function beginsBelow(lines: readonly Line[], at: number): boolean {
  if (at < lines.length && !isBlank(lines[at])) return false;
  let below = at;
  while (below < lines.length && isBlank(lines[below])) below += 1;
  return below >= lines.length || !OF_LIST.test(lines[below]?.text ?? '');
}

/** As the parser has it: other blanks than these are words. */
function isBlank(line: Line | undefined): boolean {
  return line !== undefined && /^[ \t]*$/.test(line.text);
}
