import { useCallback, useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT } from '#domain/limits.ts';

/** In em, as in the style sheets: a reader with larger letters has the phone's form on a wider window. */
export const PHONE_QUERY = `(max-width: ${(MOBILE_BREAKPOINT - 0.02) / 16}em)`;

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
