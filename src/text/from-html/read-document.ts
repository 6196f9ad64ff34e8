import type { Node as Block } from 'prosemirror-model';
import { schema } from '../schema.ts';
import { joinTexts } from '../one-line.ts';
import { isPrepared, marksWithin } from './element-style.ts';
import { emojiOf } from './emoji.ts';
import { DEEPEST_LIST, Flow, isOpenList, labelled, nodesOf, type Part } from './flow.ts';
import { formulaRuns } from './formula-runs.ts';
import type { Slices } from './in-slices.ts';
import { isComment, isHidden, isNoText, isStruck, isStruckWhole } from './left-out.ts';
import { isIndentedList, readIndentedList, readItems, tickOf, type ListReader } from './read-list.ts';
import { readTable } from './read-table.ts';
import { PLAIN, type Marks } from './runs.ts';
import { addWordItem, isWordMark, wordItemOf } from './word-lists.ts';

const { nodes } = schema;

/** A picture of a document that the portal doesn't have; it is replaced by a placeholder. */
export interface MissingPicture {
  /** Its given source: an address, a file of another device, or a picture within the HTML (`data:`). */
  readonly source: string;
  readonly alt: string;
  /** The address of its placeholder. */
  readonly placeholder: string;
}

/** What becomes of pictures. */
export interface Pictures {
  /** The address of a picture that the portal has, or null. */
  readonly own: (source: string) => string | null;
  /** A placeholder that the text doesn't have yet. */
  readonly newPlaceholder: () => string;
  /** The text before the description of a missing picture. */
  readonly missing: string;
}

/** What stands on lines of its own. */
const BLOCKS = new Set(
  (
    'address article aside body caption center dd details dialog div dl dt fieldset figcaption figure footer form header ' +
    'hgroup hr html legend main nav p section summary table tbody td tfoot th thead tr'
  ).split(' '),
);

/** Nodes between two moments at which the work may pause. */
const AT_ONCE = 200;
/** Deeper than any document that a person wrote: what is below is read as text. */
const DEEPEST = 400;

/** What is around a piece of text. */
interface Around {
  readonly marks: Marks;
  /** Headings are bold by themselves. */
  readonly isBoldAnyway: boolean;
  readonly isPrepared: boolean;
  readonly isWordItem: boolean;
  /** In an item of a checklist, whose tick is written already. */
  readonly isChecklist: boolean;
  /** In an item that is done, which many programs strike through as a whole. */
  readonly isDone: boolean;
  readonly depth: number;
  readonly lists: number;
}

const OUTSIDE: Around = {
  marks: PLAIN,
  isBoldAnyway: false,
  isPrepared: false,
  isWordItem: false,
  isChecklist: false,
  isDone: false,
  depth: 0,
  lists: 0,
};

/**
 * Reads a foreign document, which isn't changed, as blocks of an article: real lists, real bold and oblique, tables, safe addresses.
 * What isn't seen, comments, and text that is struck or deleted are left out.
 */
export class DocumentReader {
  readonly missing: MissingPicture[] = [];
  /** How many passages were left out because they are struck or deleted. */
  struck = 0;
  private seen = 0;
  private readonly pictures: Pictures;

  constructor(pictures: Pictures) {
    this.pictures = pictures;
  }

  *read(root: Element): Slices<Block[]> {
    return yield* this.blocksOf(root, OUTSIDE);
  }

  private *blocksOf(parent: Element, around: Around): Slices<Block[]> {
    return nodesOf(yield* this.partsOf(parent, around));
  }

  private *partsOf(parent: Element, around: Around): Slices<Part[]> {
    const flow = new Flow();
    yield* this.children(parent, flow, around);
    flow.close();
    return flow.parts;
  }

