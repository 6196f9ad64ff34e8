/** Deeper than any document, by far. */
const DEEPEST = 32;

/** Keys that mean something to programs, not to documents. */
const NO_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** What must not be in a value that came from outside, with the place where it is. */
interface ForeignPart {
  readonly fault: 'key' | 'text';
  readonly place: string;
}

/** Looks through a value for keys that programs trip over, and for texts that no database takes. */
export function foreignPart(value: unknown, place = '', depth = 0): ForeignPart | null {
  if (typeof value === 'string') return isPlainText(value) ? null : { fault: 'text', place };
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEEPEST) return { fault: 'key', place };
  for (const [key, part] of Object.entries(value)) {
    const at = place === '' ? key : `${place}.${key}`;
    if (NO_KEYS.includes(key) || !isPlainText(key)) return { fault: 'key', place: at };
    const found = foreignPart(part, at, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Without the character 0, and without half of a character that takes two. */
function isPlainText(text: string): boolean {
  // A text that isn't well formed can't be written down as it is: reading what was written gives another one.
  return !text.includes('\0') && !/[\ud800-\udfff]/u.test(text);
}
