/** True for HTML of Firefox' PDF viewer, which ends each line of the page with a break. */
export function isOfPdfViewer(html: string): boolean {
  return /<br\b[^>]*\brole="presentation"/i.test(html);
}

/** Shorter lines are no lines of a page: they were ended on purpose. */
const SHORTEST_PAGE_LINE = 30;
/** A line that ends so far before the longest one is the last one of its paragraph. */
const FULL = 0.75;

/** A mark of a list, a heading's number, or a table's row: a line that begins so is one of its own. */
const BEGINS_ALONE = /^\s*(?:[-–—•‣▪◦●○*·]\s|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s|#{1,6}\s)/i;
/** Where a line goes on in the next one beyond doubt. */
const GOES_ON = /\p{Ll}$|\p{L}[-\u00ad]$/u;

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Letters that printed pages draw as one sign, as they are typed. */
export function withoutLigatures(text: string): string {
  return text.replace(/[ﬀ-ﬆ]/g, (sign) => LIGATURES[sign] ?? sign);
}

/**
 * Plain text whose paragraphs are one line each, where it comes from a PDF file or a letter: there each line ends at the margin, and words
 * are divided by hyphens. Text whose lines were ended on purpose (verses, addresses, amounts) stays as it is.
 */
export function joinWrappedLines(text: string): string {
  return withoutLigatures(text)
    .split(/\n[ \t]*\n/)
    .map((block) => joinBlock(block.split('\n').map((line) => line.trimEnd())))
    .join('\n\n');
}

function joinBlock(lines: readonly string[]): string {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const isWrapped =
    longest >= SHORTEST_PAGE_LINE &&
    lines.some((line, at) => isFull(line, longest) && GOES_ON.test(line) && /^\s*\p{Ll}/u.test(lines[at + 1] ?? ''));
  if (!isWrapped) return lines.join('\n');
  let whole = lines[0] ?? '';
  for (const [at, line] of lines.slice(1).entries()) {
    const before = lines[at] ?? '';
    const isProse = !BEGINS_ALONE.test(line) && !isOfNumbers(line) && !isOfNumbers(before);
    const goesOn = isProse && (isFull(before, longest) || /^\s*\p{Ll}/u.test(line));
    whole = goesOn ? joined(whole, line.trimStart()) : `${whole}\n${line}`;
  }
  return whole;
}

function isFull(line: string, longest: number): boolean {
  return line.length >= FULL * longest;
}

/** A row of a table of numbers. */
function isOfNumbers(line: string): boolean {
  const figures = line.match(/(?<![\p{L}\d.,])\d[\d.,]*/gu)?.length ?? 0;
  return figures >= 3 || figures > (line.match(/\p{L}{2,}/gu)?.length ?? 0);
}

/** Two lines as one: a divided word is whole again, a hyphen of its own (`buah-buahan`, `2-3 kg`, `se-Indonesia`) stays. */
function joined(before: string, line: string): string {
  const [, word = '', sign = ''] = /(\p{L}{0,40})([-\u00ad\u2010])$/u.exec(before.slice(-41)) ?? [];
  if (sign === '') return `${before} ${line}`;
  const start = before.slice(0, -1);
  if (sign === '\u00ad') return start + line;
  // "C-organik", "NPK-nya".
  const isOwn = !/\p{Ll}$/u.test(word) || !/^\p{Ll}/u.test(line) || isDoubled(word, line);
  return isOwn ? start + sign + line : start + line;
}

/** Indonesian doubles words: "sayur-sayuran", "kupu-kupu", "berlari-lari", "sayur-mayur", "lauk-pauk". */
function isDoubled(word: string, line: string): boolean {
  const [next = ''] = /^\p{L}+/u.exec(line) ?? [];
  if (word.length === next.length && word.slice(-2) === next.slice(-2)) return true;
  const root = next.slice(0, Math.max(3, Math.min(4, next.length)));
  return root.length >= 3 && word.toLowerCase().includes(root.toLowerCase());
}
