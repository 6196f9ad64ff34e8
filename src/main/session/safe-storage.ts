import { readFileSync } from 'node:fs';
import type { SafeStorage } from 'electron';
import { writeSecretFile } from './secret-file.ts';
import type { KeychainEntry } from './system-keychain.ts';

/** The part of Electron's safeStorage that is used. Every build of Electron has it, whatever the processor. */
type Storage = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

/** The password stores of Linux. Without one of them Chromium encrypts with a password that is in its source code. */
const LINUX_STORES: readonly string[] = ['gnome_libsecret', 'kwallet', 'kwallet5', 'kwallet6'];

/** The prefix of a text encrypted with that password on Linux; the other systems use it with a key of their own. */
const FIXED_PASSWORD = 'v10';

/**
 * A secret in the file at `path`, encrypted with a key that the system keeps for this app and this person. The system isn't called
 * before the secret is read or written; both reject where it keeps no key.
 */
export function safeStorageEntry(
  path: string,
  storage: Storage,
  platform: NodeJS.Platform = process.platform,
): KeychainEntry {
  async function demandStore(): Promise<void> {
    if (!(await storage.isAsyncEncryptionAvailable())) throw new Error('The system offers no encryption.');
    const store = platform === 'linux' ? storage.getSelectedStorageBackend() : null;
    if (store !== null && !LINUX_STORES.includes(store))
      throw new Error(`The password store is ${store || 'unknown'}.`);
  }

  const hasFixedPassword = (encrypted: Buffer): boolean =>
    platform === 'linux' && encrypted.subarray(0, FIXED_PASSWORD.length).toString('latin1') === FIXED_PASSWORD;

  async function write(secret: string): Promise<void> {
    await demandStore();
    const encrypted = await storage.encryptStringAsync(secret);
    if (hasFixedPassword(encrypted)) throw new Error('The password store gave no key.');
    writeSecretFile(path, encrypted);
  }

  return {
    write,
    async read() {
      await demandStore();
      const encrypted = contentOf(path);
      // Anyone with write access could have made a text under the fixed password.
      if (encrypted === null || hasFixedPassword(encrypted)) return null;
      const decrypted = await storage.decryptStringAsync(encrypted).catch((error: unknown) => {
        if (isTemporary(error)) throw error;
        // Damaged, or encrypted on another computer: it can never be decrypted.
        console.warn(
          'The encrypted key of sessions could not be decrypted:',
          error instanceof Error ? error.message : error,
        );
        return null;
      });
      if (decrypted === null) return null;
      // The system has a newer or better key.
      if (decrypted.shouldReEncrypt) {
        await write(decrypted.result).catch((error: unknown) =>
          console.warn('The key of sessions was not encrypted anew:', error),
        );
      }
      return decrypted.result;
    },
  };
}

/** Electron gives no error code for it, only this message. */
function isTemporary(error: unknown): boolean {
  return error instanceof Error && error.message.includes('temporarily unavailable');
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
