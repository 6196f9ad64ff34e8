import type { Language } from '#domain/localized.ts';
import type { PackableArticle } from '#renderer/data/packs.ts';
import type { PackSelection } from './pack-choice.tsx';

/** The default file name of a pack: "Tunas Pertanian Organik 2026-11-23.tunas". `now` is the device's date. */
export function packName(
  chosen: PackSelection,
  articles: readonly PackableArticle[],
  language: Language,
  now: Date,
): string {
  const chosenName =
    chosen.kind === 'collection'
      ? chosen.collection.name
      : chosen.kind === 'category'
        ? articles[0]?.category.name[language]
        : undefined;
  // What every system takes in a name.
  const words = (chosenName ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 40);
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${['Tunas', words, day.join('-')].filter(Boolean).join(' ')}.tunas`;
}
