import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameSecret } from './same-secret.ts';

/** The secrets of one embedded backend, made once and kept in its data folder. */
export interface InstallKeys {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** Fresh random keys in the form that hosted projects use. */
export function newInstallKeys(): InstallKeys {
  return {
    jwtSecret: randomBytes(32).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
}

/**
 * Whether this is the secret key, or an access token that was signed with these keys, in date or not: something that nobody else could
 * write.
 */
export function isOurs({ jwtSecret, secretKey }: InstallKeys, key: string): boolean {
  const end = key.lastIndexOf('.');
  if (end === -1) return isSameSecret(key, secretKey);
  return isSameSecret(
    key.slice(end + 1),
    createHmac('sha256', jwtSecret).update(key.slice(0, end)).digest('base64url'),
  );
}

/** Where a data folder keeps its keys. */
export function keysFile(dataFolder: string): string {
  return join(dataFolder, 'keys.json');
}

/** Reads the data folder's keys, or makes them. Only their owner may read the file. */
export function installKeys(dataFolder: string, log: (line: string) => void): InstallKeys {
  const file = keysFile(dataFolder);
  if (existsSync(file)) {
    const kept = readInstallKeys(dataFolder);
    if (kept) return kept;
    log(`The keys in ${file} can't be read; new ones take their place, and everybody has to sign in again.`);
  }
  const keys = newInstallKeys();
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** A data folder's keys; null where there are none, or none that can be read. */
export function readInstallKeys(dataFolder: string): InstallKeys | null {
  const file = keysFile(dataFolder);
  return existsSync(file) ? parseKeys(readFileSync(file, 'utf8')) : null;
}

function parseKeys(text: string): InstallKeys | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A half-written file: the caller logs it and makes new keys.
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { jwtSecret, publishableKey, secretKey } = value as Record<string, unknown>;
  if (typeof jwtSecret !== 'string' || typeof publishableKey !== 'string' || typeof secretKey !== 'string') return null;
  if (jwtSecret.length < 32 || publishableKey === '' || secretKey === '') return null;
  return { jwtSecret, publishableKey, secretKey };
}
