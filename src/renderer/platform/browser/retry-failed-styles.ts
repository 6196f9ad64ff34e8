const AGAIN_AFTER_MS = 1500;

/**
 * Asks again for stylesheets that couldn't be had, until they are there. Vite remembers those of parts that are loaded on demand as
 * loaded, even where they failed: the part would come without them at the next try.
 */
export function retryFailedStyles(): void {
  const retry = ({ target }: Event) => {
    const link = target as Partial<HTMLLinkElement>;
    if (link.rel === 'stylesheet') setTimeout(() => link.replaceWith?.(link.cloneNode!()), AGAIN_AFTER_MS);
  };
  // Errors of links don't bubble.
  window.addEventListener('error', retry, true);
}
