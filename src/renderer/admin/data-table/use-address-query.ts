import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypedSearch, type TypedSearch } from '#renderer/ui/use-typed-search.ts';
import { readAddressQuery, writeAddressQuery, type Choices, type TableQuery } from './address-query.ts';

export interface AddressQuery<Query extends TableQuery> extends TypedSearch {
  readonly query: Query;
  /** Changes the query, back to its first page unless the change names one. Text that is still being typed is included. */
  ask(change: Partial<Query>): void;
  /** The same without a history entry: for addresses to which Back shouldn't return. */
  correct(change: Partial<Query>): void;
  /** The search part of the address with this change, with its question mark. */
  searchPart(change: Partial<Query>): string;
}

/**
 * Search, filters, sort order and page are in the address, so that Back, a reload and a shared link find the same list. Back and
 * Forward change the address, and the search box follows. `choices` must be the same object at each render.
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
