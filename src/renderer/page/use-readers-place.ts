import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { beginHere, focusHeading, placeReader } from '../ui/scroll.ts';

/** The state of a link to a page that the reader left a moment ago: they find the place where they were on it. */
export const RETURNS = 'returns';

/**
 * After a change of page, as soon as the next one, or what is said instead of it, is there: into place, and the focus on the
 * heading. Nothing happens on the first page, nor while only the search part of the address changes.
 */
export function useReadersPlace(path: string, view: 'page' | 'failure' | null): void {
  // Whoever is led on before the first page is there is led all the same.
  const returns = useLocation().state === RETURNS;
  const placed = useRef(`page ${path}`);
  useLayoutEffect(beginHere, []);
  useLayoutEffect(() => {
    const place = `${view} ${path}`;
    if (view === null || placed.current === place) return;
    placed.current = place;
    placeReader(returns);
    focusHeading();
  }, [path, view, returns]);
}
