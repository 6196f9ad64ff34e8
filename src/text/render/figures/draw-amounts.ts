import type { Amount, AmountsFigure } from '#domain/figures/figure.ts';
import { weighed, type Measure } from '#domain/land-area/amounts.ts';
import { escaped } from '#domain/escaped.ts';
import { tableFrame } from '../table-frame.ts';
import { rangeText, rupiah, words } from './figure-html.ts';
import type { FigureWords } from './figure-words.ts';

/** The areas of the table's rows, in m². */
const SIZES = [100, 500, 1000, 2500, 10_000] as const;

/**
 * Amounts for common sizes of land. What calculates for any size reads the rows out of the figure itself: `figure[data-figure="amounts"]`
 * has them in `data-rows`, as JSON of `Amount[]` (src/domain/figures/figure.ts).
 */
export function drawAmounts({ title, materials }: AmountsFigure, w: FigureWords): string {
  const heads = materials.map((material) => `<th scope="col">${words(material.name)}${aboutOf(material, w)}</th>`);
  const rows = SIZES.map(
    (size) =>
      `<tr><th scope="row">${sizeText(size, w)}</th>${materials.map((each) => `<td>${needOf(each, size / 10_000, w)}</td>`).join('')}</tr>`,
  );
  return (
    `${tableFrame(title)}<table class="fig-amounts"><caption>${words(title)}</caption>` +
    `<thead><tr><th scope="col">${w.area}</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>` +
    `<p>${w.formula}</p>`
  );
}

/** The attribute that carries the rows. */
export function amountData({ materials }: AmountsFigure): string {
  return ` data-rows="${escaped(JSON.stringify(materials))}"`;
}

function sizeText(size: number, { locale }: FigureWords): string {
  return size < 1000 ? `${size}\u00a0m²` : `${(size / 10_000).toLocaleString(locale)}\u00a0ha`;
}

function unitText({ unit }: Pick<Measure, 'unit'>, w: FigureWords): string {
  if (unit === 'piece') return '';
  return unit === 'litre' ? w.litre : unit;
}

function aboutOf(material: Amount, w: FigureWords): string {
  const { pack, price } = material;
  const unit = unitText(material, w);
  const said = [
    ...(pack === null ? [] : [`${w.pack} ${pack.toLocaleString(w.locale)}\u00a0${unit}`]),
    ...(price === null
      ? []
      : [
          `${rupiah(price.rupiahPerUnit, w)}/${unit}, ${price.year.from === null ? w.unrecorded.toLowerCase() : words(price.year.words)}`,
        ]),
  ];
  return said.length === 0 ? '' : `<small>${said.join('; ')}</small>`;
}

function needOf(material: Amount, hectares: number, w: FigureWords): string {
  const { perHectare, price } = material;
  const need = { from: perHectare.from * hectares, to: perHectare.to * hectares };
  const amount = amountText(weighed(need.from, material.unit), weighed(need.to, material.unit), w);
  if (price === null) return amount;
  const cost = { from: need.from * price.rupiahPerUnit, to: need.to * price.rupiahPerUnit };
  return `${amount}<small>${rangeText(cost, (value) => rupiah(value, w))}</small>`;
}

/** Rounded already; a range names both units where they differ: "500 ml–1 liter". */
function amountText(from: Measure, to: Measure, w: FigureWords): string {
  const write = ({ value }: Measure) => value.toLocaleString(w.locale, { maximumSignificantDigits: 6 });
  const whole = (measure: Measure) => [write(measure), unitText(measure, w)].filter(Boolean).join('\u00a0');
  if (from.value === 0 && to.value > 0) return `0–${whole(to)}`;
  if (from.unit === to.unit) return `${from.value === to.value ? '' : `${write(from)}–`}${whole(to)}`;
  return `${whole(from)}–${whole(to)}`;
}
