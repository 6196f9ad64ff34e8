import { useEffect, useState } from 'react';

/** What is typed, once typing rests for a while, ms: until then the backend isn't asked. */
export function useDebouncedValue<Typed>(typed: Typed, pause: number): Typed {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return rested;
}
