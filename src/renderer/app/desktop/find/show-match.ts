/** Room for the bars at the edges of the window, px: the top bar, and those of finding and of the connection. */
const EDGE = { top: 96, bottom: 160 } as const;

/** Scrolls to a match where it isn't seen, at once as browsers do: nothing moves that motion settings would have to stop. */
export function showMatch(match: Range): void {
  const element = match.startContainer.parentElement;
  // Tables and the admin area's parts scroll by themselves.
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { top, bottom } = match.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  if (top >= EDGE.top && bottom <= clientHeight - EDGE.bottom) return;
  document.scrollingElement?.scrollBy({ top: top - clientHeight / 2, behavior: 'instant' });
}

/**
 * The match to begin with: the first in the text that isn't above what the window shows, else the first in the text. What
 * only leads to the text, the bars and the table of contents, comes where the text itself holds none.
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

/** Colours what was found, the current match otherwise than the rest; the text of the page stays as it is. */
export function markMatches(matches: readonly Range[], current: Range | null): void {
  CSS.highlights.set(ALL, new Highlight(...matches.filter((match) => match !== current)));
  const highlight = new Highlight(...(current ? [current] : []));
  highlight.priority = 1;
  CSS.highlights.set(CURRENT, highlight);
}

/** Takes the colours away. */
export function unmarkMatches(): void {
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}
