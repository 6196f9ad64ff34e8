import type { SavedState } from '#renderer/data/saved/saved.ts';

/** What a reader has who saved nothing. */
export const NOTHING_SAVED: SavedState = { articles: [], collections: [] };
