import { useEffect, useState } from 'react';
import type { DraftShow } from '#domain/draft.ts';
import type { AskCollection } from './use-collection.ts';

export type DraftCounts = Readonly<Record<DraftShow, number>>;

/**
 * How many there are of each kind; null until they are known. They are asked for once a page is there, so that the page
 * doesn't wait for them, and again at each new generation of the list. A list does without them.
 */
export function useDraftCounts(ask: AskCollection, pageIsThere: boolean, generation: number): DraftCounts | null {
  const [counts, setCounts] = useState<DraftCounts | null>(null);
  useEffect(() => {
    if (!pageIsThere) return;
    let wanted = true;
    void ask((collection) => collection.count()).then((result) => {
      if (!result.ok) console.warn('The kinds could not be counted:', result.code, result.detail);
      else if (wanted) setCounts(result.value);
    });
    return () => {
      wanted = false;
    };
  }, [ask, pageIsThere, generation]);
  return counts;
}
