import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SEARCH_LENGTH_MAX } from '#domain/limits.ts';

/** Typing rests for this long, ms, before anything is searched for. */
export const SEARCH_PAUSE_MS = 250;

/** What stands in a search box. */
export interface TypedSearch {
  readonly typed: string;
  type(text: string): void;
  /** Searches at once for what stands in the box. */
  searchNow(): void;
  /** The text in the box, for a caller that searches for it together with something else; it isn't searched for again. */
  takeSearch(): string;
}

interface Options {
  /** What is searched for. Where it changes by itself (Back, a link), the box follows. */
  readonly search: string;
  /** While the page is being left, nothing is searched for. */
  readonly leaving?: boolean;
  /** `replace`: in place of another search. One step in the history for a search, however many letters it took. */
  readonly onSearch: (search: string, replace: boolean) => void;
}

/** What is searched for when this was typed. */
export function searchOf(typed: string): string {
  return typed.trim().slice(0, SEARCH_LENGTH_MAX);
}

/** What is typed into a search box becomes a search once typing rests. */
export function useTypedSearch({ search, leaving = false, onSearch }: Options): TypedSearch {
  const [typed, type] = useState(search);
  const sent = useRef(search);
  const searchNow = () => {
    const wanted = searchOf(typed);
    if (leaving || wanted === sent.current) return;
    const replace = sent.current !== '';
    sent.current = wanted;
    onSearch(wanted, replace);
  };

  const onRest = useEffectEvent(searchNow);
  useEffect(() => {
    const resting = setTimeout(() => onRest(), SEARCH_PAUSE_MS);
    return () => clearTimeout(resting);
  }, [typed]);
  useEffect(() => {
    if (sent.current === search) return;
    sent.current = search;
    type(search);
  }, [search]);
  const takeSearch = () => {
    sent.current = searchOf(typed);
    return sent.current;
  };
  return { typed, type, searchNow, takeSearch };
}
