import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listParameters, listQuery, searchOf, type ListQuery } from './list-query.ts';

/** Typing rests for this long, ms, before the address changes and the backend is asked. */
const TYPING_MS = 250;

export interface ListAddress {
  readonly query: ListQuery;
  /** What stands in the search box. */
  readonly typed: string;
  type(text: string): void;
  /** Searches at once for what stands in the box. */
  searchNow(): void;
  /** Asks for something else, from its first page on unless the change names one. What is being typed comes along. */
  ask(change: Partial<ListQuery>): void;
  /** The same without a step in the history: for addresses that nobody wants to come back to. */
  correct(change: Partial<ListQuery>): void;
  /** The search part of the address that asks for this change, with its question mark. */
  searchPart(change: Partial<ListQuery>): string;
}

/**
 * Search, filters, order and page live in the address, so that Back, a reload and a shared link find the same list. Back and
 * Forward change the address, and the search box follows.
 */
export function useListQuery(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const query = listQuery(parameters);
  const [typed, setTyped] = useState(query.search);
  const sent = useRef(query.search);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (change: Partial<ListQuery>, replace: boolean) => {
    clearTimeout(resting.current);
    const wanted = { ...query, page: 1, ...change };
    sent.current = wanted.search;
    setParameters(new URLSearchParams(listParameters(wanted)), { replace });
  };
  const search = (text: string) => {
    const wanted = searchOf(text);
    // One step in the history for a search, however many letters it took.
    if (wanted !== sent.current) go({ search: wanted }, sent.current !== '');
  };
  // The timer goes off in a later drawing: what it does then must know that one's address.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => () => clearTimeout(resting.current), []);
  useEffect(() => {
    if (sent.current === query.search) return;
    clearTimeout(resting.current);
    sent.current = query.search;
    setTyped(query.search);
  }, [query.search]);

  return {
    query,
    typed,
    type(text) {
      setTyped(text);
      clearTimeout(resting.current);
      resting.current = setTimeout(() => latest.current(text), TYPING_MS);
    },
    searchNow: () => search(typed),
    ask: (change) => go({ search: searchOf(typed), ...change }, false),
    correct: (change) => go(change, true),
    searchPart(change) {
      const wanted = listParameters({ ...query, page: 1, ...change });
      return wanted === '' ? '' : `?${wanted}`;
    },
  };
}
