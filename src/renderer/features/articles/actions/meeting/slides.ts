import { isPicture, isWhole, outlineOf, pointOf } from '../../parts/article-outline.ts';

/** What one slide shows. */
export type Slide =
  | { readonly kind: 'title'; readonly lead: string }
  | {
      readonly kind: 'points';
      readonly heading: string;
      readonly points: readonly string[];
      /** The number of the first one, where they are steps. */
      readonly from: number | null;
    }
  /** A hazard, figure, table or picture, as it stands in the article. */
  | { readonly kind: 'block'; readonly heading: string; readonly html: string }
  | { readonly kind: 'end'; readonly sources: string };

/** So many points stand on one slide: more can't be read from the last row. */
const POINTS = 3;

/**
 * An article as slides. First its title with its first sentence. Each part gives its points in the article's order: of a list each item,
 * of a paragraph the first sentence (`pointOf`), three to a slide; steps keep their numbers. What has to be seen whole (hazards, figures,
 * tables, pictures with their list of letters) has a slide of its own. Last come the sources. No word is added.
 */
export function slidesOf(html: string): readonly Slide[] {
  const { lead, sections, sources } = outlineOf(html);
  const [first] = lead;
  const slides: Slide[] = [{ kind: 'title', lead: first ? pointOf(first) : '' }];
  for (const { heading, blocks } of [{ heading: '', blocks: lead.slice(1) }, ...sections])
    slides.push(...slidesOfPart(heading, blocks));
  slides.push({ kind: 'end', sources: sources?.outerHTML ?? '' });
  return slides;
}

function slidesOfPart(title: string, blocks: readonly Element[]): readonly Slide[] {
  const slides: Slide[] = [];
  let heading = title;
  let points: string[] = [];
  const flush = (from: number | null = null) => {
    for (let start = 0; start < points.length; start += POINTS)
      slides.push({
        kind: 'points',
        heading,
        points: points.slice(start, start + POINTS),
        from: from === null ? null : from + start,
      });
    points = [];
  };
  blocks.forEach((block, place) => {
    const before = blocks[place - 1];
    // It went with its picture.
    if (block.matches('ul') && before && isPicture(before)) return;
    if (block.matches('h3, h4')) {
      flush();
      heading = pointOf(block);
    } else if (isWhole(block)) {
      flush();
      const next = blocks[place + 1];
      const legend = isPicture(block) && next?.matches('ul') ? next.outerHTML : '';
      slides.push({ kind: 'block', heading, html: block.outerHTML + legend });
    } else if (block.matches('ol')) {
      flush();
      points = [...block.children].map(pointOf);
      flush(Number(block.getAttribute('start') ?? 1));
    } else if (block.matches('ul')) points.push(...[...block.children].map(pointOf));
    else points.push(pointOf(block));
  });
  flush();
  return slides;
}
