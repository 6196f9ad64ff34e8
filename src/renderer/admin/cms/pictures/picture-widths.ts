import { PICTURE_WIDTHS } from '#domain/media.ts';

/** Nothing is kept taller than this, px: more than two phone screens, and no browser's canvas refuses it. */
const HEIGHT_MAX = 3600;

/** A file is worth its bytes only where the next larger one is at least this much wider. */
const STEP = 1.25;

/** The widest that a picture is kept in, px; it is never blown up. */
export function widestFor(width: number, height: number): number {
  const fitting = Math.floor((HEIGHT_MAX * width) / height);
  return Math.max(1, Math.min(width, PICTURE_WIDTHS.at(-1)!, fitting));
}

/** The widths to keep, ascending; the last one is the widest. */
export function widthsUpTo(widest: number): readonly number[] {
  return [...PICTURE_WIDTHS.filter((width) => width * STEP <= widest), widest];
}
