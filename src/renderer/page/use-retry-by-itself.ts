import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from '../platform/port.ts';

/** Pauses between retries, ms; the last one repeats. */
const PAUSES_MS = [5000, 10_000, 20_000, 40_000, 60_000] as const;

/**
 * While something is `failing` and no retry is `busy`, retries when the network is back and after growing pauses, because a device
 * gets no event when a server recovers. A later failure begins with the shortest pause.
 */
export function useRetryByItself(failing: boolean, busy: boolean, retry: () => void): void {
  const platform = usePlatform();
  const [tries, setTries] = useState(0);
  if (!failing && tries > 0) setTries(0);
  const waiting = failing && !busy;
  const again = useEffectEvent(() => {
    setTries(tries + 1);
    retry();
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => again(), PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
    const unsubscribe = platform.subscribeOnline(() => again());
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [waiting, tries, platform]);
}
