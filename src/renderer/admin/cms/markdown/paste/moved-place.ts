/** A change of a text, as the editor library gives it. */
interface Change {
  /** Where a position is afterwards: before what was inserted there (-1), or behind it (1). */
  map(position: number, side: number): number;
  forEach(use: (from: number, to: number, fromNow: number, toNow: number) => void): void;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * What a paste that is being made ready takes the place of, once the text around has changed: never what was written meanwhile. That
 * stands behind the paste (-1), which was first; what an earlier paste brought stands before it (1).
 */
export function movedPlace({ from, to }: Place, change: Change, side: -1 | 1): Place {
  if (from === to) {
    const at = change.map(from, side);
    return { from: at, to: at };
  }
  // What comes right before or behind it isn't within it.
  let moved: Place = { from: change.map(from, 1), to: change.map(to, -1) };
  change.forEach((start, end, startNow, endNow) => {
    if (start >= to || end <= from || startNow === endNow) return;
    moved =
      side < 0
        ? { from: Math.min(moved.from, startNow), to: Math.min(moved.to, startNow) }
        : { from: Math.max(moved.from, endNow), to: Math.max(moved.to, endNow) };
  });
  return { from: moved.from, to: Math.max(moved.from, moved.to) };
}
