/** Whether the reader has requested reduced motion. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Reports whether the page is visible, now and after each change, until the returned function is called. */
export function whenSeen(tell: (seen: boolean) => void): () => void {
  const look = () => tell(document.visibilityState === 'visible');
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
