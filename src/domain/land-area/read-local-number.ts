import type { Language } from '../localized.ts';

export type NumberReading =
  /** `ambiguous`: the other language reads three digits behind one separator as another number, "1.500" or "1,500". */
  | { readonly ok: true; readonly value: number; readonly ambiguous: boolean }
  | { readonly ok: false; readonly problem: 'separators' | 'fraction' };

const GROUPS: Readonly<Record<string, RegExp>> = {
  '.': /^\d{1,3}(\.\d{3})+$/,
  ',': /^\d{1,3}(,\d{3})+$/,
  ' ': /^\d{1,3}( \d{3})+$/,
};

/**
 * Reads what people write for a number without a sign: "1,5", "1.5", "1.500", "1.500,5", "3/4", "1 1/2". One mark before three
 * digits parts thousands where the language writes it so, unless a zero stands before it ("0.250").
 */
export function readLocalNumber(text: string, language: Language): NumberReading {
  const fraction = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/.exec(text);
  if (fraction) {
    const [, whole = '0', above, below] = fraction;
    const value = Number(whole) + Number(above) / Number(below);
    return Number(below) === 0 ? { ok: false, problem: 'fraction' } : { ok: true, value, ambiguous: false };
  }
  if (text.includes('/')) return { ok: false, problem: 'fraction' };
  const digits = withoutGroups(text, language);
  if (digits === null || !/^(\d+(?:\.\d*)?|\.\d+)$/.test(digits)) return { ok: false, problem: 'separators' };
  return { ok: true, value: Number(digits), ambiguous: /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) };
}

/** The digits with a point before the decimals, if any; null where the separators are inconsistent. */
function withoutGroups(text: string, language: Language): string | null {
  const marks = [...new Set(text.match(/[., ]/g))];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (marks.length === 0) return text;
  if (marks.length === 1) {
    const mark = marks[0]!;
    const parts = text.split(mark);
    const thousands = mark === ' ' || parts.length > 2 || mark === (language === 'id' ? '.' : ',');
    if (thousands && GROUPS[mark]!.test(text) && !text.startsWith('0')) return parts.join('');
    return mark === ' ' || parts.length > 2 ? null : parts.join('.');
  }
  if (marks.length > 2 || last < 0) return null;
  // With two kinds of separators, the last one is the decimal separator.
  const whole = text.slice(0, last);
  const group = marks.find((mark) => mark !== text[last])!;
  return GROUPS[group]!.test(whole) ? `${whole.split(group).join('')}.${text.slice(last + 1)}` : null;
}
