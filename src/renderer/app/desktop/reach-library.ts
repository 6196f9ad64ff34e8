import type { Reply } from '#domain/reply.ts';
import type { LiveLibrary } from '../../data/port.ts';

/** A library whose answers somebody listens to. A question that was given up says nothing about the backend. */
export function reachLibrary(live: LiveLibrary, hear: (reply: Reply<unknown>) => void): LiveLibrary {
  const heard = async <T>(answer: Promise<Reply<T>>, signal?: AbortSignal): Promise<Reply<T>> => {
    const reply = await answer;
    if (!signal?.aborted) hear(reply);
    return reply;
  };
  return {
    articlePage: (query, signal) => heard(live.articlePage(query, signal), signal),
    article: (id, language, signal) => heard(live.article(id, language, signal), signal),
    articleVersion: (id, signal) => heard(live.articleVersion(id, signal), signal),
    published: (ids, signal) => heard(live.published(ids, signal), signal),
    site: (language, signal) => heard(live.site(language, signal), signal),
  };
}
