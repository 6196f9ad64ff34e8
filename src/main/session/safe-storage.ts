import { readFileSync } from 'node:fs';
import type { SafeStorage } from 'electron';
import { writeSecretFile } from './secret-file.ts';
import type { KeychainEntry } from './system-keychain.ts';

/** What is used of Electron's own way to the system's password store, which every build of Electron has for its processor. */
type Storage = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

/** The password stores of Linux. Without one of them, Chromium locks with a password that stands in its source. */
const LINUX_STORES: readonly string[] = ['gnome_libsecret', 'kwallet', 'kwallet5', 'kwallet6'];

/** How such a text begins on Linux; the other systems begin theirs in the same way, under a key of their own. */
const FIXED_PASSWORD = 'v10';

/**
 * A secret in the file at `path`, locked with a key that the system keeps for this app and this person. Nothing is asked before it
 * is read or written; both reject where the system keeps no key.
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

  const isUnlocked = (sealed: Buffer): boolean =>
    platform === 'linux' && sealed.subarray(0, FIXED_PASSWORD.length).toString('latin1') === FIXED_PASSWORD;

  async function write(secret: string): Promise<void> {
    await demandStore();
    const sealed = await storage.encryptStringAsync(secret);
    if (isUnlocked(sealed)) throw new Error('The password store gave no key.');
    writeSecretFile(path, sealed);
  }

  return {
    write,
    async read() {
      await demandStore();
      const sealed = contentOf(path);
      // Whoever could write here could have made that one.
      if (sealed === null || isUnlocked(sealed)) return null;
      const opened = await storage.decryptStringAsync(sealed).catch((error: unknown) => {
        if (isTemporary(error)) throw error;
        // Damaged, or of another computer: it opens never again.
        console.warn('The locked key of sessions does not open:', error instanceof Error ? error.message : error);
        return null;
      });
      if (opened === null) return null;
      // The system has a newer key, or a better one.
      if (opened.shouldReEncrypt) {
        await write(opened.result).catch((error: unknown) =>
          console.warn('The key of sessions was not locked anew:', error),
        );
      }
      return opened.result;
    },
  };
}

/** Electron has no code for it, only these words. */
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
