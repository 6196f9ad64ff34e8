import { startTransition, useEffect, useState } from 'react';
import { SEARCH_PAUSE_MS } from '../use-typed-search.ts';

/**
 * A value after it hasn't changed for `pauseMs`, so that the backend isn't called for each letter. Updates are a transition, so
 * that further typing isn't blocked by the render.
 */
export function useDebouncedValue<Typed>(typed: Typed, pauseMs = SEARCH_PAUSE_MS): Typed {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(typed)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return rested;
}
