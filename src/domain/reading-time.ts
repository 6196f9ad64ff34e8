/** Reading time in whole minutes, at least 1. 200 words a minute suits a reader on a phone. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200));
}
