import { queryOptions } from '@tanstack/react-query';
import { ok } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import type { DraftCollection, DraftPage, DraftQuery } from '../collections/draft-collection.ts';
import { listDueReviews, listFreshness } from '../collections/freshness.ts';
import { recentDrafts } from '../collections/recent-drafts.ts';
import { request, type Request } from '../request-error.ts';

/** What a list needs of a collection: it never reads a whole document. */
export type ListedCollection = Pick<
  DraftCollection<unknown>,
  'list' | 'count' | 'publish' | 'setLive' | 'changeTags' | 'restoreTags' | 'bin' | 'restore' | 'erase'
>;

/** A page of a list, as it is shown. */
export interface ShownPage extends DraftPage {
  /** The question that it answers. */
  readonly query: DraftQuery;
  /** When it came, by this device's clock: "yesterday" is meant by that one. */
  readonly readAt: Date;
}

/** One page of a collection's list. `name` is the collection's in the backend. */
export const draftPageQuery = (ask: Request<ListedCollection>, name: string, query: DraftQuery) =>
  queryOptions({
    queryKey: ['drafts', name, 'list', query],
    queryFn: async (): Promise<ShownPage> => {
      const page = await ask((collection) => collection.list(query));
      return { ...page, query, readAt: new Date() };
    },
  });

/** How many items of a collection there are of each kind that its list can show. */
export const draftCountsQuery = (ask: Request<ListedCollection>, name: string) =>
  queryOptions({ queryKey: ['drafts', name, 'counts'], queryFn: () => ask((collection) => collection.count()) });

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

/** How fresh a collection's items are; null where the backend can't say. */
export const freshnessQuery = (ask: Request<Accounts>, name: string) =>
  queryOptions({
    queryKey: ['drafts', name, 'freshness'],
    queryFn: () =>
      ask(async (accounts) => {
        const result = await listFreshness(accounts, name);
        return !result.ok && result.code === 'no-table' ? ok(null) : result;
      }),
  });

/** What of a collection's advice is to be checked this month; null where the backend can't say. */
export const dueReviewsQuery = (ask: Request<Accounts>, name: string, most: number) =>
  queryOptions({
    queryKey: ['drafts', name, 'due-reviews', most],
    queryFn: () =>
      ask(async (accounts) => {
        const result = await listDueReviews(accounts, name, most);
        return !result.ok && result.code === 'no-table' ? ok(null) : result;
      }),
  });

/** Every published version of an item, newest first. `name` is the collection's in the backend. */
export const revisionsQuery = (collection: DraftCollection<unknown>, name: string, item: number) =>
  queryOptions({
    queryKey: ['drafts', name, 'revisions', item],
    queryFn: () => request(() => collection.revisions(item)),
  });

/** What was kept of a draft while it was written, newest first. */
export const draftVersionsQuery = (collection: DraftCollection<unknown>, name: string, item: number) =>
  queryOptions({
    queryKey: ['drafts', name, 'versions', item],
    queryFn: () => request(() => collection.versions(item)),
  });

/** The document of a draft's version, as it can be restored. */
export const draftVersionQuery = (collection: DraftCollection<unknown>, name: string, item: number, version: number) =>
  queryOptions({
    queryKey: ['drafts', name, 'version', item, version],
    queryFn: async () => {
      const document = await request(() => collection.version(item, version));
      const { part, leftOut } = await request(() => collection.restorable(document));
      return { content: part, leftOut };
    },
  });

/** What was marked as ready for review, in its version. */
export const reviewQuery = <Document>(
  collection: DraftCollection<Document>,
  name: string,
  item: number,
  version: number,
) =>
  queryOptions({
    queryKey: ['drafts', name, 'review', item, version],
    queryFn: () => request(() => collection.readReview(item)),
  });

/** What a revision published, as it can be brought back. */
export const revisionQuery = (collection: DraftCollection<unknown>, revision: number) =>
  queryOptions({
    queryKey: ['revision', revision],
    queryFn: async () => {
      const { shared, text } = await request(() => collection.revision(revision));
      const { part, leftOut } = await request(() => collection.restorable(shared));
      return { content: { shared: part, text }, leftOut };
    },
  });
