/** A canvas that can be encoded as a file. */
interface DrawingSurface {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  /** The file, in this type or in PNG where the browser can't encode it; null where encoding fails. */
  encode(type: string, quality: number): Promise<Blob | null>;
  /** Gives the memory back at once: some browsers wait for long. */
  free(): void;
}

/** A surface of so many px; null where the browser has no memory for it. */
export function drawingSurface(width: number, height: number): DrawingSurface | null {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    return (
      context && { context, encode: (type, quality) => canvas.convertToBlob({ type, quality }), ...freeing(canvas) }
    );
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  return (
    context && {
      context,
      encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
      ...freeing(canvas),
    }
  );
}

function freeing(canvas: { width: number; height: number }) {
  return {
    free() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}
