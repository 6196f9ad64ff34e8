import { prefersStillness } from '../motion.ts';

/** The name of the highlight in CSS: `::highlight(followed)`, and `.followed` where browsers don't support that. */
const NAME = 'followed';

/** A reader who scrolled by hand isn't taken away from there for so long, ms. */
const BY_HAND_MS = 6000;

/** Follows a range on the page: marks it, and brings it into view where it has left it. */
export interface RangeFollower {
  follow(range: Range, block: Element, covered: { readonly top: number; readonly bottom: number }): void;
  /** Takes the mark away. */
  clear(): void;
  end(): void;
}

/** The text itself isn't changed where the browser has highlights of its own. */
export function rangeFollower(): RangeFollower {
  let marked: Element | null = null;
  let scrolledAt = -Infinity;
  const byHand = () => {
    scrolledAt = performance.now();
  };
  const events = ['wheel', 'touchmove'] as const;
  for (const name of events) window.addEventListener(name, byHand, { passive: true });
  const unmark = () => {
    marked?.classList.remove(NAME);
    marked = null;
    if (hasHighlights()) CSS.highlights.delete(NAME);
  };
  return {
    follow(range, block, covered) {
      unmark();
      // A picture has no text to be marked.
      if (hasHighlights() && range.toString().trim() !== '') CSS.highlights.set(NAME, new Highlight(range));
      else {
        marked = block;
        block.classList.add(NAME);
      }
      if (performance.now() - scrolledAt < BY_HAND_MS) return;
      // Below a page that couldn't be opened nothing of the text is in sight.
      if (range.getClientRects().length === 0) return;
      const { top, bottom } = range.getBoundingClientRect();
      const [from, to] = [covered.top, window.innerHeight - covered.bottom];
      if (top >= from && bottom <= to) return;
      window.scrollBy({ top: top - from - (to - from) / 4, behavior: prefersStillness() ? 'auto' : 'smooth' });
    },
    clear: unmark,
    end() {
      unmark();
      for (const name of events) window.removeEventListener(name, byHand);
    },
  };
}

function hasHighlights(): boolean {
  return typeof Highlight === 'function' && 'highlights' in CSS;
}
