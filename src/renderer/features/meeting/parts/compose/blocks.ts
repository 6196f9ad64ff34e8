import { isPicture, textOf, withLetters } from '#text/render/article-outline.ts';
import { sentencePieces } from './sentence-pieces.ts';
import { slideOfTable } from './tables.ts';
import type { ArticleSlide, SlideLook } from './article-slide.ts';

/** An item of a list that has more letters is an idea of its own; a step earlier, because people do one at a time. */
const LONG_ITEM = 110;
const LONG_STEP = 70;
/** So many short items stand together. */
const TOGETHER = 5;

/** The slides of what stands below one heading. */
export function slidesOfBlocks(title: string, blocks: readonly Element[]): readonly ArticleSlide[] {
  const slides: ArticleSlide[] = [];
  let heading = title;
  const add = (look: SlideLook, pieces: readonly string[], term = '', step: number | null = null) => {
    if (pieces.length > 0 || term !== '' || look.kind === 'picture') slides.push({ look, heading, term, step, pieces });
  };
  const addText = (part: Element, look: SlideLook, step: number | null = null) => {
    const { term, rest } = named(part);
    add(look, piecesOf(rest), term, step);
  };
  const addParagraph = (part: Element, next: Element | undefined) => {
    const { term, rest } = named(part);
    const pieces = piecesOf(rest);
    const last = pieces.at(-1) ?? '';
    // What leads to a list or table stands above it.
    const leads =
      last.endsWith(':') &&
      next !== undefined &&
      (next.matches('.table-scroll') || (next.matches('ul, ol') && ![...next.children].some(isLongItem)));
    add({ kind: 'text' }, leads ? pieces.slice(0, -1) : pieces, term);
    return leads ? last : '';
  };
  const addTable = (block: Element, lead: string) => {
    const { look, pieces } = slideOfTable(block);
    add(look, pieces, lead);
  };
  const addList = (list: Element, lead: string) => {
    const first = list.matches('ol') ? Number(list.getAttribute('start') ?? 1) : null;
    let place = 0;
    for (const items of runs([...list.children], isLongItem)) {
      const step = first === null ? null : first + place;
      place += items.length;
      const [item] = items;
      if (items.length === 1 && item && lead === '') addText(item, { kind: 'text' }, step);
      else
        add(
          { kind: 'points' },
          items.map((each) => each.innerHTML.trim()),
          lead,
          step,
        );
    }
  };
  const addPicture = (block: Element, letters: Element | null) => {
    const explained = [...(letters?.children ?? [])].map((item) => item.innerHTML.trim());
    const pictures = [...block.querySelectorAll('img')].map((image) => image.outerHTML);
    add({ kind: 'picture', picture: pictures.join('') }, [...piecesOf(withoutPictures(block)), ...explained]);
  };
  /** A heading with nothing below it is said all the same. */
  const endHeading = (before: Element | undefined) => {
    if (heading !== '' && (!before || before.matches('h3, h4'))) add({ kind: 'text' }, [], heading);
  };
  let lead = '';
  let third = '';
  withLetters(blocks).forEach(({ block, letters }, place, all) => {
    const [before, next] = [all[place - 1]?.block, all[place + 1]?.block];
    const led = lead;
    lead = '';
    if (block.matches('h3, h4')) {
      if (before && block.matches('h3')) endHeading(before);
      if (block.matches('h3')) third = textOf(block);
      heading = [title, third, block.matches('h4') ? textOf(block) : ''].filter((each) => each !== '').join(' · ');
    } else if (isPicture(block)) addPicture(block, letters);
    else if (block.matches('figure, .table-scroll')) addTable(block, led);
    else if (block.matches('blockquote')) addText(block, { kind: 'note', isHazard: block.matches('.hazard') });
    else if (block.matches('ul, ol')) addList(block, led);
    else if (block.matches('p')) lead = addParagraph(block, next);
    else addText(block, { kind: 'text' });
  });
  endHeading(blocks.at(-1));
  return slides;
}

function isLongItem(item: Element): boolean {
  return textOf(item).length > (item.parentElement?.matches('ol') ? LONG_STEP : LONG_ITEM);
}

/** Sentences of words; what stands in blocks of its own (a list within an item) block by block. */
function piecesOf(part: Element): readonly string[] {
  const inner = [...part.children].filter((child) =>
    child.matches('p, ul, ol, blockquote, .table-scroll, figure, pre'),
  );
  if (inner.length === 0) return sentencePieces(part);
  const own = part.cloneNode(true) as Element;
  for (const child of [...own.children])
    if (child.matches('p, ul, ol, blockquote, .table-scroll, figure, pre')) child.remove();
  return [
    ...sentencePieces(own),
    ...inner.flatMap((child) => {
      if (child.matches('p')) return sentencePieces(child);
      if (child.matches('ul')) return [...child.children].map((item) => `<ul>${item.outerHTML}</ul>`);
      return [child.outerHTML];
    }),
  ];
}

/** The bold words that a part begins with, where they are a name and not a part of its first sentence. */
function named(part: Element): { readonly term: string; readonly rest: Element } {
  const copy = part.cloneNode(true) as Element;
  const holder = copy.firstElementChild?.matches('p') ? copy.firstElementChild : copy;
  const [first] = [...holder.childNodes].filter((node) => node.textContent?.trim() !== '');
  if (!(first instanceof Element) || !first.matches('strong')) return { term: '', rest: copy };
  const isAlone = textOf(first) === textOf(holder);
  if (!isAlone && !/[.:!?]$/.test(textOf(first))) return { term: '', rest: copy };
  const term = first.innerHTML.trim().replace(/[.:]$/, '');
  first.remove();
  return { term, rest: copy };
}

function withoutPictures(block: Element): Element {
  const copy = block.cloneNode(true) as Element;
  for (const image of copy.querySelectorAll('img')) image.remove();
  return copy.querySelector('figcaption') ?? copy;
}

/** Each long item alone, short ones that follow one another together and evenly: seven as four and three. */
function runs(items: readonly Element[], isLong: (item: Element) => boolean): readonly (readonly Element[])[] {
  const groups: Element[][] = [];
  let short: Element[] = [];
  const flush = () => {
    const count = Math.ceil(short.length / TOGETHER);
    for (let group = 0; group < count; group++)
      groups.push(
        short.slice(Math.ceil((group * short.length) / count), Math.ceil(((group + 1) * short.length) / count)),
      );
    short = [];
  };
  for (const item of items) {
    if (!isLong(item)) short.push(item);
    else {
      flush();
      groups.push([item]);
    }
  }
  flush();
  return groups;
}
