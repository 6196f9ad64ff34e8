import * as z from 'zod/mini';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing, rowSchema } from '../call-database.ts';
import { languageProblems } from './draft-rows.ts';

/** Whole, above 0, and no larger than the backend takes. */
const number = z.int().check(z.minimum(1), z.maximum(999_999_999));
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const name = z.string().check(z.maxLength(200));
const part = z.record(z.string(), z.unknown());

/** A category as files of content have it. */
export const exportedCategory = z.strictObject({
  id: number,
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  name_indonesian: z.string().check(z.minLength(1), z.maxLength(60)),
  name_english: z.string().check(z.minLength(1), z.maxLength(60)),
  position: z.int().check(z.minimum(0), z.maximum(999_999_999)),
  version: number,
});
export type ExportedCategory = z.output<typeof exportedCategory>;

/** A tag as files of content have it: articles call it by its slug, because its number is another one elsewhere. */
export const exportedTag = z.strictObject({
  slug: exportedCategory.shape.slug,
  name_indonesian: exportedCategory.shape.name_indonesian,
  name_english: exportedCategory.shape.name_english,
});
export type ExportedTag = z.output<typeof exportedTag>;

const live = z.nullable(
  z.strictObject({ from: moment, version: number, made_at: moment, made_by_name: name, shared: part, text: part }),
);

/** An item as files of content have it: its draft, and what visitors read of it. */
export const exportedItem = z.strictObject({
  collection: z.string().check(z.regex(/^[a-z][a-z_]{0,39}$/)),
  id: number,
  document: part,
  version: number,
  created_at: moment,
  saved_at: moment,
  saved_by_name: name,
  binned_at: z.nullable(moment),
  binned_by_name: name,
  live: z.strictObject({ id: live, en: live }),
  published_on: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
});
export type ExportedItem = z.output<typeof exportedItem>;

/** A part of all content. */
const exportPage = rowSchema({
  /** Another one after every change: of one moment are only pages with the same stamp. */
  stamp: z.string(),
  /** Over all pages; with the first page. */
  total: z.nullable(z.number()),
  /** With the first page. */
  categories: z.nullable(z.array(exportedCategory)),
  /** With the first page. */
  tags: z.nullable(z.array(exportedTag)),
  /** The largest numbers ever given; with the first page. */
  last_numbers: z.nullable(z.object({ articles: z.number(), categories: z.number() })),
  /** None where there are no more. */
  items: z.array(exportedItem),
});

const importRow = rowSchema({
  collection: z.string(),
  id: z.number(),
  what: z.enum(['added', 'changed', 'removed']),
  /** Its titles; null or empty where it has none. */
  indonesian: z.nullable(z.string()),
  english: z.nullable(z.string()),
});
export type ImportRow = z.output<typeof importRow>;

/**
 * What the backend finds wrong with an import, as codes: of one item, of the categories and tags, or of the whole. `form` is
 * everything that has no code of its own.
 */
export const IMPORT_FAULTS = ['form', 'date', 'long', 'picture', 'single', 'slug', 'full', 'incomplete'] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** Where it stands, and what is wrong; nulls where it isn't about one item. `message` is for the console. */
const importProblem = rowSchema({
  collection: z.nullable(z.string()),
  id: z.nullable(z.number()),
  place: z.nullable(z.string()),
  // An installed app may be older than its backend, which then has codes that aren't known here.
  what: z.catch(z.enum(IMPORT_FAULTS), 'form'),
  message: z.nullable(z.string()),
});
/** Why the backend can't take something. */
export type ImportProblem = z.output<typeof importProblem>;

const heldItem = rowSchema({
  collection: z.string(),
  id: z.number(),
  /** Its titles; null or empty where it has none. */
  indonesian: z.nullable(z.string()),
  english: z.nullable(z.string()),
  problems: languageProblems,
});
/** What comes in as a draft although it is published in the file, and why. */
export type HeldItem = z.output<typeof heldItem>;

/** The first 50, and how many there are. */
const held = { held: z.array(heldItem), held_count: z.number() };

const counts = { added: z.number(), changed: z.number(), same: z.number(), removed: z.number() };

