import { useEffect } from 'react';
import { focusHeading } from '#renderer/ui/scroll.ts';

/**
 * Sets the focus when an editor opens, after that of the page: the first text for a new item (`isNew`), because there is nothing to
 * read yet; else the heading. If the user has moved the focus meanwhile, it stays. `isNew` is the value at the opening, even if a
 * new item gets its id later.
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
