import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListedCategory } from '#renderer/data/collections/categories.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { arranged, type Categories } from './use-categories.ts';

export interface Order {
  /** The categories in the order that they are shown in, saved or not. */
  readonly list: readonly ListedCategory[];
  /** Why the newest order isn't saved. */
  readonly error: RequestError | null;
  /** Shows another order while somebody drags; null for the one before. */
  show(ids: readonly number[] | null): void;
  save(ids: readonly number[]): void;
  /** Saves once more what couldn't be saved. */
  retry(): void;
}

/** The order of the categories. A new one is shown at once, and stays with a note where it can't be saved. */
export function useOrder({ saved, request, arrange }: Categories): Order {
  const [dragged, show] = useState<readonly number[] | null>(null);
  const [unsaved, setUnsaved] = useState<readonly number[] | null>(null);
  const [error, setError] = useState<RequestError | null>(null);
  const latest = useRef<readonly number[]>([]);
  const { mutate } = useMutation({
    mutationKey: ['categories', 'order'],
    // One at a time, and of several quick moves only the last one's order.
    scope: { id: 'categories order' },
    mutationFn: (ids: readonly number[]) =>
      ids === latest.current ? request((api) => api.order(ids)) : Promise.resolve(),
    onSuccess(_done, ids) {
      if (ids !== latest.current) return;
      arrange(ids);
      setUnsaved(null);
      setError(null);
    },
    onError: (failure, ids) => ids === latest.current && setError(failure),
  });
  const save = (ids: readonly number[]) => {
    latest.current = ids;
    setUnsaved(ids);
    show(null);
    mutate(ids);
  };
  const list = saved.page ?? [];
  const shown = dragged ?? unsaved;
  return { list: shown ? arranged(list, shown) : list, error, show, save, retry: () => save(latest.current) };
}
