import type { QueryClient } from '@tanstack/react-query';

/** Runs the queries again that failed: what kept them from the backend is over. */
export function refetchFailed(client: QueryClient): void {
  void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}
