import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { findMatches } from './find-matches.ts';
import { markMatches, unmarkMatches, firstToShow, showMatch } from './show-match.ts';
import { pageText } from './page-text.ts';

/** After a change of the page, the search waits this long for further changes, ms. */
const SETTLED_MS = 150;

export interface Found {
  readonly count: number;
  /** The number of the current match, from 1; 0 where there is none. */
  readonly current: number;
  /** Moves to the next match, or with -1 to the previous one; wraps around. */
  move(step: 1 | -1): void;
}

/**
 * Searches the page for a text, again when the page changes; null disables the search. Electron's findInPage isn't used: it would
 * also find the text in the bar's own field, and take the focus from it.
 */
export function useFind(typed: string | null, bar: RefObject<HTMLElement | null>): Found {
  const matches = useRef<readonly Range[]>([]);
  const index = useRef(0);
  const [told, setTold] = useState({ count: 0, current: 0 });

  const show = useCallback((scroll: boolean) => {
    const current = matches.current[index.current] ?? null;
    markMatches(matches.current, current);
    if (current && scroll) showMatch(current);
    setTold({ count: matches.current.length, current: current ? index.current + 1 : 0 });
  }, []);

  useEffect(() => {
    const root = document.getElementById('portal');
    if (typed === null || !root) return;
    const find = (): void => {
      matches.current = findMatches(pageText(root, bar.current), typed);
    };
    find();
    index.current = firstToShow(matches.current);
    show(true);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => bar.current?.contains(target))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const before = matches.current[index.current];
        find();
        // If the current match is still in the page it stays current; on another page the search begins anew.
        if (!before?.startContainer.isConnected || index.current >= matches.current.length)
          index.current = firstToShow(matches.current);
        show(false);
      }, SETTLED_MS);
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      matches.current = [];
      unmarkMatches();
    };
  }, [typed, bar, show]);

  const move = useCallback(
    (step: 1 | -1) => {
      const { length } = matches.current;
      if (length === 0) return;
      index.current = (index.current + step + length) % length;
      show(true);
    },
    [show],
  );
  return { ...told, move };
}
