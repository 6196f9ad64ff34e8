import type { LibrarySync } from '../library-sync.ts';

/** What the device says of itself. */
interface Hints {
  networkThere(): boolean;
  visible(): boolean;
  subscribe(listener: (hint: 'network' | 'visibility') => void): () => void;
}

/** A library that was checked this long ago is checked again, ms. */
export const CHECKED_EACH_MS = 60 * 60_000;

/**
 * Keeps the library up to date by itself: once the page has drawn and rests, when the network is back, each hour, and when somebody
 * returns to a page that slept for longer. Texts are little: it does so on any network.
 */
export function followLibrary(library: LibrarySync, hints: Hints, now: () => number = Date.now): void {
  const sync = () => void library.sync();
  // Safari knows no idle moments.
  (globalThis.requestIdleCallback ?? setTimeout)(sync);
  setInterval(sync, CHECKED_EACH_MS);
  hints.subscribe((hint) => {
    const { kept } = library.read();
    if (hint === 'network' ? hints.networkThere() : hints.visible() && now() - (kept?.checkedAt ?? 0) > CHECKED_EACH_MS)
      sync();
  });
}
