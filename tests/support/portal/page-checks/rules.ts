import type { PageView } from './page-view.ts';

/** Two rules below one another with nothing between them. Runs in the page. */
export function doubledRules(sight: PageView): readonly string[] {
  /** Further apart, px, they belong to different parts of a page. */
  const FARTHEST = 72;
  const CONTENT = 'img, svg, canvas, video, iframe, input, textarea, select, button';
  const found: string[] = [];
  interface Rule {
    readonly element: Element;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const rules: Rule[] = [];
  const boxes: DOMRect[] = sight.texts.flatMap((text) => [...text.boxes]);
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg') && element.tagName !== 'svg') continue;
    if (sight.isOutOfReach(element)) continue;
    // Under a bar comes whatever was scrolled there.
    if (['fixed', 'sticky'].includes(sight.styleOf(element).position)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = sight.styleOf(element);
    const box = element.getBoundingClientRect();
    if (element.matches(CONTENT)) {
      if (box.width > 0 && box.height > 0) boxes.push(box);
      continue;
    }
    const isDrawn = (side: 'Top' | 'Bottom' | 'Left' | 'Right'): boolean =>
      Number.parseFloat(style[`border${side}Width`]) >= 1 &&
      !['none', 'hidden'].includes(style[`border${side}Style`]) &&
      !/^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(style[`border${side}Color`]);
    if (isDrawn('Left') || isDrawn('Right')) {
      // A box with an edge around it is something, also where nothing is in it.
      boxes.push(box);
      continue;
    }
    const fill = style.backgroundColor;
    const isFilled = !/^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(fill) || style.backgroundImage !== 'none';
    if (box.width < 120) {
      if (isFilled && box.width > 1 && box.height > 1) boxes.push(box);
      continue;
    }
    // The borders of cells are a rule as long as their row.
    const { left, right } = element.closest('tr')?.getBoundingClientRect() ?? box;
    if (isDrawn('Top'))
      rules.push({ element, left, right, top: box.top, bottom: box.top + Number.parseFloat(style.borderTopWidth) });
    if (isDrawn('Bottom'))
      rules.push({
        element,
        left,
        right,
        top: box.bottom - Number.parseFloat(style.borderBottomWidth),
        bottom: box.bottom,
      });
    if (isFilled && box.height > 0) {
      if (box.height <= 3) rules.push({ element, left, right, top: box.top, bottom: box.bottom });
      // Something drawn, or the edge of a coloured field, stands between.
      else if (box.height < FARTHEST) boxes.push(box);
    }
  }
  /** What stands over the page belongs to another part of it than what lies below. */
  const layerOf = (element: Element): Element | null => {
    if (sight.styleOf(element).position === 'fixed') return element;
    return element.parentElement && layerOf(element.parentElement);
  };
  rules.sort((one, other) => one.top - other.top);
  for (const [place, upper] of rules.entries()) {
    for (const lower of rules.slice(place + 1)) {
      const gap = lower.top - upper.bottom;
      if (gap > FARTHEST) break;
      const left = Math.max(upper.left, lower.left);
      const right = Math.min(upper.right, lower.right);
      const widest = Math.max(upper.right - upper.left, lower.right - lower.left);
      // The borders of neighbouring cells lie on one another.
      if (gap < 1.5 || right - left < widest * 0.6 || layerOf(upper.element) !== layerOf(lower.element)) continue;
      const isBetween = (box: { left: number; right: number; top: number; bottom: number }): boolean =>
        box.left < right - 1 && box.right > left + 1 && box.top < lower.top - 0.5 && box.bottom > upper.bottom + 0.5;
      if (boxes.some(isBetween)) break;
      found.push(
        `two rules ${Math.round(gap)} px apart with nothing between: ${sight.nameOf(upper.element)} and ${sight.nameOf(lower.element)}`,
      );
      break;
    }
  }
  return found;
}
