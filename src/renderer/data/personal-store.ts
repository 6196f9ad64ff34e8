import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { deviceStore, type DeviceStore } from './device-store.ts';

/** The person who is signed in, and the key that what they write on this device is sealed with. */
interface Opened {
  /** How the names of their records begin. */
  readonly prefix: string;
  readonly key: Uint8Array;
}

let opened: Opened | null = null;

/** A record as this device keeps it: nobody reads it without the key of the person who wrote it. */
interface Sealed {
  readonly nonce: Uint8Array;
  readonly sealed: Uint8Array;
}

/** In bytes. */
const KEY_BYTES = 32;
const NONCE_BYTES = 24;

/**
 * Opens what a person has written on this device, for this window; `key` is Base64 of 32 bytes. It stays at hand after a sign-out, for
 * what a closing editor still writes; the device itself forgets it (session/personal-key.ts). Whether this is a key.
 */
export function openPersonalStores(person: string, key: string): boolean {
  const bytes = bytesOf(key);
  if (bytes?.length !== KEY_BYTES) return false;
  opened = { prefix: `${JSON.stringify([person]).slice(0, -1)},`, key: bytes };
  return true;
}

/**
 * A database of what people write and haven't sent. The name of each record is JSON of an array that begins with the id of its person.
 * Records are sealed with that person's key, so that nobody who uses this device after them reads it; they are themselves able to as
 * soon as they are signed in again. Without the key, which only a backend that doesn't answer keeps away, a record is written as it is:
 * what was typed is never lost for it. The cipher is a synchronous one: a page that is being closed writes what it can at once.
 */
export function personalStore(database: string, table: string): DeviceStore {
  return sealedStore(deviceStore(database, table));
}

/** Seals the records of another store. */
export function sealedStore(store: DeviceStore): DeviceStore {
  return {
    async read(names) {
      const found = await store.read(names);
      return found.map((record, index) => unsealed(names[index] ?? '', record));
    },
    write: (name, record) => store.write(name, sealed(name, record)),
    change: (name, change) =>
      store.change(name, (record) => {
        const before = unsealed(name, record);
        const after = change(before);
        return after === before ? record : sealed(name, after);
      }),
    remove: store.remove,
    names: store.names,
  };
}

function keyOf(name: string): Uint8Array | null {
  return opened !== null && name.startsWith(opened.prefix) ? opened.key : null;
}

function sealed(name: string, record: unknown): unknown {
  const key = keyOf(name);
  if (key === null || record === null || record === undefined) return record;
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(record));
  return {
    nonce,
    sealed: xchacha20poly1305(key, nonce, new TextEncoder().encode(name)).encrypt(text),
  } satisfies Sealed;
}

/** Undefined for what the key doesn't open: it stays on the device as it is. */
function unsealed(name: string, record: unknown): unknown {
  if (!isSealed(record)) return record;
  const key = keyOf(name);
  if (key === null) return undefined;
  try {
    const text = xchacha20poly1305(key, record.nonce, new TextEncoder().encode(name)).decrypt(record.sealed);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch (error) {
    console.warn('What was written on this device can’t be opened with the key of this account:', error);
    return undefined;
  }
}

function isSealed(record: unknown): record is Sealed {
  const { nonce, sealed: text } = (record ?? {}) as Partial<Sealed>;
  return nonce instanceof Uint8Array && text instanceof Uint8Array;
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    // Not Base64: no key.
    return null;
  }
}
