import type { PageView } from './page-view.ts';

/** Texts and controls that reach past the edges of the screen or of a box that hides the rest; what scrolls may. Runs in the page. */
export function cutThings(sight: PageView): readonly string[] {
  const { width, styleOf } = sight;
  /** How many px of a line box may lie outside: it is higher than the letters. */
  const LEADING = 4;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const scrolls = (element: Element | null): boolean =>
    element !== null && (['auto', 'scroll'].includes(styleOf(element).overflowX) || scrolls(element.parentElement));
  const boxes = new Map<Element, DOMRect | null>();
  /** The first box around a text that hides what doesn't fit; dots at the end say that there is more. */
  const hidingBox = (element: Element | null): DOMRect | null => {
    if (element === null) return null;
    const known = boxes.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = styleOf(element);
    const isOpen =
      [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll') ||
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none';
    let box: DOMRect | null = null;
    // Inline boxes hide nothing, whatever their style says.
    if (!isOpen)
      box =
        (overflowX === 'visible' && overflowY === 'visible') || display === 'inline' || display === 'contents'
          ? hidingBox(element.parentElement)
          : element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  for (const { text, element, boxes: lines } of sight.texts) {
    const box = hidingBox(element);
    if (!box || box.width <= 1 || box.height <= 1) continue;
    const isCut = lines.some(
      ({ left, right, top, bottom }) =>
        left < box.left - 1 || right > box.right + 1 || top < box.top - LEADING || bottom > box.bottom + LEADING,
    );
    if (isCut) found.push(`hidden in part: "${text.slice(0, 50)}"`);
  }
  const isClipped = (element: Element | null, control: Element): boolean =>
    element !== null &&
    (styleOf(element).overflowX !== 'visible' || (element !== control && isClipped(element.parentElement, control)));
  // A label that is larger than its button lies over what stands beside it.
  for (const { text, element, boxes: lines } of sight.texts) {
    const control = element.closest('button, summary, [role=button], [role=tab]');
    if (!control || isClipped(element, control)) continue;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isOut = lines.some(
      (line) =>
        line.left < left - 2 || line.right > right + 2 || line.top < top - LEADING || line.bottom > bottom + LEADING,
    );
    if (isOut && sight.isSeen(control)) found.push(`sticks out of its button: "${text.slice(0, 50)}"`);
  }
  const flowing = 'h1, h2, h3, p, a, button, input, textarea, select, li, dd, dt, td, summary, img';
  for (const element of document.querySelectorAll(flowing)) {
    if (!sight.isSeen(element) || scrolls(element.parentElement)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < -0.5 || right > width + 0.5) found.push(`past the edge of the screen: ${sight.nameOf(element)}`);
  }
  return found;
}
