import type { ComparisonFigure, CostsFigure, DoseFigure, PriceYear } from '#domain/figures/figure.ts';
import { bar, numberWriter, percent, rangeText, rupiah, strip, words } from './figure-html.ts';
import type { FigureWords } from './figure-words.ts';

/** Ends of the scale nearer than this to the safe range aren't named, in percent: their figures would stand on one another. */
const ROOM = 14;

/** A dose bar: the safe range on its scale, and what too little and too much do below their parts of it. */
export function drawDose({ title, unit, scale, safe, low, high }: DoseFigure, w: FigureWords): string {
  const write = numberWriter([scale.from, scale.to, safe.from, safe.to], w);
  const place = (value: number) => (100 * (value - scale.from)) / (scale.to - scale.from);
  const [from, to] = [place(safe.from), place(safe.to)];
  const text = (at: number, value: number, anchor: 'start' | 'end') =>
    `<text x="${percent(at)}" y="42" text-anchor="${anchor}">${write(value)}</text>`;
  const drawing = strip(
    48,
    bar(0, 100, 'fig-b', 6, 16) +
      bar(from, to, 'fig-a', 0, 28) +
      (from > ROOM ? text(0, scale.from, 'start') : '') +
      (to < 100 - ROOM ? text(100, scale.to, 'end') : '') +
      text(from, safe.from, from > ROOM / 2 ? 'end' : 'start') +
      text(to, safe.to, to < 100 - ROOM / 2 ? 'start' : 'end'),
  );
  const measure = `${rangeText(safe, write)}${unit === '' ? '' : `\u00a0${unit}`}`;
  return (
    `<table class="fig-dose"><caption>${words(title)}${drawing}</caption><thead><tr>` +
    `<th scope="col">${w.below} ${write(safe.from)}</th><th scope="col">${w.safe}</th><th scope="col">${w.above} ${write(safe.to)}</th>` +
    `</tr></thead><tbody><tr><td>${words(low)}</td><td><b>${words(measure)}</b></td><td>${words(high)}</td></tr></tbody></table>`
  );
}

/** "Harga tahun 2017", or that the year wasn't recorded. */
function yearText(year: PriceYear, w: FigureWords): string {
  if (year.from === null) return w.unrecorded;
  return /^(?:19|20)\d\d(?:\s*[–-]\s*(?:19|20)\d\d)?$/.test(year.words)
    ? `${w.priceOf} ${words(year.words)}`
    : `${w.priceOf}: ${words(year.words)}`;
}

/** A cost breakdown: each item with its part of the whole, and the sum. */
export function drawCosts({ title, year, items, total }: CostsFigure, w: FigureWords): string {
  const most = Math.max(1, ...items.map((item) => item.rupiah));
  const rows = items.map(({ name, count, rupiah: price, note }) => {
    const more = [
      count === null ? '' : `${count.toLocaleString(w.locale)}\u00a0× ${rupiah(price / count, w)}`,
      words(note),
    ];
    const said = more.filter((each) => each !== '').join(', ');
    return (
      `<tr><th scope="row">${words(name)}${said === '' ? '' : `<small>${said}</small>`}</th>` +
      `<td>${strip(10, bar(0, (100 * price) / most, 'fig-a', 0, 10))}</td><td>${rupiah(price, w)}</td></tr>`
    );
  });
  return (
    `<table class="fig-costs"><caption>${words(title)}<small>${yearText(year, w)}</small></caption>` +
    `<thead class="fig-unseen"><tr><th scope="col">${w.item}</th><td></td><th scope="col">${w.price}</th></tr></thead><tbody>${rows.join('')}</tbody>` +
    `<tfoot><tr><th scope="row">${w.total}</th><td></td><td>${rupiah(total, w)}</td></tr></tfoot></table>`
  );
}

/** Bars of one measure below one another; a range is drawn lighter from its least to its most. */
export function drawComparison({ title, unit, values }: ComparisonFigure, w: FigureWords): string {
  const most = Math.max(...values.map(({ value }) => value.to), Number.MIN_VALUE);
  const write = numberWriter(
    values.flatMap(({ value }) => [value.from, value.to]),
    w,
  );
  const rows = values.map(
    ({ name, value, note }) =>
      `<tr><th scope="row">${words(name)}${note === '' ? '' : `<small>${words(note)}</small>`}</th>` +
      `<td>${strip(20, bar(0, (100 * value.to) / most, 'fig-b', 0, 20) + bar(0, (100 * value.from) / most, 'fig-a', 0, 20))}</td>` +
      `<td>${rangeText(value, write)}</td></tr>`,
  );
  return (
    `<table class="fig-comparison"><caption>${words(title)}<small>${words(unit)}</small></caption>` +
    `<thead class="fig-unseen"><tr><th scope="col">${w.compared}</th><td></td><th scope="col">${words(unit)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  );
}
