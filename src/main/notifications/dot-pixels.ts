/** The accent of the design tokens, as blue, green, red. */
const ACCENT = [0x51, 0xc5, 0xf5] as const;

/** A filled disc with soft edges as wide as the picture: its pixels as BGRA with the colours multiplied by the alpha. */
export function dotPixels(side: number): Buffer {
  const pixels = Buffer.alloc(side * side * 4);
  const middle = (side - 1) / 2;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const inside = side / 2 - Math.hypot(x - middle, y - middle);
      const alpha = Math.min(1, Math.max(0, inside));
      const colour = ACCENT.map((part) => Math.round(part * alpha));
      pixels.set([...colour, Math.round(alpha * 255)], (y * side + x) * 4);
    }
  }
  return pixels;
}
