import type { Language } from '#domain/localized.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { renderArticle, type RenderedMarkdown } from './render-article.ts';

/**
 * Turns an article's Markdown into HTML as visitors read it, its figures drawn. Where pictures and attached files lie says
 * `pictureSource`; without it they stay as they are named.
 */
export function renderMarkdown(
  markdown: string,
  language: Language,
  pictureSource: (address: string) => string = (address) => address,
): RenderedMarkdown {
  return renderArticle(markdown, language, pictureSource, drawFigure);
}
