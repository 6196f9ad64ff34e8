import { NO_NAMES, type AddedNames } from '#domain/everyday-names/other-names.ts';
import { fieldsOf } from '#domain/json.ts';

/** What read_site calls the row of the names. */
export const NAMES_COLLECTION = 'everyday_names';

/** The everyday names that the team added, in rows of the site; none where there is no such row, or it isn't as agreed. */
export function addedNamesIn(rows: unknown): AddedNames {
  if (!Array.isArray(rows)) return NO_NAMES;
  const row = rows.map(fieldsOf).find(({ collection }) => collection === NAMES_COLLECTION);
  if (!row) return NO_NAMES;
  const names = Object.entries(fieldsOf(row['text']));
  return Object.fromEntries(names.filter((each): each is [string, string] => typeof each[1] === 'string'));
}
