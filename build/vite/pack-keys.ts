import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { PackKeys } from '#renderer/data/packs.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Signs files of the site. */
export interface PackSigner {
  /** The public half, base64 of its 32 bytes. */
  readonly key: string;
  sign(bytes: Uint8Array): Buffer;
}

/** The bytes before the 32 bytes of an Ed25519 key in its standard form (RFC 8410). */
const PRIVATE_START = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_START = Buffer.from('302a300506032b6570032100', 'hex');

/** The signer of TUNAS_PACK_KEY, a private Ed25519 key in PEM or base64. Null where none is set. Errors never contain the key. */
export function readPackSigner(environment: Environment): PackSigner | null {
  const given = environment['TUNAS_PACK_KEY']?.trim();
  if (!given) return null;
  const key = privateKey(given);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Error(wrong('TUNAS_PACK_KEY is no private key of Ed25519 (PEM, or base64 of it)'));
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    key: Buffer.from(x, 'base64url').toString('base64'),
    sign: (bytes) => sign(null, bytes, key),
  };
}

/**
 * The public keys by which packs are verified (VITE_PACK_KEYS, separated by commas), base64 of 32 bytes each, and the revoked ones
 * (VITE_REVOKED_PACK_KEYS). Without VITE_PACK_KEYS the key of TUNAS_PACK_KEY is used; otherwise it has to be among them.
 */
export function readPackKeys(environment: Environment): PackKeys {
  const signer = readPackSigner(environment);
  const revoked = publicKeys(environment, 'VITE_REVOKED_PACK_KEYS');
  const named = publicKeys(environment, 'VITE_PACK_KEYS');
  if (signer && named.length > 0 && !named.includes(signer.key))
    throw new Error(wrong(`VITE_PACK_KEYS lacks the public half of TUNAS_PACK_KEY: ${signer.key}`));
  const valid = signer && named.length === 0 ? [signer.key] : named;
  const both = valid.find((key) => revoked.includes(key));
  if (both !== undefined) throw new Error(wrong(`VITE_REVOKED_PACK_KEYS has a key that is in use: ${both}`));
  return { valid, revoked };
}

function publicKeys(environment: Environment, setting: string): readonly string[] {
  const named = (environment[setting] ?? '').split(',').flatMap((each) => each.trim() || []);
  const keys = named.map((each) => {
    const bytes = Buffer.from(each, 'base64');
    const raw = bytes.subarray(0, PUBLIC_START.length).equals(PUBLIC_START) ? bytes.subarray(-32) : bytes;
    if (raw.length !== 32 || bytes.toString('base64') !== each)
      throw new Error(wrong(`${setting} has no public key of Ed25519 in "${each}" (base64)`));
    return raw.toString('base64');
  });
  return [...new Set(keys)];
}

function privateKey(given: string): KeyObject | null {
  const bytes = Buffer.from(given, 'base64');
  try {
    // A setting that is limited to one line has its line ends escaped.
    if (given.includes('-----BEGIN')) return createPrivateKey(given.replaceAll('\\n', '\n'));
    const key = bytes.length === 32 ? Buffer.concat([PRIVATE_START, bytes]) : bytes;
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return null;
  }
}

function wrong(line: string): string {
  return `The configuration of this build is wrong:\n  ${line}`;
}
