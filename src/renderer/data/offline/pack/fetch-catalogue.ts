import { readPlainJson } from '#renderer/data/archive/plain-json.ts';
import { asList, asObject } from '#renderer/data/read-fields.ts';
import { readCatalogue } from './catalogue.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { checkSignature } from './signature.ts';

/** Where a site publishes what it signed (web/prerender/pack-catalogue.ts). */
export const CATALOGUE_PATHS = {
  keys: '/library/keys.json',
  catalogue: '/library/catalogue.json',
  signature: '/library/catalogue.sig',
} as const;

/** A list of 20,000 articles is 2 MB. */
const MOST_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

interface Site {
  /** The public address of a path; null where the site's address isn't known. */
  readonly address: (path: string) => string | null;
  /** The backend's address. */
  readonly site: string;
  readonly store: CatalogueStore;
}

/**
 * Fetches the site's latest signed catalogue and its keys, and stores both where they are valid, because a device passes them on
 * with its packs. False where that failed: packs can still be written, and the next sync tries again.
 */
export async function fetchCatalogue({ address, site, store }: Site): Promise<boolean> {
  try {
    const named = await fileOf(address(CATALOGUE_PATHS.keys));
    if (!named) return false;
    const { keys, revoked = [] } = asObject(readPlainJson(named), 'keys');
    await store.learn({ valid: asList(keys, 'keys').map(String), revoked: asList(revoked, 'revoked').map(String) });
    const { valid } = await store.keys();
    if (valid.length === 0) return true;
    const [bytes, signature] = [
      await fileOf(address(CATALOGUE_PATHS.catalogue)),
      await fileOf(address(CATALOGUE_PATHS.signature)),
    ];
    if (!bytes || !signature) return false;
    const catalogue = readCatalogue(bytes);
    const counts = valid.includes(catalogue.key) && catalogue.site === site;
    if (counts && (await checkSignature({ bytes, signature }, catalogue.key)) === 'right')
      await store.keep({ bytes, signature });
    return true;
  } catch (error) {
    console.warn('What the site signed could not be fetched:', error);
    return false;
  }
}

/** Null where the site has no such file. A response that may come from another server is ignored. */
async function fileOf(address: string | null): Promise<Uint8Array<ArrayBuffer> | null> {
  if (address === null || !(address.startsWith('https:') || isOwn(address))) return null;
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A host without this file may answer with a page.
  if (!answer.ok || (answer.headers.get('content-type') ?? '').startsWith('text/html')) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.length > MOST_BYTES ? null : bytes;
}

/** Of the site that this page came from. */
function isOwn(address: string): boolean {
  return globalThis.location?.origin === new URL(address).origin;
}
