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

/**
 * Sets an article on as few pages as it needs. Of the ways that need no more, the one that leaves least empty is taken; larger letters, and the
 * article's own picture at the head, are worth some room.
 */
export function composeSheet(content: SheetContent, { first, plain, next }: EmptyPages): ComposedSheet {
  const ways = [false, true].flatMap((hasCover) => {
    const head = hasCover ? first : plain;
    return SIZES.map((size) => {
      const { pages, empty } = setPages(content, size, head, next);
      const worth = (hasCover ? WORTH.cover : 0) + WORTH.point * size - empty;
      return { pages: [content.style + (pages[0] ?? ''), ...pages.slice(1)], size, hasCover, worth };
    });
  });
  const fewest = Math.min(...ways.map(({ pages }) => pages.length));
  return ways
    .filter(({ pages }) => pages.length === fewest)
    .reduce((best, way) => (way.worth > best.worth ? way : best));
}

function setPages(
  { blocks, language }: SheetContent,
  size: number,
  first: HTMLElement,
  next: HTMLElement,
): ComposedPages {
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
      language,
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
