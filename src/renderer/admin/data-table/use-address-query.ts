import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAddressQuery, searchOf, writeAddressQuery, type Choices, type TableQuery } from './address-query.ts';

/** Typing rests for this long, ms, before the address changes and the backend is asked. */
const TYPING_MS = 250;

/** What stands in the search box of a list. */
export interface TypedSearch {
  readonly typed: string;
  type(text: string): void;
  /** Searches at once for what stands in the box. */
  searchNow(): void;
}

export interface AddressQuery<Query extends TableQuery> extends TypedSearch {
  readonly query: Query;
  /** Asks for something else, from its first page on unless the change names one. What is being typed comes along. */
  ask(change: Partial<Query>): void;
  /** The same without a step in the history: for addresses that nobody wants to come back to. */
  correct(change: Partial<Query>): void;
  /** The search part of the address that asks for this change, with its question mark. */
  searchPart(change: Partial<Query>): string;
}

/**
 * Search, filters, sort order and page live in the address, so that Back, a reload and a shared link find the same list. Back
 * and Forward change the address, and the search box follows. `choices` must be the same object at each drawing.
 */
export function useAddressQuery<Query extends TableQuery>(choices: Choices<Query>): AddressQuery<Query> {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readAddressQuery(choices, parameters), [choices, parameters]);
  const [typed, setTyped] = useState(query.search);
  const sent = useRef(query.search);

  const searchPart = (change: Partial<Query>) => writeAddressQuery(choices, { ...query, page: 1, ...change });
  const go = (change: Partial<Query>, replace: boolean) => {
    sent.current = change.search ?? query.search;
    setParameters(searchPart(change), { replace });
  };
  const withSearch = (change: Partial<Query>): Partial<Query> => ({ search: searchOf(typed), ...change });
  const searchNow = () => {
    // One step in the history for a search, however many letters it took.
    if (searchOf(typed) !== sent.current) go(withSearch({}), sent.current !== '');
  };

  const onRest = useEffectEvent(searchNow);
  useEffect(() => {
    const resting = setTimeout(() => onRest(), TYPING_MS);
    return () => clearTimeout(resting);
  }, [typed]);
  useEffect(() => {
    if (sent.current === query.search) return;
    sent.current = query.search;
    setTyped(query.search);
  }, [query.search]);

  return {
    query,
    typed,
    type: setTyped,
    searchNow,
    ask: (change) => go(withSearch(change), false),
    correct: (change) => go(change, true),
    searchPart,
  };
}