  private *children(parent: Element, flow: Flow, around: Around): Slices<void> {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (this.isTimeToPause()) yield;
      yield* this.node(node, flow, around);
    }
  }

  private *node(node: Node, flow: Flow, around: Around): Slices<void> {
    if (node.nodeType === Node.TEXT_NODE) addText(flow, node.nodeValue ?? '', around);
    else if (node.nodeType === Node.ELEMENT_NODE) yield* this.element(node as Element, flow, around);
  }

  private *element(element: Element, flow: Flow, outside: Around): Slices<void> {
    const name = element.localName;
    if (isNoText(element) || isHidden(element)) return;
    if (outside.isWordItem && isWordMark(element)) return;
    if (outside.depth > DEEPEST) return addText(flow, element.textContent ?? '', outside);
    if (this.isLeftOut(element, outside)) return;
    const around = within(element, outside);
    const rank = /^h([1-6])$/.exec(name)?.[1];
    if (rank !== undefined) return yield* this.heading(element, Number(rank) < 3 ? 2 : 3, flow, around);
    // None is within another one.
    const wordItem = around.isWordItem ? null : wordItemOf(element);
    if (wordItem) return addWordItem(flow, wordItem, yield* this.partsOf(element, { ...around, isWordItem: true }));
    if (name === 'br') return flow.add({ kind: 'break' });
    if (name === 'img' || name === 'svg') return this.picture(flow, element, around);
    if (name === 'ul' || name === 'ol' || name === 'menu') return yield* this.list(element, flow, around);
    if (name === 'li') return yield* this.loneItem(element, flow, around);
    if (name === 'blockquote') return yield* this.quote(element, flow, around);
    if (name === 'math') return formulaRuns(element, around.marks).forEach((run) => flow.add(run));
    if (name === 'q') addText(flow, '“', around);
    const table = name === 'table' ? yield* this.table(element, around) : null;
    if (table) return flow.push(table);
    const isBlock = BLOCKS.has(name) || name === 'pre';
    if (isBlock) flow.close();
    yield* this.children(element, flow, around);
    if (name === 'q') addText(flow, '”', around);
    if (isBlock) flow.close();
  }

  /** Everything in a heading is one line; what can't stand there comes below it. */
  private *heading(element: Element, level: 2 | 3, flow: Flow, around: Around): Slices<void> {
    const parts = yield* this.partsOf(element, around);
    const line: Block[] = [];
    const rest: Part[] = [];
    for (const part of parts) {
      if (isOpenList(part) || part.type !== nodes.paragraph) rest.push(part);
      else {
        if (line.length > 0) line.push(schema.text(' '));
        part.forEach((node) => void line.push(node.type === nodes.hard_break ? schema.text(' ') : node));
      }
    }
    if (line.length > 0) flow.push([nodes.heading.create({ level }, joinTexts(line))]);
    flow.push(rest);
  }

  private *quote(element: Element, flow: Flow, around: Around): Slices<void> {
    const parts = yield* this.partsOf(element, { ...around, lists: around.lists + 1 });
    if (around.lists >= DEEPEST_LIST) flow.push(parts);
    else if (parts.length > 0) flow.push([nodes.blockquote.create(null, nodesOf(parts))]);
  }

  private *table(element: Element, around: Around): Slices<Block[] | null> {
    return yield* readTable(element, {
      readCell: (cell) => this.blocksOf(cell, within(cell, around)),
      isLeftOut: (part) => this.isLeftOut(part, around),
    });
  }

  private *list(element: Element, flow: Flow, around: Around): Slices<void> {
    const inside = { ...around, lists: around.lists + 1 };
    const reader: ListReader = {
      readNode: (node, to) => this.node(node, to, inside),
      readItem: (item) => this.itemParts(item, inside),
      isLeftOut: (item) => this.isLeftOut(item, inside),
      isTimeToPause: () => this.isTimeToPause(),
    };
    if (isIndentedList(element)) return yield* readIndentedList(element, flow, reader);
    const items = yield* readItems(element, reader);
    if (around.lists < DEEPEST_LIST) flow.pushItems(items, element.hasAttribute('start'));
    else for (const { blocks } of items) flow.push(blocks);
  }

  /** An item that stands in no list. */
  private *loneItem(element: Element, flow: Flow, around: Around): Slices<void> {
    const blocks = yield* this.itemParts(element, { ...around, lists: around.lists + 1 });
    if (around.lists < DEEPEST_LIST) flow.pushItems([{ number: null, blocks }], true);
    else flow.push(blocks);
  }

  private *itemParts(element: Element, around: Around): Slices<Part[]> {
    const flow = new Flow();
    const tick = tickOf(element);
    yield* this.children(element, flow, {
      ...within(element, around),
      isChecklist: tick !== null,
      isDone: tick === true && isStruckWhole(element),
    });
    flow.close();
    return tick === null ? flow.parts : labelled(tick ? '☑' : '☐', flow.parts);
  }

  /** Puts a picture on a line of its own; drawings without a name are signs of the page. */
  private picture(flow: Flow, element: Element, around: Around): void {
    const isDrawing = element.localName === 'svg';
    const emoji = isDrawing ? null : emojiOf(element);
    if (emoji !== null) return addText(flow, emoji, around);
    const named = isDrawing
      ? (element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent)
      : element.getAttribute('alt');
    const described = (named ?? '').replace(/\s+/g, ' ').trim();
    if (isDrawing && described === '') return;
    // The box of a checklist's item, whose tick is written.
    if (around.isChecklist && /checkbox/.test(`${element.getAttribute('aria-roledescription')} ${described}`)) return;
    const sizes = ['width', 'height'].map((name) => /^\d+(?=px$|$)/.exec(element.getAttribute(name) ?? '')?.[0]);
    if (sizes.some((size) => Number(size) <= (isDrawing ? LARGEST_ICON : COUNTING_PICTURE))) return;
    const source = (isDrawing ? '' : (element.getAttribute('src') ?? '')).trim();
    const alt = FILE_NAME.test(described) ? '' : described;
    const own = this.pictures.own(source);
    if (own !== null) return flow.push([nodes.picture.create({ src: own, alt })]);
    const placeholder = this.pictures.newPlaceholder();
    this.missing.push({ source, alt, placeholder });
    const { missing } = this.pictures;
    flow.push([nodes.picture.create({ src: placeholder, alt: alt === '' ? missing : `${missing}: ${alt}` })]);
  }

  /** Whether a part of the document is struck, deleted or a comment; what is struck or deleted is counted. */
  private isLeftOut(element: Element, around: Around): boolean {
    if (isComment(element)) return true;
    if (around.isDone || !isStruck(element)) return false;
    if ((element.textContent ?? '').trim() !== '') this.struck += 1;
    return true;
  }

  private isTimeToPause(): boolean {
    this.seen += 1;
    return this.seen % AT_ONCE === 0;
  }
}

function within(element: Element, outside: Around): Around {
  const isBoldAnyway = outside.isBoldAnyway || /^(?:h[1-6]|th)$/.test(element.localName);
  return {
    ...outside,
    marks: marksWithin(element, outside.marks, isBoldAnyway),
    isBoldAnyway,
    isPrepared: isPrepared(element, outside.isPrepared),
    depth: outside.depth + 1,
  };
}

function addText(flow: Flow, text: string, { marks, isPrepared }: Around): void {
  if (!isPrepared) return flow.add({ kind: 'text', text, marks });
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (index > 0) flow.add({ kind: 'break' });
    flow.add({ kind: 'text', text: line, marks });
  }
}

/** Pictures up to this size, px, count visits and show nothing. */
const COUNTING_PICTURE = 2;
/** Drawings up to this size, px, are icons. */
const LARGEST_ICON = 48;
const FILE_NAME = /^(?:\w:|\w+:\/)?[\\/]\S*$|\.(?:png|jpe?g|gif|webp|bmp|emf|wmf|tiff?)$/i;
