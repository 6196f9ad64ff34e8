import { Resvg } from '@resvg/resvg-js';

/**
 * Which part of the drawing is shown. `macos` leaves the margin of Apple's icon grid (a body of 824 in 1024); `tiny` zooms in and
 * thickens the stem, which would be invisible at a few pixels.
 */
const VIEWS = {
  whole: [],
  macos: [['viewBox="0 0 1024 1024"', 'viewBox="-124 -124 1272 1272"']],
  tiny: [
    ['viewBox="0 0 1024 1024"', 'viewBox="64 64 896 896"'],
    ['<rect width="1024" height="1024" rx="230"', '<rect x="64" y="64" width="896" height="896" rx="170"'],
    ['stroke-width="2.6"', 'stroke-width="3.4"'],
  ],
} as const;

export type View = keyof typeof VIEWS;

/** The drawing of build/resources/icon.svg as a PNG of `size` times `size` pixels. Throws where a view can't be made of it. */
export function pngOf(svg: string, size: number, view: View): Buffer {
  return Buffer.from(drawn(svg, size, view).asPng());
}

/** The same as pixels: red, green, blue, opacity, one byte each, row by row, not premultiplied. */
export function pixelsOf(svg: string, size: number, view: View): Buffer {
  const pixels = Buffer.from(drawn(svg, size, view).pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0;
    if (opacity === 0) continue;
    for (const channel of [at, at + 1, at + 2]) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / opacity));
    }
  }
  return pixels;
}

function drawn(svg: string, size: number, view: View) {
  let seen = svg;
  for (const [from, to] of VIEWS[view]) {
    if (!seen.includes(from)) throw new Error(`The icon has no ${from}, which the view "${view}" changes.`);
    seen = seen.replace(from, to);
  }
  return new Resvg(seen, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render();
}
