import type { Range } from '#domain/figures/figure.ts';
import { escaped } from '#domain/escaped.ts';
import type { FigureWords } from './figure-words.ts';

/** A number and the sign of its unit stay on one line. */
const TIED = /(\d) (?=(?:cm|mm|m²|m|km|kg|g|t|ha|ml|mL|l|W|°C|mA|ppm|mS\/cm|liter|litres?|×)(?![\p{L}\d]))/gu;

/** An author's words: escaped, with emphasis (`*Thrips*`) and nothing else of Markdown. */
export function words(text: string): string {
  return escaped(text.replace(TIED, '$1\u00a0')).replace(
    /(?<![\p{L}\d*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\p{L}\d*])/gu,
    '<em>$1</em>',
  );
}

/** How many decimals a number needs, three at the most. */
function decimalsOf(value: number): number {
  return (/\.(\d+)/.exec(String(Math.round(value * 1000) / 1000))?.[1] ?? '').length;
}

/** Numbers of one figure have the same decimals: 5.5 and 6.0, not 6. */
export function numberWriter(values: readonly number[], { locale }: FigureWords): (value: number) => string {
  const digits = Math.max(0, ...values.map(decimalsOf));
  return (value) => value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** "1,5–1,8", or one number. */
export function rangeText({ from, to }: Range, write: (value: number) => string): string {
  return from === to ? write(from) : `${write(from)}–${write(to)}`;
}

export function rupiah(value: number, { locale }: FigureWords): string {
  return `Rp${value.toLocaleString(locale, { maximumFractionDigits: 0 })}`;
}

/** A place on a drawing as wide as its column, in percent. */
export function percent(value: number): string {
  return `${Math.round(Math.min(100, Math.max(0, value)) * 100) / 100}%`;
}

/** A flat bar; its value is beside it as text. */
export function bar(from: number, to: number, look: string, y = 0, height = 14): string {
  return `<rect class="${look}" x="${percent(from)}" y="${y}" width="${percent(to - from)}" height="${height}"/>`;
}

/** A drawing as wide as its column and of a fixed height, px. Screen readers have the table instead. */
export function strip(height: number, within: string): string {
  return `<svg aria-hidden="true" width="100%" height="${height}">${within}</svg>`;
}
