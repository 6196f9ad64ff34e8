import { labelled, type Flow, type Part } from './flow.ts';

/** Word writes the items of its lists as paragraphs that name their level and carry their mark as text. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARK = /mso-list:\s*Ignore/i;

interface WordItem {
  readonly level: number;
  /** As Word wrote it: "·", "3.", "b)", "iv.", "2.1". */
  readonly mark: string;
}

/** The place in a list that a paragraph of Word's names, or null. */
export function wordItemOf(element: Element): WordItem | null {
  const level = LEVEL.exec(element.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const mark = [...element.querySelectorAll('[style*="mso-list"]')].find(isWordMark)?.textContent ?? '';
  return { level: Number(level), mark: mark.replace(/[\s\u00a0]+/g, '') };
}

/** True for the mark that Word wrote into an item as text. */
export function isWordMark(element: Element): boolean {
  return MARK.test(element.getAttribute('style') ?? '');
}

/** Puts a paragraph into the list that it belongs to. */
export function addWordItem(flow: Flow, { level, mark }: WordItem, blocks: readonly Part[]): void {
  flow.close();
  const number = numberOf(mark, flow.lastNumber(level));
  // Bullets are single signs, often letters of a font of signs.
  const isBullet = number === null && [...mark].length <= 1;
  flow.pushLeveled({ level, number }, number !== null || isBullet ? blocks : labelled(mark, blocks));
}

/** The number of a mark: "4.", "(4)", "d)", "iv."; null for every other one. `before` is that of the item above, or 0. */
function numberOf(mark: string, before: number): number | null {
  const figures = /^\(?(\d{1,9})[.)]?$/.exec(mark)?.[1];
  if (figures !== undefined) return Number(figures);
  const sign = /^\(?([a-z]{1,7})[.)]$/i.exec(mark)?.[1]?.toLowerCase();
  if (sign === undefined) return null;
  const readings = [romanNumber(sign), letterNumber(sign)].filter((each) => each !== null);
  // "i." is the ninth letter only behind "h.", and "c." a hundred only behind ninety-nine.
  const isRomanStart = /^[ivx]+$/.test(sign);
  return (
    readings.find((each) => each === before + 1) ??
    (isRomanStart ? romanNumber(sign) : null) ??
    letterNumber(sign) ??
    readings[0] ??
    null
  );
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanNumber(sign: string): number | null {
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(sign)) return null;
  const values = [...sign].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Word counts a … z, aa, bb … */
function letterNumber(sign: string): number | null {
  const isOneLetter = new Set(sign).size === 1;
  return isOneLetter ? 26 * (sign.length - 1) + sign.charCodeAt(0) - 96 : null;
}
