// Devices that hand packs to each other, each with a library, pictures, signatures and an outbox of its own.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { catalogueStore } from '#renderer/data/offline/pack/catalogue-store.ts';
import { createPacks } from '#renderer/data/offline/pack/create-packs.ts';
import { storedArticle } from '#renderer/data/offline/pack/pack-articles.ts';
import { openLibraryDatabase, type LibraryDatabase } from '#renderer/data/offline/library-database.ts';
import { openPictureDatabase, type PictureDatabase } from '#renderer/data/offline/pictures/picture-database.ts';
import type { FetchPicture } from '#renderer/data/offline/pictures/sync-pictures-once.ts';
import type { LibrarySource } from '#renderer/data/offline/sync/library-source.ts';
import type { PackQuestion } from '#renderer/data/packs.ts';
import { memoryDeviceStore } from '../memory/memory-device-store.ts';
import { memoryLibrarySource } from '../memory/memory-library-source.ts';
import { BACKEND, BARE_ASSETS, memoryDrawings, newSigner, packPictures, SAVED_AT, SITE } from './pack-stage.ts';

/** The site that all of them know. */
export const signer = newSigner();

interface Given {
  readonly keeps?: 'pictures' | 'texts';
  /** What the backend publishes; nothing by default. */
  readonly backend?: LibrarySource;
  /** The network; none by default. */
  readonly fetchPicture?: FetchPicture;
}

/** Devices that hand packs to each other; they are empty before each test of a file. */
export function packDevices() {
  const devices: (LibraryDatabase | PictureDatabase)[] = [];
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    for (const database of devices.splice(0)) {
      await database.clear();
      database.close();
    }
  });

  /** A device of its own, with its own outbox. `texts`: it keeps no pictures. */
  const device = async (
    name: string,
    { keeps = 'pictures' as 'pictures' | 'texts', backend = memoryLibrarySource(), ...more }: Given = {},
  ) => {
    const database: LibraryDatabase = await openLibraryDatabase(`${SITE}${name}`);
    const pictures = await openPictureDatabase(`${SITE}${name}`);
    const catalogues = catalogueStore(memoryDeviceStore(), SITE, { valid: [signer.key], revoked: [] });
    const drawings = memoryDrawings();
    const outbox = new Map<string, PackQuestion>();
    const taken = vi.fn();
    const lock = { free: true };
    const packs = createPacks({
      ...{ site: SITE, backend: BACKEND, sourceName: 'tunas.example', publicAddress: () => null },
      ...{
        catalogues,
        open: () => Promise.resolve(database),
        source: backend,
        onTaking: () => undefined,
        onTaken: (count) => void (count > 0 && taken()),
        now: () => SAVED_AT,
      },
      exclusively: async (work) => {
        if (lock.free) await work();
        return lock.free;
      },
      outbox: {
        waiting: async () => [...outbox.values()],
        async add(questions, onPut) {
          for (const each of questions.filter(({ clientId }) => !outbox.has(clientId))) {
            outbox.set(each.clientId, each);
            onPut();
          }
        },
      },
      pictures: packPictures(pictures, { wanted: keeps === 'pictures', drawings, ...more }),
      pageAssets: () => Promise.resolve(BARE_ASSETS),
    });
    const articles = async () => {
      const all = await database.cards();
      return [all, await Promise.all(all.map(({ id }) => storedArticle(database, id)))];
    };
    devices.push(database, pictures);
    return { database, pictures, drawings, catalogues, outbox, packs, taken, lock, articles };
  };
  return device;
}
