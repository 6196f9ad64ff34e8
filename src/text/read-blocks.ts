import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { headingRank, markdownParser, type Token } from './markdown-parser.ts';
import { splitBlocks } from './split-blocks.ts';
import { findLongLists } from './long-lists.ts';
import { joinTexts } from './one-line.ts';
import { schema } from './schema.ts';

/** One block of a text, and where its source stands. */
export interface ReadBlock {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
}

const parser = markdownParser();
const { nodes } = schema;

/** Tokens this deep may lack what stands below them: the parser stops at a level, silently. */
const DEEPEST = (parser.options.maxNesting ?? 20) - 2;

/**
 * The most tokens of one block. A larger one, of thousands of items or cells, would block the window during its render, and with
 * each letter.
 */
export const MOST_TOKENS = 12_000;

/** A list of so many items exceeds MOST_TOKENS: each has at least five tokens (open and close of item and paragraph, inline). */
const FEWEST_LONG = Math.ceil((MOST_TOKENS + 1) / 5);

/** The blocks of a text, in order; between them stands nothing but blanks. */
export function readBlocks(markdown: string): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let end = 0;
  // The parser would take hundreds of milliseconds for a list of 20,000 items, to no use.
  for (const { from, to } of findLongLists(markdown, FEWEST_LONG)) {
    for (const block of parseBlocks(markdown, end, from)) blocks.push(block);
    blocks.push({ node: nodes.raw.create({ source: markdown.slice(from, to) }), from, to });
    end = to;
  }
  for (const block of parseBlocks(markdown, end, markdown.length)) blocks.push(block);
  return blocks;
}

/** The blocks of one part of a text. */
function parseBlocks(markdown: string, start: number, end: number): ReadBlock[] {
  return splitBlocks(markdown.slice(start, end), parser).map(({ tokens, source, from, to }) => {
    const node = isFigure(tokens)
      ? nodes.figure.create({ source })
      : canHold(tokens, source)
        ? new Tokens(tokens).block()
        : nodes.raw.create({ source });
    return { node, from: start + from, to: start + to };
  });
}

function isFigure([first]: readonly Token[]): boolean {
  return first?.type === 'figure';
}

/** The blocks alone. */
export function readNodes(markdown: string): Node[] {
  return readBlocks(markdown).map(({ node }) => node);
}

/** The words of a text of one paragraph; null where it is something else. */
export function readParagraph(markdown: string): Fragment | null {
  const [open, inline, close, ...rest] = parser.parse(markdown, {});
  if (open?.type !== 'paragraph_open' || inline?.type !== 'inline' || close?.type !== 'paragraph_close') return null;
  return rest.length > 0 ? null : wordsOf(inline);
}

/** The words of a heading or a cell. */
export function readWords(markdown: string): Fragment {
  const [inline] = parser.parseInline(markdown, {});
  return inline ? wordsOf(inline) : Fragment.empty;
}

/**
 * False for blocks that are too large to render, and for those that would lose something when they are serialized: deeper nesting,
 * and cells beyond a table's columns.
 */
function canHold(tokens: readonly Token[], source: string): boolean {
  const size = tokens.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0);
  if (size > MOST_TOKENS) return false;
  const rows = source.split(/\r\n?|\n/);
  const first = tokens[0]?.map?.[0] ?? 0;
  let most = Infinity;
  let columns = 0;
  for (const { type, level, map } of tokens) {
    if (level >= DEEPEST) return false;
    if (type === 'th_open' || type === 'td_open') columns += 1;
    if (type === 'tr_open') [columns, most] = [0, cellCount(rows[(map?.[0] ?? first) - first] ?? '')];
    if (type === 'tr_close' && most > columns) return false;
  }
  return true;
}

/** The marks of quotes and lists that a row may stand behind. */
const ROW_START = /^[\s>]*(?:(?:[-+*]|\d+[.)])\s+[\s>]*)*/;

function cellCount(row: string): number {
  const cells = row
    .replace(ROW_START, '')
    .trim()
    .split(/(?<!\\)\|/);
  return cells.length - (cells[0] === '' ? 1 : 0) - (cells.length > 1 && cells.at(-1) === '' ? 1 : 0);
}

/** Makes nodes of tokens, one after another. */
class Tokens {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  block(): Node {
    const token = this.next();
    switch (token.type) {
      case 'heading_open':
        return nodes.heading.create({ level: headingRank(token) }, this.words());
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.list(token);
      case 'blockquote_open':
        return nodes.blockquote.create(null, this.blocks());
      case 'table_open':
        return this.table();
      case 'paragraph_open':
        return paragraphOf(this.words());
      default:
        throw new Error(`The parser made a ${token.type}, which no text may hold.`);
    }
  }

