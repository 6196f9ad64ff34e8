import { type Block, type Item, type Marks, PLAIN, type Slices } from './blocks.ts';
import { isHidden, marksWithin } from './element-style.ts';
import { Flow } from './flow.ts';
import { readTable } from './read-table.ts';
import { addWordItem, isWordMark, wordItemOf } from './word-lists.ts';

/** What no text is made of. */
const DROPPED = new Set(
  (
    'script style link meta title template noscript iframe object embed canvas audio video input button select textarea xml ' +
    'colgroup col head annotation annotation-xml'
  ).split(' '),
);
/** What stands on lines of its own. */
const BLOCKS = new Set(
  (
    'address article aside body caption center dd details dialog div dl dt fieldset figcaption figure footer form header ' +
    'hgroup hr html main nav p section summary table tbody td tfoot th thead tr'
  ).split(' '),
);

/** Nodes between two moments at which the work may pause. */
const AT_ONCE = 200;
/** Deeper than any document that a person wrote: what is below is read as text. */
const DEEPEST = 400;
/** Lists and quotes are nested this deep at most; what is deeper stands on the last level. Articles show no more. */
const DEEPEST_LIST = 7;

/** What is around a piece of text. */
interface Around {
  readonly marks: Marks;
  /** Headings are bold by themselves. */
  readonly isBoldAnyway: boolean;
  readonly isPrepared: boolean;
  readonly isWordItem: boolean;
  readonly depth: number;
  readonly lists: number;
}

const OUTSIDE: Around = { marks: PLAIN, isBoldAnyway: false, isPrepared: false, isWordItem: false, depth: 0, lists: 0 };

/** Reads a pasted document, which isn't changed: real lists, real bold and oblique, tables, safe addresses. */
export class DocumentReader {
  private seen = 0;

  *read(root: Element): Slices<Block[]> {
    return yield* this.blocksOf(root, OUTSIDE);
  }

  private *blocksOf(parent: Element, around: Around): Slices<Block[]> {
    const flow = new Flow();
    yield* this.children(parent, flow, around);
    flow.close();
    return flow.blocks;
  }

