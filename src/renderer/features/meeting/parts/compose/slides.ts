import { outlineOf } from '#text/render/article-outline.ts';
import type { ArticleSlide } from './article-slide.ts';
import { slidesOfBlocks } from './blocks.ts';

export interface ComposedArticle {
  readonly slides: readonly ArticleSlide[];
  /** How its figures and tables look; '' where it has none. */
  readonly style: string;
}

/**
 * An article as slides, one idea each, in its own order and words: a paragraph, a step, a note, a picture with its letters, a table. Short
 * items of a list stand together. All of the text is on some slide; links are shown as words.
 */
export function slidesOf(html: string): ComposedArticle {
  const { lead, sections, sources, style } = outlineOf(html);
  const slides = [{ heading: '', blocks: lead }, ...sections].flatMap(({ heading, blocks }) =>
    slidesOfBlocks(heading, blocks.map(withoutLinks)),
  );
  if (!sources) return { slides, style };
  const named = withoutLinks(sources);
  const heading = named.querySelector('h2');
  heading?.remove();
  const pieces = [...named.children].flatMap((block) =>
    block.matches('ul, ol') ? [...block.children].map((item) => item.innerHTML) : [block.innerHTML],
  );
  const end = { heading: heading?.textContent ?? '', term: '', step: null, pieces };
  return { slides: [...slides, { look: { kind: 'sources' }, ...end }], style };
}

/** A slide is shown, not walked through: a touch on its words goes on, and never to another page. */
function withoutLinks(block: Element): Element {
  const copy = block.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  copy.normalize();
  return copy;
}
