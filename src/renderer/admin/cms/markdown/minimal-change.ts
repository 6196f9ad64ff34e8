/** One piece of a text in the place of another, by offsets in the first text. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The smallest single replacement that makes the second text of the first, or null where they are the same. */
export function minimalChange(before: string, after: string): Replacement | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
