import { useEffect, useState } from 'react';
import type { ErrorCode } from '#domain/reply.ts';
import type { SectionCounter } from '../../../data/admin-section.ts';
import { tableTotal } from '../../../data/table-total.ts';
import { useSessionStore, type SessionStore } from '../../../session/session.ts';

export type Count =
  | { readonly kind: 'counting' }
  | { readonly kind: 'counted'; readonly total: number }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** How many rows a counter's table has. A number that can't be had is never shown as 0. */
export function useCounts(counters: readonly SectionCounter[]) {
  const store = useSessionStore();
  const [known, setKnown] = useState<ReadonlyMap<string, Count>>(new Map());
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    for (const { table } of counters) {
      void count(store, table).then((counted) => {
        if (wanted) setKnown((before) => new Map(before).set(table, counted));
      });
    }
    return () => {
      wanted = false;
    };
  }, [counters, store, attempt]);
  const failures = [...known.values()].filter((each) => each.kind === 'failed');
  return {
    of: ({ table }: SectionCounter): Count => known.get(table) ?? { kind: 'counting' },
    /** Why a number is missing: the first reason, where there are several. */
    failure: failures[0]?.code ?? null,
    /** Counts again; numbers that are there stay until the new ones come. */
    retry() {
      setKnown((before) => new Map([...before].filter(([, { kind }]) => kind !== 'failed')));
      setAttempt((number) => number + 1);
    },
  };
}

async function count(store: SessionStore, table: string): Promise<Count> {
  try {
    const total = await tableTotal(await store.accounts(), table);
    if (total.ok) return { kind: 'counted', total: total.value };
    if (total.code === 'no-table') return { kind: 'counted', total: 0 };
    console.warn(`${table} could not be counted:`, total.code, total.detail);
    return { kind: 'failed', code: total.code };
  } catch (error) {
    console.warn(`${table} could not be counted:`, error);
    return { kind: 'failed', code: 'offline' };
  }
}
