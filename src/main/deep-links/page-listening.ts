import type { WebContents } from 'electron';

/** A page that never says that it is drawn is spoken to all the same, this many ms after it was asked for. */
const LONGEST_WAIT_MS = 5_000;

const listening = new WeakSet<WebContents>();
const waiting = new WeakMap<WebContents, () => void>();

/** The portal in these contents is drawn and hears what it is told, until it is loaded anew. */
export function pageListens(contents: WebContents): void {
  if (!listening.has(contents)) {
    listening.add(contents);
    contents.once('did-navigate', () => listening.delete(contents));
  }
  waiting.get(contents)?.();
}

/** Does something once the page in these contents hears it; of several that wait, the last one. */
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
