import { afterAll, afterEach, vi } from 'vitest';

// Unit tests share their modules, and those of a file that draws share its page: what one leaves is undone before the next.
afterEach(async () => {
  vi.useRealTimers();
  // Most files draw nothing, and some have no navigator left for React to be loaded in.
  if (typeof document !== 'undefined' && document.body.childElementCount > 0) await leavePage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  if (typeof document !== 'undefined') forget();
});

// A part that is loaded on demand and comes too late would be missing for the files that follow.
afterAll(() => vi.dynamicImportSettled());

/** Empties the page. The place of notices is made once for the life of the page: it stays, without its notices. */
async function leavePage(): Promise<void> {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  for (const part of [...document.body.children]) {
    if (part.querySelector(':scope > section[aria-live]') === null) part.remove();
    else (await import('sonner')).toast.dismiss();
  }
}

/** Forgets what the browser keeps, now that its storage is the real one again. */
function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
