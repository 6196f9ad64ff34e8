import type { i18n } from 'i18next';
import type { Language } from '#domain/localized.ts';
import { listMoment } from '#renderer/i18n/moments.ts';

/** A time for the middle of a sentence: "at 14:05", "yesterday", "on 12 Jan"; "earlier" where it isn't known. */
export function recoveredDraftTime(t: i18n['t'], writtenAt: string, now: Date, language: Language): string {
  const moment = new Date(writtenAt);
  if (Number.isNaN(moment.getTime())) return t('drafts:earlier');
  const words = listMoment(moment, now, language);
  if (moment.toDateString() === now.toDateString()) return t('drafts:atTime', { time: words });
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return moment.toDateString() === yesterday.toDateString() ? t('drafts:yesterday') : t('drafts:onDay', { day: words });
}
