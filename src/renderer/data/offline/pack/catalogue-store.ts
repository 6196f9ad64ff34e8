import type { DeviceStore } from '#renderer/data/device-store.ts';
import type { PackKeys, SignedCatalogue } from '#renderer/data/packs.ts';
import { readCatalogue } from './catalogue.ts';

/** The latest signed catalogue that this device has, and the valid keys. */
export interface CatalogueStore {
  /** Null where there is none, it was signed with a key that doesn't count any more, or the device refuses. */
  read(): Promise<SignedCatalogue | null>;
  /** Keeps a catalogue that was proved, unless there is a newer one. */
  keep(catalogue: SignedCatalogue): Promise<void>;
  /** Those of the build and those that the site named since, but for all that either of them revoked. */
  keys(): Promise<PackKeys>;
  /** Keeps what the site names now. What it has revoked once stays so, whatever it names later. */
  learn(keys: PackKeys): Promise<void>;
}

/** `site`: the backend's address; what sites say stays apart. `build`: the keys that this build names. */
export function catalogueStore(store: DeviceStore, site: string, build: PackKeys): CatalogueStore {
  const names = { catalogue: `${site} catalogue`, keys: `${site} keys` };
  const reading = async <T>(name: string, parse: (record: unknown) => T, otherwise: T): Promise<T> => {
    try {
      const [record] = await store.read([name]);
      return record === undefined ? otherwise : parse(record);
    } catch (error) {
      console.warn('What this device knows of the site’s signatures could not be read:', error);
      return otherwise;
    }
  };
  const keys = async (): Promise<PackKeys> => {
    const learned = await reading(names.keys, parseKeys, NO_KEYS);
    const revoked = [...new Set([...build.revoked, ...learned.revoked])];
    const valid = [...new Set([...build.valid, ...learned.valid])].filter((key) => !revoked.includes(key));
    return { valid, revoked };
  };
  return {
    async read() {
      const [catalogue, { valid }] = [await reading(names.catalogue, parseStored, null), await keys()];
      return catalogue && valid.includes(readCatalogue(catalogue.bytes).key) ? catalogue : null;
    },
    async keep(catalogue) {
      const { madeAt, key } = readCatalogue(catalogue.bytes);
      const { revoked } = await keys();
      // A pack may have been read before the site revoked its key.
      if (revoked.includes(key)) return;
      await store.change(names.catalogue, (record) => (isNewer(record, madeAt, revoked) ? record : catalogue));
    },
    keys,
    learn: ({ valid, revoked }) =>
      store.change(names.keys, (record) => ({
        valid: valid.filter((key) => KEY.test(key)),
        revoked: [...new Set([...revokedIn(record), ...revoked.filter((key) => KEY.test(key))])],
      })),
  };
}

const NO_KEYS: PackKeys = { valid: [], revoked: [] };

/** Base64 of 32 bytes. */
const KEY = /^[A-Za-z0-9+/]{43}=$/;

/** Throws where it is damaged. */
function parseKeys(record: unknown): PackKeys {
  const { valid, revoked } = record as PackKeys;
  const sound = (keys: readonly string[]) => keys.filter((key) => KEY.test(key));
  return { valid: sound(valid), revoked: sound(revoked) };
}

function revokedIn(record: unknown): readonly string[] {
  try {
    return record === undefined ? [] : parseKeys(record).revoked;
  } catch (error) {
    console.warn('What this device knows of the site’s keys is damaged, and is replaced:', error);
    return [];
  }
}

/** Whether what is kept is at least as new; what a revoked key signed is replaced by everything. */
function isNewer(record: unknown, madeAt: number, revoked: readonly string[]): boolean {
  try {
    if (record === undefined) return false;
    const kept = readCatalogue(parseStored(record).bytes);
    return kept.madeAt >= madeAt && !revoked.includes(kept.key);
  } catch (error) {
    console.warn('What the site signed is damaged here, and is replaced:', error);
    return false;
  }
}

/** Throws where it is damaged. */
function parseStored(record: unknown): SignedCatalogue {
  const { bytes, signature } = record as SignedCatalogue;
  readCatalogue(bytes);
  return { bytes, signature };
}
