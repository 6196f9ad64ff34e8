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
