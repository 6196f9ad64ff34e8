import { nextTask } from '#domain/wait.ts';
import { composePages, type ComposedPages } from './compose-pages.ts';
import type { SheetContent } from './sheet-blocks.ts';

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
const SIZES = [9, 9.25, 9.5, 9.75, 10, 10.25, 10.5] as const;

/** Room that stays free at the end of a page, px: on paper some lines break elsewhere than on the screen. */
const SPARE = 12;

/** Empty pages for measuring: a first one with the article's picture, one without it, and one that follows. */
interface EmptyPages {
  readonly first: HTMLElement;
  readonly plain: HTMLElement;
  readonly next: HTMLElement;
}

/** What an empty page holds, for measuring: the boxes that composePages writes. */
export const EMPTY_PAGE =
  '<div class="sheet-columns"><div class="sheet-column"></div><div class="sheet-column"></div></div><div class="sheet-band"></div>';

/** How much of the page a picture at the head may leave empty, and letters that are a point larger. */
const WORTH = { cover: 0.05, point: 0.06 } as const;

/** One way to set a sheet, and what it is worth beside others of as many pages. */
interface Way extends ComposedSheet {
  readonly worth: number;
}

/**
 * Sets an article on as few pages as it needs, in letters as large as these pages have room for. Of the ways that were tried, with the
 * article's own picture at the head and without it, the one that leaves least empty is taken; larger letters and the picture are worth
 * some room. Each way is a task of its own, because the browser lays it out to measure it: the page stays usable meanwhile. Null where
 * `signal` is aborted before the end.
 */
export async function composeSheet(
  content: SheetContent,
  { first, plain, next }: EmptyPages,
  signal: AbortSignal,
): Promise<ComposedSheet | null> {
  const tried: Way[] = [];
  const pagesWith = async (size: number, hasCover: boolean): Promise<number> => {
    await nextTask();
    if (signal.aborted) return Infinity;
    const { pages, empty } = setPages(content, size, hasCover ? first : plain, next);
    const worth = (hasCover ? WORTH.cover : 0) + WORTH.point * size - empty;
    tried.push({ pages: [content.style + (pages[0] ?? ''), ...pages.slice(1)], size, hasCover, worth });
    return pages.length;
  };
  // The smallest letters without a picture need the fewest pages.
  const fewest = await pagesWith(SIZES[0], false);
  for (const hasCover of [false, true]) {
    // Between a size that fits (the smallest of all, at first) and one that doesn't.
    let [low, high]: [number, number] = [hasCover ? -1 : 0, SIZES.length];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((await pagesWith(SIZES[middle]!, hasCover)) > fewest) high = middle;
      else low = middle;
    }
  }
  if (signal.aborted) return null;
  return tried
    .filter(({ pages }) => pages.length === fewest)
    .reduce((best, way) => (way.worth > best.worth ? way : best));
}

function setPages({ blocks }: SheetContent, size: number, first: HTMLElement, next: HTMLElement): ComposedPages {
  const room = [first, next].map((page) => bodyOf(page).clientHeight - SPARE);
  const column = first.querySelector<HTMLElement>('.sheet-column')!;
  const band = first.querySelector<HTMLElement>('.sheet-band')!;
  first.style.setProperty('--size', String(size));
  return composePages(
    spread(
      blocks.map((block) => block.cloneNode(true) as HTMLElement),
      column,
      band,
    ),
    {
      column,
      band,
      room: (page) => room[Math.min(page, 1)]!,
      heightOf: (box) => box.offsetHeight,
    },
  );
}

function bodyOf(page: HTMLElement): HTMLElement {
  return page.querySelector<HTMLElement>('.sheet-body')!;
}

/** What stands across both columns wherever it is. */
const ACROSS = '.sheet-lead, .sources, [data-figure="symptoms"]';

/**
 * Marks what goes across both columns: also a table that is wider than one. One that is wider than the paper gets narrow cells. A heading
 * goes along with it.
 */
function spread(blocks: readonly HTMLElement[], column: HTMLElement, band: HTMLElement): readonly HTMLElement[] {
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
      band.replaceChildren(wide);
      if (isTooWide()) wide.classList.add('sheet-narrow-cells');
    }
    spreaded.push(wide ?? block);
  }
  return spreaded;
}
