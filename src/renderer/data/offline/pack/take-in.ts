import type { LibraryArticle } from '#domain/library.ts';
import type { SyncState } from '#renderer/data/library-sync.ts';
import type { PackedArticle, PackEffect, SignedCatalogue } from '#renderer/data/packs.ts';
import { UNKNOWN_PART, type LibraryDatabase } from '../library-database.ts';
import { articleFile } from './article-file.ts';
import { readCatalogue } from './catalogue.ts';
import { MICROSECONDS, type ReadPack } from './read-pack.ts';
import { storedArticle } from './stored-article.ts';

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
  const compared: PackedArticle[] = [];
  for (const { article, proved } of articles) {
    const version = here.get(article.id);
    const effect = version === undefined ? effectOfMissing(article, state) : effectOfVersion(article.version, version);
    // What nobody proved says of itself how new it is: what the site signed replaces it all the same.
    const doubtful = effect === 'same' || (effect === 'older' && state.unproved.includes(article.id));
    const mends = doubtful && proved && !(await isStored(article, database));
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

/** The backend didn't publish it when this device last asked, although it had this version by then: it was withdrawn. */
function effectOfMissing({ id, version }: LibraryArticle, state: SyncState): PackEffect {
  const { complete, checkedAt, listed, withdrawn, forgotten } = state;
  if (forgotten.includes(id)) return 'withdrawn';
  if (!complete) return withdrawn.includes(id) || (listed !== null && !listed.includes(id)) ? 'withdrawn' : 'new';
  return checkedAt !== null && version <= checkedAt * MICROSECONDS ? 'withdrawn' : 'new';
}

/** A text that somebody put here unproved may say that it is of this version, and isn't. */
async function isStored(article: LibraryArticle, database: LibraryDatabase): Promise<boolean> {
  const stored = await storedArticle(database, article.id);
  if (!stored) return false;
  const [one, other] = [articleFile(article), articleFile(stored)];
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/**
 * Puts in what is new or newer, and of what nobody proved only if `unproved`. Nothing is removed. The parts that these articles belong
 * to are asked for with the next sync. Gives how many were put in.
 */
export async function putIn(
  pack: Compared,
  database: LibraryDatabase,
  kept: SignedCatalogue | null,
  unproved: boolean,
  now: () => number = Date.now,
): Promise<number> {
  const wanted = (await comparePack(pack, database, kept)).filter(
    ({ effect, proved }) => (effect === 'new' || effect === 'newer') && (proved || unproved),
  );
  for (let at = 0; at < wanted.length; at += BATCH) {
    const some = wanted.slice(at, at + BATCH);
    const put = some.map(({ article }) => article);
    const { parts } = await database.syncState();
    const touched = new Set(put.map(({ id }) => id % parts.length));
    await database.apply({
      put,
      unproved: some.flatMap(({ article, proved }) => (proved ? [] : [article.id])),
      state: {
        parts: parts.map((digest, part) => (touched.has(part) ? UNKNOWN_PART : digest)),
        updatedAt: now(),
      },
    });
  }
  return wanted.length;
}
