import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { catalogueStore } from '#renderer/data/offline/pack/catalogue-store.ts';
import { createPacks } from '#renderer/data/offline/pack/create-packs.ts';
import { openLibraryDatabase, type LibraryDatabase } from '#renderer/data/offline/library-database.ts';
import { openPictureDatabase, type PictureDatabase } from '#renderer/data/offline/pictures/picture-database.ts';
import type { PackFault, SignedCatalogue } from '#renderer/data/packs.ts';
import { libraryArticle, memoryLibrarySource } from '../memory/memory-library-source.ts';
import { memoryDeviceStore } from '../memory/memory-device-store.ts';
import {
  BACKEND,
  BARE_ASSETS,
  illustrated,
  newSigner,
  packFiles,
  packPictures,
  question,
  SAVED_AT,
  SITE,
  signedBy,
  uploadedPicture,
} from './pack-stage.ts';
import type { Files } from '../transfer/site-content.ts';

/** What a device holds before each test, and the pack that is brought to it. */
interface PackState {
  readonly signed: SignedCatalogue;
  readonly files: Files;
  readonly database: LibraryDatabase;
  readonly pictures: PictureDatabase;
  readonly store: ReturnType<typeof memoryDeviceStore>;
}

/** A device with two articles, one of them older than in a pack with a picture that its site signed; anew for each test of a file. */
export function packDevice() {
  const signer = newSigner();
  const articles = [libraryArticle(1), illustrated(libraryArticle(2, 7), 1)];
  const picture = uploadedPicture(1).file;
  let state: PackState;
  let asked: unknown[];
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const signed = await signedBy(signer, articles, { pictures: [picture] });
    const files = await packFiles({ articles, signed, pictures: [picture], questions: [question(1)] });
    const database = await openLibraryDatabase(SITE);
    const kept = { parts: ['a', 'b'], siteDigest: 's', checkedAt: 0, updatedAt: 5, complete: true } as const;
    await database.apply({ put: [libraryArticle(1, 1), libraryArticle(9)], state: kept });
    const pictures = await openPictureDatabase(SITE);
    asked = [];
    state = { signed, files, database, pictures, store: memoryDeviceStore() };
  });
  afterEach(async () => {
    for (const opened of [state.database, state.pictures]) {
      await opened.clear();
      opened.close();
    }
  });

  const packs = (valid: readonly string[] = [signer.key], revoked: readonly string[] = []) =>
    createPacks({
      ...{ site: SITE, backend: BACKEND, sourceName: 'tunas.example', publicAddress: () => null },
      open: () => Promise.resolve(state.database),
      source: memoryLibrarySource(),
      exclusively: async (work) => (await work(), true),
      catalogues: catalogueStore(state.store, SITE, { valid, revoked }),
      outbox: { waiting: () => Promise.resolve([]), add: async (more) => void asked.push(...more) },
      pictures: packPictures(state.pictures),
      pageAssets: () => Promise.resolve(BARE_ASSETS),
      onTaking: () => undefined,
      onTaken: () => undefined,
      now: () => SAVED_AT,
    });

  /** Everything that the device holds. */
  const everything = async (): Promise<unknown> => {
    const rows = [];
    for (const name of [`tunas-library ${SITE}`, `tunas-pictures ${SITE}`]) {
      const opened = await openDB(name);
      for (const store of opened.objectStoreNames)
        rows.push([store, await opened.getAllKeys(store), await opened.getAll(store)]);
      opened.close();
    }
    return structuredClone([rows, asked, await state.store.names()]);
  };

  /** Expects a pack to be refused with nothing changed. */
  const expectRefused = async (file: Blob | Promise<Blob>, fault: PackFault, keys?: readonly string[]) => {
    const before = await everything();
    const read = await packs(keys).read(await file);
    expect(read.ok ? 'taken' : read.fault).toBe(fault);
    expect(await everything()).toEqual(before);
  };

  return { signer, articles, packs, everything, expectRefused, now: () => state };
}
