import type { AddedNames } from '#domain/everyday-names/other-names.ts';
import { fieldsOf } from '#domain/json.ts';

/** The everyday names that the team added, in rows of the site; none where there is no such row, or it isn't as agreed. */
export function addedNamesIn(rows: unknown): AddedNames {
  const row = Array.isArray(rows) ? rows.map(fieldsOf).find(({ collection }) => collection === 'everyday_names') : null;
  const names = Object.entries(fieldsOf(row?.['text']));
  return Object.fromEntries(names.filter((each): each is [string, string] => typeof each[1] === 'string'));
}
