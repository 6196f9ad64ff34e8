import type { Activity } from '#renderer/data/collections/activity.ts';

/** Longest time between two lines of one deed, ms. */
const APART_MS = 5 * 60_000;

/**
 * Consecutive lines of one deed together, newest first: the same person doing the same to the same kind of thing, each within five
 * minutes of the next. Publishing many articles at once, or one in both languages, writes a line for each.
 */
export function foldActivity(lines: readonly Activity[]): readonly (readonly [Activity, ...Activity[]])[] {
  const deeds: [Activity, ...Activity[]][] = [];
  let last: Activity | undefined;
  for (const line of lines) {
    const deed = deeds.at(-1);
    if (deed && last && isSameDeed(last, line)) deed.push(line);
    else deeds.push([line]);
    last = line;
  }
  return deeds;
}

function isSameDeed(newer: Activity, older: Activity): boolean {
  const keyOf = ({ by, action, collection, as }: Activity) => JSON.stringify([by.id, by.name, action, collection, as]);
  return keyOf(newer) === keyOf(older) && Date.parse(newer.madeAt) - Date.parse(older.madeAt) <= APART_MS;
}
