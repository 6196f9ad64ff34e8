import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';

export interface Kept<State> {
  readonly read: () => State;
  readonly set: Dispatch<SetStateAction<State>>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a screen shows it at this moment. */
  readonly isShown: () => boolean;
}

/** By the query client, so that the next person to sign in sees nothing of it. */
const allKept = new WeakMap<QueryClient, Map<string, Kept<unknown>>>();

/** As useState, but it outlives the screen: whoever comes back finds it as it is by then. `key` names it. */
export function useKeptState<State>(key: QueryKey, initial: State): readonly [State, Kept<State>] {
  const client = useQueryClient();
  const kept = keptOf(client, hashKey(key), initial);
  return [useSyncExternalStore(kept.subscribe, kept.read), kept];
}

function keptOf<State>(client: QueryClient, name: string, initial: State): Kept<State> {
  const ofClient = allKept.get(client) ?? new Map<string, Kept<unknown>>();
  allKept.set(client, ofClient);
  const kept = (ofClient.get(name) ?? keep(initial)) as Kept<State>;
  ofClient.set(name, kept as Kept<unknown>);
  return kept;
}

function keep<State>(initial: State): Kept<State> {
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
