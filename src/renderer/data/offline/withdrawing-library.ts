import type { Result } from '#domain/result.ts';
import type { LiveLibrary } from '../repository.ts';
import type { LibraryDatabase } from './library-database.ts';

/**
 * The backend's library. An article that it doesn't publish any more is gone from this device before the answer says so: nobody
 * waits for the next sync with advice that was withdrawn.
 */
export function withdrawingLibrary(live: LiveLibrary, open: () => Promise<LibraryDatabase>): LiveLibrary {
  const noticed = async <T>(id: number, answer: Promise<Result<T>>): Promise<Result<T>> => {
    const result = await answer;
    if (result.ok || result.code !== 'not-found') return result;
    try {
      await (await open()).apply({ remove: [id], state: { updatedAt: Date.now() } });
    } catch (error) {
      console.warn('An article that was withdrawn could not be removed from this device:', error);
    }
    return result;
  };
  return {
    ...live,
    article: (id, language, signal) => noticed(id, live.article(id, language, signal)),
    articleVersion: (id, signal) => noticed(id, live.articleVersion(id, signal)),
  };
}
