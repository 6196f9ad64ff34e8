import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { APP_ID } from '#main/configuration.ts';

const VERSION = 1;
/** GCM's own length; others are hashed first and gain nothing (NIST SP 800-38D, 5.2.1.1). */
const IV_BYTES = 12;
/** GCM's longest tag: shorter ones are easier to forge. */
const TAG_BYTES = 16;

/** Base64 of this many bytes. Buffer accepts any text, so the result is encoded again and compared. */
const bytes = (length: number | null) =>
  z.string().check(
    z.refine((text) => {
      const read = Buffer.from(text, 'base64');
      return read.toString('base64') === text && (length === null || read.length === length);
    }),
  );

const recordSchema = z.strictObject({
  version: z.literal(VERSION),
  /** Where the key is that encrypted it. */
  keySource: z.enum(['keychain', 'safeStorage', 'file']),
  iv: bytes(IV_BYTES),
  tag: bytes(TAG_BYTES),
  text: bytes(null),
});

/** A text encrypted with AES-256-GCM. */
export type EncryptedRecord = z.output<typeof recordSchema>;
export type KeySource = EncryptedRecord['keySource'];

/** What a record is bound to: moved to another backend or key, it can't be decrypted. */
export interface Belonging {
  /** The backend's origin. */
  readonly backend: string;
  /** The name of the session. */
  readonly key: string;
}

/** Encrypts a text with a new random IV: two texts under the same key and IV could both be read. */
export function encryptRecord(text: string, key: Buffer, keySource: KeySource, belonging: Belonging): EncryptedRecord {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(bond(keySource, belonging));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    version: VERSION,
    keySource,
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    text: encrypted.toString('base64'),
  };
}

/** A record as this version of the app writes it; null for anything else, one of a newer version included. */
export function parseRecord(value: unknown): EncryptedRecord | null {
  const parsed = recordSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Decrypts a record; null where the key is another one, the record belongs elsewhere, or any bit of it was changed. */
export function decryptRecord(record: EncryptedRecord, key: Buffer, belonging: Belonging): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(record.iv, 'base64'), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(bond(record.keySource, belonging));
  decipher.setAuthTag(Buffer.from(record.tag, 'base64'));
  const opened = decipher.update(record.text, 'base64');
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // Once the lengths are right, final() throws only for a tag that doesn't fit.
    return null;
  }
}

/** The additional authenticated data of a record, as one unambiguous text. */
function bond(keySource: KeySource, { backend, key }: Belonging): Buffer {
  return Buffer.from(JSON.stringify([APP_ID, VERSION, keySource, backend, key]));
}