  private *children(parent: Element, flow: Flow, around: Around): Slices<void> {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (this.isTimeToPause()) yield;
      if (node.nodeType === Node.TEXT_NODE) addText(flow, node.nodeValue ?? '', around);
      else if (node.nodeType === Node.ELEMENT_NODE) yield* this.element(node as Element, flow, around);
    }
  }

  private *element(element: Element, flow: Flow, outside: Around): Slices<void> {
    const name = element.localName;
    if (DROPPED.has(name) || isHidden(element) || isWikipediasOwn(element)) return;
    if (outside.isWordItem && isWordMark(element)) return;
    if (outside.depth > DEEPEST) return addText(flow, element.textContent ?? '', outside);
    const around = within(element, outside);
    const rank = /^h([1-6])$/.exec(name)?.[1];
    if (rank !== undefined) return yield* this.heading(element, Number(rank) < 3 ? 2 : 3, flow, around);
    // None is within another one.
    const wordItem = around.isWordItem ? null : wordItemOf(element);
    if (wordItem) {
      const blocks = yield* this.blocksOf(element, { ...around, isWordItem: true });
      return addWordItem(flow, wordItem, blocks, DEEPEST_LIST);
    }
    if (name === 'br') return flow.add({ kind: 'break' });
    if (name === 'img' || name === 'svg') return addPicture(flow, element);
    if (name === 'ul' || name === 'ol' || name === 'menu') return yield* this.list(element, flow, around);
    if (name === 'li') return yield* this.loneItem(element, flow, around);
    if (name === 'blockquote') return yield* this.quote(element, flow, around);
    if (name === 'math') return addText(flow, formulaText(element), around);
    const table = name === 'table' ? yield* this.table(element, around) : null;
    if (table) return flow.push(table);
    const isBlock = BLOCKS.has(name) || name === 'pre';
    if (isBlock) flow.close();
    yield* this.children(element, flow, name === 'pre' ? { ...around, isPrepared: true } : around);
    if (isBlock) flow.close();
  }

  /** Everything in a heading is one line; what can't stand there comes below it. */
  private *heading(element: Element, rank: 2 | 3, flow: Flow, around: Around): Slices<void> {
    const blocks = yield* this.blocksOf(element, around);
    const runs = blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [{ kind: 'break' } as const, ...block.runs] : [],
    );
    if (runs.length > 0) flow.push([{ kind: 'heading', rank, runs: runs.slice(1) }]);
    flow.push(blocks.filter(({ kind }) => kind !== 'paragraph'));
  }

  private *quote(element: Element, flow: Flow, around: Around): Slices<void> {
    const blocks = yield* this.blocksOf(element, { ...around, lists: around.lists + 1 });
    if (around.lists >= DEEPEST_LIST) flow.push(blocks);
    else if (blocks.length > 0) flow.push([{ kind: 'quote', blocks }]);
  }

  private *table(element: Element, around: Around): Slices<Block[] | null> {
    return yield* readTable(element, (cell) => this.blocksOf(cell, within(cell, around)));
  }

  private *list(element: Element, flow: Flow, around: Around): Slices<void> {
    const items = yield* this.items(element, { ...around, lists: around.lists + 1 });
    if (around.lists < DEEPEST_LIST) flow.pushItems(items, element.hasAttribute('start'));
    else for (const { blocks } of items) flow.push(blocks);
  }

  /** An item that stands in no list. */
  private *loneItem(element: Element, flow: Flow, around: Around): Slices<void> {
    const blocks = yield* this.blocksOf(element, { ...around, lists: around.lists + 1 });
    if (around.lists < DEEPEST_LIST) flow.pushItems([{ number: null, blocks }], true);
    else flow.push(blocks);
  }

  private *items(list: Element, around: Around): Slices<Item[]> {
    const items: Item[] = [];
    const isNumbered = list.localName === 'ol';
    const step = list.hasAttribute('reversed') ? -1 : 1;
    let number = numberIn(list, 'start') ?? (step > 0 ? 1 : list.childElementCount);
    for (let child = list.firstChild; child; child = child.nextSibling) {
      if (this.isTimeToPause()) yield;
      if (child.nodeType !== Node.ELEMENT_NODE) continue;
      const element = child as Element;
      const isItem = element.localName === 'li';
      const last = items.at(-1);
      // Google Docs puts a list within a list beside the item that it belongs to.
      if (!isItem && last && /^[uo]l$/.test(element.localName)) {
        const beside = new Flow(last.blocks);
        yield* this.element(element, beside, around);
        beside.close();
        continue;
      }
      if (isHidden(element)) continue;
      if (isItem && isNumbered) number = numberIn(element, 'value') ?? number;
      const flow = new Flow();
      if (isItem) yield* this.children(element, flow, within(element, around));
      else yield* this.element(element, flow, around);
      flow.close();
      if (flow.blocks.length > 0) items.push({ number: isNumbered && isItem ? number : null, blocks: flow.blocks });
      if (isItem) number += step;
    }
    return items;
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

/** The TeX source of a formula, where the page contains it: its plain text would lose superscripts. */
function formulaText(math: Element): string {
  const written = math.getAttribute('alttext') ?? math.querySelector('annotation')?.textContent;
  return written ?? math.textContent ?? '';
}

function isWikipediasOwn(element: Element): boolean {
  return (
    element.classList.contains('mw-editsection') ||
    (element.localName === 'sup' && element.classList.contains('reference'))
  );
}

function numberIn(element: Element, attribute: string): number | undefined {
  const number = Number.parseInt(element.getAttribute(attribute) ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}

/** Pictures up to this size, px, count visits and show nothing. */
const COUNTING_PICTURE = 2;
const FILE_NAME = /^\S*[\\/]|\.(?:png|jpe?g|gif|webp|bmp|emf|wmf|tiff?)$/i;

/** Puts a picture of a pasted document on a line of its own; drawings without a name are signs of the page. */
function addPicture(flow: Flow, element: Element): void {
  const isDrawing = element.localName === 'svg';
  const named = isDrawing
    ? (element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent)
    : element.getAttribute('alt');
  const alt = (named ?? '').replace(/\s+/g, ' ').trim();
  if (isDrawing && alt === '') return;
  const sizes = ['width', 'height'].map((name) => Number.parseInt(element.getAttribute(name) ?? '', 10));
  if (sizes.some((size) => size <= COUNTING_PICTURE)) return;
  const source = (isDrawing ? '' : (element.getAttribute('src') ?? '')).trim();
  flow.push([{ kind: 'picture', alt: FILE_NAME.test(alt) ? '' : alt, source }]);
}
