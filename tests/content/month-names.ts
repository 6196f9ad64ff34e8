import type { Language } from '#domain/localized.ts';
import { MONTH_NAMES } from '#domain/dates.ts';

interface NamedMonth {
  readonly index: number;
  readonly name: string;
  readonly month: number;
}

/** A capital letter marks a month; “May” counts only after certain words or punctuation, because it also begins sentences. */
function patternOf(names: readonly string[]): RegExp {
  const said = names.map((name) => {
    const before = name === 'May' ? '(?<=(?:\\b(?:[Ii]n|[Ff]rom|to|until|and|or|by)|[–,:])[ ]?)' : '';
    return `${before}(?:${name}|${name.slice(0, 3)})`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${said.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

const PATTERNS: Readonly<Record<Language, RegExp>> = { id: patternOf(MONTH_NAMES.id), en: patternOf(MONTH_NAMES.en) };

/** The months that a text names, in full or by their first three letters. */
export function monthsIn(text: string, language: Language): readonly NamedMonth[] {
  return [...text.matchAll(PATTERNS[language])].map((match) => ({
    index: match.index,
    name: match[0],
    month: MONTH_NAMES[language].findIndex((name) => name.startsWith(match[0])) + 1,
  }));
}
