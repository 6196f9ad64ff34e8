import { useEffect, useState } from 'react';
import { SEARCH_PAUSE_MS } from '../use-typed-search.ts';

/** What is typed, once typing rests for `pauseMs`: until then the backend isn't asked. */
export function useDebouncedValue<Typed>(typed: Typed, pauseMs = SEARCH_PAUSE_MS): Typed {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return rested;
}
