import type { Language } from '#domain/localized.ts';
import { calendarsIn } from '#domain/seasons/calendars-in.ts';
import type { TextCalendar } from '#domain/seasons/field-tasks.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { renderArticle, type FigureDrawer, type RenderedMarkdown } from './render-article.ts';

const CALENDAR = 'data-figure="calendar"';

/**
 * Converts an article's Markdown into HTML as visitors see it, with its figures, and returns its calendars. `pictureSource` gives
 * the URLs of pictures and attached files; without it they stay as they are.
 */
export function renderMarkdown(
  markdown: string,
  language: Language,
  pictureSource: (address: string) => string = (address) => address,
): RenderedMarkdown & { readonly calendars?: readonly TextCalendar[] } {
  let place = 0;
  // The home page leads to calendars by their place among those of the text.
  const draw: FigureDrawer = (...block) =>
    drawFigure(...block).replace(CALENDAR, () => `${CALENDAR} id="f-calendar-${(place += 1)}"`);
  const calendars = calendarsIn(markdown);
  return {
    ...renderArticle(markdown, language, pictureSource, draw),
    ...(calendars.length > 0 && { calendars }),
  };
}
