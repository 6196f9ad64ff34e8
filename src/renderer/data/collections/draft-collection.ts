import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import type {
  Draft,
  DraftCard,
  DraftCounts,
  DraftShow,
  DraftSort,
  DraftVersion,
  LiveBefore,
  LiveChange,
  PublishResult,
  RevisionCard,
  SaveResult,
  TagsBefore,
  TagsChange,
} from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts, Database } from '../accounts.ts';
import { callFunction, queryRows } from '../call-database.ts';
import { request, type Request } from '../request-error.ts';
import {
  changedIds,
  erasedIds,
  type ChangedIds,
  type ErasedIds,
  draft,
  draftPage,
  draftVersionDocuments,
  draftVersions,
  liveChange,
  publishResult,
  restorablePart,
  revisionCards,
  revisionDocuments,
  saveMark,
  showCounts,
  tagsChange,
} from './draft-rows.ts';

/** The query of a list of drafts; `page` counts from 1. */
export interface DraftQuery {
  readonly search: string;
  readonly show: DraftShow;
  /** What the collection groups by (an article's category id); empty for all. */
  readonly topic: string;
  /** Of articles with a tag, its id; empty for all. */
  readonly tag: string;
  readonly sort: DraftSort;
  /** By whose titles is sorted. */
  readonly language: Language;
  readonly page: number;
}

export interface DraftPage {
  /** Over all pages; a search counts to 1,000, and with `more` there are more. */
  readonly total: number;
  readonly more: boolean;
  readonly rows: readonly DraftCard[];
  /** The backend's clock, ISO. */
  readonly now: string;
}

/** The reason for refusing an action on a version: there is a newer one, which has to be read first. */
export const NEWER_VERSION = 'PT412';

/**
 * A collection that editors write. Every call is refused by the database where the person's role lacks the right. In failures
 * `reason` is the backend's own code: PT404 where there is no such item, PT400 where the document doesn't fit, PT409 where
 * it lies in the bin.
 */
export interface DraftCollection<Document> {
  list(query: DraftQuery): Promise<Result<DraftPage>>;
  /** How many there are of each kind that a list can show. */
  count(): Promise<Result<DraftCounts>>;
  read(id: number): Promise<Result<Draft<Document>>>;
  /** `key` is the client's own id: a repeated request creates the item only once. */
  create(document: Document, key: string): Promise<Result<Draft<Document>>>;
  save(id: number, basedOn: number, document: Document): Promise<Result<SaveResult<Document>>>;
  /**
   * Keeps what the backend has of an item as a version of its history, before an older one is put in its place. Fails with `refused`
   * (NEWER_VERSION) where that isn't `document` any more.
   */
  keep(id: number, basedOn: number, document: Document): Promise<Result<void>>;
  /** Approves this version, or withdraws the approval; where there is a newer one, it changes nothing. */
  approve(id: number, version: number, approved: boolean): Promise<Result<Draft<Document>>>;
  /** Marks this version as ready for review, or takes that back. Fails with `refused` (NEWER_VERSION) where there is a newer one. */
  requestReview(id: number, version: number, wanted: boolean): Promise<Result<Draft<Document>>>;
  /** What was marked as ready; null where nothing is. */
  readReview(id: number): Promise<Result<{ readonly version: number; readonly document: Document } | null>>;
  /**
   * Sends back a draft that is marked as ready for review, with a comment about the necessary changes. `key` is the client's own
   * id: a repeated request adds the comment only once. Fails with `duplicate` (PT409) where the draft isn't marked any more, and
   * with `refused` (NEWER_VERSION).
   */
  sendBack(id: number, version: number, key: string, body: string): Promise<Result<Draft<Document>>>;
  /** `from` is ISO; null for at once. */
  publish(
    items: readonly { readonly id: number; readonly version: number }[],
    languages: readonly Language[],
    from: string | null,
  ): Promise<Result<PublishResult>>;
  /** Puts revisions in front of visitors or (null) takes them away; a language that isn't named stays. */
  setLive(items: readonly LiveBefore[]): Promise<Result<PublishResult>>;
  /**
   * Gives drafts these tags behind those that they have, or (not `wanted`) takes them away. Nothing is published by it. What is as wanted
   * already is named nowhere. Fails with `not-found` where a tag is gone.
   */
  changeTags(
    items: readonly { readonly id: number; readonly version: number }[],
    tags: readonly number[],
    wanted: boolean,
  ): Promise<Result<TagsChange>>;
  /** Gives drafts exactly the tags that they had; those that are gone by now stay away. */
  restoreTags(items: readonly TagsBefore[]): Promise<Result<TagsChange>>;
  bin(ids: readonly number[]): Promise<Result<LiveChange>>;
  /** Only what lies in the bin; the answer names it. */
  restore(ids: readonly number[]): Promise<Result<ChangedIds>>;
  /** For good; only what lies in the bin; the answer names it, and what was restored meanwhile. */
  erase(ids: readonly number[]): Promise<Result<ErasedIds>>;
  /** Every published version of an item, newest first. */
  revisions(id: number): Promise<Result<readonly RevisionCard[]>>;
  /** What a revision published: {shared, text}. */
  revision(id: number): Promise<Result<{ readonly shared: unknown; readonly text: unknown }>>;
  /** What was kept of a draft while it was written, newest first. */
  versions(id: number): Promise<Result<readonly DraftVersion[]>>;
  /** Its document. */
  version(id: number, version: number): Promise<Result<unknown>>;
  /**
   * An older version's document, or the shared fields of a revision, as it can be restored: merged tags and categories are
   * replaced, and `leftOut` is true if a deleted one was removed.
   */
  restorable(part: unknown): Promise<Result<{ readonly part: unknown; readonly leftOut: boolean }>>;
}

