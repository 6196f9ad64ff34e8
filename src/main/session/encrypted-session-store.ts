import { serialQueue } from '#domain/serial-queue.ts';
import type { KeychainKey } from './keychain-key.ts';
import type { KeyFile } from './key-file.ts';
import type { RecordStore } from './record-store.ts';
import { asRecord, seal, unseal, type Lock, type SealedRecord } from './sealed-record.ts';
import type { MainSessionStore } from './main-session-store.ts';

/** Locks whose key the system keeps, the first one preferred. */
const SYSTEM_LOCKS = ['keychain', 'safeStorage'] as const;
type SystemLock = (typeof SYSTEM_LOCKS)[number];

/** A lock's key; `cameLate` is called for an answer after the timeout. */
type OpenLock = (cameLate: (found: boolean) => void) => KeychainKey;

export interface KeptBy {
  /** The backend's origin: a session is valid there only. */
  readonly backend: string;
  readonly records: RecordStore;
  readonly keyFile: KeyFile;
  readonly locks: Readonly<Record<SystemLock, OpenLock>>;
  /** Called with the key of a session that read as none before the keychain had answered, and can be read now. */
  readonly readable: (key: string) => void;
  /** Called with the error of each failed write. */
  readonly refused: (error: unknown) => void;
}

interface Secret {
  readonly lock: Lock;
  readonly key: Buffer;
}

/**
 * Keeps sessions as ciphertexts on the disk, under a key that the system keeps. Where it keeps none, they are held in memory until
 * the app ends, unless the person chose a key file, which is never used while the system's key is available.
 *
 * The system isn't asked for the key before there is something to read or to write. A record whose key isn't available now stays
 * for the next start, until a new sign-in deletes it: the next start must not bring back the earlier account. Sessions in memory or
 * under the key file are encrypted with the system's key as soon as that is available.
 */
export function encryptedSessionStore({
  backend,
  records,
  keyFile,
  locks,
  readable,
  refused,
}: KeptBy): MainSessionStore {
  const held = new Map<string, string>();
  const damaged = new Set<string>();
  const turn = serialQueue();
  /** Keys of records that exist and couldn't be decrypted because their lock's key wasn't available. */
  const unread = new Set<string>();
  /** Keys of records that were encrypted with the key file in this run. */
  const inFile = new Set<string>();
  const cameLate = (found: boolean): void => void turn(lockHeld).then(() => (found ? tellReadable() : undefined));
  const system = { keychain: locks.keychain(cameLate), safeStorage: locks.safeStorage(cameLate) };

  async function lockHeld(): Promise<void> {
    await writeHeld();
    for (const key of [...inFile]) await moveFromFile(key);
  }

  /** Without the key no event is sent: reading again would only open the keychain's dialog once more. */
  function tellReadable(): void {
    const keys = [...unread];
    unread.clear();
    for (const key of keys) readable(key);
  }

  async function read(key: string): Promise<string | null> {
    const known = held.get(key);
    if (known !== undefined) return known;
    const found = records.read(key);
    if (found === undefined) return null;
    const record = asRecord(found);
    if (record === null) return giveUp(key);
    if (record.lock === 'file') return readFromFile(key, record);
    const secret = await system[record.lock].find();
    if (secret === 'unavailable') return notNow(key, record.lock);
    // A keyring that stays locked may look like one without our key, so such a record is kept until it is replaced.
    if (secret === 'missing') return toldAsDamaged(key);
    return unseal(record, secret, { backend, key }) ?? giveUp(key);
  }

  /** The system's answer isn't awaited; when it comes, the record is encrypted anew with the better lock. */
  function readFromFile(key: string, record: SealedRecord): string | null {
    const text = openedByFile(key, record);
    if (text === null) return giveUp(key);
    inFile.add(key);
    void systemSecret().then((found) => (found === null ? undefined : turn(() => moveFromFile(key))));
    return text;
  }

  function openedByFile(key: string, record: SealedRecord): string | null {
    const secret = keyFile.read();
    return secret && unseal(record, secret, { backend, key });
  }

  async function moveFromFile(key: string): Promise<void> {
    const record = asRecord(records.read(key));
    const text = record?.lock === 'file' ? openedByFile(key, record) : null;
    const secret = text === null ? null : await systemSecret();
    if (text === null || (secret !== null && put(key, text, secret))) inFile.delete(key);
  }

  /**
   * Where another lock's key is available, the lock has changed and the person has to sign in again; else the record may open at
   * the next start.
   */
  async function notNow(key: string, lock: SystemLock): Promise<null> {
    if (!system[lock].isOverdue() && (await secretInForce()) !== null) return toldAsDamaged(key);
    unread.add(key);
    return null;
  }

  function toldAsDamaged(key: string): null {
    damaged.add(key);
    return null;
  }

  function giveUp(key: string): null {
    drop(key);
    return toldAsDamaged(key);
  }

  function drop(key: string): void {
    inFile.delete(key);
    if (!records.drop(key)) console.error('A session that has ended could not be deleted from the disk.');
  }

  async function write(key: string, value: string): Promise<boolean> {
    damaged.delete(key);
    unread.delete(key);
    const secret = await secretInForce();
    if (secret === null) {
      held.set(key, value);
      // The record couldn't be read in this run, so this write is a new sign-in, which ends the older one.
      drop(key);
      return false;
    }
    const kept = put(key, value, secret);
    if (kept) held.delete(key);
    else held.set(key, value);
    if (kept && secret.lock === 'file') inFile.add(key);
    else inFile.delete(key);
    return kept;
  }

  function put(key: string, value: string, { lock, key: secret }: Secret): boolean {
    return records.put(key, seal(value, secret, lock, { backend, key }));
  }

  async function secretInForce(): Promise<Secret | null> {
    const found = await systemSecret();
    if (found !== null) return found;
    const chosen = keyFile.read();
    return chosen && { lock: 'file', key: chosen };
  }

  async function systemSecret(): Promise<Secret | null> {
    for (const lock of SYSTEM_LOCKS) {
      const key = await system[lock].findOrMake();
      if (key !== 'unavailable') return { lock, key };
      // Its dialog is open: another lock's dialog would ask for the same.
      if (system[lock].isOverdue()) return null;
    }
    return null;
  }

  function systemMayAnswer(): boolean {
    const next = SYSTEM_LOCKS.find((lock) => system[lock].isOverdue() || system[lock].mayAnswer());
    return next !== undefined && system[next].mayAnswer();
  }

  /** True if no session is held in memory alone any more. */
  async function writeHeld(): Promise<boolean> {
    for (const [key, value] of [...held]) await write(key, value);
    return held.size === 0;
  }

  async function keepInFile(): Promise<boolean> {
    // Not offered while the system's key is available, and a page may not replace that by the weaker one.
    if ((await systemSecret()) !== null) return false;
    try {
      if (keyFile.read() === null) keyFile.make();
    } catch (error) {
      console.error('The key of sessions could not be kept in a file:', error);
      refused(error);
      return false;
    }
    return writeHeld();
  }

  function place(): 'keychain' | 'file' | 'memory' {
    if (held.size > 0) return 'memory';
    if (SYSTEM_LOCKS.some((lock) => system[lock].answers())) return 'keychain';
    if (keyFile.read() !== null) return 'file';
    return systemMayAnswer() ? 'keychain' : 'memory';
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
    keeping: async () => ({ place: place(), damaged: damaged.size > 0 }),
    keepInFile: () => turn(keepInFile),
  };
}
