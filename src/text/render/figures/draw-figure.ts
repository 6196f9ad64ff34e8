import type { Figure } from '#domain/figures/figure.ts';
import { parseFigure } from '#domain/figures/parse-figure.ts';
import { figureRows, type FigureDrawer } from '../render-article.ts';
import { drawCalendar } from './draw-calendar.ts';
import { amountData, drawAmounts } from './draw-amounts.ts';
import { drawComparison, drawCosts, drawDose } from './draw-measures.ts';
import { drawSymptoms } from './draw-symptoms.ts';
import { words } from './figure-html.ts';
import { missingStyles } from './figure-style.ts';
import { FIGURE_WORDS, type FigureWords } from './figure-words.ts';

/**
 * The HTML of a figure block: a table or a list, with drawings that screen readers skip, and its source. It needs no script. A
 * block that isn't a valid figure is shown as its rows, so that no text is lost. Everything from the author is escaped.
 */
export const drawFigure: FigureDrawer = (block, language, stylesAbove) => {
  const w = FIGURE_WORDS[language];
  const parsed = parseFigure(block.kind, block.body, block.isClosed);
  if (!parsed.ok) return missingStyles(null, language, stylesAbove) + figureRows(block, language, stylesAbove);
  const { figure } = parsed;
  const style = missingStyles(figure.kind, language, stylesAbove);
  const rows = figure.kind === 'amounts' ? amountData(figure) : '';
  return `${style}<figure class="fig" data-figure="${figure.kind}"${rows}>${drawn(figure, w)}<p>${w.source}: ${words(figure.source)}</p></figure>\n`;
};

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
