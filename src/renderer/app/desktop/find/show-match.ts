/** Room for the bars at both edges of the window, px. */
const EDGE = 96;

/** Scrolls to a match where it isn't seen, at once as browsers do: nothing moves that motion settings would have to stop. */
export function showMatch(match: Range): void {
  const element = match.startContainer.parentElement;
  // Tables and the admin area's parts scroll by themselves.
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { top, bottom } = match.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  if (top >= EDGE && bottom <= clientHeight - EDGE) return;
  document.scrollingElement?.scrollBy({ top: top - clientHeight / 2, behavior: 'instant' });
}

/** The first match that isn't above what the window shows; the very first where all are. */
export function firstInView(matches: readonly Range[]): number {
  const index = matches.findIndex((match) => match.getBoundingClientRect().top >= 0);
  return Math.max(0, index);
}
