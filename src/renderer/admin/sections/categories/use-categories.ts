import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '#domain/result.ts';
import type { SavedCategory, ListedCategory } from '#renderer/data/collections/categories.ts';
import type { QueryApi } from './use-categories-api.ts';

export interface Categories {
  /** Null before they were read for the first time. */
  readonly list: readonly ListedCategory[] | null;
  /** Why they couldn't be read; what was read before stays. */
  readonly failure: ErrorCode | null;
  /** Reads them once more. */
  reload(): void;
  /** Shows one as it was saved; a new one at the end. */
  put(category: SavedCategory): void;
  remove(id: number): void;
  /** Shows them in another order. */
  arrange(ids: readonly number[]): void;
}

/** Every category, in its order, as far as this screen knows. */
export function useCategories(ask: QueryApi): Categories {
  const [list, setList] = useState<readonly ListedCategory[] | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    void ask((api) => api.list()).then((result) => {
      if (!wanted) return;
      if (result.ok) setList(result.value);
      setFailure(result.ok ? null : result.code);
    });
    return () => {
      wanted = false;
    };
  }, [ask, round]);
  const change = (work: (before: readonly ListedCategory[]) => readonly ListedCategory[]) =>
    setList((before) => work(before ?? []));
  return {
    list,
    failure,
    reload: useCallback(() => setRound((count) => count + 1), []),
    put: (category) => change((before) => withSaved(before, category)),
    remove: (id) => change((before) => before.filter((each) => each.id !== id)),
    arrange: (ids) => change((before) => arranged(before, ids)),
  };
}

function withSaved(list: readonly ListedCategory[], saved: SavedCategory): readonly ListedCategory[] {
  const known = list.some(({ id }) => id === saved.id);
  if (!known) return [...list, { ...saved, articles: 0, binned: 0 }];
  return list.map((each) => (each.id === saved.id ? { ...each, ...saved } : each));
}

/** As the backend does it: those that aren't named follow in their old order. */
function arranged(list: readonly ListedCategory[], ids: readonly number[]): readonly ListedCategory[] {
  const named = ids.flatMap((id) => list.find((each) => each.id === id) ?? []);
  return [...named, ...list.filter(({ id }) => !ids.includes(id))];
}