  private list(open: Token): Node {
    const start = Number(open.attrGet('start') ?? 1);
    const ofItems = open.level + 2;
    const begin = this.at;
    const items: Node[] = [];
    while (this.next().nesting > 0) items.push(nodes.list_item.create(null, this.blocks()));
    const paragraphs = this.tokens
      .slice(begin, this.at)
      .filter(({ type, level }) => type === 'paragraph_open' && level === ofItems);
    const attributes = { tight: paragraphs.every(({ hidden }) => hidden), marker: open.markup };
    if (open.type === 'bullet_list_open') return nodes.bullet_list.create(attributes, items);
    return nodes.ordered_list.create({ ...attributes, start }, items);
  }

  private table(): Node {
    const rows: Node[] = [];
    for (let token = this.next(); token.type !== 'table_close'; token = this.next()) {
      if (token.type === 'tr_open') rows.push(nodes.table_row.create(null, this.cells()));
    }
    return nodes.table.create(null, rows);
  }

  private cells(): Node[] {
    const cells: Node[] = [];
    for (let token = this.next(); token.type !== 'tr_close'; token = this.next()) {
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? null;
      const type = token.type === 'th_open' ? nodes.table_header : nodes.table_cell;
      cells.push(type.create({ align }, this.words()));
    }
    return cells;
  }

  /** Up to what closes them; a place without any has an empty paragraph, to be written in. */
  private blocks(): Node[] {
    const made: Node[] = [];
    while ((this.tokens[this.at]?.nesting ?? -1) >= 0) made.push(this.block());
    this.at += 1;
    return made.length > 0 ? made : [nodes.paragraph.create()];
  }

  /** The words up to what closes them. */
  private words(): Fragment {
    const inline = this.next();
    this.at += 1;
    return wordsOf(inline);
  }

  private next(): Token {
    const token = this.tokens[this.at];
    if (!token) throw new Error('A block of the text has no end.');
    this.at += 1;
    return token;
  }
}

function paragraphOf(words: Fragment): Node {
  const only = words.childCount === 1 ? words.firstChild : null;
  if (only?.type === nodes.image && only.marks.length === 0) return nodes.picture.create(only.attrs);
  return nodes.paragraph.create(null, words);
}

/** An empty title, which the parser leaves out. */
const EMPTY_TITLE = /\]\(\s*[^\s()]+\s+(?:""|''|\(\))\s*\)/;

function wordsOf({ children, content }: Token): Fragment {
  const made: Node[] = [];
  const open: Mark[] = [];
  // Looked for once: a paragraph may hold thousands of pictures.
  let hasEmptyTitle: boolean | null = null;
  const marked = (node: Node) => node.mark(open.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []));
  const addText = (text: string) => {
    if (text !== '') made.push(marked(schema.text(text.replace(/[\n\t\r]/g, ' '))));
  };
  for (const token of children ?? []) {
    switch (token.type) {
      case 'text':
      case 'text_special':
        addText(token.content);
        break;
      case 'softbreak':
        addText(' ');
        break;
      case 'hardbreak':
        made.push(nodes.hard_break.create());
        break;
      case 'image': {
        const alt = altOf(token);
        if (alt === '') hasEmptyTitle ??= EMPTY_TITLE.test(content);
        const title = token.attrGet('title') ?? (alt === '' && hasEmptyTitle ? '' : null);
        made.push(marked(nodes.image.create({ src: token.attrGet('src'), alt, title })));
        break;
      }
      case 'strong_open':
        open.push(schema.marks.strong.create());
        break;
      case 'em_open':
        open.push(schema.marks.em.create());
        break;
      case 'link_open':
        open.push(schema.marks.link.create({ href: token.attrGet('href') ?? '', title: token.attrGet('title') }));
        break;
      default:
        open.pop();
    }
  }
  return Fragment.fromArray(joinTexts(made));
}

/** As the page has it: of a picture within its words, escaped signs are left out. */
function altOf(image: Token, isWithin = false): string {
  const words = (image.children ?? []).map((child) => {
    if (child.type === 'image') return altOf(child, true);
    if (child.type === 'text_special' && isWithin) return '';
    return /break$/.test(child.type) ? ' ' : child.content;
  });
  return words.join('');
}
