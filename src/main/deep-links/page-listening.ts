import type { WebContents } from 'electron';

/** A page that never reports its first render gets its commands all the same, after this many ms. */
const LONGEST_WAIT_MS = 5_000;

const listening = new WeakSet<WebContents>();
const waiting = new WeakMap<WebContents, () => void>();

/** Marks the page in these contents as rendered and listening to events, until it is loaded anew. */
export function pageListens(contents: WebContents): void {
  if (!listening.has(contents)) {
    listening.add(contents);
    contents.once('did-navigate', () => listening.delete(contents));
  }
  waiting.get(contents)?.();
}

/** Runs `work` once the page in these contents listens to events; of several that wait, only the last one runs. */
export function whenListening(contents: WebContents, work: () => void): void {
  if (listening.has(contents)) return work();
  const workOnce = (): void => {
    clearTimeout(timer);
    if (waiting.get(contents) !== workOnce) return;
    waiting.delete(contents);
    if (!contents.isDestroyed()) work();
  };
  const timer = setTimeout(workOnce, LONGEST_WAIT_MS);
  waiting.set(contents, workOnce);
}
