import { useCallback } from 'react';
import { failed, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { useSessionStore } from '#renderer/session/session.ts';

/** What a list needs of a collection: it never reads a whole document. */
export type ListedCollection = Pick<
  DraftCollection<unknown>,
  'list' | 'count' | 'publish' | 'setLive' | 'bin' | 'restore' | 'erase'
>;

/** Opens a collection for whoever is signed in. Must be the same function at each drawing. */
export type OpenCollection = (accounts: Accounts) => ListedCollection;

/** Asks a collection something; without the accounts' code, that is `offline`. */
export type AskCollection = <T>(question: (collection: ListedCollection) => Promise<Result<T>>) => Promise<Result<T>>;

/** The collection of whoever is signed in. */
export function useCollection(open: OpenCollection): AskCollection {
  const store = useSessionStore();
  return useCallback(
    async (question) => {
      try {
        return await question(open(await store.accounts()));
      } catch (error) {
        return failed('offline', String(error));
      }
    },
    [store, open],
  );
}
