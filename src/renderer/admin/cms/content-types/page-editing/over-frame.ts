import type { CSSProperties } from 'react';

/** Of the popover, px. */
const LEAST_WIDTH = 352;
const MOST_WIDTH = 640;
const LEAST_HEIGHT = 240;
const GAP = 8;
/** The bar above the page, px. */
const BAR = 60;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where an element of a frame stands, in the coordinates of what is around the frame; null where it is in none, or scrolled out of it. */
export function boxOver(element: HTMLElement | undefined, around: DOMRect): Box | null {
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
  };
}

/** Whether a place of a frame is in sight: not scrolled out of it. */
export function isInSight({ top }: Pick<Box, 'top'>, height: number): boolean {
  return top >= BAR - GAP && top <= height - GAP;
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
    return { left: GAP, top: BAR, width, maxHeight: around.height - BAR - GAP };
  }
  const width = Math.min(Math.max(LEAST_WIDTH, box.right - box.left), MOST_WIDTH, around.width - 2 * GAP);
  const left = Math.max(GAP, Math.min(box.left, around.width - width - GAP));
  const below = around.height - box.bottom - 2 * GAP;
  const above = box.top - BAR - GAP;
  return below >= Math.min(above, LEAST_HEIGHT)
    ? {
        width,
        left,
        top: Math.min(Math.max(BAR, box.bottom + GAP), around.height - LEAST_HEIGHT),
        maxHeight: Math.max(LEAST_HEIGHT, below),
      }
    : { width, left, bottom: Math.max(GAP, around.height - box.top + GAP), maxHeight: Math.max(LEAST_HEIGHT, above) };
}
