const SHAPE = 'found rounded-[2px] shadow-[0_2px_0_var(--accent)]';

/** The classes of words that were found in a text that is written. */
export const FOUND = `${SHAPE} bg-accent-soft forced-colors:outline forced-colors:outline-[color:CanvasText]`;

/** Those of the place that the find bar stands at. */
export const FOUND_CURRENT = `found-current ${SHAPE} bg-accent text-on-accent forced-colors:outline-3 forced-colors:outline-[color:Highlight]`;
