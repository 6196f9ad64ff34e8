import { inTurn } from './in-turn.ts';
import type { KeychainKey, KeyAnswer } from './keychain-key.ts';
import type { KeyFile } from './key-file.ts';
import type { RecordShelf } from './record-shelf.ts';
import { asRecord, seal, unseal, type Lock, type SealedRecord } from './sealed-record.ts';
import type { SessionKeeper } from './session-keeper.ts';

export interface KeptBy {
  /** The backend's origin: a session belongs to it alone. */
  readonly backend: string;
  readonly shelf: RecordShelf;
  readonly keyFile: KeyFile;
  /** The keychain's key; `cameLate` is for answers that come after they were waited for. */
  readonly keychain: (cameLate: (found: boolean) => void) => KeychainKey;
  /** Told of a session that read as none while the keychain kept silent, and can be read now. */
  readonly readable: (key: string) => void;
}

/**
 * Keeps sessions as ciphertexts on the disk, under a key in the system's keychain. Without one, memory holds them until the
 * app ends, unless the person chose a key in a file.
 *
 * The keychain isn't asked before there is something to open or to keep. A record whose key can't be had now stays for
 * the next start, until somebody signs in anew: then it goes, because the next start must not bring back whoever was
 * signed in before. What memory holds is written as soon as the keychain answers after all. A file once chosen stays the
 * place, so that no later start asks a keychain that was given up; records of the keychain still open with it.
 */
export function encryptedKeeper({ backend, shelf, keyFile, keychain: keychainOf, readable }: KeptBy): SessionKeeper {
  const held = new Map<string, string>();
  const damaged = new Set<string>();
  const turn = inTurn();
  /** Keys whose record was there, and whose lock could not be had. */
  const unread = new Set<string>();
  const keychain = keychainOf((found) => void turn(writeHeld).then(() => (found ? tellReadable() : undefined)));

  /** Without the key nobody is told: reading anew would only open the keychain's dialog once more. */
  function tellReadable(): void {
    const keys = [...unread];
    unread.clear();
    for (const key of keys) readable(key);
  }

  async function read(key: string): Promise<string | null> {
    const known = held.get(key);
    if (known !== undefined) return known;
    const found = shelf.read(key);
    if (found === undefined) return null;
    const record = asRecord(found);
    if (record === null) return giveUp(key);
    const secret = await keyFor(record);
    if (secret === 'unavailable') {
      unread.add(key);
      return null;
    }
    if (secret === 'missing') return lockedFor(key, record);
    return unseal(record, secret, { backend, key }) ?? giveUp(key);
  }

  async function keyFor({ lock }: SealedRecord): Promise<KeyAnswer> {
    return lock === 'file' ? (keyFile.read() ?? 'missing') : keychain.find();
  }

  /** A keyring that stays locked may look like one without our key, so such a record is kept until it is replaced. */
  function lockedFor(key: string, { lock }: SealedRecord): null {
    if (lock === 'file') return giveUp(key);
    damaged.add(key);
    return null;
  }

  function giveUp(key: string): null {
    damaged.add(key);
    drop(key);
    return null;
  }

  function drop(key: string): void {
    if (!shelf.drop(key)) console.error('A session that has ended could not be deleted from the disk.');
  }

  async function write(key: string, value: string): Promise<boolean> {
    damaged.delete(key);
    unread.delete(key);
    const secret = await secretInForce();
    if (secret === null) {
      held.set(key, value);
      // Nobody could read it in this run, so what is written now is a new sign-in, which ends the older one.
      drop(key);
      return false;
    }
    const kept = shelf.put(key, seal(value, secret.key, secret.lock, { backend, key }));
    if (kept) held.delete(key);
    else held.set(key, value);
    return kept;
  }

  async function secretInForce(): Promise<{ readonly lock: Lock; readonly key: Buffer } | null> {
    const chosen = keyFile.read();
    if (chosen !== null) return { lock: 'file', key: chosen };
    const key = await keychain.findOrMake();
    return key === 'unavailable' ? null : { lock: 'keychain', key };
  }

  /** True if memory alone holds nothing any more. */
  async function writeHeld(): Promise<boolean> {
    for (const [key, value] of [...held]) await write(key, value);
    return held.size === 0;
  }

  async function keepInFile(): Promise<boolean> {
    // Nobody is offered it while the keychain answers, and no page may lower what it gives.
    if (keyFile.read() === null && keychain.mayAnswer()) return false;
    try {
      if (keyFile.read() === null) keyFile.make();
    } catch (error) {
      console.error('The key of sessions could not be kept in a file:', error);
      return false;
    }
    return writeHeld();
  }

  return {
    read: (key) => turn(() => read(key)),
    write: (key, value) => turn(() => write(key, value)),
    remove: (key) =>
      turn(async () => {
        held.delete(key);
        damaged.delete(key);
        unread.delete(key);
        drop(key);
      }),
    async keeping() {
      const inFile = keyFile.read() !== null;
      const inMemory = held.size > 0 || (!inFile && !keychain.mayAnswer());
      return { place: inMemory ? 'memory' : inFile ? 'file' : 'keychain', damaged: damaged.size > 0 };
    },
    keepInFile: () => turn(keepInFile),
  };
}
