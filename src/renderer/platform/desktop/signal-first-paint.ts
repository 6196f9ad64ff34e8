import type { DesktopBridge } from '#ipc/contract.ts';
import { valueOf } from './bridge.ts';
import { returnToPlace } from './scroll-position.ts';

/**
 * Reports the first paint to the desktop app: the heading is rendered in its own typeface at the restored scroll position, and two
 * animation frames have passed.
 */
export function signalFirstPaint(bridge: Pick<DesktopBridge, 'window.drawn' | 'place.read'>): void {
  whenHeaded(() => {
    void Promise.all([document.fonts.ready, returnToPlace(bridge)]).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => void valueOf(bridge['window.drawn'](), undefined))),
    );
  });
}

function whenHeaded(go: () => void): void {
  if (isHeaded()) return go();
  const changes = new MutationObserver(() => {
    if (!isHeaded()) return;
    changes.disconnect();
    go();
  });
  changes.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Whether the page has its own heading: while it is loading, the heading is a placeholder. */
function isHeaded(): boolean {
  return [...document.querySelectorAll('main h1')].some(
    (heading) => heading.textContent.trim() !== '' && heading.closest('[role="status"]') === null,
  );
}
