import { serialQueue } from '#domain/serial-queue.ts';
import { decryptRecord, encryptRecord, parseRecord, type EncryptedRecord } from './encrypted-record.ts';
import type { KeyFile } from './key-file.ts';
import type { MainSessionStore } from './main-session-store.ts';
import type { RecordStore } from './record-store.ts';
import { keySources, type OpenKey, type SourcedKey, type SystemKeySource } from './key-sources.ts';

export interface SessionStoreOptions {
  /** The backend's origin: a session is valid there only. */
  readonly backend: string;
  readonly records: RecordStore;
  readonly keyFile: KeyFile;
  readonly systemKeys: Readonly<Record<SystemKeySource, OpenKey>>;
  /** Called with the key of a session that read as none before the keychain had answered, and can be read now. */
  readonly readable: (key: string) => void;
  /** Called with the error of each failed write. */
  readonly refused: (error: unknown) => void;
}

/**
 * Keeps sessions as ciphertexts on the disk, under the best key that there is (key-sources.ts); without one they are held in memory
 * until the app ends.
 *
 * The system isn't asked for the key before there is something to read or to write. A record whose key isn't available now stays
 * for the next start, until a new sign-in deletes it: the next start must not bring back the earlier account. Sessions in memory or
 * under the key file are encrypted with the system's key as soon as that is available.
 */
export function encryptedSessionStore({
  backend,
  records,
  keyFile,
  systemKeys,
  readable,
  refused,
}: SessionStoreOptions): MainSessionStore {
  const held = new Map<string, string>();
  const damaged = new Set<string>();
  const turn = serialQueue();
  /** Keys of records that exist and couldn't be decrypted because their key wasn't available. */
  const unread = new Set<string>();
  /** Keys of records that were encrypted with the key file in this run. */
  const inFile = new Set<string>();
  const sources = keySources(systemKeys, keyFile, (found) => {
    void turn(encryptHeld).then(() => (found ? reportReadable() : undefined));
  });

  async function encryptHeld(): Promise<void> {
    await writeHeld();
    for (const key of [...inFile]) await moveFromFile(key);
  }

  /** Without the key no event is sent: reading again would only open the keychain's dialog once more. */
  function reportReadable(): void {
    const waiting = [...unread];
    unread.clear();
    for (const key of waiting) readable(key);
  }

  async function read(key: string): Promise<string | null> {
    const known = held.get(key);
    if (known !== undefined) return known;
    const stored = records.read(key);
    if (stored === undefined) return null;
    const record = parseRecord(stored);
    if (record === null) return giveUp(key);
    if (record.keySource === 'file') return readFromFile(key, record);
    const found = await sources.find(record.keySource);
    if (found === 'unavailable') return notNow(key, record.keySource);
    // A keyring that stays locked may look like one without our key, so such a record is kept until it is replaced.
    if (found === 'missing') return toldAsDamaged(key);
    return decryptRecord(record, found, { backend, key }) ?? giveUp(key);
  }

  /** The system's answer isn't awaited; when it comes, the record is encrypted anew with the better key. */
  function readFromFile(key: string, record: EncryptedRecord): string | null {
    const text = openedByFile(key, record);
    if (text === null) return giveUp(key);
    inFile.add(key);
    void sources.ofSystem().then((found) => (found === null ? undefined : turn(() => moveFromFile(key))));
    return text;
  }

  function openedByFile(key: string, record: EncryptedRecord): string | null {
    const chosen = keyFile.read();
    return chosen && decryptRecord(record, chosen, { backend, key });
  }

  async function moveFromFile(key: string): Promise<void> {
    const record = parseRecord(records.read(key));
    const text = record?.keySource === 'file' ? openedByFile(key, record) : null;
    const better = text === null ? null : await sources.ofSystem();
    if (text === null || (better !== null && put(key, text, better))) inFile.delete(key);
  }

  /**
   * Where another source has its key, the source has changed and the person has to sign in again; else the record may open at the
   * next start.
   */
  async function notNow(key: string, source: SystemKeySource): Promise<null> {
    if (!sources.isOverdue(source) && (await sources.best()) !== null) return toldAsDamaged(key);
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
    const best = await sources.best();
    if (best === null) {
      held.set(key, value);
      // The record couldn't be read in this run, so this write is a new sign-in, which ends the older one.
      drop(key);
      return false;
    }
    const kept = put(key, value, best);
    if (kept) held.delete(key);
    else held.set(key, value);
    if (kept && best.source === 'file') inFile.add(key);
    else inFile.delete(key);
    return kept;
  }

  function put(key: string, value: string, { source, key: secret }: SourcedKey): boolean {
    return records.put(key, encryptRecord(value, secret, source, { backend, key }));
  }

  /** True if no session is held in memory alone any more. */
  async function writeHeld(): Promise<boolean> {
    for (const [key, value] of [...held]) await write(key, value);
    return held.size === 0;
  }

  async function keepInFile(): Promise<boolean> {
    // Not offered while the system's key is available, and a page may not replace that by the weaker one.
    if ((await sources.ofSystem()) !== null) return false;
    try {
      if (keyFile.read() === null) keyFile.make();
    } catch (error) {
      console.error('The key of sessions could not be kept in a file:', error);
      refused(error);
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
    keeping: async () => ({ place: held.size > 0 ? 'memory' : sources.place(), damaged: damaged.size > 0 }),
    keepInFile: () => turn(keepInFile),
  };
}
