/** Whether the device has a network at all. That something answers on it isn’t said by it. */
export const hasNetwork = () => navigator.onLine;

/** Calls the listener when the network is back. */
export function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
