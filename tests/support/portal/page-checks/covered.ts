import type { PageView } from './page-view.ts';

/** Controls under others or under a notice, and texts under a bar where nobody can scroll them free. Runs in the page. */
export function coveredThings(sight: PageView): readonly string[] {
  const { width, height, styleOf } = sight;
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, ' +
    '[role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=checkbox], [role=switch], [role=combobox]';
  const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select';
  /** What opens over a page because somebody asked for it. */
  const LAYERS =
    'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [popover], details[open], ' +
    '[data-radix-popper-content-wrapper]';
  const NOTICES = '[data-sonner-toast]';
  /** Boxes of lines reach over their letters, px. */
  const ROUNDING = 6;
  const found: string[] = [];

  /** What of a box isn't hidden by a scrolling or hiding box around it. */
  const shownPart = (element: Element, box: { left: number; right: number; top: number; bottom: number }) => {
    let { left, right, top, bottom } = box;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = styleOf(around);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        if (around !== document.body && around !== document.documentElement) {
          const edge = around.getBoundingClientRect();
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
      }
      if (style.position === 'fixed') break;
    }
    return {
      left: Math.max(0, left),
      right: Math.min(width, right),
      top: Math.max(0, top),
      bottom: Math.min(height, bottom),
    };
  };
  /** Whether scrolling leaves it where it is: it is fixed, or sticky and stuck. */
  const staysPut = (element: Element): boolean => {
    const { position, top, bottom } = styleOf(element);
    if (position !== 'sticky') return position === 'fixed';
    let scroller = element.parentElement;
    while (scroller && !['auto', 'scroll'].includes(styleOf(scroller).overflowY)) scroller = scroller.parentElement;
    const edges =
      scroller && scroller !== document.body && scroller !== document.documentElement
        ? scroller.getBoundingClientRect()
        : { top: 0, bottom: height };
    const box = element.getBoundingClientRect();
    return (
      box.top <= edges.top + Number.parseFloat(top) + 1 || box.bottom >= edges.bottom - Number.parseFloat(bottom) - 1
    );
  };
  /** The bar that an element stands in, which stays where it is while the page scrolls. */
  const barOf = (element: Element): Element | null => {
    for (let each: Element | null = element; each; each = each.parentElement) if (staysPut(each)) return each;
    return null;
  };
  /** How far what is in an element can be scrolled up and down. */
  const roomToScroll = (element: Element) => {
    let up = 0;
    let stays = staysPut(element);
    let down = 0;
    for (let each: Element | null = element.parentElement; each; each = each.parentElement) {
      const isPage = each === document.documentElement;
      // Nothing around it moves what stays where it is.
      if (stays) break;
      stays = staysPut(each);
      if (!isPage && !['auto', 'scroll'].includes(styleOf(each).overflowY)) continue;
      up += each.scrollTop;
      down += Math.max(0, each.scrollHeight - each.clientHeight - each.scrollTop);
    }
    return { up, down };
  };
  /** Whether somebody can scroll it from under what covers it. */
  const comesFree = (element: Element, box: { top: number; bottom: number }, cover: Element): boolean => {
    const bar = barOf(cover);
    if (!bar || bar.contains(element)) return false;
    const edge = bar.getBoundingClientRect();
    const room = roomToScroll(element);
    return room.up + ROUNDING >= edge.bottom - box.top || room.down + ROUNDING >= box.bottom - edge.top;
  };
  const isRelated = (control: Element, hit: Element): boolean => {
    if (control.contains(hit) || hit.contains(control)) return true;
    const label = hit.closest('label');
    return label !== null && (label.control === control || control.closest('label') === label);
  };
  const coverAt = (control: Element, x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y);
    return hit === null || isRelated(control, hit) ? null : hit;
  };
  const moving = new Set(
    document
      .getAnimations()
      .filter((each) => each.playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null)),
  );
  const moves = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) if (moving.has(each)) return true;
    return false;
  };

  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!sight.isSeen(control) || sight.isOutOfReach(control) || moves(control)) continue;
    const [line] = control.getClientRects();
    if (!line) continue;
    let { left, right, top, bottom } = line;
    if (control.matches(FIELDS)) {
      // Room that a field leaves at its ends is for the sign or button that stands there.
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = styleOf(control);
      left += Number.parseFloat(paddingLeft);
      right -= Number.parseFloat(paddingRight);
      top += Number.parseFloat(paddingTop);
      bottom -= Number.parseFloat(paddingBottom);
    }
    const part = shownPart(control, { left, right, top, bottom });
    const isWhole = part.right - part.left > (right - left) * 0.6 && part.bottom - part.top > (bottom - top) * 0.6;
    if (!isWhole || part.right - part.left < 4 || part.bottom - part.top < 4) continue;
    const inset = { x: (part.right - part.left) * 0.15 + 1, y: (part.bottom - part.top) * 0.2 + 1 };
    const middle = coverAt(control, (part.left + part.right) / 2, (part.top + part.bottom) / 2);
    const corners = [
      [part.left + inset.x, part.top + inset.y],
      [part.right - inset.x, part.top + inset.y],
      [part.left + inset.x, part.bottom - inset.y],
      [part.right - inset.x, part.bottom - inset.y],
    ]
      .map(([x = 0, y = 0]) => coverAt(control, x, y))
      .filter((each) => each !== null);
    const cover = middle ?? (corners.length >= 2 ? corners[0] : undefined);
    if (!cover || moves(cover)) continue;
    const layer = cover.closest(LAYERS);
    if (layer && !layer.contains(control)) continue;
    // Where the focus is, a reader looks now.
    const hasFocus = control === document.activeElement && control.matches(':focus-visible');
    if (!hasFocus && comesFree(control, line, cover)) continue;
    const what = cover.closest(NOTICES) ? 'a notice' : sight.nameOf(cover.closest(CONTROLS) ?? cover);
    found.push(`${sight.nameOf(control)} lies under ${what}`);
  }

  const isOpaque = (element: Element): boolean => {
    if (element.matches('img, video, canvas')) return true;
    const { backgroundColor, opacity } = styleOf(element);
    const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(backgroundColor);
    const covers = backgroundColor === 'transparent' ? 0 : Number(alpha?.[1] ?? alpha?.[2] ?? 1);
    return covers * Number(opacity) > 0.85;
  };
  const target = document.querySelector(':target');
  for (const { text, element, boxes } of sight.texts) {
    const [line] = boxes;
    if (!line || sight.isOutOfReach(element) || moves(element)) continue;
    const part = shownPart(element, line);
    if (part.right - part.left < line.width * 0.6 || part.bottom - part.top < line.height * 0.6) continue;
    const above: Element[] = [];
    const stack = document.elementsFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    const own = stack.findIndex((each) => each === element || element.contains(each));
    if (own === -1) continue;
    for (const each of stack.slice(0, own)) if (!each.contains(element)) above.push(each);
    const cover = above.find(isOpaque);
    if (!cover || moves(cover)) continue;
    const layer = cover.closest(`${LAYERS}, ${NOTICES}`);
    if (layer && !layer.contains(element)) continue;
    const isTarget =
      target !== null &&
      (target === element || target.contains(element)) &&
      sight.texts.find((each) => target.contains(each.element))?.element === element;
    if (!isTarget && comesFree(element, line, cover)) continue;
    found.push(`"${text.slice(0, 50)}" lies under ${sight.nameOf(cover)}`);
  }
  return found;
}
