import type { Localized } from '#domain/localized.ts';

/** An article that the reader saved on this device. */
export interface SavedArticle {
  readonly id: number;
  /** What it was called when it was kept, in the languages it was seen in. */
  readonly titles: Readonly<Partial<Localized>>;
  /** '' where nothing is noted. */
  readonly note: string;
  /** ms since 1970. */
  readonly savedAt: number;
}

/** A group of articles in the reader's own order. */
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

/** What the reader saved on this device, shared by all windows. */
export interface Saved {
  /** Null until it was read. */
  read(): SavedState | null;
  /** Calls the listener for changes, also those of other windows. */
  subscribe(listener: () => void): () => void;
  /** Reads what is kept. Rejects where the device refuses. */
  look(): Promise<void>;
  /**
   * Changes what is kept, as it is now, in one step: nothing that another window writes meanwhile is lost. On the disk when it settles;
   * rejects where the device refuses, and nothing is changed then.
   */
  change(decide: (before: SavedState) => SavedState): Promise<SavedState>;
}
