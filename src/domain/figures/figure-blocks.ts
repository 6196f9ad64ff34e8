/** A figure block in a Markdown text. */
export interface FigureBlock {
  /** Its first line in the text, from 0, and the line behind its last. */
  readonly from: number;
  readonly to: number;
  /** What stands behind ```` ```figure ````. */
  readonly kind: string;
  /** The lines between the fences. */
  readonly body: string;
  readonly isClosed: boolean;
}

// What stands behind it is cut off and trimmed: a pattern for it would try every way to part a long row of blanks.
const OPEN = /^```[ \t]*figure(?![^ \t])/;
const CLOSE = /^```[ \t]*$/;

/**
 * The block that begins in a line; null where none does. One that is never closed ends before the next empty line, so that it takes no
 * more of the text with it than what was meant. `lineAt` gives null behind the last line.
 */
export function figureAt(lineAt: (line: number) => string | null, from: number): FigureBlock | null {
  const first = lineAt(from) ?? '';
  const opened = OPEN.exec(first);
  if (!opened) return null;
  const kind = first.slice(opened[0].length).trim();
  let end = from + 1;
  let firstEmpty: number | null = null;
  const body: string[] = [];
  for (let line = lineAt(end); line !== null; line = lineAt(end)) {
    if (CLOSE.test(line)) return { from, to: end + 1, kind, body: body.join('\n'), isClosed: true };
    if (OPEN.test(line)) break;
    if (line.trim() === '') firstEmpty ??= end;
    body.push(line);
    end += 1;
  }
  const to = firstEmpty ?? end;
  return { from, to, kind, body: body.slice(0, to - from - 1).join('\n'), isClosed: false };
}

/** The figure blocks of a Markdown text, in their order. They stand by themselves, never within a list or a quote. */
export function findFigures(markdown: string): readonly FigureBlock[] {
  if (!markdown.includes('```')) return [];
  const lines = markdown.split(/\r\n?|\n/);
  const found: FigureBlock[] = [];
  for (let line = 0; line < lines.length; line += 1) {
    const block = figureAt((at) => lines[at] ?? null, line);
    if (!block) continue;
    found.push(block);
    line = block.to - 1;
  }
  return found;
}
