import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { beginHere, focusHeading, placeReader } from '../ui/scroll.ts';

/** The navigation state of a link back to the previous page, whose scroll position is restored. */
export const RETURNS = 'returns';

/**
 * After a navigation, once the next page or a failure is rendered, restores the scroll position and focuses the heading. Does
 * nothing for the first page, nor when only the search part of the address changes.
 */
export function useReadersPlace(path: string, view: 'page' | 'failure' | null): void {
  // Also after a redirect before the first page was rendered.
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
