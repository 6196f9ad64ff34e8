import { PLAIN, type Block, type Item } from './blocks.ts';
import type { Flow, List } from './flow.ts';

/** Word writes the items of its lists as paragraphs that name their level and carry their mark as text. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARK = /mso-list:\s*Ignore/i;

interface WordItem {
  readonly level: number;
  /** As Word wrote it: "·", "3.", "b)", "2.1". */
  readonly mark: string;
}

/** The place in a list that a paragraph of Word's names, or null. */
export function wordItemOf(element: Element): WordItem | null {
  const level = LEVEL.exec(element.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const mark = [...element.querySelectorAll('[style*="mso-list"]')].find(isWordMark)?.textContent ?? '';
  return { level: Number(level), mark: mark.replace(/[\s\u00a0]+/g, '') };
}

/** True for the mark that Word wrote into an item as text. */
export function isWordMark(element: Element): boolean {
  return MARK.test(element.getAttribute('style') ?? '');
}

/** Puts a paragraph into the list that it belongs to. */
export function addWordItem(flow: Flow, { level, mark }: WordItem, blocks: readonly Block[], deepest: number): void {
  flow.close();
  if (flow.blocks.at(-1) !== flow.wordLists[0]?.list) flow.wordLists = [];
  const lists = flow.wordLists;
  const isNumbered = /^\(?(?:\d{1,9}|[a-z]{1,4})[.)]$/i.test(mark);
  while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
  const same = lists.at(-1);
  if (same?.level === level && isNumberedList(same.list) !== isNumbered) lists.pop();
  let top = lists.at(-1);
  if (!top || (top.level < level && lists.length < deepest)) {
    const list: List = { kind: 'list', items: [] };
    (top?.list.items.at(-1)?.blocks ?? flow.blocks).push(list);
    top = { list, level };
    lists.push(top);
  }
  const items = top.list.items;
  const number = isNumbered ? Number(/\d+/.exec(mark)?.[0] ?? Number.NaN) || (items.at(-1)?.number ?? 0) + 1 : null;
  items.push({ number, blocks: isNumbered || isBullet(mark) ? [...blocks] : labelled(mark, blocks) });
}

function isNumberedList({ items }: List): boolean {
  return items.at(-1)?.number != null;
}

/** Bullets are single signs, often letters of a font of signs. */
function isBullet(mark: string): boolean {
  return [...mark].length <= 1;
}

/** A mark that no list of an article can have ("2.1.", "Pasal 3") stays as text. */
function labelled(mark: string, [first, ...rest]: readonly Block[]): Item['blocks'] {
  const label = { kind: 'text', text: `${mark} `, marks: PLAIN } as const;
  if (first?.kind === 'paragraph') return [{ ...first, runs: [label, ...first.runs] }, ...rest];
  return [{ kind: 'paragraph', runs: [{ ...label, text: mark }] }, ...(first ? [first] : []), ...rest];
}
