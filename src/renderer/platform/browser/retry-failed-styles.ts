const AGAIN_AFTER_MS = 3000;

/**
 * Asks again for stylesheets that couldn't be had, a moment later and when the network is back. Vite remembers those of parts that
 * are loaded on demand as loaded, even where they failed: the part would come without them at the next try.
 */
export function retryFailedStyles(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    // Twice is once: a link that was replaced stands in no page any more.
    const again = () => target.replaceWith(target.cloneNode());
    setTimeout(again, AGAIN_AFTER_MS);
    window.addEventListener('online', again, { once: true });
  };
  // Errors of links don't bubble.
  window.addEventListener('error', retry, true);
}
