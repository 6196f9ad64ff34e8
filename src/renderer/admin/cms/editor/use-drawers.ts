import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type DrawerName = 'details' | 'comments' | 'preview';

export interface Drawer {
  readonly isOpen: boolean;
  /** The heading of the drawer, which is focused when the user opens it. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The button that opens it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Opens it without moving the focus, which the caller does. */
  readonly show: () => void;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** The drawers beside the texts: there is room for one of them, so that one that opens closes the other. */
export function useDrawers(): Readonly<Record<DrawerName, Drawer>> {
  const [open, setOpen] = useState<DrawerName | null>(null);
  const details = useDrawer(open === 'details', (isOpen) => setOpen(isOpen ? 'details' : null));
  const comments = useDrawer(open === 'comments', (isOpen) => setOpen(isOpen ? 'comments' : null));
  const preview = useDrawer(open === 'preview', (isOpen) => setOpen(isOpen ? 'preview' : null));
  return { details, comments, preview };
}

/** One of them: the focus goes in and comes back to where it was. */
function useDrawer(isOpen: boolean, setIsOpen: (isOpen: boolean) => void): Drawer {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef<Place | null>(null);
  const show = () => {
    const { activeElement } = document;
    if (!heading.current?.closest('aside')?.contains(activeElement)) before.current = placeOf(activeElement);
    flushSync(() => setIsOpen(true));
  };
  const close = () => {
    const drawer = heading.current?.closest('aside');
    const hadFocus = drawer?.contains(document.activeElement) ?? false;
    flushSync(() => setIsOpen(false));
    // The focus stays in the text if it was there.
    if (!hadFocus) return;
    find(before.current)?.focus();
    if (document.activeElement === document.body) opener.current?.focus();
  };
  const open = () => {
    show();
    heading.current?.focus();
  };
  return { isOpen, heading, opener, show, toggle: isOpen ? close : open, close };
}

/** The place of the focus: an element, and a function that finds its replacement where a text renders its marks anew. */
interface Place {
  readonly element: HTMLElement;
  readonly selector: string | null;
}

function placeOf(element: Element | null): Place | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { comment } = element.dataset;
  return { element, selector: comment === undefined ? null : `[data-comment="${CSS.escape(comment)}"]` };
}

function find(place: Place | null): HTMLElement | null {
  if (!place || place.element.isConnected) return place?.element ?? null;
  return place.selector === null ? null : document.querySelector<HTMLElement>(place.selector);
}
