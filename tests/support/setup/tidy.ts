import { afterAll, afterEach, vi } from 'vitest';
import './written-documents.ts';

// Loaded before a test replaces the navigator, which React reads on load.
const library = typeof document === 'undefined' ? null : await import('@testing-library/react');
// Generous, for a busy machine: what never comes fails all the same.
library?.configure({ asyncUtilTimeout: 10_000 });

// Unit tests share their modules, and those of a file that renders share its page: everything is undone before the next test.
afterEach(async () => {
  vi.useRealTimers();
  if (library) await leavePage(library.cleanup);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  if (library) forget();
});

// A part that is loaded on demand and comes too late would be missing for the files that follow.
afterAll(() => vi.dynamicImportSettled());

/** Empties the page. The toaster is mounted once for the life of the page: it stays, without its notices. */
async function leavePage(cleanup: () => void): Promise<void> {
  cleanup();
  for (const part of [...document.body.children]) {
    if (part.querySelector(':scope > section[aria-live]') === null) part.remove();
    else (await import('sonner')).toast.dismiss();
  }
}

/** Clears the browser's storage, now that the real one is back. */
function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