/** A collection of the backend; `document` is the schema of what it holds. */
export function draftCollection<Document>(
  accounts: Accounts,
  name: string,
  document: z.ZodMiniType<Document>,
): DraftCollection<Document> {
  const whole = draft(document);
  const call = <Schema extends z.ZodMiniType>(doing: string, body: object, schema: Schema) =>
    callFunction(accounts, doing, { collection: name, ...body }, schema);
  return {
    list: ({ language, ...query }) => call('list_drafts', { ...query, lang: language }, draftPage),
    count: () => call('count_drafts', {}, showCounts),
    read: (id) => call('read_draft', { item: id }, whole),
    create: (written, key) => call('create_draft', { document: written, key }, whole),
    async save(id, basedOn, written) {
      const body = { item: id, based_on: basedOn, document: written };
      const answer = await call('save_draft', body, z.unknown());
      if (!answer.ok) return answer;
      const [mark, saved] = [saveMark.safeParse(answer.value), whole.safeParse(answer.value)];
      if (!mark.success || !saved.success) return failed('invalid', 'save_draft answered with something else');
      return ok({ saved: mark.data.saved, draft: saved.data });
    },
    async keep(id, basedOn, written) {
      const body = { item: id, based_on: basedOn, document: written, keep: true };
      const answer = await call('save_draft', body, saveMark);
      if (!answer.ok || answer.value.saved) return answer.ok ? ok(undefined) : answer;
      return { ...failed('refused', 'There is a newer version'), reason: NEWER_VERSION };
    },
    approve: (id, version, approved) => call('approve_draft', { item: id, version, approved }, whole),
    requestReview: (id, version, wanted) => call('request_review', { item: id, version, wanted }, whole),
    readReview: (id) => call('read_review', { item: id }, z.nullable(z.object({ version: z.number(), document }))),
    sendBack: (id, version, key, body) => call('send_back', { item: id, version, key, body }, whole),
    publish: (items, languages, from) => call('publish_drafts', { items, languages, live_from: from }, publishResult),
    setLive: (items) => call('set_live', { items }, publishResult),
    changeTags: (items, tags, wanted) => call('change_tags', { items, tags, wanted }, tagsChange),
    restoreTags: (items) => call('change_tags', { items }, tagsChange),
    bin: (ids) => call('bin_drafts', { items: ids }, liveChange),
    restore: (ids) => call('restore_drafts', { items: ids }, changedIds),
    erase: (ids) => call('erase_drafts', { items: ids }, erasedIds),
    revisions(id) {
      const columns =
        'id,language,version,made_at,made_by_name,imported_at,imported_by_name,title:document->text->>title';
      const build = (database: Database) =>
        database
          .from('revisions')
          .select(columns)
          .eq('collection', name)
          .eq('item_id', id)
          .order('id', { ascending: false })
          .limit(200);
      return queryRows(accounts, build, revisionCards);
    },
    async revision(id) {
      const build = (database: Database) => database.from('revisions').select('document').eq('id', id);
      const answer = await queryRows(accounts, build, revisionDocuments);
      if (!answer.ok) return answer;
      const [row] = answer.value;
      return row ? ok(row.document) : failed('not-found', `There is no revision ${id}`);
    },
    versions(id) {
      const columns =
        'version,saved_at,saved_by_name,title_indonesian:document->id->>title,title_english:document->en->>title';
      const build = (database: Database) =>
        database
          .from('draft_versions')
          .select(columns)
          .eq('collection', name)
          .eq('item_id', id)
          .order('version', { ascending: false });
      return queryRows(accounts, build, draftVersions);
    },
    async version(id, version) {
      const build = (database: Database) =>
        database
          .from('draft_versions')
          .select('document')
          .eq('collection', name)
          .eq('item_id', id)
          .eq('version', version);
      const answer = await queryRows(accounts, build, draftVersionDocuments);
      if (!answer.ok) return answer;
      const [row] = answer.value;
      return row ? ok(row.document) : failed('not-found', `There is no version ${version} of ${id}`);
    },
    restorable: (part) => call('restorable_part', { part }, restorablePart),
  };
}

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
