import type { Figure } from '#domain/figures/figure.ts';
import { parseFigure } from '#domain/figures/parse-figure.ts';
import type { Language } from '#domain/localized.ts';
import { drawCalendar } from './draw-calendar.ts';
import { amountData, drawAmounts } from './draw-amounts.ts';
import { drawComparison, drawCosts, drawDose } from './draw-measures.ts';
import { drawSymptoms } from './draw-symptoms.ts';
import { escaped, words } from './figure-html.ts';
import { FIGURE_STYLE } from './figure-style.ts';
import { FIGURE_WORDS, type FigureWords } from './figure-words.ts';

/** A block as it stands in the text. */
interface FigureSource {
  readonly kind: string;
  readonly body: string;
  readonly isClosed: boolean;
}

/**
 * The HTML of a figure block: a table or a list, with drawings that screen readers skip, and its source. It needs no script. A block
 * that is no figure (yet) is shown as its rows: nothing that somebody wrote is lost. Everything that an author wrote is escaped.
 */
export function drawFigure({ kind, body, isClosed }: FigureSource, language: Language): string {
  const w = FIGURE_WORDS[language];
  const parsed = parseFigure(kind, body, isClosed);
  if (!parsed.ok) return brokenFigure(body);
  const { figure } = parsed;
  const rows = figure.kind === 'amounts' ? amountData(figure) : '';
  return `<figure class="fig" data-figure="${figure.kind}"${rows}>${drawn(figure, w)}<p>${w.source}: ${words(figure.source)}</p></figure>\n`;
}

/** Comes before the first figure of a text: only texts that have one pay for how figures look. */
export const FIGURE_STYLE_ELEMENT = `<style>${FIGURE_STYLE}</style>`;

function drawn(figure: Figure, w: FigureWords): string {
  switch (figure.kind) {
    case 'dose':
      return drawDose(figure, w);
    case 'calendar':
      return drawCalendar(figure, w);
    case 'costs':
      return drawCosts(figure, w);
    case 'comparison':
      return drawComparison(figure, w);
    case 'symptoms':
      return drawSymptoms(figure, w);
    case 'amounts':
      return drawAmounts(figure, w);
  }
}

function brokenFigure(body: string): string {
  const rows = body
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(/^[-*•]\s+/, ''))
    .filter((line) => line !== '');
  return `<figure class="fig" data-figure="broken"><ul>${rows.map((row) => `<li>${escaped(row)}</li>`).join('')}</ul></figure>\n`;
}
