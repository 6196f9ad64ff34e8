import { MutationCache, QueryCache, QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { RequestError } from '../../data/request.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: RequestError;
  }
}

/**
 * What the admin application knows of the server. One for each time it is drawn: with a `key` of the person, nobody sees what
 * somebody else read.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => warn('A query failed:', query.queryKey, error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        warn('A change failed:', mutation.options.mutationKey ?? [], error),
    }),
    defaultOptions: {
      queries: {
        // The fetch policy has waited and tried already what is worth it; people try again by the button of the note.
        retry: false,
        // Only an answer of the backend says whether it can be reached, not what the browser thinks of its network.
        networkMode: 'always',
        // A list that changes under somebody's hand, because they looked into another window, would be worse than an older one.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Anything else than a RequestError is a fault of ours, and is told with its stack. */
function warn(what: string, key: QueryKey, error: Error): void {
  if (!(error instanceof RequestError)) return console.error(what, key.join(' '), error);
  const { reason, code, detail } = error.failure;
  console.warn(what, key.join(' '), reason ?? code, detail);
}
