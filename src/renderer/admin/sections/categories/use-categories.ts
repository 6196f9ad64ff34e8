import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '#domain/reply.ts';
import type { KeptCategory, ListedCategory } from '#renderer/data/collections/categories.ts';
import type { AskDesk } from './use-desk.ts';

export interface Categories {
  /** Null before they were read for the first time. */
  readonly list: readonly ListedCategory[] | null;
  /** Why they couldn't be read; what was read before stays. */
  readonly failure: ErrorCode | null;
  /** Reads them once more. */
  reload(): void;
  /** Shows one as it was saved; a new one at the end. */
  put(category: KeptCategory): void;
  remove(id: number): void;
  /** Shows them in another order. */
  arrange(ids: readonly number[]): void;
}

/** Every category, in its order, as far as this screen knows. */
export function useCategories(ask: AskDesk): Categories {
  const [list, setList] = useState<readonly ListedCategory[] | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    void ask((desk) => desk.list()).then((reply) => {
      if (!wanted) return;
      if (reply.ok) setList(reply.value);
      setFailure(reply.ok ? null : reply.code);
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

function withSaved(list: readonly ListedCategory[], saved: KeptCategory): readonly ListedCategory[] {
  const known = list.some(({ id }) => id === saved.id);
  if (!known) return [...list, { ...saved, articles: 0, binned: 0 }];
  return list.map((each) => (each.id === saved.id ? { ...each, ...saved } : each));
}

/** As the backend does it: those that aren't named follow in their old order. */
function arranged(list: readonly ListedCategory[], ids: readonly number[]): readonly ListedCategory[] {
  const named = ids.flatMap((id) => list.find((each) => each.id === id) ?? []);
  return [...named, ...list.filter(({ id }) => !ids.includes(id))];
}
