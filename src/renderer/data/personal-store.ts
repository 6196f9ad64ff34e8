import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { deviceStore, type DeviceStore } from './device-store.ts';

/** The person who is signed in, and the key that what they write on this device is sealed with. */
interface Opened {
  /** How the names of their records begin. */
  readonly prefix: string;
  readonly key: Uint8Array;
}

/** One in each window: whoever signs in here, their editors, replies and comments write with the same key. */
let opened: Opened | null = null;

/** Where people write what they haven't sent: the database and table of each kind. */
const KINDS: Readonly<Record<'drafts' | 'replies' | 'comments', readonly [database: string, table: string]>> = {
  drafts: ['tunas-drafts', 'texts'],
  replies: ['tunas-replies', 'replies'],
  comments: ['tunas-comments', 'comments'],
};
type Kind = keyof typeof KINDS;
const ALL_KINDS = Object.keys(KINDS) as Kind[];

const devices: Partial<Record<Kind, DeviceStore>> = {};

function deviceOf(kind: Kind): DeviceStore {
  return (devices[kind] ??= deviceStore(...KINDS[kind]));
}

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
  opened = { prefix: prefixOf(person), key: bytes };
  return true;
}

/** How the names of a person's records begin. */
function prefixOf(person: string): string {
  return `${JSON.stringify([person]).slice(0, -1)},`;
}

/** Seals what this person wrote here while there was no key. Rejects where one of the databases doesn't answer. */
export async function sealWritten(person: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await Promise.all(ALL_KINDS.map((kind) => sealAll(deviceOf(kind), person)));
}

/** Seals what this person wrote in one store while there was no key. */
export async function sealAll(store: DeviceStore, person: string): Promise<void> {
  for (const name of await namesOf(store, person))
    await store.change(name, (record) => (isSealed(record) ? record : sealed(name, record)));
}

/** Whether this device has anything that this person wrote and hasn't sent. Rejects where that can't be told. */
export async function hasWritten(person: string): Promise<boolean> {
  const found = await Promise.allSettled(ALL_KINDS.map((kind) => namesOf(deviceOf(kind), person)));
  if (found.some((each) => each.status === 'fulfilled' && each.value.length > 0)) return true;
  for (const each of found) if (each.status === 'rejected') throw each.reason;
  return false;
}

async function namesOf(store: DeviceStore, person: string): Promise<readonly string[]> {
  const prefix = prefixOf(person);
  return (await store.names()).filter((name) => name.startsWith(prefix));
}

/**
 * What people of one device write and haven't sent. The name of each record is JSON of an array that begins with the id of its person.
 * Records are sealed with that person's key, so that nobody who uses this device after them reads it; they are themselves able to as
 * soon as they are signed in again. Without the key, which only a backend that doesn't answer keeps away, a record is written as it is:
 * what was typed is never lost for it. The cipher is a synchronous one: a page that is being closed writes what it can at once.
 */
export function personalStore(kind: Kind): DeviceStore {
  return sealedStore(deviceOf(kind));
}

/**
 * Seals the records of another store. One that can't be opened reads as undefined, and is never overwritten or removed: these calls
 * reject.
 */
export function sealedStore(store: DeviceStore): DeviceStore {
  /** Names whose record couldn't be opened when it was read. */
  const locked = new Set<string>();
  const opening = (name: string, record: unknown): unknown => {
    if (isLocked(name, record)) throw new LockedRecord(name);
    return unsealed(name, record);
  };
  return {
    async read(names) {
      const found = await store.read(names);
      for (const [index, name] of names.entries()) {
        if (isLocked(name, found[index])) locked.add(name);
        else locked.delete(name);
      }
      return found.map((record, index) => unsealed(names[index] ?? '', record));
    },
    write(name, record) {
      // One step only, which also ends where the page is being closed.
      if (keyOf(name) !== null && !locked.has(name)) return store.write(name, sealed(name, record));
      return store.change(name, (before) => (opening(name, before), sealed(name, record)));
    },
    change: (name, change) =>
      store.change(name, (record) => {
        const before = opening(name, record);
        const after = change(before);
        return after === before ? record : sealed(name, after);
      }),
    async remove(names) {
      // One step only, so that what is written right after it stays.
      if (names.every((name) => keyOf(name) !== null && !locked.has(name))) return store.remove(names);
      const found = await store.read(names);
      for (const [index, name] of names.entries()) opening(name, found[index]);
      return store.remove(names);
    },
    names: store.names,
  };
}

/** The record was sealed with a key that isn't there now. */
class LockedRecord extends Error {
  constructor(name: string) {
    super(`What was written before can’t be opened, and stays as it is: ${name}`);
  }
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

/** Undefined for what the key doesn't open. */
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

function isLocked(name: string, record: unknown): boolean {
  return isSealed(record) && unsealed(name, record) === undefined;
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
