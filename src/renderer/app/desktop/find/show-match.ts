/** The height of the bars at the edges of the window, px: the top bar, and those of find and connectivity. */
const EDGE = { top: 96, bottom: 160 } as const;

/** Scrolls to a match that isn't visible, without animation, so that motion settings don't matter. */
export function showMatch(match: Range): void {
  const element = match.startContainer.parentElement;
  // Tables and parts of the admin area have their own scroll containers.
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { top, bottom } = match.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  if (top >= EDGE.top && bottom <= clientHeight - EDGE.bottom) return;
  document.scrollingElement?.scrollBy({ top: top - clientHeight / 2, behavior: 'instant' });
}

/**
 * The first match at or below the window's top edge, else the first one of the content. Matches in the bars and the table of
 * contents are used only if the content has none.
 */
export function firstToShow(matches: readonly Range[]): number {
  const fromHere = (match: Range): boolean => match.getBoundingClientRect().top >= 0;
  const ways = [(match: Range) => isInText(match) && fromHere(match), isInText, fromHere];
  const indexes = ways.map((way) => matches.findIndex(way));
  return indexes.find((index) => index >= 0) ?? 0;
}

function isInText({ startContainer }: Range): boolean {
  const element = startContainer.parentElement;
  return element !== null && element.closest('main') !== null && element.closest('nav') === null;
}

const ALL = 'find';
const CURRENT = 'find-current';

/** Highlights the matches, the current one in another colour; the DOM isn't changed. */
export function markMatches(matches: readonly Range[], current: Range | null): void {
  CSS.highlights.set(ALL, new Highlight(...matches.filter((match) => match !== current)));
  const highlight = new Highlight(...(current ? [current] : []));
  highlight.priority = 1;
  CSS.highlights.set(CURRENT, highlight);
}

/** Removes the highlights. */
export function unmarkMatches(): void {
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}
