/** Missing in Safari before 26.2 and Firefox before 147; the types know only browsers that have it. */
const navigationOf = () => (window as { readonly navigation?: Navigation }).navigation;

/**
 * While it is active, the browser asks before the page is closed or reloaded, and navigations within the portal are held up: `ask`
 * is called with a function that continues, by `go` (the router's navigation) or through the history where it was a step in it.
 * Returns how to end it.
 */
export function guardLeaving(ask: (leave: () => void) => void, go: (address: string) => void): () => void {
  const unload = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
    // Chromium before 119 needs this one.
    event.returnValue = true;
  };
  window.addEventListener('beforeunload', unload);
  const navigation = navigationOf();
  const stop = navigation ? holdNavigation(navigation, ask, leaveFor, end) : holdPushes(ask, leaveFor);
  function leaveFor(address: string | URL): void {
    end();
    const { pathname, search, hash } = new URL(address, window.location.href);
    go(pathname + search + hash);
  }
  function end(): void {
    window.removeEventListener('beforeunload', unload);
    stop();
  }
  return end;
}

/** Links, the portal's own ways and the browser's Back alike. */
function holdNavigation(
  navigation: Navigation,
  ask: (leave: () => void) => void,
  leaveFor: (address: string) => void,
  end: () => void,
): () => void {
  const hold = (event: NavigateEvent): void => {
    const { destination, navigationType } = event;
    // A replaced address stays on the page; for another document the browser asks itself.
    if (!event.cancelable || navigationType === 'replace' || navigationType === 'reload') return;
    if (!destination.sameDocument && navigationType !== 'traverse') return;
    if (!isElsewhere(destination.url)) return;
    event.preventDefault();
    const { key, url } = destination;
    ask(() => {
      if (navigationType !== 'traverse') return leaveFor(url);
      end();
      navigation.traverseTo(key);
    });
  };
  navigation.addEventListener('navigate', hold);
  return () => navigation.removeEventListener('navigate', hold);
}

/** Without that interface: every link and way within the portal, but not the browser's Back. */
function holdPushes(ask: (leave: () => void) => void, leaveFor: (address: string | URL) => void): () => void {
  const { history } = window;
  const push = history.pushState;
  const held: History['pushState'] = (state, unused, url) => {
    if (url == null || !isElsewhere(url)) return push.call(history, state, unused, url);
    ask(() => leaveFor(url));
  };
  history.pushState = held;
  return () => {
    if (history.pushState === held) history.pushState = push;
  };
}

function isElsewhere(url: string | URL): boolean {
  return new URL(url, window.location.href).pathname !== window.location.pathname;
}
