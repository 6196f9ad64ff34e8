import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestError } from '#renderer/data/request-error.ts';

/** What a list shows. */
export interface TablePage<Page> {
  /** The last page that came; perhaps an older question's, until the answer is there or after a failure. Null before the first. */
  readonly page: Page | null;
  /** When it came, by this device's clock. */
  readonly readAt: Date | null;
  /** Nothing has come yet. */
  readonly isPending: boolean;
  /** True while the shown rows aren't those of the current query. */
  readonly isOutdated: boolean;
  /** An answer is on its way. */
  readonly isFetching: boolean;
  /** The error of the last request. It stays during a retry, because the focus is on its button. */
  readonly error: RequestError | null;
  refetch(): void;
}

/** One page of a list. Unlike `placeholderData`, the rows stay also where the answer to the next question fails. */
export function useTablePage<Page, Key extends QueryKey>(
  options: UseQueryOptions<Page, RequestError, Page, Key>,
): TablePage<Page> {
  const { data, dataUpdatedAt, isFetching, error, refetch } = useQuery(options);
  const [shown, setShown] = useState<{ readonly page: Page; readonly readAt: number } | null>(null);
  if (data !== undefined && (data !== shown?.page || dataUpdatedAt !== shown.readAt)) {
    setShown({ page: data, readAt: dataUpdatedAt });
  }
  const [lastError, setLastError] = useState(error);
  const keptError = error ?? (isFetching ? lastError : null);
  if (keptError !== lastError) setLastError(keptError);
  const page = data ?? shown?.page ?? null;
  return {
    page,
    isPending: page === null,
    readAt: shown && new Date(shown.readAt),
    isOutdated: shown !== null && (data === undefined || error !== null),
    isFetching,
    error: keptError,
    refetch: () => void refetch(),
  };
}
