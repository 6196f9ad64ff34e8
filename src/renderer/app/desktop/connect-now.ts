import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The moment, in ms since 1970, anew each minute. */
export function useConnectNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
