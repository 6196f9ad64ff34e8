import type { DeviceStore } from '#renderer/data/device-store.ts';
import type { SignedCatalogue } from '#renderer/data/packs.ts';
import { readCatalogue } from './catalogue.ts';

/** What the site signed last, as far as this device knows, and the keys that count beside those of the build. */
export interface CatalogueStore {
  /** Null where there is none, or the device refuses. */
  read(): Promise<SignedCatalogue | null>;
  /** Keeps a catalogue that was proved, unless there is a newer one. */
  keep(catalogue: SignedCatalogue): Promise<void>;
  keys(): Promise<readonly string[]>;
  keepKeys(keys: readonly string[]): Promise<void>;
}

/** `site`: the backend's address; what sites say stays apart. */
export function catalogueStore(store: DeviceStore, site: string): CatalogueStore {
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
  const read = () => reading(names.catalogue, parseStored, null);
  return {
    read,
    async keep(catalogue) {
      const { madeAt } = readCatalogue(catalogue.bytes);
      await store.change(names.catalogue, (record) => {
        return madeAtOf(record) >= madeAt ? record : catalogue;
      });
    },
    keys: () => reading(names.keys, (record) => (record as readonly string[]).filter((key) => KEY.test(key)), []),
    keepKeys: (keys) =>
      store.write(
        names.keys,
        keys.filter((key) => KEY.test(key)),
      ),
  };
}

/** Base64 of 32 bytes. */
const KEY = /^[A-Za-z0-9+/]{43}=$/;

function madeAtOf(record: unknown): number {
  try {
    return record === undefined ? -1 : readCatalogue(parseStored(record).bytes).madeAt;
  } catch (error) {
    console.warn('What the site signed is damaged here, and is replaced:', error);
    return -1;
  }
}

/** Throws where it is damaged. */
function parseStored(record: unknown): SignedCatalogue {
  const { bytes, signature } = record as SignedCatalogue;
  readCatalogue(bytes);
  return { bytes, signature };
}
