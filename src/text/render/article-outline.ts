/** A part of an article: what stands between two of its headings. */
interface OutlineSection {
  readonly heading: string;
  readonly blocks: readonly Element[];
}

/** What an article is made of. */
export interface ArticleOutline {
  /** Before its first heading. */
  readonly lead: readonly Element[];
  readonly sections: readonly OutlineSection[];
  /** What it names as its sources; null where it names none. */
  readonly sources: Element | null;
  /** How its figures and tables look; '' where it has none. */
  readonly style: string;
}

/** Takes the HTML of an article apart (text/render/render-markdown.ts), for what shows it in other parts or in another order: factsheets, slides. */
export function outlineOf(html: string): ArticleOutline {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const styles = [...body.querySelectorAll('style')];
  const style = styles.map((each) => each.outerHTML).join('');
  // One within a list would be taken for words.
  for (const each of styles) each.remove();
  const lead: Element[] = [];
  const sections: { heading: string; blocks: Element[] }[] = [];
  let sources: Element | null = null;
  for (const block of body.children) {
    if (block.matches('.sources')) sources = block;
    else if (block.matches('h2')) sections.push({ heading: textOf(block), blocks: [] });
    else (sections.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, sections, sources, style };
}

/** The words of a part. */
export function textOf(part: Element): string {
  return (part.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Whether a block is a picture, which the list after it explains letter by letter. */
export function isPicture(block: Element): boolean {
  return block.matches('p, figure') && block.querySelector(':scope > img') !== null;
}

/** A block with the list that explains its letters, where it is a picture that has one. */
interface Lettered<Block extends Element> {
  readonly block: Block;
  readonly letters: Block | null;
}

/** The blocks in their order, each list of letters together with its picture. */
export function withLetters<Block extends Element>(blocks: readonly Block[]): readonly Lettered<Block>[] {
  const lettersOf = (place: number) => {
    const [block, next] = [blocks[place], blocks[place + 1]];
    return block && next?.matches('ul') && isPicture(block) ? next : null;
  };
  return blocks.flatMap((block, place) => (lettersOf(place - 1) ? [] : [{ block, letters: lettersOf(place) }]));
}
