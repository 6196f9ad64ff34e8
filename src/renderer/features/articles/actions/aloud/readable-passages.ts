import type { Language } from '#domain/localized.ts';
import { spokenForm } from './spoken-form.ts';
import { MOST_LETTERS, spokenSentences } from '#text/sentences.ts';

/** What is read at one time: a sentence, or a row of a table. */
export interface Passage {
  /** The text for the voice. */
  readonly spoken: string;
  /** Where it stands. */
  readonly range: Range;
  /** What holds it. */
  readonly block: Element;
}

/** Spoken texts that aren't in the article. */
export interface AddedWords {
  /** Before a note, where its own words don't begin with the danger. */
  readonly caution: string;
  /** Before what a picture shows. */
  readonly picture: string;
  /** In the place of the list of sources. */
  readonly sources: string;
}

/**
 * An article in reading order: its title, then all of its text. Tables are read row by row, each cell after the head of its column.
 * The sources of figures and of the article are only mentioned. Drawings, buttons and calculators are left out.
 */
export function readablePassages(
  title: Element | null,
  text: Element,
  language: Language,
  added: AddedWords,
): readonly Passage[] {
  const passages: Passage[] = [];
  const say = (block: Element, before = '', parts: readonly Node[] = [block]) => {
    const letters = lettersOf(parts);
    spokenSentences(letters.text.replace(/\s/g, ' ')).forEach(({ from, to }, place) => {
      const range = letters.rangeOf(from, to);
      const spoken = spokenForm(named(letters.text.slice(from, to), block), language);
      if (range && spoken !== '') passages.push({ spoken: place === 0 ? before + spoken : spoken, range, block });
    });
  };
  const whole = (block: Element, spoken: string) => {
    const range = block.ownerDocument.createRange();
    range.selectNodeContents(block);
    const said = spokenForm(spoken, language);
    const parts = said.length > MOST_LETTERS ? spokenSentences(said) : [{ from: 0, to: said.length }];
    for (const { from, to } of parts) if (to > from) passages.push({ spoken: said.slice(from, to), range, block });
  };
  const read = (block: Element, before = ''): void => {
    if (block.matches('.sources')) readSources(block);
    else if (block.matches('blockquote'))
      [...block.children].forEach((child, place) =>
        read(child, place === 0 && !block.matches('.hazard') ? `${added.caution}: ` : ''),
      );
    else if (block.matches('ul, ol')) [...block.children].forEach((item) => readItem(item));
    else if (block.matches('.table-scroll')) [...block.querySelectorAll('table')].forEach(readTable);
    else if (block.matches('table')) readTable(block);
    else if (block.matches('figure.fig')) readFigure(block);
    else if (block.matches('dl')) [...block.querySelectorAll('dt, dd')].forEach((part) => say(part));
    else if (block.matches('p, h2, h3, h4, h5, h6, figure, pre')) readPicture(block, before);
  };
  const readPicture = (block: Element, before: string) => {
    const image = block.querySelector('img');
    if (image?.alt) whole(block, `${added.picture}: ${image.alt}`);
    // Its own words stand below, and where it couldn't be fetched what it shows as well.
    if (!image || block.matches('p')) say(block, before);
    else [...block.querySelectorAll('figcaption')].forEach((caption) => say(caption));
  };
  const readItem = (item: Element) => {
    const inner = [...item.children].filter((child) => child.matches('p, ul, ol, blockquote, .table-scroll, figure'));
    const isInner = new Set<Node>(inner);
    const own = [...item.childNodes].filter((node) => !isInner.has(node));
    say(item, '', own);
    inner.forEach((child) => read(child));
  };
  const readFigure = (figure: Element) => {
    const parts = [...figure.children];
    // The last one names the source, where it isn't shown as its bare rows.
    const last = parts.at(-1);
    for (const part of parts) if (part !== last || !part.matches('p')) read(part);
  };
  const readTable = (table: Element) => {
    const caption = table.querySelector('caption');
    if (caption) whole(caption, captionText(caption));
    const columns = [...table.querySelectorAll('thead th, thead td')];
    const heads = columns.map((head) => wordsOf(head, false));
    // Small print below heads (packs and prices) is read once, not in each row.
    const more = columns.filter((head) => head.querySelector('small'));
    if (more[0]?.parentElement) whole(more[0].parentElement, `${more.map((head) => wordsOf(head)).join('. ')}.`);
    for (const row of table.querySelectorAll('tbody tr, tfoot tr')) whole(row, rowText(row, heads));
  };
  const readSources = (section: Element) => {
    for (const part of section.children) {
      if (part.matches('ul, ol')) whole(part, added.sources);
      else read(part);
    }
  };
  if (title) say(title);
  [...text.children].forEach((block) => read(block));
  return passages;
}

