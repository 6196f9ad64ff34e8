import { useLayoutEffect, useRef } from 'react';
import { beginHere, focusHeading, placeReader } from '../ui/scroll.ts';

/**
 * After a change of page, as soon as the next one, or what is said instead of it, is there: into place, and the focus on the
 * heading. Nothing happens on the first page, nor while only the search part of the address changes.
 */
export function useReadersPlace(path: string, view: 'page' | 'failure' | null): void {
  // Whoever is led on before the first page is there is led all the same.
  const placed = useRef(`page ${path}`);
  useLayoutEffect(beginHere, []);
  useLayoutEffect(() => {
    const place = `${view} ${path}`;
    if (view === null || placed.current === place) return;
    placed.current = place;
    placeReader();
    focusHeading();
  }, [path, view]);
}
