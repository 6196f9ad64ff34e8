import { headingRank, type Token } from './markdown-parser.ts';
import { blockParser } from './block-parser.ts';

/** What a segment is: a heading, a paragraph, an item of a list, a paragraph of a quote, a row of a table, a picture, a figure. */
export type SegmentKind = 'h2' | 'h3' | 'p' | 'li' | 'quote' | 'tr' | 'img' | 'fig';

/** The smallest piece of a text that is translated by itself: one paragraph, item or row, as its Markdown without the signs around it. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly text: string;
}

/** A segment as one text, as it is stored and compared. */
export function segmentText({ kind, text }: Segment): string {
  return `${kind} ${text}`;
}

/** The segment that such a text stands for. */
export function segmentOf(stored: string): Segment {
  const [, kind, text] = /^(h2|h3|p|li|quote|tr|img|fig) ([^]*)$/.exec(stored) ?? [];
  return { kind: (kind ?? 'p') as SegmentKind, text: text ?? stored };
}

/** The texts of both languages, one of before, and parts of them: a half-translated text is asked for up to each place where it lacks something. */
const MOST_KNOWN = 24;
const known = new Map<string, readonly Segment[]>();

const PICTURE = /^!\[(?:[^[\]\\]|\\.|\[[^[\]]*\])*\]\([^()\s]*(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)$/;

/**
 * The segments of a Markdown text in order, those within lists, quotes and tables one by one. Blanks don't tell them apart. Those of
 * the last texts are remembered: while one is written, the other one is asked for as often.
 */
export function textSegments(markdown: string): readonly Segment[] {
  const segments = known.get(markdown) ?? segmentsIn(blockParser.parse(markdown, {}));
  known.delete(markdown);
  known.set(markdown, segments);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return segments;
}

/** The segments of blocks, by what `blockParser` makes of them. */
export function segmentsIn(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  const around: string[] = [];
  let heading: 2 | 3 | null = null;
  let cells: string[] | null = null;
  let isItemBegun = false;
  /** Where a list begins with another number than 1: readers see it, and no other sign of the source says it. */
  let start: string | null = null;
  const add = (kind: SegmentKind, text: string) => void (text !== '' && segments.push({ kind, text }));
  for (const token of tokens) {
    switch (token.type) {
      case 'heading_open':
        heading = headingRank(token);
        break;
      case 'ordered_list_open':
        start = String(token.attrGet('start') ?? '') || null;
        break;
      case 'list_item_open':
      case 'blockquote_open':
        around.push(token.type);
        isItemBegun = false;
        break;
      case 'list_item_close':
      case 'blockquote_close':
        around.pop();
        isItemBegun = true;
        start = null;
        break;
      case 'figure':
        add('fig', `${token.info}\n${token.content}`.trim());
        break;
      case 'tr_open':
        cells = [];
        break;
      case 'tr_close':
        add('tr', rowOf(cells ?? []));
        cells = null;
        break;
      case 'inline': {
        const words = wordsOf(token);
        const text = start === null || words === '' ? words : `${start}. ${words}`;
        start = null;
        if (cells) cells.push(text);
        else if (heading) add(heading === 2 ? 'h2' : 'h3', text);
        else add(PICTURE.test(words) ? 'img' : paragraphKind(around.at(-1), isItemBegun), text);
        if (!cells) isItemBegun = true;
        heading = null;
        break;
      }
    }
  }
  return segments;
}

/** A later paragraph of a list’s item is a paragraph. */
function paragraphKind(within: string | undefined, isItemBegun: boolean): SegmentKind {
  if (within === 'blockquote_open') return 'quote';
  return within === 'list_item_open' && !isItemBegun ? 'li' : 'p';
}

/** Blanks that need tidying. Most lines have none, and a search alone takes a tenth of the time. */
const UNTIDY = /[^\S ]| {2}|^ | $/;

/** Lines that are only broken in the source are one; a break that readers see stays. */
function wordsOf({ content }: Token): string {
  return content
    .split(/(?:(?<! ) {2,}|\\)\r?\n/)
    .map((line) => (UNTIDY.test(line) ? line.replace(/\s+/g, ' ').trim() : line))
    .join('\n')
    .trim();
}

/** Empty cells at the end are those that the row lacks. */
function rowOf(cells: readonly string[]): string {
  return cells.join(' | ').replace(/(?<! \| )(?: \| )+$/, '');
}
