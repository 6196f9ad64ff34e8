import { startTransition, useEffect, useState } from 'react';
import { SEARCH_PAUSE_MS } from '../use-typed-search.ts';

/**
 * What is typed, once typing rests for `pauseMs`: until then the backend isn't asked. Who begins to type again needn't wait for what is
 * drawn of it.
 */
export function useDebouncedValue<Typed>(typed: Typed, pauseMs = SEARCH_PAUSE_MS): Typed {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(typed)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return rested;
}
