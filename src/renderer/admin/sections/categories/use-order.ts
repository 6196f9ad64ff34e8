import { useCallback, useRef, useState } from 'react';
import type { ErrorCode } from '#domain/result.ts';
import type { QueryApi } from './use-categories-api.ts';

export interface Order {
  /** Why the newest order isn't saved. */
  readonly failure: ErrorCode | null;
  save(ids: readonly number[]): Promise<void>;
  /** Saves once more what couldn't be saved. */
  retry(): void;
}

/** Saves the order of the categories: one request at a time, and of several quick moves only the last one's order. */
export function useOrder(ask: QueryApi): Order {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const waiting = useRef<readonly number[] | null>(null);
  const running = useRef(false);
  const save = useCallback(
    async (ids: readonly number[]): Promise<void> => {
      waiting.current = ids;
      if (running.current) return;
      running.current = true;
      let failed: ErrorCode | null = null;
      while (waiting.current !== null) {
        const order = waiting.current;
        waiting.current = null;
        const result = await ask((api) => api.order(order));
        failed = result.ok ? null : result.code;
        if (!result.ok && waiting.current === null) {
          waiting.current = order;
          break;
        }
      }
      running.current = false;
      setFailure(failed);
    },
    [ask],
  );
  const retry = useCallback(() => {
    if (waiting.current !== null) void save(waiting.current);
  }, [save]);
  return { failure, save, retry };
}
