import { isHarvest, monthRuns, type Month } from '#domain/calendar.ts';
import type { CalendarFigure, CalendarTask } from '#domain/figures/figure.ts';
import { strip, words } from './figure-html.ts';
import type { FigureWords } from './figure-words.ts';

const MONTH = 100 / 12;
const at = (value: number) => `${Math.round(value * 100) / 100}%`;

/** A calendar strip: twelve months beside one another, a row for each task, below the name of each region. */
export function drawCalendar({ title, regions }: CalendarFigure, w: FigureWords): string {
  const letters = w.monthNames.map(
    (name, index) => `<text x="${at((index + 0.5) * MONTH)}" y="14" text-anchor="middle">${name.charAt(0)}</text>`,
  );
  const parts = regions.map(
    ({ name, tasks }) =>
      `<tbody><tr><th scope="rowgroup" colspan="2">${words(name)}</th></tr>${tasks.map((task) => row(task, w)).join('')}</tbody>`,
  );
  return (
    `<table class="fig-calendar"><caption>${words(title)}</caption>` +
    `<thead><tr><th scope="col"><span class="fig-unseen">${w.task}</span></th><th scope="col"><span class="fig-unseen">${w.months}</span>${strip(18, letters.join(''))}</th></tr></thead>` +
    `${parts.join('')}</table>`
  );
}

function row({ name, months, note }: CalendarTask, w: FigureWords): string {
  const done = new Set(months);
  const colour = isHarvest(name) ? 'fig-g' : 'fig-a';
  const cells = w.monthNames.map((_, index) => {
    const is = done.has((index + 1) as Month);
    const [y, height] = is ? [0, 20] : [8, 4];
    return `<rect class="${is ? colour : 'fig-l'}" x="${at(index * MONTH)}" y="${y}" width="${at(MONTH - 0.5)}" height="${height}"/>`;
  });
  return (
    `<tr><th scope="row">${words(name)}</th><td>${strip(20, cells.join(''))}` +
    `<small>${monthText(months, w)}${note === '' ? '' : `, ${words(note)}`}</small></td></tr>`
  );
}

function monthText(months: readonly Month[], w: FigureWords): string {
  if (months.length === 12) return w.allYear;
  const name = (month: Month) => w.monthNames[month - 1] ?? '';
  return monthRuns(months)
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`))
    .join(', ');
}
