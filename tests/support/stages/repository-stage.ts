import { failed } from '#domain/result.ts';
import type { LiveLibrary, Repository } from '#renderer/data/repository.ts';

const nobody = () => Promise.resolve(failed('not-found', 'Nobody answers this.'));

/** A repository with the test's answers; everything else isn’t found. */
export function repositoryStage(
  stored: Partial<Repository['stored']>,
  live: Partial<LiveLibrary> | null = null,
): Repository {
  return {
    stored: {
      articlePage: nobody,
      firstArticles: nobody,
      article: nobody,
      site: nobody,
      suggestSearch: nobody,
      calendars: nobody,
      ...stored,
    },
    live: live && {
      ...{ articlePage: nobody, article: nobody, articleVersion: nobody, published: nobody, site: nobody },
      ...live,
    },
    site: { email: '', phone: '', instagram: '', youtube: '' },
    pictureSource: (address) => address,
    sendMessage: nobody,
  };
}
