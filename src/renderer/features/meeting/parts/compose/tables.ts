import { textOf } from '#renderer/features/articles/parts/article-outline.ts';
import type { ArticleSlide, Frame } from './slides.ts';

/** Stands where the pieces of a frame come. */
const GAP = '<!--pieces-->';

/** A table or figure as its rows, or its leaves, and the frame around them: title, heads of the columns, source. */
export function slideOfTable(block: Element): Pick<ArticleSlide, 'look' | 'pieces'> {
  const copy = block.cloneNode(true) as Element;
  const leaves = copy.querySelector('.fig-symptoms');
  if (leaves) {
    const pieces = [...leaves.children].map((leaf) => leaf.outerHTML);
    leaves.innerHTML = GAP;
    return { look: { kind: 'leaves', frame: frameOf(copy) }, pieces };
  }
  const table = copy.querySelector('table');
  if (!table) return { look: { kind: 'text' }, pieces: [copy.outerHTML] };
  const bodies = [...table.querySelectorAll(':scope > tbody, :scope > tfoot')];
  nameCells(table);
  // The rows of a region stay below its name.
  const pieces = bodies.flatMap((body) =>
    body.matches('tfoot') || body.querySelector('[scope="rowgroup"]')
      ? [body.outerHTML]
      : [...body.children].map((row) => `<tbody>${row.outerHTML}</tbody>`),
  );
  for (const body of bodies) body.remove();
  table.innerHTML += GAP;
  return { look: { kind: 'rows', frame: frameOf(copy) }, pieces };
}

/** Each cell gets the head of its column, for where the table is wider than the screen and its cells stand below one another. */
function nameCells(table: Element): void {
  const heads = [...table.querySelectorAll(':scope > thead > tr:last-child > *')].map(textOf);
  for (const row of table.querySelectorAll(':scope > tbody > tr'))
    [...row.children].forEach((cell, place) => {
      const head = heads[place];
      if (head !== undefined && head !== '') cell.setAttribute('data-head', head);
    });
}

function frameOf(block: Element): Frame {
  // What scrolls on a page stands whole on a slide.
  for (const scrolls of [block, ...block.querySelectorAll('.table-scroll')])
    for (const name of ['tabindex', 'role', 'aria-label']) scrolls.removeAttribute(name);
  const [before = '', after = ''] = block.outerHTML.split(GAP);
  return { before, after };
}
