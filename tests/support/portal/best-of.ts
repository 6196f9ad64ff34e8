/**
 * The shortest time of up to three tries, in ms; the first one under `limit` ends it. A test machine does other work as
 * well: what waits for something that never comes is slow every time.
 */
export async function quickestOfThree(limit: number, attempt: () => Promise<number>): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && quickest >= limit; run += 1) quickest = Math.min(quickest, await attempt());
  return quickest;
}
