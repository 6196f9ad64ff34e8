/** The speeds of reading aloud; 1 is the voice's normal speed. */
export const SPEEDS = ['0.75', '1', '1.25', '1.5'] as const;

export type Speed = (typeof SPEEDS)[number];
