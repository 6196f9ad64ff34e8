import { MutationCache, QueryCache, QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { RequestError } from '../../data/request-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: RequestError;
  }
}

/** The query client of the admin area. One for each mount: with a `key` of the user's id, no other user sees its cached data. */
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
        // Only a response shows whether the backend can be reached, not the browser's own network state.
        networkMode: 'always',
        // A list that changes because the window got the focus would be worse than an older one.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Anything but a RequestError is a bug, and is logged with its stack. */
function warn(what: string, key: QueryKey, error: Error): void {
  if (!(error instanceof RequestError)) return console.error(what, key.join(' '), error);
  const { reason, code, detail } = error.failure;
  console.warn(what, key.join(' '), reason ?? code, detail);
}