/** "A Ujung atas" for a letter of a drawing, with a pause between the two. */
function named(text: string, block: Element): string {
  return block.matches('li, dd') ? text.replace(/^(\p{Lu}) (?=\S)/u, '$1: ') : text;
}

/** The words of a part: without drawings, with a comma before what stands in small letters below, if that is wanted. */
function wordsOf(part: Element, withSmall = true): string {
  const copy = part.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll('svg, [aria-hidden="true"]')) drawn.remove();
  for (const small of copy.querySelectorAll('small')) {
    if (withSmall) small.before(', ');
    else small.remove();
  }
  return (copy.textContent ?? '')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/^, |, $/g, '')
    .trim();
}

function captionText(caption: Element): string {
  const words = wordsOf(caption);
  return /[.!?]$/.test(words) ? words : words && `${words}.`;
}

/** "1.000 m². Urea: 20 kg. KCl: 5 kg." A row of one value needs no head. */
function rowText(row: Element, heads: readonly string[]): string {
  const cells = [...row.children].map((cell, place) => ({ words: wordsOf(cell), head: heads[place] ?? '', cell }));
  const said = cells.filter(({ words }) => words !== '');
  const [first] = said;
  if (!first) return '';
  const isHead = first.cell.matches('th');
  // A dose bar has one row, and no name for it. Where an author typed the table, the first column names the row.
  const hasName = isHead || row.closest('.fig-dose') === null;
  const values = hasName ? said.slice(1) : said;
  const parts = values.map(({ words, head }) =>
    head === '' || (isHead && values.length === 1) ? words : `${head}: ${words}`,
  );
  if (!hasName) return `${parts.join('. ')}.`;
  const name = isHead || first.head === '' ? first.words : `${first.head}: ${first.words}`;
  return isHead && parts.length === 1 ? `${name}: ${parts[0] ?? ''}.` : `${[name, ...parts].join('. ')}.`;
}

interface Letters {
  readonly text: string;
  rangeOf(from: number, to: number): Range | null;
}

/** The text of some nodes with single spaces and no soft hyphens, and where each of its letters stands. */
function lettersOf(nodes: readonly Node[]): Letters {
  const places: { readonly node: Text; readonly offset: number }[] = [];
  let text = '';
  // Asking the text itself for its end would copy it each time.
  let isAfterBlank = true;
  const take = (node: Node) => {
    if (node instanceof Element && node.matches('svg, style, script, button, [aria-hidden="true"], .picture-lost'))
      return;
    if (!(node instanceof Text)) {
      node.childNodes.forEach(take);
      return;
    }
    node.data.split('').forEach((letter, offset) => {
      if (letter === '\u00ad') return;
      const isSpace = /\s/.test(letter);
      if (isSpace && isAfterBlank) return;
      text += isSpace ? ' ' : letter;
      isAfterBlank = isSpace;
      places.push({ node, offset });
    });
  };
  nodes.forEach(take);
  return {
    text,
    rangeOf: (from, to) => {
      const [start, end] = [places[from], places[to - 1]];
      if (!start || !end) return null;
      const range = start.node.ownerDocument.createRange();
      range.setStart(start.node, start.offset);
      range.setEnd(end.node, end.offset + 1);
      return range;
    },
  };
}
