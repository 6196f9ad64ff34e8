import { useCallback, useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '../phone-query.ts';

/** Whether the window is as narrow as a phone's. Only for what is rendered in the browser, not prerendered. */
export function usePhone(): boolean {
  return useMedia(PHONE_QUERY);
}

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
