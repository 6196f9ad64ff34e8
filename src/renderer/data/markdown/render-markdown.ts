import type { Language } from '#domain/localized.ts';
import { calendarsIn } from '#domain/seasons/calendars-in.ts';
import type { TextCalendar } from '#domain/seasons/field-tasks.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { renderArticle, type FigureDrawer, type RenderedMarkdown } from './render-article.ts';

const CALENDAR = 'data-figure="calendar"';

/**
 * Turns an article's Markdown into HTML as visitors read it, its figures drawn, and tells its calendars, where it has any. Where pictures
 * and attached files lie says `pictureSource`; without it they stay as they are named.
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
