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
