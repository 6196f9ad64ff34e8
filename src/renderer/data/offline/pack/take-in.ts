import type { LibraryArticle } from '#domain/library.ts';
import type { SyncState } from '#renderer/data/offline-library.ts';
import type { PackedArticle, PackEffect, SignedCatalogue } from '#renderer/data/packs.ts';
import { UNKNOWN_PART, type LibraryDatabase } from '../library-database.ts';
import { articleFile } from './article-file.ts';
import { MICROSECONDS, readCatalogue } from './catalogue.ts';
import type { ReadPack } from './verify-pack.ts';
import { storedArticle } from './pack-articles.ts';

/** Articles in one transaction. */
const BATCH = 40;

type Compared = Pick<ReadPack, 'articles' | 'catalogue'>;

/** What each article of a pack is to this device, whose newest list of what the site signed is `kept`. */
export async function comparePack(
  { articles, catalogue }: Compared,
  database: LibraryDatabase,
  kept: SignedCatalogue | null,
): Promise<readonly PackedArticle[]> {
  const [here, state] = await Promise.all([database.versions(), database.syncState()]);
  const outdated = outdatedBy(kept, catalogue);
  const effectOfMissing = missingEffects(state);
  const unverified = new Set(state.unverified);
  const compared: PackedArticle[] = [];
  for (const { article, proved } of articles) {
    const version = here.get(article.id);
    const effect = version === undefined ? effectOfMissing(article) : effectOfVersion(article.version, version);
    // The version of an unverified article isn't verified either: a signed one replaces it in any case.
    const doubtful = effect === 'same' || (effect === 'older' && unverified.has(article.id));
    const mends = doubtful && (await isMended(article, proved, database));
    const wanted = mends ? 'newer' : effect;
    const isChange = wanted === 'new' || wanted === 'newer';
    compared.push({ article, proved, effect: (isChange ? outdated(article) : null) ?? wanted });
  }
  return compared;
}

/** A pack may be older than what the site signed last: by that, an article is withdrawn or older. Null for all others. */
function outdatedBy(...signed: readonly (SignedCatalogue | null)[]): (article: LibraryArticle) => PackEffect | null {
  const [newest] = signed
    .flatMap((each) => (each ? [readCatalogue(each.bytes)] : []))
    .sort((one, other) => other.madeAt - one.madeAt);
  if (!newest) return () => null;
  const known = new Map(newest.entries.map((entry) => [entry.id, entry.version]));
  return ({ id, version }) => {
    const published = known.get(id);
    if (published === undefined) return version <= newest.madeAt * MICROSECONDS ? 'withdrawn' : null;
    return published > version ? 'older' : null;
  };
}

function effectOfVersion(packed: number, here: number): PackEffect {
  return packed === here ? 'same' : packed > here ? 'newer' : 'older';
}

/**
 * What an article is that isn't here. The backend didn't publish it at this device's last check, although it had this version by then: it was withdrawn.
 * Compared by the backend's clock, because devices' clocks may be years off.
 */
function missingEffects(state: SyncState): (article: LibraryArticle) => PackEffect {
  const { complete, publishedUntil } = state;
  const withdrawn = new Set(state.withdrawn);
  const forgotten = new Set(state.forgotten);
  const damaged = new Set(state.damaged);
  const listed = state.listed && new Set(state.listed);
  return ({ id, version }) => {
    if (forgotten.has(id)) return 'withdrawn';
    if (damaged.has(id)) return 'new';
    const wasThen = publishedUntil === null || version <= publishedUntil;
    if (complete) return publishedUntil !== null && wasThen ? 'withdrawn' : 'new';
    return withdrawn.has(id) || (listed !== null && !listed.has(id) && wasThen) ? 'withdrawn' : 'new';
  };
}

/** The article here may be damaged, or an unverified one that only claims to have this version. */
async function isMended(article: LibraryArticle, proved: boolean, database: LibraryDatabase): Promise<boolean> {
  const stored = await storedArticle(database, article.id);
  if (!stored) return true;
  const [one, other] = [articleFile(article), articleFile(stored)];
  return proved && (one.length !== other.length || one.some((byte, at) => byte !== other[at]));
}

/**
 * Stores new and newer articles; unverified ones only with `unverified`. Nothing is removed. The parts of these articles are
 * requested with the next sync. `onPut` is called after each transaction with its number of articles, because a later one may fail.
 */
export async function putIn(
  pack: Compared,
  database: LibraryDatabase,
  { kept, unverified, now, onPut }: PutIn,
): Promise<void> {
  const wanted = (await comparePack(pack, database, kept)).filter(
    ({ effect, proved }) => (effect === 'new' || effect === 'newer') && (proved || unverified),
  );
  for (let at = 0; at < wanted.length; at += BATCH) {
    const some = wanted.slice(at, at + BATCH);
    const put = some.map(({ article }) => article);
    const { parts } = await database.syncState();
    const touched = new Set(put.map(({ id }) => id % parts.length));
    await database.apply({
      put,
      unverified: some.flatMap(({ article, proved }) => (proved ? [] : [article.id])),
      state: {
        parts: parts.map((digest, part) => (touched.has(part) ? UNKNOWN_PART : digest)),
        updatedAt: now(),
      },
    });
    onPut(some.length);
  }
}

interface PutIn {
  /** The latest signed catalogue that this device has. */
  readonly kept: SignedCatalogue | null;
  readonly unverified: boolean;
  readonly now: () => number;
  onPut(count: number): void;
}
