/** Whether the device has a network at all, not whether a server answers. */
export const hasNetwork = () => navigator.onLine;

/** Calls the listener when the network is back. */
export function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
