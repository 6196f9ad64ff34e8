import type { Language } from '#domain/localized.ts';
import { outlineOf } from '#renderer/features/articles/parts/article-outline.ts';
import { slidesOfBlocks } from './blocks.ts';

/** How the pieces of a slide stand on it. */
export type SlideLook =
  /** Sentences below one another. */
  | { readonly kind: 'text' }
  | { readonly kind: 'points' }
  | { readonly kind: 'note'; readonly isHazard: boolean }
  /** A picture beside the pieces, which explain its letters. */
  | { readonly kind: 'picture'; readonly picture: string }
  /** Rows of a table within its frame, which stands around them on each slide, each below the head of its group ('' where it has none). */
  | { readonly kind: 'rows'; readonly frame: Frame; readonly groups: readonly string[] }
  /** Leaves of a symptom plate: all side by side, else one on each slide. */
  | { readonly kind: 'leaves'; readonly frame: Frame }
  | { readonly kind: 'sources' };

/** HTML before and after what it holds. */
export interface Frame {
  readonly before: string;
  readonly after: string;
}

/** What one idea of an article becomes: one slide, or several where the screen is too small for all its pieces. */
export interface ArticleSlide {
  readonly look: SlideLook;
  /** The heading that it stands under in the article; '' before the first. */
  readonly heading: string;
  /** What the idea is called, as HTML; '' where it has no name. */
  readonly term: string;
  /** The number of the step (of the first one, where there are several); null where it is none. */
  readonly step: number | null;
  /** HTML; none of it is ever left out. */
  readonly pieces: readonly string[];
}

export interface ComposedArticle {
  readonly slides: readonly ArticleSlide[];
  /** How its figures and tables look; '' where it has none. */
  readonly style: string;
}

/**
 * An article as slides, one idea each, in its own order and words: a paragraph, a step, a note, a picture with its letters, a table. Short
 * items of a list stand together. All of the text is on some slide; links are shown as words.
 */
export function slidesOf(html: string, language: Language): ComposedArticle {
  const { lead, sections, sources, style } = outlineOf(html);
  const slides = [{ heading: '', blocks: lead }, ...sections].flatMap(({ heading, blocks }) =>
    slidesOfBlocks(heading, blocks.map(withoutLinks), language),
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
