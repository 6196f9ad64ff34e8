import { useEffect, useSyncExternalStore } from 'react';
import { openSaved } from '#renderer/data/saved/open-saved.ts';
import type { Collection } from '#renderer/data/saved/saved.ts';

const NONE: readonly Collection[] = [];

/** The collections of this device that have articles in them; none where they can't be read. */
export function useCollections(): readonly Collection[] {
  const saved = openSaved();
  const state = useSyncExternalStore(saved.subscribe, saved.read);
  useEffect(() => {
    saved.look().catch((error: unknown) => console.warn('The collections of this device could not be read:', error));
  }, [saved]);
  return state?.collections.filter(({ articles }) => articles.length > 0) ?? NONE;
}
