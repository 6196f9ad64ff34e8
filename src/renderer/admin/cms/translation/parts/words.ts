/** Words with the signs on them; blanks between them don't count. */
export function wordsIn(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

/** How much of two texts is the same, word by word whatever their order: 0 (nothing) to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [bare(one), bare(other)];
  if (a.length + b.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (a.length + b.length);
}

function bare(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
