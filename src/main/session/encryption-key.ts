import { randomBytes } from 'node:crypto';

/** AES-256. */
const BYTES = 32;

/** A new random key for records. */
export function newKey(): Buffer {
  return randomBytes(BYTES);
}

/** A key as it is stored in the keychain or in a file. */
export function keyText(key: Buffer): string {
  return key.toString('base64');
}

/** The key of a stored text; null for any other text than that of 32 bytes. */
export function keyOf(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === BYTES && keyText(key) === text ? key : null;
}
