import type { Result } from '#domain/result.ts';
import type { LiveLibrary } from '../../data/port.ts';

/** A library whose answers somebody listens to. A question that was given up says nothing about the backend. */
export function connectivityLibrary(live: LiveLibrary, hear: (result: Result<unknown>) => void): LiveLibrary {
  const heard = async <T>(answer: Promise<Result<T>>, signal?: AbortSignal): Promise<Result<T>> => {
    const result = await answer;
    if (!signal?.aborted) hear(result);
    return result;
  };
  return {
    articlePage: (query, signal) => heard(live.articlePage(query, signal), signal),
    article: (id, language, signal) => heard(live.article(id, language, signal), signal),
    articleVersion: (id, signal) => heard(live.articleVersion(id, signal), signal),
    published: (ids, signal) => heard(live.published(ids, signal), signal),
    site: (language, signal) => heard(live.site(language, signal), signal),
  };
}
