/** The browser's own state of the network and the window. Only a request shows whether the backend can be reached. */
export const deviceHints = {
  networkThere: () => navigator.onLine,
  visible: () => document.visibilityState === 'visible',
  /** Calls the listener when the network comes or goes, and when the window is shown or hidden. Returns how to end it. */
  subscribe(listener: (hint: 'network' | 'visibility') => void): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('online', () => listener('network'), { signal });
    window.addEventListener('offline', () => listener('network'), { signal });
    document.addEventListener('visibilitychange', () => listener('visibility'), { signal });
    return () => controller.abort();
  },
};
