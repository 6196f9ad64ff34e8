import { useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '../phone-query.ts';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(PHONE_QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's. Only for what is drawn in the browser: pages are prerendered without it. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE_QUERY).matches);
}
