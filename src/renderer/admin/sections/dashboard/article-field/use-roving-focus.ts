import { useState, type KeyboardEvent } from 'react';

interface RovingFocus {
  /** The one that Tab leads to. */
  readonly current: number;
  setCurrent(at: number): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Many links in rows as one stop of the Tab key: the arrow keys go to the neighbours, as they stand on the screen, Home and End to
 * the first and last one. The links are the `a` of the element that listens.
 */
export function useRovingFocus(count: number): RovingFocus {
  const [wanted, setCurrent] = useState(0);
  const current = Math.min(wanted, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const from = links.findIndex((link) => link === event.target);
    const to = from < 0 ? -1 : stepFrom(links, from, event.key);
    const next = links[to];
    if (!next) return;
    event.preventDefault();
    setCurrent(to);
    next.focus();
  };
  return { current, setCurrent, onKeyDown };
}

function stepFrom(links: readonly HTMLElement[], from: number, key: string): number {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'Home':
      return 0;
    case 'End':
      return links.length - 1;
    case 'ArrowDown':
      return from + perRow(links);
    case 'ArrowUp':
      return from - perRow(links);
    default:
      return -1;
  }
}

/** How many stand beside one another. */
function perRow(links: readonly HTMLElement[]): number {
  const top = links[0]?.getBoundingClientRect().top ?? 0;
  const second = links.findIndex((link) => link.getBoundingClientRect().top > top + 1);
  return second > 0 ? second : links.length;
}
