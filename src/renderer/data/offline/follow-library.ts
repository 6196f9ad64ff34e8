import type { LibrarySync } from '../offline-library.ts';

/** Events and states of the device. */
interface Hints {
  networkThere(): boolean;
  visible(): boolean;
  subscribe(listener: (hint: 'network' | 'visibility') => void): () => void;
}

/** A library that was checked this long ago is checked again, ms. */
export const CHECKED_EACH_MS = 60 * 60_000;

/** A sync that was cut off goes on after this long, ms; each further time twice as late. */
const AGAIN_MS = 30_000;

/**
 * Keeps the library up to date automatically: once the page is rendered and idle, when the network is back, each hour, when the
 * user returns to a page that was hidden for longer, and soon after a sync was cut off. Texts are small, so any network is used.
 */
export function followLibrary(library: LibrarySync, hints: Hints, now: () => number = Date.now): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = AGAIN_MS;
  const run = async () => {
    await library.sync();
    clearTimeout(timer);
    const { problem } = library.read();
    // A device that is full or keeps nothing isn't helped by another try.
    const wasCutOff = problem !== null && typeof problem === 'object';
    if (wasCutOff && hints.networkThere()) timer = setTimeout(sync, pause);
    pause = wasCutOff ? Math.min(pause * 2, CHECKED_EACH_MS) : AGAIN_MS;
  };
  const sync = () => void run();
  // Safari has no requestIdleCallback.
  (globalThis.requestIdleCallback ?? setTimeout)(sync);
  setInterval(sync, CHECKED_EACH_MS);
  hints.subscribe((hint) => {
    const { kept } = library.read();
    if (hint === 'network' ? hints.networkThere() : hints.visible() && now() - (kept?.checkedAt ?? 0) > CHECKED_EACH_MS)
      sync();
  });
}
