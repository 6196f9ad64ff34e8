import type { WebContents } from 'electron';

/** A page that breaks again within this time, in ms, would only break for ever. */
const SOON = 60_000;

/**
 * Loads a page anew when its process is gone: a small laptop runs out of memory. What somebody was writing lies in the drafts.
 * The second time within a minute it stays as it is, and `tell` says so.
 */
export function recoverPage(contents: WebContents, tell: () => void, now: () => number = Date.now): void {
  let last = -Infinity;
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    console.error('The process of a page is gone:', reason);
    if (contents.isDestroyed()) return;
    const again = now() - last < SOON;
    last = now();
    if (again) tell();
    else contents.reload();
  });
}
