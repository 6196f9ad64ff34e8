/** Missing in Safari before 26.2 and Firefox before 147; the types know only browsers that have it. */
const navigationOf = () => (window as { readonly navigation?: Navigation }).navigation;

/**
 * While it stands, the browser asks before the page is closed or loaded anew, and a way to another page of the portal is
 * held up: `ask` is told of it, with how to go there all the same: by `go`, the router's own way, or by the history where it
 * was a step in it. Gives back how to end it.
 */
export function guardLeaving(ask: (leave: () => void) => void, go: (address: string) => void): () => void {
  const unload = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
    // Chromium before 119 asks only with this one.
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
    // An address that only gets another form leads nowhere; another document is asked about by the browser.
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
