import { MutationCache, QueryCache, QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { RequestError } from '../../data/request-error.ts';
import type { SessionStore } from '../../session/session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: RequestError;
  }
}

interface Props {
  /** Whose person's client it is; without it, a new client for each mount. */
  readonly store?: SessionStore;
  readonly children: ReactNode;
}

/** The query client of the admin area: with a `key` of the user's id, no other user sees its cached data. */
export function QueryProvider({ store, children }: Props) {
  const [client] = useState(() => (store === undefined ? createQueryClient() : clientOf(store)));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The client of the person who is signed in, from the first time they open the admin area until they sign out. */
let slot: { readonly store: SessionStore; readonly personId: string; readonly client: QueryClient } | null = null;

/** It outlives the admin area: whoever leaves it while a bulk action is under way finds its progress again. */
function clientOf(store: SessionStore): QueryClient {
  const personId = personOf(store);
  if (slot !== null && slot.store === store && slot.personId === personId) return slot.client;
  const client = createQueryClient();
  if (personId === null) return client;
  slot = { store, personId, client };
  const unsubscribe = store.subscribe(() => {
    if (personOf(store) === personId) return;
    unsubscribe();
    if (slot?.client === client) slot = null;
  });
  return client;
}

function personOf(store: SessionStore): string | null {
  const { state } = store.read();
  return state.kind === 'signed-in' ? state.person.id : null;
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