const report = rowSchema({
  /** The state of the site that it is about. */
  stamp: z.string(),
  /** `removed` is what would go into the bin, because the file doesn't have it. */
  ...counts,
  categories: z.object({ added: z.number(), changed: z.number() }),
  tags: z.object({ added: z.number(), changed: z.number() }),
  /** The first 200 items that would be something else. */
  rows: z.array(importRow),
  /** Without those that lack a picture or file: these come later. */
  ...held,
  /** The first 50. */
  problems: z.array(importProblem),
  problem_count: z.number(),
});
/** What an import would do. */
export type ImportReport = z.output<typeof report>;

/** The backend isn't finished: repeat the request to continue. */
const progress = z.object({ left: z.number(), total: z.number() });
export type ImportProgress = z.output<typeof progress>;

/** `applied` false: content was changed since the report; nothing is visible yet, and this is a new report. */
const applied = z.union([
  rowSchema({ applied: z.literal(true), ...counts, ...held }),
  z.object({ applied: z.literal(false), report }),
]);
export type ApplyResult = z.output<typeof applied>;

/** The last request changes everything at once: as long as the backend gives it, ms. */
const LAST_MS = 300_000;
/** A page of some megabytes, on a slow line, ms. */
const PAGE_MS = 60_000;

/** All content, out and in. An import is called by a UUID of the client's. */
export interface TransferApi {
  /** What comes after an item; the beginning where there is none. */
  read(after: Pick<ExportedItem, 'collection' | 'id'> | null): Promise<Result<z.output<typeof exportPage>>>;
  begin(
    id: string,
    head: {
      readonly categories: readonly ExportedCategory[];
      readonly tags: readonly ExportedTag[];
      readonly items: number;
    },
  ): Promise<Result<void>>;
  /** At most 100 items; the same ones again are there once. */
  stage(id: string, items: readonly ExportedItem[]): Promise<Result<void>>;
  /** `everything`: items that aren't in the import are removed. To be called until it returns a report. */
  check(id: string, everything: boolean): Promise<Result<ImportProgress | ImportReport>>;
  /** To be called until it is applied: until then nothing is visible. A repeated request, after a lost response, continues. */
  apply(id: string, everything: boolean, stamp: string): Promise<Result<ImportProgress | ApplyResult>>;
  /** Also rolls back an import that wasn't applied completely; to be called until nothing is left. */
  drop(id: string): Promise<Result<Pick<ImportProgress, 'left'>>>;
  /** Which of at most 100 files of pictures the storage doesn't have. */
  absentPictures(names: readonly string[]): Promise<Result<readonly string[]>>;
}

/** Another import is being applied: the backend takes them one after the other. */
export const OTHER_IMPORT = 'PT423';
/** The content is of a version that the backend doesn't know. */
export const OTHER_VERSION = 'PT422';
/** The content doesn't have the agreed form. */
export const WRONG_FORM = 'PT400';

/** The version of the file's form, which the backend holds too. */
export const TRANSFER_VERSION = 1;

/** All content of the backend, as the person signed in may carry it. */
export function transferApi(accounts: Accounts): TransferApi {
  const call = <Schema extends z.ZodMiniType>(doing: string, body: object, schema: Schema, timeoutMs = PAGE_MS) =>
    callFunction(accounts, doing, body, schema, timeoutMs);
  return {
    read: (after) =>
      call('export_content', after ? { after_collection: after.collection, after_item: after.id } : {}, exportPage),
    begin: (id, head) => call('begin_import', { import_id: id, head: { ...head, version: TRANSFER_VERSION } }, nothing),
    stage: (id, items) => call('stage_import', { import_id: id, items }, nothing),
    check: (id, everything) => call('check_import', { import_id: id, everything }, z.union([progress, report])),
    apply: (id, everything, stamp) =>
      call('apply_import', { import_id: id, everything, based_on: stamp }, z.union([progress, applied]), LAST_MS),
    drop: (id) => call('drop_import', { import_id: id }, z.object({ left: z.number() })),
    absentPictures: (names) => call('absent_pictures', { names }, z.array(z.string())),
  };
}
