/** What the backend answered, or a file holds, isn't what was agreed. */
export class RowError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object. Throws RowError with `what` in its message. */
export function asObject(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RowError(`${what} is no object`);
  return value as Fields;
}

/** The entries of a list. Throws RowError with `what` in its message. */
export function asList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new RowError(`${what} is no list`);
  return value;
}

/** The text of a field. Throws RowError with its key. */
export function text(from: Fields, key: string): string {
  const value = from[key];
  if (typeof value !== 'string') throw new RowError(`${key} is no text`);
  return value;
}

/** The number of a field. Throws RowError with its key. */
export function count(from: Fields, key: string): number {
  const value = from[key];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RowError(`${key} is no number`);
  return value;
}
