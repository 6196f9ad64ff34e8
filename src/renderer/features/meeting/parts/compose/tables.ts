import { textOf } from '#text/render/article-outline.ts';
import type { ArticleSlide, Frame } from './article-slide.ts';

/** A comment that stands where the pieces of a frame come. */
const GAP = 'pieces';

/** A table or figure as its rows, or its leaves, and the frame around them: title, heads of the columns, source. */
export function slideOfTable(block: Element): Pick<ArticleSlide, 'look' | 'pieces'> {
  const copy = block.cloneNode(true) as Element;
  const leaves = copy.querySelector('.fig-symptoms');
  if (leaves) {
    const pieces = [...leaves.children].map((leaf) => leaf.outerHTML);
    leaves.replaceChildren(leaves.ownerDocument.createComment(GAP));
    return { look: { kind: 'leaves', frame: frameOf(copy) }, pieces };
  }
  const table = copy.querySelector('table');
  if (!table) return { look: { kind: 'text' }, pieces: [copy.outerHTML] };
  nameCells(table);
  const pieces: string[] = [];
  const groups: string[] = [];
  for (const body of table.querySelectorAll(':scope > tbody, :scope > tfoot')) {
    const rows = [...body.children];
    const group = rows.find((row) => row.querySelector('[scope="rowgroup"]'));
    for (const row of rows) {
      if (row === group) continue;
      const part = body.localName;
      pieces.push(`<${part}>${row.outerHTML}</${part}>`);
      groups.push(group ? `<tbody>${group.outerHTML}</tbody>` : '');
    }
    body.remove();
  }
  table.append(table.ownerDocument.createComment(GAP));
  return { look: { kind: 'rows', frame: frameOf(copy), groups }, pieces };
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
  const [before = '', after = ''] = block.outerHTML.split(`<!--${GAP}-->`);
  return { before, after };
}
