import type { i18n } from 'i18next';
import type { Language } from '#domain/localized.ts';
import type { CountedText } from '#renderer/admin/section.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';

/** A counted text in a language, with its numbers as that language writes them. */
export function countedText({ text, count, numbers = {} }: CountedText, t: i18n['t'], language: Language): string {
  const written = Object.entries({ ...numbers, number: count }).map(([name, value]) => [
    name,
    wholeNumber(value, language),
  ]);
  return t(text, { count, ...(Object.fromEntries(written) as Record<string, string>) });
}
