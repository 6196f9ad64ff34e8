import type { PictureType } from '#domain/picture-address.ts';
import { MEDIA_TYPES } from '#renderer/data/picture-formats/picture-header.ts';
import { drawingSurface } from './drawing-surface.ts';

/** A colour, and the tolerance of a reading: some browsers change each value slightly, which isn't visible. */
const PROBE = { css: 'rgb(200, 80, 20)', rgb: [200, 80, 20] } as const;
const BLUR = 4;

/**
 * The format that this browser can encode: WebP, else JPEG. Null where a canvas returns other pixels than were drawn, as some
 * browsers do against fingerprinting: pictures would become noise unnoticed.
 */
export async function pictureTypeHere(): Promise<PictureType | null> {
  const surface = drawingSurface(8, 8);
  if (surface === null) return null;
  try {
    surface.context.fillStyle = PROBE.css;
    surface.context.fillRect(0, 0, 8, 8);
    if (!isColour(surface.context.getImageData(0, 0, 8, 8).data, PROBE.rgb)) return null;
    const file = await surface.encode(MEDIA_TYPES.webp, 0.8);
    return file?.type === MEDIA_TYPES.webp ? 'webp' : 'jpg';
  } finally {
    surface.free();
  }
}

/** Whether all of these pixels have one colour, as far as browsers give it back. */
export function isColour(pixels: Uint8ClampedArray, rgb: readonly number[]): boolean {
  return pixels.every((value, index) => {
    const wanted = rgb[index % 4];
    return wanted === undefined || Math.abs(value - wanted) <= BLUR;
  });
}
