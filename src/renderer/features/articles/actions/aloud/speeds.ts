/** How fast a voice reads: 1 as it speaks by itself. */
export const SPEEDS = ['0.75', '1', '1.25', '1.5'] as const;

export type Speed = (typeof SPEEDS)[number];
