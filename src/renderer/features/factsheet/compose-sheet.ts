import { composePages } from './compose-pages.ts';
import { sheetOf } from './sheet-blocks.ts';

/** What the pages of a factsheet hold. */
export interface ComposedSheet {
  /** The HTML of each. */
  readonly pages: readonly string[];
  /** Of its letters, pt. */
  readonly size: number;
  /** Whether the article's own picture stands at its head. */
  readonly hasCover: boolean;
}

/** From the smallest letters that are easily read on paper to those that are large enough, pt. */
const SIZES = [9] as const;

/** Room that stays free at the end of a page, px: printers set lines a little differently. */
const SPARE = 6;

/** Empty pages for measuring: a first one with the article's picture, one without it, and one that follows. */
interface EmptyPages {
  readonly first: HTMLElement;
  readonly plain: HTMLElement;
  readonly next: HTMLElement;
}

/**
 * Sets an article on as few pages as it needs. Where its own picture costs no page, it stands at the head; the letters are the largest
 * that cost none either.
 */
export function composeSheet(html: string, { first, plain, next }: EmptyPages): ComposedSheet {
  const { blocks, style } = sheetOf(html);
  const set = (size: number, hasCover: boolean): ComposedSheet => {
    const copies = blocks.map((block) => block.cloneNode(true) as HTMLElement);
    const [beginning, ...others] = setPages(copies, size, hasCover ? first : plain, next, style);
    return { pages: [style + (beginning ?? ''), ...others], size, hasCover };
  };
  const fewest = set(SIZES[0], false);
  const covered = set(SIZES[0], true);
  let best = fewest;
  let [low, high] = [0, SIZES.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = set(SIZES[middle]!, best.hasCover);
    if (tried.pages.length > fewest.pages.length) high = middle - 1;
    else [low, best] = [middle, tried];
  }
  return best;
}

function setPages(
  blocks: readonly HTMLElement[],
  size: number,
  first: HTMLElement,
  next: HTMLElement,
  style: string,
): readonly string[] {
  const room = [first, next].map((page) => bodyOf(page).clientHeight - SPARE);
  const text = bodyOf(first).firstElementChild as HTMLElement;
  text.innerHTML = style + BOXES;
  const column = text.querySelector<HTMLElement>('.sheet-column')!;
  first.style.setProperty('--size', String(size));
  return composePages(spread(blocks, column), {
    column,
    band: text.querySelector<HTMLElement>('.sheet-band')!,
    room: (page) => room[Math.min(page, 1)]!,
    heightOf: (box) => box.offsetHeight,
  });
}

/** What a page is laid out of, as composePages writes it. */
const BOXES =
  '<div class="sheet-columns"><div class="sheet-column"></div><div class="sheet-column"></div></div><div class="sheet-band"></div>';

function bodyOf(page: HTMLElement): HTMLElement {
  return page.querySelector<HTMLElement>('.sheet-body')!;
}

/** What stands across both columns wherever it is. */
const ACROSS = '.sheet-lead, .sources, [data-figure="symptoms"]';

/**
 * Marks what goes across both columns: also a table that is wider than one. One that is wider than the paper gets narrow cells. A heading
 * goes along with it.
 */
function spread(blocks: readonly HTMLElement[], column: HTMLElement): readonly HTMLElement[] {
  const spreaded: HTMLElement[] = [];
  for (const block of blocks) {
    column.replaceChildren(block);
    const tables = [...block.querySelectorAll('table')];
    const isTooWide = () => tables.some((table) => table.offsetWidth > table.parentElement!.clientWidth + 1);
    const wide = block.matches(ACROSS) || isTooWide() ? document.createElement('div') : null;
    if (wide) {
      wide.className = 'sheet-wide';
      const heading = spreaded.at(-1)?.matches('h3, h4') ? spreaded.pop() : undefined;
      wide.append(...(heading ? [heading] : []), block);
    }
    spreaded.push(wide ?? block);
  }
  return spreaded;
}
