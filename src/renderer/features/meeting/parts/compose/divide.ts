/**
 * The pieces in so many parts of about the same length, in their order. None is empty, so there may be fewer. `lengths` are those of
 * the pieces.
 */
export function divided<T>(pieces: readonly T[], lengths: readonly number[], parts: number): readonly (readonly T[])[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const groups: T[][] = Array.from({ length: parts }, () => []);
  let before = 0;
  pieces.forEach((piece, place) => {
    const length = lengths[place] ?? 0;
    // Where its middle lies.
    const middle = total === 0 ? 0 : (before + length / 2) / total;
    groups[Math.min(parts - 1, Math.floor(middle * parts))]?.push(piece);
    before += length;
  });
  return groups.filter((group) => group.length > 0);
}
