/** Whether the device has a network at all, not whether a server answers. */
export const hasNetwork = () => navigator.onLine;

/** Calls the listener when the network comes or goes. */
export function subscribeNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Calls the listener when the network is back. */
export function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
