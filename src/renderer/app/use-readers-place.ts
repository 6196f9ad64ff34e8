import { useLayoutEffect, useRef } from 'react';
import { beginHere, focusHeading, placeReader } from '../ui/scroll.ts';

/**
 * After a change of page: into place, and the focus on the heading. Nothing happens on the first page, nor while only the
 * search part of the address changes.
 */
export function useReadersPlace(shownPath: string | null): void {
  const placed = useRef<string | null>(shownPath);
  useLayoutEffect(beginHere, []);
  useLayoutEffect(() => {
    if (shownPath === null || placed.current === shownPath) return;
    const first = placed.current === null;
    placed.current = shownPath;
    if (first) return;
    placeReader();
    focusHeading();
  }, [shownPath]);
}
