import type { TFunction } from 'i18next';
import type { Language } from '#domain/localized.ts';
import type { FreshItem } from '#renderer/data/collections/freshness.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import type { Lag } from './beds.tsx';

const MISSING = { id: 'dashboard:field.missing.id', en: 'dashboard:field.missing.en' } as const;
const OUTDATED = { id: 'dashboard:field.outdated.id', en: 'dashboard:field.outdated.en' } as const;
const UNTIL = {
  overdue: 'dashboard:field.until.overdue',
  soon: 'dashboard:field.until.soon',
  holding: 'dashboard:field.until.holding',
  fresh: 'dashboard:field.until.fresh',
} as const;

/** How fresh an item is, and which of the languages that somebody is told of (`told`) is behind, in words. */
export function bedWords(
  item: FreshItem,
  told: readonly Language[],
  t: TFunction<['dashboard']>,
  language: Language,
): string {
  const lags = told.flatMap((side) => {
    if (isEmpty(item)) return [];
    if (!hasLanguage(item, side)) return [t(MISSING[side])];
    return item.outdated[side] > 0 ? [t(OUTDATED[side])] : [];
  });
  return [freshnessWords(item, t, language), ...lags].join('. ');
}

function freshnessWords(item: FreshItem, t: TFunction<['dashboard']>, language: Language): string {
  const { state, reviewDue, savedAt } = item;
  if (state === 'draft') return t('field.state.draft');
  // It was never checked and has no date until which it is valid.
  if (reviewDue === null) return t('field.unchecked', { day: longDate(localDay(new Date(savedAt)), language) });
  return t(UNTIL[state], { day: longDate(reviewDue, language) });
}

/** What of the languages that somebody is told of (`told`) is behind the most; nothing where an item isn't written in any yet. */
export function lagOf(item: FreshItem, told: readonly Language[]): Lag {
  if (isEmpty(item)) return null;
  if (told.some((side) => !hasLanguage(item, side))) return 'missing';
  return told.some((side) => item.outdated[side] > 0) ? 'outdated' : null;
}

function hasLanguage({ has }: FreshItem, side: Language): boolean {
  return has[side];
}

function isEmpty(item: FreshItem): boolean {
  return !item.has.id && !item.has.en;
}
