import type { DraftVersion, RevisionCard } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { localDay } from '#renderer/i18n/moments.ts';

/** One version in the history: one language of it was published, or both were kept while the draft was written. */
export type HistoryEntry =
  | { readonly kind: 'published'; readonly key: string; readonly at: string; readonly revision: RevisionCard }
  | { readonly kind: 'draft'; readonly key: string; readonly at: string; readonly version: DraftVersion };

/** What came to the history on one day, by this device's clock. */
export interface HistoryDay {
  /** ISO. */
  readonly day: string;
  readonly entries: readonly HistoryEntry[];
}

/** Both in one list, newest first; imported revisions at the time of the import. Limited to one language where one is given. */
export function historyEntries(
  revisions: readonly RevisionCard[],
  versions: readonly DraftVersion[],
  language: Language | null,
): HistoryEntry[] {
  const published = revisions
    .filter((revision) => language === null || revision.language === language)
    .map((revision) => {
      const at = revision.imported?.at ?? revision.madeAt;
      return { kind: 'published', key: `published ${revision.id}`, at, revision } as const;
    });
  const kept = versions.map((version) => {
    return { kind: 'draft', key: `draft ${version.version}`, at: version.savedAt, version } as const;
  });
  return [...published, ...kept].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** The entries, which come in the order of time, day by day. */
export function historyDays(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = localDay(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, of]) => ({ day, entries: of }));
}
