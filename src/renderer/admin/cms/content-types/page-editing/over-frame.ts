import type { CSSProperties } from 'react';

/** Of the popover, px. */
const LEAST_WIDTH = 352;
const MOST_WIDTH = 640;
const LEAST_HEIGHT = 240;
const GAP = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where an element of a frame stands, and where the frame begins, in the coordinates of what is around it; null where it is in none. */
export function boxOver(
  element: HTMLElement | undefined,
  around: DOMRect,
): (Box & { readonly frameTop: number; readonly frameBottom: number }) | null {
  const frame = element?.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!element || !frame) return null;
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / frame.offsetWidth;
  const inner = element.getBoundingClientRect();
  const left = outer.left - around.left;
  const top = outer.top - around.top;
  return {
    left: left + inner.left * scale,
    right: left + inner.right * scale,
    top: top + inner.top * scale,
    bottom: top + inner.bottom * scale,
    frameTop: top,
    frameBottom: outer.bottom - around.top,
  };
}

/** Calls `place` whenever the elements of a frame may stand elsewhere over it; gives the function that ends this. */
export function followFrame(element: HTMLElement | undefined, pane: HTMLElement | null, place: () => void): () => void {
  place();
  const inner = element?.ownerDocument.defaultView;
  inner?.addEventListener('scroll', place, { passive: true });
  const resized = new ResizeObserver(place);
  if (pane) resized.observe(pane);
  const frame = inner?.frameElement;
  if (frame) resized.observe(frame);
  return () => {
    inner?.removeEventListener('scroll', place);
    resized.disconnect();
  };
}

/** Where the popover stands: below its text, or above where there is more room; at the top for one that the page doesn't show. */
export function popoverStyle(element: HTMLElement | undefined, pane: HTMLElement | null): CSSProperties {
  if (!pane) return {};
  const around = pane.getBoundingClientRect();
  const box = boxOver(element, around);
  if (!box) {
    const width = Math.min(MOST_WIDTH, around.width - 2 * GAP);
    const page = pane.querySelector('.text-page')?.getBoundingClientRect() ?? around;
    const top = Math.max(GAP, page.top - around.top);
    return { left: GAP, top, width, maxHeight: around.height - top - GAP };
  }
  const width = Math.min(Math.max(LEAST_WIDTH, box.right - box.left), MOST_WIDTH, around.width - 2 * GAP);
  const left = Math.max(GAP, Math.min(box.left, around.width - width - GAP));
  const below = around.height - box.bottom - 2 * GAP;
  const above = box.top - box.frameTop - GAP;
  return below >= Math.min(above, LEAST_HEIGHT)
    ? {
        width,
        left,
        top: Math.min(Math.max(box.frameTop, box.bottom + GAP), around.height - LEAST_HEIGHT),
        maxHeight: Math.max(LEAST_HEIGHT, below),
      }
    : { width, left, bottom: Math.max(GAP, around.height - box.top + GAP), maxHeight: Math.max(LEAST_HEIGHT, above) };
}
