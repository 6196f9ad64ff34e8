import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestError } from '#renderer/data/request.ts';

/** What a list shows. */
export interface TablePage<Page> {
  /** The last page that came; perhaps an older question's, until the answer is there or after a failure. Null before the first. */
  readonly page: Page | null;
  /** What is shown isn't the answer to what is asked. */
  readonly isOutdated: boolean;
  /** An answer is on its way. */
  readonly isFetching: boolean;
  readonly error: RequestError | null;
  refetch(): void;
}

/** One page of a list. Unlike `placeholderData`, the rows stay also where the answer to the next question fails. */
export function useTablePage<Page, Key extends QueryKey>(
  options: UseQueryOptions<Page, RequestError, Page, Key>,
): TablePage<Page> {
  const { data, isFetching, error, refetch } = useQuery(options);
  const [shown, setShown] = useState(data ?? null);
  if (data !== undefined && data !== shown) setShown(data);
  return {
    page: data ?? shown,
    isOutdated: shown !== null && (data === undefined || error !== null),
    isFetching,
    error,
    refetch: () => void refetch(),
  };
}
