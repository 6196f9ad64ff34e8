import type { Result } from '#domain/result.ts';
import type { LiveLibrary } from '../repository.ts';
import type { LibraryDatabase } from './library-database.ts';

interface Options {
  readonly open: () => Promise<LibraryDatabase>;
  /** The backend has another version of an article than this device. */
  readonly onNews: () => void;
  /** An article is gone from this device. */
  readonly onForgotten: () => void;
}

/**
 * The backend's library. An article that isn't published any more is removed from this device before the response is returned, so
 * that withdrawn advice isn't shown until the next sync. A response that is newer than the device's data starts a sync.
 */
export function withUnpublishedRemoved(live: LiveLibrary, { open, onNews, onForgotten }: Options): LiveLibrary {
  let calls = 0;
  /** For each article, the last call whose response contained it. */
  const lastSeen = new Map<number, number>();
  const noticed = async <T>(
    id: number,
    ask: () => Promise<Result<T>>,
    versionIn: (value: T) => string,
  ): Promise<Result<T>> => {
    const call = (calls += 1);
    const result = await ask();
    try {
      // A late answer to an earlier question is no news.
      if (!result.ok && result.code === 'not-found' && (lastSeen.get(id) ?? 0) < call) {
        if (await (await open()).forget(id)) onForgotten();
      }
      if (result.ok) {
        lastSeen.set(id, Math.max(call, lastSeen.get(id) ?? 0));
        const known = Object.values((await (await open()).card(id))?.cards ?? {});
        if (!known.some(({ version }) => version === versionIn(result.value))) onNews();
      }
    } catch (error) {
      console.warn('What the backend says of an article could not be noted on this device:', error);
    }
    return result;
  };
  return {
    ...live,
    article: (id, language, signal) =>
      noticed(
        id,
        () => live.article(id, language, signal),
        ({ version }) => version,
      ),
    articleVersion: (id, signal) =>
      noticed(
        id,
        () => live.articleVersion(id, signal),
        (version) => version,
      ),
  };
}
