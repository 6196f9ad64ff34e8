import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';

export interface ClientState<State> {
  readonly read: () => State;
  readonly set: Dispatch<SetStateAction<State>>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a screen shows it at this moment. */
  readonly isShown: () => boolean;
}

/** By the query client, so that the next person to sign in sees nothing of it. */
const statesOfClients = new WeakMap<QueryClient, Map<string, ClientState<unknown>>>();

/** As useState, but it outlives the screen: whoever comes back finds it as it is by then. `key` names it. */
export function useClientState<State>(key: QueryKey, initial: State): readonly [State, ClientState<State>] {
  const client = useQueryClient();
  const stored = stateOf(client, hashKey(key), initial);
  return [useSyncExternalStore(stored.subscribe, stored.read), stored];
}

function stateOf<State>(client: QueryClient, name: string, initial: State): ClientState<State> {
  const ofClient = statesOfClients.get(client) ?? new Map<string, ClientState<unknown>>();
  statesOfClients.set(client, ofClient);
  const stored = (ofClient.get(name) ?? newState(initial)) as ClientState<State>;
  ofClient.set(name, stored as ClientState<unknown>);
  return stored;
}

function newState<State>(initial: State): ClientState<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(next) {
      state = typeof next === 'function' ? (next as (before: State) => State)(state) : next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isShown: () => listeners.size > 0,
  };
}
