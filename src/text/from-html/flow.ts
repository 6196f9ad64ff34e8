import { Fragment, type Node } from 'prosemirror-model';
import { schema } from '../schema.ts';
import { canBeTight } from '../write-blocks.ts';
import { PLAIN, type Marks, type Run } from './runs.ts';
import { tidyRuns } from './tidy-runs.ts';

const { nodes, marks: markTypes } = schema;

/** One item of a list; without a number, a dot. */
export interface Item {
  readonly number: number | null;
  readonly blocks: Part[];
}

/** A list that items may still be added to. */
export interface OpenList {
  readonly items: Item[];
}

/** A block of a document that is being read. */
export type Part = Node | OpenList;

export function isOpenList(part: Part): part is OpenList {
  return 'items' in part;
}

/** An item that names the level of its list: of Word, which knows no other lists, and of editors that write an indent. */
interface LeveledItem {
  /** From 1. */
  readonly level: number;
  /** `next` goes on from the item before; null is a dot. */
  readonly number: number | 'next' | null;
}

/** Lists and quotes are nested this deep at most; what is deeper stands on the last level. Articles show no more. */
export const DEEPEST_LIST = 7;

/** Blocks one after another, and the paragraph that isn't closed yet. */
export class Flow {
  readonly parts: Part[];
  /** Lists that leveled items are being put into, the outermost first. */
  private leveled: { readonly list: OpenList; readonly level: number }[] = [];
  private runs: Run[] = [];
  /** The number of the last item on each level, also of a list that has ended. */
  private readonly numbers = new Map<number, number>();

  constructor(parts: Part[] = []) {
    this.parts = parts;
  }

  add(run: Run): void {
    this.runs.push(run);
  }

  /** Ends the paragraph. */
  close(): void {
    if (this.runs.length === 0) return;
    const runs = tidyRuns(this.runs);
    this.runs = [];
    // Two line ends, one after another, are how many programs write paragraphs.
    let start = 0;
    for (let at = 0; at <= runs.length; at += 1) {
      const isEnd = at === runs.length || (runs[at]?.kind === 'break' && runs[at + 1]?.kind === 'break');
      if (!isEnd) continue;
      if (at > start) this.parts.push(nodes.paragraph.create(null, wordsOf(runs.slice(start, at))));
      while (runs[at + 1]?.kind === 'break') at += 1;
      start = at + 1;
    }
  }

  push(parts: readonly Part[]): void {
    this.close();
    for (const part of parts) this.parts.push(part);
  }

  /** Lists that follow one another are one where the second goes on with the first: some programs write one for each item. */
  pushItems(items: readonly Item[], goesOn: boolean): void {
    this.close();
    if (items.length === 0) return;
    const last = this.parts.at(-1);
    const list = last && isOpenList(last) ? last : undefined;
    const end = list?.items.at(-1);
    const isNext =
      end && (end.number === null ? items[0]?.number === null : goesOn && items[0]?.number === end.number + 1);
    if (list && isNext) for (const item of items) list.items.push(item);
    else this.parts.push({ items: [...items] });
  }

  /** Puts an item into the list of its level. */
  pushLeveled({ level, number }: LeveledItem, blocks: readonly Part[]): void {
    this.close();
    if (this.parts.at(-1) !== this.leveled[0]?.list) this.leveled = [];
    const lists = this.leveled;
    while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
    const same = lists.at(-1);
    if (same?.level === level && isNumbered(same.list) !== (number !== null)) lists.pop();
    let top = lists.at(-1);
    if (!top || (top.level < level && lists.length < DEEPEST_LIST)) {
      const list: OpenList = { items: [] };
      (top?.list.items.at(-1)?.blocks ?? this.parts).push(list);
      top = { list, level };
      lists.push(top);
    }
    const { items } = top.list;
    const counted = number === 'next' ? (items.at(-1)?.number ?? 0) + 1 : number;
    items.push({ number: counted, blocks: [...blocks] });
    this.numbers.set(level, counted ?? 0);
  }

  /** The number of the last item on a level; 0 where there is none to go on from. */
  lastNumber(level: number): number {
    return this.numbers.get(level) ?? 0;
  }

  /** Everything that was read. */
  nodes(): Node[] {
    this.close();
    return nodesOf(this.parts);
  }
}

function isNumbered({ items }: OpenList): boolean {
  return items.at(-1)?.number != null;
}

/** Finished blocks. */
export function nodesOf(parts: readonly Part[]): Node[] {
  return parts.flatMap((part) => (isOpenList(part) ? listsOf(part) : [part]));
}

/** The largest number that a list of Markdown can begin with. */
const LARGEST_NUMBER = 999_999_999;

/** Another list begins where the numbers don't go on. */
function listsOf({ items }: OpenList): Node[] {
  const lists: { readonly start: number | null; readonly items: Node[] }[] = [];
  for (const { number, blocks } of items) {
    const isCounted = number !== null && number >= 0 && number <= LARGEST_NUMBER;
    const content = nodesOf(number === null || isCounted ? blocks : labelled(`${number}.`, blocks));
    const item = nodes.list_item.create(null, content.length > 0 ? content : nodes.paragraph.create());
    const last = lists.at(-1);
    const expected = last?.start == null ? null : last.start + last.items.length;
    if (last && expected === (isCounted ? number : null)) last.items.push(item);
    else lists.push({ start: isCounted ? number : null, items: [item] });
  }
  return lists.map(({ start, items: content }) => {
    const list =
      start === null ? nodes.bullet_list.create(null, content) : nodes.ordered_list.create({ start }, content);
    return canBeTight(list) ? list : list.type.create({ ...list.attrs, tight: false }, content);
  });
}

/** Blocks with a text before their first words: a mark that no list of an article can have ("2.1.", "Pasal 3"). */
export function labelled(label: string, [first, ...rest]: readonly Part[]): Part[] {
  if (first && !isOpenList(first) && first.type === nodes.paragraph) {
    const words = Fragment.from(schema.text(`${label} `)).append(first.content);
    return [first.type.create(null, words), ...rest];
  }
  const alone = nodes.paragraph.create(null, schema.text(label));
  return [alone, ...(first ? [first] : []), ...rest];
}

/** Runs as the words of a paragraph. */
function wordsOf(runs: readonly Run[]): Fragment {
  return Fragment.fromArray(
    runs.map((run) => (run.kind === 'break' ? nodes.hard_break.create() : schema.text(run.text, marksOf(run.marks)))),
  );
}

function marksOf(marks: Marks) {
  if (marks === PLAIN) return [];
  const { bold, italic, link } = marks;
  return [
    ...(link === null ? [] : [markTypes.link.create({ href: link })]),
    ...(bold ? [markTypes.strong.create()] : []),
    ...(italic ? [markTypes.em.create()] : []),
  ];
}
