import { markdownParser, type Token } from './markdown-parser.ts';

/** One block of a text: a paragraph, a heading, a list, a quote, a table. */
export interface TextBlock {
  /** What it is, by the parser's name for its first token: `paragraph_open`, `heading_open`, … */
  readonly type: string;
  /** Its Markdown, without the blank lines around it. */
  readonly source: string;
  /** Where that stands in the text. */
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
}

const plainParser = markdownParser();

/** The blocks of a text, in order; between them stands nothing but blanks. */
export function splitBlocks(markdown: string, parser = plainParser): TextBlock[] {
  const lines = linesOf(markdown);
  return topLevel(parser.parse(markdown, {})).map((tokens) => {
    const [first = 0, end = first + 1] = tokens[0]?.map ?? [];
    let last = end - 1;
    while (last > first && isBlank(markdown, lines[last])) last -= 1;
    const from = lines[first]?.from ?? 0;
    const to = lines[last]?.to ?? markdown.length;
    return { type: tokens[0]?.type ?? '', source: markdown.slice(from, to), from, to, tokens };
  });
}

interface Line {
  readonly from: number;
  readonly to: number;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
    lines.push({ from, to: index });
    from = index + end.length;
  }
  lines.push({ from, to: text.length });
  return lines;
}

function isBlank(text: string, line: Line | undefined): boolean {
  return line !== undefined && /^[ \t]*$/.test(text.slice(line.from, line.to));
}

function topLevel(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) blocks.push([]);
    blocks.at(-1)?.push(token);
  }
  return blocks;
}
