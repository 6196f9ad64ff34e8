import type { WebContents } from 'electron';

/** A page that crashes again within this time, in ms, isn't reloaded, to avoid a loop. */
const SOON = 60_000;

/** Pages whose process the person chose to end: the next exit of their process is no crash. */
const ended = new WeakSet<WebContents>();

/** Reloads a page in a new process. A busy page doesn't react to a reload, so its process is ended first. */
export function reloadInNewProcess(contents: WebContents): void {
  ended.add(contents);
  // The new page has loaded: a later exit is a crash of that one.
  contents.once('did-navigate', () => ended.delete(contents));
  contents.forcefullyCrashRenderer();
  contents.reload();
}

/**
 * Reloads a page whose process is gone, for instance because a small laptop ran out of memory. Unsaved text is in the drafts. The
 * second time within a minute it isn't reloaded, and `tell` shows a message.
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
