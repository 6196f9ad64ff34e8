import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypedSearch, type TypedSearch } from '#renderer/ui/use-typed-search.ts';
import { readAddressQuery, writeAddressQuery, type Choices, type TableQuery } from './address-query.ts';

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
  const searchPart = (change: Partial<Query>) => writeAddressQuery(choices, { ...query, page: 1, ...change });
  const go = (change: Partial<TableQuery> | Partial<Query>, replace: boolean) =>
    setParameters(searchPart(change as Partial<Query>), { replace });
  const box = useTypedSearch({
    search: query.search,
    onSearch: (search, replace) => go({ search }, replace),
  });
  return {
    ...box,
    query,
    ask: (change) => go({ search: box.takeSearch(), ...change }, false),
    correct: (change) => go(change, true),
    searchPart,
  };
}

/** The last rows of the last page are gone: the page before it is the last one now. `last` is null until it is known. */
export function useLastPage<Query extends TableQuery>(
  { query: { page }, correct }: AddressQuery<Query>,
  last: number | null,
): void {
  const onTooFar = useEffectEvent((change: Partial<TableQuery>) => correct(change as Partial<Query>));
  useEffect(() => {
    if (last !== null && page > last) onTooFar({ page: last });
  }, [page, last]);
}
