/** A drawing that ships with the portal, under /pictures of the site and in the app. */
export interface ShippedDrawing {
  /** Its address in texts and on the site. */
  readonly address: string;
  /** Its size, in bytes. */
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** How many these are, and what they take together, in bytes. */
export function sizeOfDrawings(drawings: readonly ShippedDrawing[]): {
  readonly count: number;
  readonly bytes: number;
} {
  return { count: drawings.length, bytes: drawings.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const DRAWING = /^\/pictures\/[a-z0-9-]+\.svg$/;

const DRAWING_IN_TEXT = /\/pictures\/[a-z0-9-]+\.svg/g;

/** Whether an address is that of a drawing of the portal. */
export function isDrawing(address: string): boolean {
  return DRAWING.test(address);
}

/** The addresses of drawings in a text, each once. */
export function drawingsIn(text: string): readonly string[] {
  return [...new Set(text.match(DRAWING_IN_TEXT))];
}
