import type { Localized } from '#domain/localized.ts';

/** An article that somebody keeps on this device. */
export interface SavedArticle {
  readonly id: number;
  /** What it was called when it was kept, in the languages it was seen in. */
  readonly titles: Readonly<Partial<Localized>>;
  /** '' where nothing is noted. */
  readonly note: string;
  /** ms since 1970. */
  readonly savedAt: number;
}

/** Articles that belong together, in the order that somebody gave them. */
export interface Collection {
  readonly id: string;
  readonly name: string;
  /** Ids of saved articles. */
  readonly articles: readonly number[];
}

/** All that is kept: articles, the newest first, and collections in the person's order. */
export interface SavedState {
  readonly articles: readonly SavedArticle[];
  readonly collections: readonly Collection[];
}

export const NOTHING_SAVED: SavedState = { articles: [], collections: [] };

/** What somebody keeps on this device, shared by all windows. */
export interface Saved {
  /** Null until it was read. */
  read(): SavedState | null;
  /** Tells of changes, those of other windows included. */
  subscribe(listener: () => void): () => void;
  /** Reads what is kept. Rejects where the device refuses. */
  look(): Promise<void>;
  /**
   * Changes what is kept, as it is now, in one step: nothing that another window writes meanwhile is lost. On the disk when it settles;
   * rejects where the device refuses, and nothing is changed then.
   */
  change(decide: (before: SavedState) => SavedState): Promise<SavedState>;
}
