import type { DesktopBridge } from '#ipc/contract.ts';
import { valueOf } from './bridge.ts';

/** Scrolling causes many changes in a row; the last one is sent after this many ms. */
const SETTLED_MS = 300;

/** Fonts, pictures and answers may change a page's height for so long, ms. */
const GROWING_MS = 3_000;

/** Signs that the reader has a place of their own by now. */
const MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Sends the page's scroll position to the desktop app, so that its next start can restore it. */
export function reportPlace(bridge: Pick<DesktopBridge, 'place.write'>): void {
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
 * Scrolls the first page of a window to where it was when the app was left, and again while loading fonts and pictures move the
 * text, until the reader scrolls. To be called once the page has rendered its heading.
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
