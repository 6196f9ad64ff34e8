const RELOADED = 'tunas.reloaded-for-build';

/** See Platform.reloadForNewBuild. The mark is this build's own script, so that a broken build can't reload for ever. */
export function reloadForNewBuild(error: unknown): boolean {
  if (!isGoneScript(error) || !navigator.onLine) return false;
  const build = import.meta.url;
  try {
    if (window.sessionStorage.getItem(RELOADED) === build) return false;
    window.sessionStorage.setItem(RELOADED, build);
  } catch (refused) {
    // Without session storage a second reload couldn't be told from the first.
    console.warn('The page stays as it is: this browser keeps no session storage.', refused);
    return false;
  }
  window.location.reload();
  return true;
}

function isGoneScript(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script|Importing/i.test(error.message);
}

const AGAIN_AFTER_MS = 1500;

/**
 * Loads stylesheets that failed again, until they are there. Vite treats the stylesheets of lazy chunks as loaded even after a
 * failure: at the next try the part would be shown without them.
 */
export function retryFailedStyles(): void {
  const retry = ({ target }: Event) => {
    const link = target as Partial<HTMLLinkElement>;
    if (link.rel === 'stylesheet') setTimeout(() => link.replaceWith?.(link.cloneNode!()), AGAIN_AFTER_MS);
  };
  // Errors of links don't bubble.
  window.addEventListener('error', retry, true);
}
