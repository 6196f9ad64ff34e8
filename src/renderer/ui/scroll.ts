/** How far down the reader last was on each address of this visit. */
const places = new Map<string, number>();

/** Whether the next page is one that the reader returns to. */
let cameByHistory = false;
let shownPath = '';

function here(): string {
  return window.location.pathname + window.location.search;
}

/**
 * Replaces the browser's scroll restoration, which runs before the new page is rendered. Call once at start, before the router
 * listens: otherwise a step back would be rendered before it is known to be one.
 */
export function controlScrollRestoration(): () => void {
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  take();
  // Following a # within the page is a step in the history too, but no change of page.
  const notice = () => {
    cameByHistory = window.location.pathname !== shownPath;
  };
  // A reload is the browser's own matter: it returns to the same place by itself.
  const giveBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('popstate', notice);
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', take);
  const remember = (top: number) => void places.set(here(), top);
  // After Back the address is already the next page's, while the current page may still fire a scroll event.
  const forget = onScroll((top) => cameByHistory || remember(top));
  // On a busy phone the last scroll event may come after the click that leads away.
  const rememberNow = () => remember(window.scrollY);
  window.addEventListener('click', rememberNow, true);
  return () => {
    window.removeEventListener('popstate', notice);
    window.removeEventListener('pagehide', giveBack);
    window.removeEventListener('pageshow', take);
    window.removeEventListener('click', rememberNow, true);
    forget();
  };
}

/** The current page is the first one of its shell: its scroll position isn't restored. */
export function beginHere(): void {
  cameByHistory = false;
  shownPath = window.location.pathname;
}

/**
 * Puts the reader into place on a new page: where they were after Back or Forward, or when they return otherwise, else at the part that the address names
 * after its `#`, else at the top.
 */
export function placeReader(returns: boolean): void {
  const back = cameByHistory || returns;
  cameByHistory = false;
  shownPath = window.location.pathname;
  if (!back && scrollToAnchor(window.location.hash)) return;
  window.scrollTo({ top: back ? (places.get(here()) ?? 0) : 0, behavior: 'instant' });
}

function scrollToAnchor(hash: string): boolean {
  const name = hash.slice(1);
  const target = document.getElementById(name) ?? document.getElementById(decoded(name));
  target?.scrollIntoView();
  return target !== null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A stray percent sign: no part of a page has such a name.
    return '';
  }
}

/** Calls back with the scroll position in px at every change, until the returned function is called. */
export function onScroll(tell: (top: number) => void): () => void {
  const look = () => tell(window.scrollY);
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

/** How far down the reader is, px. */
export function scrollTop(): number {
  return window.scrollY;
}

/** Moves the focus to the page's heading, so that screen readers announce the new page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}

/** Brings a heading within the page to the top of the window, and the focus to it. */
export function placeAt(heading: HTMLElement): void {
  heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  focusQuietly(heading);
}

function focusQuietly(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
