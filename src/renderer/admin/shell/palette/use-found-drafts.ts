import { useEffect, useState } from 'react';
import { LANGUAGES } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/result.ts';
import { recentDrafts, type RecentDraft } from '#renderer/data/collections/recent-drafts.ts';
import { useSessionStore } from '#renderer/session/session.ts';

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

interface Outcome {
  readonly query: string;
  readonly rows: readonly RecentDraft[];
  readonly failure: ErrorCode | null;
}

const NOTHING: Outcome = { query: '', rows: [], failure: null };

/** The items that a query finds by their titles; without one, those that were edited last. Late answers are dropped. */
export function useFoundDrafts(query: string): FoundDrafts {
  const store = useSessionStore();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let wanted = true;
    const fail = (failure: ErrorCode, detail: unknown) => {
      if (!wanted) return;
      console.warn('The items could not be searched:', failure, detail);
      setOutcome({ query, rows: [], failure });
    };
    const ask = async () => {
      const result = await recentDrafts(await store.accounts(), query, MOST);
      // A backend that doesn't know the question has no items either.
      if (!result.ok && result.code !== 'no-table') fail(result.code, result.detail);
      else if (wanted) setOutcome({ query, rows: result.ok ? result.value : [], failure: null });
    };
    const resting = setTimeout(
      () => void ask().catch((error: unknown) => fail('offline', error)),
      query === '' ? 0 : TYPING_MS,
    );
    return () => {
      wanted = false;
      clearTimeout(resting);
    };
  }, [store, query]);
  const { rows, failure, query: answered } = outcome ?? NOTHING;
  const settled = outcome !== null && answered === query;
  // Until the answer comes, what the last one found stays as far as it fits.
  return { rows: settled ? rows : rows.filter(isTitled(query)), busy: !settled, failure: settled ? failure : null };
}

function isTitled(query: string): (draft: RecentDraft) => boolean {
  const needle = query.toLowerCase();
  return ({ title }) => LANGUAGES.some((language) => title[language].toLowerCase().includes(needle));
}
