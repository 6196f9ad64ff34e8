/** What the fields of a JSON body may be. */
export type FieldKind = 'text' | 'texts' | 'object' | 'whole number' | 'true or false';

const FITS: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  object: (value) => typeof value === 'object' && !Array.isArray(value),
  'whole number': (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  'true or false': (value) => typeof value === 'boolean',
};

/**
 * What is wrong with a JSON body, in a sentence; null where nothing is. Fields that aren't named here may be anything, and
 * null counts as left out.
 */
export function bodyFault(json: string, kinds: Readonly<Record<string, FieldKind>>): string | null {
  if (json.trim() === '') return null;
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    return 'The body is no JSON';
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'The body must be a JSON object';
  for (const [name, value] of Object.entries(body)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind !== undefined && value !== null && !FITS[kind](value)) return `The field ${name} must be: ${kind}`;
  }
  return null;
}

/** PostgreSQL doesn't allow NUL in texts. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\0');
}
