import { deviceStore } from '#renderer/data/device-store.ts';
import type { Outbox } from '#renderer/data/outbox.ts';
import type { PackKeys, Packs } from '#renderer/data/packs.ts';
import type { LibraryDatabase } from '../library-database.ts';
import type { LibrarySource } from '../sync/library-source.ts';
import { catalogueStore, type CatalogueStore } from './catalogue-store.ts';
import { createPacks, type PackOutbox } from './create-packs.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';
import type { PackPictures } from './pack-pictures.ts';
import type { PageAssets } from './reading-page-style.ts';

/** The public site that packs are of. */
export interface PackSite {
  /** Those of the build, by which the site's signature is known. */
  readonly keys: PackKeys;
  /** The public address of a path; null where the site's address isn't known. */
  publicAddress(path: string): string | null;
}

interface Options {
  /** The backend's address. */
  readonly backend: string;
  readonly site: PackSite;
  readonly open: () => Promise<LibraryDatabase>;
  readonly source: LibrarySource;
  /** Runs the work in one window at a time; false where another window is running it. */
  readonly exclusively: (work: () => Promise<void>) => Promise<boolean>;
  readonly pictures: PackPictures;
  readonly pageAssets: () => Promise<PageAssets>;
  readonly outbox?: (() => Promise<Outbox>) | undefined;
  /** As createPacks has them. */
  readonly onTaking: () => void;
  readonly onTaken: (count: number) => void;
}

/** Packs of the library on this device. */
export function openPacks({ backend, site, outbox, ...library }: Options): Packs {
  const { href, host } = new URL(backend);
  const home = site.publicAddress('/');
  return createPacks({
    ...library,
    ...{ site: href, backend, publicAddress: site.publicAddress },
    sourceName: home === null ? host : new URL(home).host,
    catalogues: cataloguesOf(backend, site.keys),
    outbox: outbox ? packOutbox(outbox) : null,
  });
}

/** Fetches the site's latest signed catalogue, to be passed on with packs. Never rejects. */
export function fetchSigned(backend: string, { keys, publicAddress }: PackSite): Promise<boolean> {
  return fetchCatalogue({ address: publicAddress, site: new URL(backend).href, store: cataloguesOf(backend, keys) });
}

function cataloguesOf(backend: string, keys: PackKeys): CatalogueStore {
  return catalogueStore(deviceStore('tunas-packs', 'records'), new URL(backend).href, keys);
}

function packOutbox(open: () => Promise<Outbox>): PackOutbox {
  return {
    async waiting() {
      const outbox = await open();
      await outbox.look();
      const { entries } = outbox.read();
      if (entries === null) throw new Error('What waits to be sent could not be read.');
      return entries.map((entry) => ({ ...entry, clientId: entry.deliverAs ?? entry.clientId }));
    },
    add: async (questions, onPut) => (await open()).take(questions, onPut),
  };
}
