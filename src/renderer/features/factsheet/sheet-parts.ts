import { isPicture, outlineOf, pointOf } from '#renderer/data/markdown/article-outline.ts';

/** A piece of a factsheet, which is shown whole or not at all. */
interface SheetPart {
  readonly html: string;
  /** The higher it is, the sooner it gives way where the page is full. */
  readonly rank: number;
}

interface SheetSection {
  readonly heading: string;
  readonly parts: readonly SheetPart[];
}

export interface SheetContent {
  readonly sections: readonly SheetSection[];
  /** What the article names as its sources; '' where it names none. */
  readonly sources: string;
  /** How its figures look. */
  readonly style: string;
}

const RANKS = { hazard: 0, steps: 1, figure: 2, lead: 3, amount: 4, point: 5, sentence: 6 } as const;

/** The sources stay longer than figures, and give way to steps. */
export const SOURCES_RANK = 1.5;

/**
 * What a factsheet may hold of an article, in the article's order and words. Hazards stay longest, then numbered steps, the sources, figures and
 * tables, the lead, points that name an amount, other points, and last the first sentences of paragraphs. Pictures within the text, with
 * their letters, are left to the article.
 */
export function sheetOf(html: string): SheetContent {
  const { lead, sections, sources, style } = outlineOf(html);
  const first = lead.map((block) => ({ html: block.outerHTML, rank: RANKS.lead }));
  return {
    sections: [
      { heading: '', parts: first },
      ...sections.map(({ heading, blocks }) => ({ heading, parts: partsOf(blocks) })),
    ].filter(({ parts }) => parts.length > 0),
    sources: sources?.innerHTML ?? '',
    style,
  };
}

function partsOf(blocks: readonly Element[]): readonly SheetPart[] {
  return blocks.flatMap((block, place): readonly SheetPart[] => {
    const before = blocks[place - 1];
    if (isPicture(block) || (block.matches('ul') && before && isPicture(before)) || block.matches('h3, h4')) return [];
    const html = block.outerHTML;
    if (block.matches('blockquote')) return [{ html, rank: RANKS.hazard }];
    if (block.matches('ol')) return [{ html, rank: RANKS.steps }];
    if (block.matches('figure, .table-scroll')) return [{ html, rank: RANKS.figure }];
    if (block.matches('ul'))
      return [...block.children].map((item) => ({
        html: `<ul>${item.outerHTML}</ul>`,
        rank: /\d/.test(item.textContent ?? '') ? RANKS.amount : RANKS.point,
      }));
    const sentence = document.createElement('p');
    sentence.textContent = pointOf(block);
    return [{ html: sentence.outerHTML, rank: RANKS.sentence }];
  });
}
