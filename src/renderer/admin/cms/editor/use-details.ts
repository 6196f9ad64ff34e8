import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Details {
  readonly isOpen: boolean;
  /** The heading of the drawer: it gets the focus when somebody opens it. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The button that opens it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Opens it and leaves the focus where it is. */
  readonly show: () => void;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** What both languages share, open or not; the focus goes in and comes back to where it was. */
export function useDetails(): Details {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const open = () => {
    before.current = document.activeElement;
    flushSync(() => setIsOpen(true));
    heading.current?.focus();
  };
  const close = () => {
    const drawer = heading.current?.closest('aside');
    const hadFocus = drawer?.contains(document.activeElement) ?? false;
    flushSync(() => setIsOpen(false));
    // Whoever writes beside it goes on writing.
    if (!hadFocus) return;
    const back = before.current;
    if (back instanceof HTMLElement && back !== document.body && back.isConnected) back.focus();
    if (document.activeElement === document.body) opener.current?.focus();
  };
  return { isOpen, heading, opener, show: () => setIsOpen(true), toggle: isOpen ? close : open, close };
}
