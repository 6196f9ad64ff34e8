/** What the browser says of the network and the window. None of it is believed without asking the backend. */
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
