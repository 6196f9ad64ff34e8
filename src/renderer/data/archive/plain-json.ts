/** The same JSON for the same value, however it came about. */
export function steadyJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Why a file's JSON isn't taken: it is none, or `place` in it has a key or a text that programs trip over. */
export class ForeignJson extends Error {
  readonly fault: 'json' | 'key' | 'text';
  readonly place: string;

  constructor(fault: ForeignJson['fault'], place: string) {
    super(`${fault} ${place}`);
    this.fault = fault;
    this.place = place;
  }
}

/** Reads JSON that came from outside; `mend` makes texts that are taken of those that wouldn't be. Throws ForeignJson. */
export function readPlainJson(bytes: Uint8Array, mend?: (text: string) => string): unknown {
  let value: unknown;
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(json, mend && ((_key, part: unknown) => (typeof part === 'string' ? mend(part) : part)));
  } catch (error) {
    console.warn('A file holds no JSON:', error);
    throw new ForeignJson('json', '');
  }
  refuseForeignParts(value);
  return value;
}

/** Deeper than any document, by far. */
const DEEPEST = 32;

/** Keys that mean something to programs, not to documents. */
const NO_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Looks through a value for keys that programs trip over, and for texts that no database takes. */
function refuseForeignParts(value: unknown, place = '', depth = 0): void {
  if (typeof value === 'string' && !isPlainText(value)) throw new ForeignJson('text', place);
  if (typeof value !== 'object' || value === null) return;
  if (depth === DEEPEST) throw new ForeignJson('key', place);
  for (const [key, part] of Object.entries(value)) {
    const at = place === '' ? key : `${place}.${key}`;
    if (NO_KEYS.includes(key) || !isPlainText(key)) throw new ForeignJson('key', at);
    refuseForeignParts(part, at, depth + 1);
  }
}

/** Without the character 0, and without half of a character that takes two. */
function isPlainText(text: string): boolean {
  // A text that isn't well formed can't be written down as it is: reading what was written gives another one.
  return !text.includes('\0') && !/[\ud800-\udfff]/u.test(text);
}
