import { drawingSurface } from './drawing-surface.ts';
import { isColour } from './picture-encoding.ts';

/** JPEG is made of blocks of so many px. */
const BLOCK = 8;

/** What decoders fill missing blocks with. */
const GREY = [128, 128, 128] as const;

/**
 * Whether a picture has a grey block in one of its corners, as one that was cut off has: its data ends in one of them, whichever way it
 * is turned.
 */
export function hasGreyCorner(bitmap: ImageBitmap): boolean {
  const surface = drawingSurface(BLOCK, BLOCK);
  if (surface === null) return false;
  try {
    const { context } = surface;
    const [right, below] = [Math.max(0, bitmap.width - BLOCK), Math.max(0, bitmap.height - BLOCK)];
    return [0, right].some((x) =>
      [0, below].some((y) => {
        context.drawImage(bitmap, -x, -y);
        const width = Math.min(BLOCK, bitmap.width);
        const height = Math.min(BLOCK, bitmap.height);
        return isColour(context.getImageData(0, 0, width, height).data, GREY);
      }),
    );
  } finally {
    surface.free();
  }
}
