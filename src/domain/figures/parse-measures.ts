import type { ComparedValue, ComparisonFigure, CostItem, CostsFigure, DoseFigure, Range } from './figure.ts';
import type { FigureLine } from './figure-lines.ts';
import { readUnambiguousNumber, readRange, readRupiah, readYear } from './numbers.ts';
import { BlockReader } from './read-block.ts';

/** A figure that may lack something, and what it lacks. */
export interface Read<Figure> {
  readonly figure: Figure;
  readonly reader: BlockReader;
}

const NOTHING: Range = { from: 0, to: 0 };

/** A dose bar. */
export function parseDose(lines: readonly FigureLine[]): Read<DoseFigure> {
  const reader = new BlockReader(lines, ['title', 'unit', 'scale', 'safe', 'low', 'high', 'source']);
  const title = reader.text('title', 'missing-title');
  const ends = (keyword: 'scale' | 'safe') => {
    const line = reader.key(keyword);
    if (!line) reader.tell(keyword === 'scale' ? 'missing-scale' : 'missing-safe', null);
    const read = readRange(line?.text ?? '0');
    if (!('wrong' in read)) return line ? read.range : null;
    reader.tell(read.wrong, line, line?.text);
    return null;
  };
  const [scale, safe] = [ends('scale'), ends('safe')];
  if (scale && scale.from === scale.to) reader.tell('scale-empty', reader.key('scale'));
  if (scale && safe && (safe.from < scale.from || safe.to > scale.to))
    reader.tell('safe-outside-scale', reader.key('safe'));
  for (const row of reader.rows()) reader.tell('not-here', row, row.text);
  return {
    reader,
    figure: {
      kind: 'dose',
      title,
      unit: reader.text('unit', null),
      scale: scale ?? NOTHING,
      safe: safe ?? NOTHING,
      low: reader.text('low', 'missing-low'),
      high: reader.text('high', 'missing-high'),
      source: reader.text('source', 'missing-source'),
    },
  };
}

/** A cost breakdown; its total has to be the sum. */
export function parseCosts(lines: readonly FigureLine[]): Read<CostsFigure> {
  const reader = new BlockReader(lines, ['title', 'year', 'total', 'source']);
  const title = reader.text('title', 'missing-title');
  const items = reader.rows().flatMap((row): CostItem[] => {
    const named = reader.named(row);
    if (!named) return [];
    const [, count, price = named.first] = /^([\d.,]+)\s*[×x*]\s*(Rp.*)$/.exec(named.first) ?? [];
    const read = count === undefined ? { value: 1 } : readUnambiguousNumber(count);
    if ('value' in read && read.value <= 0) {
      reader.tell('negative', row, named.first);
      return [];
    }
    const rupiah = readRupiah(price);
    if ('wrong' in read || rupiah === null) {
      reader.tell('wrong' in read ? read.wrong : 'rupiah', row, named.first);
      return [];
    }
    const note = named.rest.join(', ');
    return [
      {
        name: named.name,
        count: count === undefined ? null : read.value,
        rupiah: Math.round(read.value * rupiah),
        note,
      },
    ];
  });
  if (reader.rows().length === 0) reader.tell('no-rows', null);
  const yearLine = reader.key('year');
  const year = readYear(yearLine?.text ?? '');
  if (!year) reader.tell(yearLine ? 'year' : 'missing-year', yearLine, yearLine?.text);
  const totalLine = reader.key('total');
  const total = readRupiah(totalLine?.text ?? '');
  const sum = items.reduce((all, { rupiah }) => all + rupiah, 0);
  if (total === null) reader.tell(totalLine ? 'rupiah' : 'missing-total', totalLine, totalLine?.text);
  else if (total !== sum && items.length === reader.rows().length) reader.tell('sum', totalLine, String(sum));
  return {
    reader,
    figure: {
      kind: 'costs',
      title,
      year: year ?? { from: null, to: null, words: '' },
      items,
      total: total ?? sum,
      source: reader.text('source', 'missing-source'),
    },
  };
}

/** Bars beside one another, of one measure. */
export function parseComparison(lines: readonly FigureLine[]): Read<ComparisonFigure> {
  const reader = new BlockReader(lines, ['title', 'unit', 'source']);
  const title = reader.text('title', 'missing-title');
  const values = reader.rows().flatMap((row): ComparedValue[] => {
    const named = reader.named(row);
    if (!named) return [];
    const read = readRange(named.first);
    if ('wrong' in read) reader.tell(read.wrong, row, named.first);
    else if (read.range.from < 0) reader.tell('negative', row, named.first);
    else return [{ name: named.name, value: read.range, note: named.rest.join(', ') }];
    return [];
  });
  if (reader.rows().length < 2) reader.tell('too-few-rows', null, '2');
  return {
    reader,
    figure: {
      kind: 'comparison',
      title,
      unit: reader.text('unit', 'missing-unit'),
      values,
      source: reader.text('source', 'missing-source'),
    },
  };
}
