import { isPicture, outlineOf, textOf, withLetters } from '#text/render/article-outline.ts';

export interface SheetContent {
  /** All that the article says, in its order: what stands between two breaks. */
  readonly blocks: readonly HTMLElement[];
  /** How its figures and tables look; '' where it has none. */
  readonly style: string;
}

/** A longer first paragraph is text like all others. */
const LEAD_LETTERS = 420;

/** An article as a factsheet prints it: nothing is left out, a picture goes with its letters, and headings rank below the title. */
export function sheetOf(html: string): SheetContent {
  const { lead, sections, sources, style } = outlineOf(html);
  const blocks = [
    ...lead,
    ...sections.flatMap(({ heading, blocks: below }) => [element('h3', heading), ...below]),
    ...(sources ? [sources] : []),
  ].map((block) => readied(block as HTMLElement));
  const [first] = blocks;
  if (lead.length > 0 && first?.matches('p') && textOf(first).length <= LEAD_LETTERS) first.className = 'sheet-lead';
  const printed = withLetters(blocks).map(({ block, letters }) =>
    isPicture(block) ? pictureBlock(block, letters) : block,
  );
  return { blocks: printed, style };
}

/** In the ranks below an article's title, with pictures that are there before somebody scrolls to them. */
function readied(block: HTMLElement): HTMLElement {
  for (const image of block.querySelectorAll('img')) image.loading = 'eager';
  for (const heading of block.querySelectorAll('h2')) heading.replaceWith(element('h3', textOf(heading)));
  return block.matches('h3, h4') && block.parentElement ? element('h4', textOf(block)) : block;
}

/** A picture and what explains its letters, as one block. */
function pictureBlock(picture: HTMLElement, letters: HTMLElement | null): HTMLElement {
  const diagram = element('div', '');
  diagram.className = 'sheet-picture';
  diagram.append(picture, ...(letters ? [letters] : []));
  return diagram;
}

function element(name: 'h3' | 'h4' | 'div', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
