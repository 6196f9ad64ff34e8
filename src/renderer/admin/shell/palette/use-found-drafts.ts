import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/result.ts';
import type { RecentDraft } from '#renderer/data/collections/recent-drafts.ts';
import { recentDraftsQuery } from '#renderer/data/queries/drafts.ts';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { useDebouncedValue } from '../../cms/use-debounced-value.ts';

/** Typing rests for this long, ms, before the backend is asked. */
const TYPING_MS = 250;
const MOST = 8;

export interface FoundDrafts {
  readonly rows: readonly RecentDraft[];
  /** The answer to what is asked now is still on its way. */
  readonly busy: boolean;
  /** Why it didn't come. */
  readonly failure: ErrorCode | null;
}

/** The items that a query finds by their titles; without one, those that were edited last. */
export function useFoundDrafts(query: string): FoundDrafts {
  const rested = useDebouncedValue(query, query === '' ? 0 : TYPING_MS);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...recentDraftsQuery(useAccountsRequest(), rested, MOST),
    placeholderData: keepPreviousData,
  });
  const rows = data ?? [];
  const settled = rested === query && !isPending && !isPlaceholderData;
  // Until the answer comes, what the last one found stays as far as it fits.
  return settled
    ? { rows, busy: false, failure: error?.code ?? null }
    : { rows: rows.filter(isTitled(query)), busy: true, failure: null };
}

function isTitled(query: string): (draft: RecentDraft) => boolean {
  const needle = query.toLowerCase();
  return ({ title }) => LANGUAGES.some((language) => title[language].toLowerCase().includes(needle));
}
