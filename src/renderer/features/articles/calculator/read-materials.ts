import type { Amount } from '#domain/figures/figure.ts';

/**
 * The rows in a rendered figure's data attribute (text/render/figures/draw-amounts.ts). Null where they can't be parsed, for
 * instance on a page of an older build, which still shows the table for common sizes.
 */
export function readMaterials(figure: HTMLElement): readonly Amount[] | null {
  try {
    const rows: unknown = JSON.parse(figure.dataset['rows'] ?? '');
    return Array.isArray(rows) && rows.length > 0 && rows.every(isAmount) ? rows : null;
  } catch (error) {
    console.warn('The rows of a figure can’t be read:', error);
    return null;
  }
}

function isAmount(row: unknown): row is Amount {
  if (typeof row !== 'object' || row === null) return false;
  const { name, unit, perHectare, pack, price } = row as Partial<Amount>;
  return (
    typeof name === 'string' &&
    (unit === 'kg' || unit === 'litre' || unit === 'piece') &&
    Number.isFinite(perHectare?.from) &&
    Number.isFinite(perHectare?.to) &&
    (pack === null || Number.isFinite(pack)) &&
    (price === null || (Number.isFinite(price?.rupiahPerUnit) && typeof price?.year.words === 'string'))
  );
}
