import { serialQueue } from '#domain/serial-queue.ts';
import type { KeychainKey } from './keychain-key.ts';
import type { KeyFile } from './key-file.ts';
import type { RecordStore } from './record-store.ts';
import { asRecord, seal, unseal, type Lock, type SealedRecord } from './sealed-record.ts';
import type { MainSessionStore } from './main-session-store.ts';

/** Locks whose key the system keeps for the person, the first one preferred. */
const SYSTEM_LOCKS = ['keychain', 'safeStorage'] as const;
type SystemLock = (typeof SYSTEM_LOCKS)[number];

/** A lock's key; `cameLate` is for answers that come after they were waited for. */
type OpenLock = (cameLate: (found: boolean) => void) => KeychainKey;

export interface KeptBy {
  /** The backend's origin: a session belongs to it alone. */
  readonly backend: string;
  readonly records: RecordStore;
  readonly keyFile: KeyFile;
  readonly locks: Readonly<Record<SystemLock, OpenLock>>;
  /** Told of a session that read as none while the keychain kept silent, and can be read now. */
  readonly readable: (key: string) => void;
  /** Told of what the disk didn't take. */
  readonly refused: (error: unknown) => void;
}

interface Secret {
  readonly lock: Lock;
  readonly key: Buffer;
}

/**
 * Keeps sessions as ciphertexts on the disk, under a key that the system keeps. Where it keeps none, memory holds them until the
 * app ends, unless the person chose a key in a file, which never counts while the system answers.
 *
 * The system isn't asked before there is something to open or to keep. A record whose key can't be had now stays for the next
 * start, until somebody signs in anew: then it goes, because the next start must not bring back whoever was signed in before.
 * What memory or the file holds is locked as soon as the system answers after all.
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
  /** Keys whose record was there, and whose lock could not be had. */
  const unread = new Set<string>();
  /** Keys whose record the file's key locked in this run. */
  const inFile = new Set<string>();
  const cameLate = (found: boolean): void => void turn(lockHeld).then(() => (found ? tellReadable() : undefined));
  const system = { keychain: locks.keychain(cameLate), safeStorage: locks.safeStorage(cameLate) };

  async function lockHeld(): Promise<void> {
    await writeHeld();
    for (const key of [...inFile]) await moveFromFile(key);
  }

  /** Without the key nobody is told: reading anew would only open the keychain's dialog once more. */
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

  /** Nobody waits for the system's answer, which moves the record to a better lock. */
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

  /** The lock was changed for another one, so the person is told that they have to sign in; else it may open with the next start. */
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
      // Nobody could read it in this run, so what is written now is a new sign-in, which ends the older one.
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
      // Its dialog stands open: a second one beside it would ask for the same.
      if (system[lock].isOverdue()) return null;
    }
    return null;
  }

  function systemMayAnswer(): boolean {
    const next = SYSTEM_LOCKS.find((lock) => system[lock].isOverdue() || system[lock].mayAnswer());
    return next !== undefined && system[next].mayAnswer();
  }

  /** True if memory alone holds nothing any more. */
  async function writeHeld(): Promise<boolean> {
    for (const [key, value] of [...held]) await write(key, value);
    return held.size === 0;
  }

  async function keepInFile(): Promise<boolean> {
    // Nobody is offered it while the system answers, and no page may lower what it gives.
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
