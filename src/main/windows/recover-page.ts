import type { WebContents } from 'electron';

/** A page that breaks again within this time, in ms, would only break for ever. */
const SOON = 60_000;

/** Pages whose process the person had ended, until that is told: nothing broke. */
const ended = new WeakSet<WebContents>();

/** Loads a page anew in a new process. One that is busy takes no order to reload: its process has to end first. */
export function reloadInNewProcess(contents: WebContents): void {
  ended.add(contents);
  // The new page is there: what goes from now on is that one's.
  contents.once('did-navigate', () => ended.delete(contents));
  contents.forcefullyCrashRenderer();
  contents.reload();
}

/**
 * Loads a page anew when its process is gone: a small laptop runs out of memory. What somebody was writing lies in the drafts.
 * The second time within a minute it stays as it is, and `tell` says so.
 */
export function recoverPage(contents: WebContents, tell: () => void, now: () => number = Date.now): void {
  let last = -Infinity;
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    if (contents.isDestroyed() || ended.delete(contents)) return;
    const again = now() - last < SOON;
    last = now();
    if (again) tell();
    else contents.reload();
  });
}
