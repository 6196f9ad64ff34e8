import { queryOptions } from '@tanstack/react-query';
import { ok } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import type { DraftCollection } from '../collections/draft-collection.ts';
import { recentDrafts } from '../collections/recent-drafts.ts';
import { request, type Request } from '../request.ts';

/** The items of all collections that fit a search, or were edited last. */
export const recentDraftsQuery = (ask: Request<Accounts>, search: string, most: number) =>
  queryOptions({
    queryKey: ['drafts', 'recent', search, most],
    queryFn: () =>
      ask(async (accounts) => {
        const result = await recentDrafts(accounts, search, most);
        // A backend that doesn't know the question has no items either.
        return !result.ok && result.code === 'no-table' ? ok([]) : result;
      }),
  });

/** Every published version of an item, newest first. `name` is the collection's in the backend. */
export const revisionsQuery = (collection: DraftCollection<unknown>, name: string, item: number) =>
  queryOptions({
    queryKey: ['drafts', name, 'revisions', item],
    queryFn: () => request(() => collection.revisions(item)),
  });

/** What a revision published, which stays as it is. */
export const revisionQuery = (collection: DraftCollection<unknown>, revision: number) =>
  queryOptions({
    queryKey: ['revision', revision],
    queryFn: () => request(() => collection.revision(revision)),
    staleTime: Infinity,
  });
