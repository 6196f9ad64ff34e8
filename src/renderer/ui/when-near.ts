const NEAR = '600px';

/** Calls back once, when an element comes near the part of the page that is seen, until the returned function is called. */
export function whenNear(element: Element, then: () => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
