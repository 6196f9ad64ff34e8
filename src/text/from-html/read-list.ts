import { Flow, isOpenList, type Item, type Part } from './flow.ts';
import type { Slices } from './in-slices.ts';
import { isHidden } from './left-out.ts';

/** How what stands in a list is read. */
export interface ListReader {
  /** Reads text or an element that is no item. */
  readonly readNode: (node: Node, flow: Flow) => Slices<void>;
  readonly readItem: (item: Element) => Slices<Part[]>;
  /** Whether an item is struck or deleted. */
  readonly isLeftOut: (item: Element) => boolean;
  readonly isTimeToPause: () => boolean;
}

/** The items of a list. What stands in it beside them is an item without a number. */
export function* readItems(
  list: Element,
  { readNode, readItem, isLeftOut, isTimeToPause }: ListReader,
): Slices<Item[]> {
  const items: Item[] = [];
  const beside = new Flow();
  const addBeside = () => {
    beside.close();
    for (const part of beside.parts.splice(0)) items.push({ number: null, blocks: [part] });
  };
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = numberIn(list, 'start') ?? (step > 0 ? 1 : list.childElementCount);
  for (let child = list.firstChild; child; child = child.nextSibling) {
    if (isTimeToPause()) yield;
    const element = child.nodeType === Node.ELEMENT_NODE ? (child as Element) : null;
    if (element && /^(?:li|[uo]l)$/.test(element.localName)) addBeside();
    const last = items.at(-1);
    if (element?.localName !== 'li') {
      // Google Docs puts a list within a list beside the item that it belongs to.
      const isOfLast = last && element && /^[uo]l$/.test(element.localName);
      const flow = isOfLast ? new Flow(last.blocks) : beside;
      yield* readNode(child, flow);
      if (isOfLast) flow.close();
      continue;
    }
    if (isHidden(element) || isLeftOut(element)) continue;
    const isCounted = isNumbered(list, element);
    if (isCounted) number = numberIn(element, 'value') ?? number;
    const blocks = yield* readItem(element);
    // Editors put a list within a list into an item of its own, which shows no mark.
    if (blocks.length > 0 && blocks.every(isOpenList)) {
      const nested = new Flow(last?.blocks ?? []);
      for (const block of blocks) nested.pushItems(block.items, true);
      if (!last) for (const part of nested.parts) if (isOpenList(part)) items.push(...part.items);
      continue;
    }
    if (blocks.length > 0) items.push({ number: isCounted ? number : null, blocks });
    number += step;
  }
  addBeside();
  return items;
}

/** True for a list of Quill, whose items stand side by side and say how far they are indented. */
export function isIndentedList(list: Element): boolean {
  return list.querySelector(':scope > [class*="ql-indent-"]') !== null;
}

export function* readIndentedList(
  list: Element,
  flow: Flow,
  { readItem, isLeftOut, isTimeToPause }: ListReader,
): Slices<void> {
  for (const element of [...list.children]) {
    if (isTimeToPause()) yield;
    if (isHidden(element) || isLeftOut(element)) continue;
    const level = Number(/ql-indent-(\d)/.exec(element.getAttribute('class') ?? '')?.[1] ?? 0) + 1;
    const blocks = yield* readItem(element);
    flow.pushLeveled({ level, number: isNumbered(list, element) ? 'next' : null }, blocks);
  }
}

/** How deep in an item its box may stand. */
const BOX_DEPTH = 4;

/** Whether an item of a checklist is ticked; null for other items. */
export function tickOf(item: Element): boolean | null {
  const stated =
    item.getAttribute('data-checked') ??
    (item.getAttribute('role') === 'checkbox' ? item.getAttribute('aria-checked') : null);
  if (stated !== null) return stated === 'true';
  const quill = /^(un)?checked$/.exec(item.getAttribute('data-list') ?? '');
  if (quill) return quill[1] === undefined;
  let box = item.firstElementChild;
  for (let depth = 0; box && depth < BOX_DEPTH; depth += 1) {
    const notion = /(?:^|\s)checkbox-(on|off)(?:\s|$)/.exec(box.getAttribute('class') ?? '');
    if (notion) return notion[1] === 'on';
    if (/^(?:[uo]l|li|table)$/.test(box.localName)) return null;
    if (box.localName === 'input' && box.getAttribute('type') === 'checkbox') return box.hasAttribute('checked');
    box = box.firstElementChild;
  }
  return null;
}

/** Quill writes lists with dots as `ol` too. */
function isNumbered(list: Element, item: Element): boolean {
  return list.localName === 'ol' && /^(?:ordered)?$/.test(item.getAttribute('data-list') ?? '');
}

function numberIn(element: Element, attribute: string): number | undefined {
  const number = Number.parseInt(element.getAttribute(attribute) ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}
