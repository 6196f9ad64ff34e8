import type { DesktopBridge } from '#ipc/contract.ts';
import { valueOf } from './bridge.ts';

/** While somebody scrolls, places come one after another, ms. */
const SETTLED_MS = 300;

/** Fonts, pictures and answers may change a page's height for so long, ms. */
const GROWING_MS = 3_000;

/** Signs that the reader has a place of their own by now. */
const MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Tells the desktop how far the page is scrolled, so that the next start of the app can return there. */
export function tellPlace(bridge: Pick<DesktopBridge, 'place.write'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    const top = Math.max(0, Math.round(window.scrollY));
    void valueOf(bridge['place.write']({ top }), undefined);
  };
  const tellSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLED_MS);
  };
  window.addEventListener('scroll', tellSoon, { passive: true });
}

/**
 * Scrolls the first page of a window to where it was when the app was left. While fonts and pictures
 * arrive and move the text, the place is set again, until the reader moves. To be called once the page has drawn its heading.
 */
export async function returnToPlace(bridge: Pick<DesktopBridge, 'place.read'>): Promise<void> {
  const top = await valueOf(bridge['place.read'](), 0);
  if (top > 0) scrollWhileGrowing(top);
}

function scrollWhileGrowing(top: number): void {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const { signal } = controller;
  const scroll = (): void => window.scrollTo({ top, behavior: 'instant' });
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const move of MOVES) window.addEventListener(move, stop, { signal, passive: true });
  setTimeout(stop, GROWING_MS);
  growth.observe(document.body);
  scroll();
}
