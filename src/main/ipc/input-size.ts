/** Deeper than any call of the contract. */
const DEEPEST = 4;

/**
 * Whether an input that a page sent is plain data of at most `limit` units (a character of text or a key is one unit, any other
 * value eight). Checked before it is parsed, so that a page can't keep the main process busy with a huge input. `bytes`: the most
 * that files in it may take together; without it there may be none.
 */
export function isWithinSize(input: unknown, limit: number, bytes = 0): boolean {
  return left(bytes > 0 ? withoutFiles(input, bytes) : input, limit, 0) >= 0;
}

/** The input without its files; unchanged where the files are too large. */
function withoutFiles(input: unknown, bytes: number): unknown {
  if (typeof input !== 'object' || input === null || !isPlain(input)) return input;
  const members = Object.entries(input);
  const files = members.flatMap(([, value]) => (value instanceof Uint8Array ? value : []));
  if (files.reduce((sum, file) => sum + file.buffer.byteLength, 0) > bytes) return input;
  return Object.fromEntries(members.filter(([, value]) => !(value instanceof Uint8Array)));
}

/** What is left of the allowance after this value; below zero if it is too large or isn't plain JSON data. */
function left(value: unknown, allowance: number, depth: number): number {
  if (allowance < 0 || depth > DEEPEST) return -1;
  if (typeof value === 'string') return allowance - value.length;
  if (value === undefined || value === null || typeof value === 'boolean' || typeof value === 'number')
    return allowance - 8;
  if (!isPlain(value)) return -1;
  let rest = allowance - 8;
  for (const key of Object.keys(value)) {
    rest = left((value as Readonly<Record<string, unknown>>)[key], rest - key.length, depth + 1);
    if (rest < 0) return -1;
  }
  return rest;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
