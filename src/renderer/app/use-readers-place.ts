import { useLayoutEffect, useRef } from 'react';
import { beginHere, focusHeading, placeReader } from '../ui/scroll.ts';

/**
 * After a change of page, as soon as the next one is `shown`: into place, and the focus on the heading. Nothing happens on
 * the first page, nor while only the search part of the address changes.
 */
export function useReadersPlace(path: string, shown: boolean): void {
  // Whoever is led on before the first page is there is led all the same.
  const placed = useRef(path);
  useLayoutEffect(beginHere, []);
  useLayoutEffect(() => {
    if (!shown || placed.current === path) return;
    placed.current = path;
    placeReader();
    focusHeading();
  }, [path, shown]);
}
