import { useEffect } from 'react';
import { focusHeading } from '../../ui/scroll.ts';

/**
 * The focus on the heading of what comes after the page that it stands on, because its code and its words came later. Who has
 * gone on meanwhile stays where they are.
 */
export function useLateHeading(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
}
