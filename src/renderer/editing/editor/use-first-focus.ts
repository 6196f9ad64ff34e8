import { useEffect } from 'react';
import { focusHeading } from '../../ui/scroll.ts';

/**
 * Where the focus goes when an editor opens, later than the page that it stands on: into the first text of what is `new`, for
 * there is nothing to read yet; else on the heading. Who has gone on meanwhile stays where they are.
 */
export function useFirstFocus(isNew: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && !activeElement?.matches('main h1')) return;
    const first = document.querySelector<HTMLElement>('.side-control:not([inert]) :is(input, textarea)');
    if (isNew && first) first.focus({ preventScroll: true });
    else if (activeElement === body) focusHeading();
    // Once: what is new gets its number while it is written.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
