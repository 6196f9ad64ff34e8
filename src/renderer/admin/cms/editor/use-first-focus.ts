import { useEffect } from 'react';
import { focusHeading } from '#renderer/ui/scroll.ts';

/**
 * Where the focus goes when an editor opens, later than the page that it stands on: into the first text where it `isNew`, for
 * there is nothing to read yet; else on the heading. Who has gone on meanwhile stays where they are.
 * `isNew` tells what it was when it opened: it stays, also when what is new gets its number.
 */
export function useFirstFocus(isNew: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && !activeElement?.matches('main h1')) return;
    const first = document.querySelector<HTMLElement>('.side-control:not([inert]) :is(input, textarea)');
    if (isNew && first) first.focus({ preventScroll: true });
    else if (activeElement === body) focusHeading();
  }, [isNew]);
}
