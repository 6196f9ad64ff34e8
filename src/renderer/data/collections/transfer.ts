import * as z from 'zod/mini';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction } from './call-database.ts';
import { exportedCategory, exportedItem, type ExportedCategory, type ExportedItem } from './transfer-rows.ts';

/** A part of all content. */
interface ExportPage {
  /** Another one after every change: of one moment are only pages with the same stamp. */
  readonly stamp: string;
  /** Over all pages. */
  readonly total: number;
  /** With the first page. */
  readonly categories: readonly ExportedCategory[] | null;
  /** None where there are no more. */
  readonly items: readonly ExportedItem[];
}

/** What an import would do. */
export interface ImportReport {
  /** The state of the site that it is about. */
  readonly stamp: string;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** What would go into the bin, because the file doesn't have it. */
  readonly removed: number;
  readonly categories: { readonly added: number; readonly changed: number };
  /** The first 200 items that would be something else. */
  readonly rows: readonly ImportRow[];
  /** The first 50. */
  readonly problems: readonly ImportProblem[];
  readonly problemCount: number;
}

export interface ImportRow {
  readonly collection: string;
  readonly id: number;
  readonly what: 'added' | 'changed' | 'removed';
  /** Its titles; null or empty where it has none. */
  readonly indonesian: string | null;
  readonly english: string | null;
}

/** Why the backend can't take something: where it stands, and what is wrong in the backend's own words. */
export interface ImportProblem {
  /** Null where it isn't about one item. */
  readonly collection: string | null;
  readonly id: number | null;
  readonly place: string | null;
  readonly what: string;
}

/** The backend isn't through: asked the same again, it goes on. */
export interface ImportProgress {
  readonly left: number;
  readonly total: number;
}

/** `applied` false: something was changed since the report; nobody sees anything of it, and here is a new one. */
export type ApplyResult =
  | {
      readonly applied: true;
      readonly added: number;
      readonly changed: number;
      readonly same: number;
      readonly removed: number;
    }
  | { readonly applied: false; readonly report: ImportReport };

const report = z.pipe(
  z.object({
    stamp: z.string(),
    added: z.number(),
    changed: z.number(),
    same: z.number(),
    removed: z.number(),
    categories: z.object({ added: z.number(), changed: z.number() }),
    rows: z.array(
      z.object({
        collection: z.string(),
        id: z.number(),
        what: z.enum(['added', 'changed', 'removed']),
        indonesian: z.nullable(z.string()),
        english: z.nullable(z.string()),
      }),
    ),
    problems: z.array(
      z.object({
        collection: z.nullable(z.string()),
        id: z.nullable(z.number()),
        place: z.nullable(z.string()),
        what: z.string(),
      }),
    ),
    problem_count: z.number(),
  }),
  z.transform(({ problem_count: problemCount, ...rest }): ImportReport => ({ ...rest, problemCount })),
);

const page = z.object({
  stamp: z.string(),
  total: z.number(),
  categories: z.nullable(z.array(exportedCategory)),
  items: z.array(exportedItem),
});

const progress = z.object({ left: z.number(), total: z.number() });

const applyAnswer = z.union([
  progress,
  z.object({
    applied: z.literal(true),
    added: z.number(),
    changed: z.number(),
    same: z.number(),
    removed: z.number(),
  }),
  z.object({ applied: z.literal(false), report }),
]);

const done = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/** The last request changes everything at once: as long as the backend gives it, ms. */
const LAST_MS = 300_000;
/** A page of some megabytes, on a slow line, ms. */
const PAGE_MS = 60_000;

/** All content, out and in. An import is called by a UUID of the client's. */
export interface TransferApi {
  /** What comes after an item; the beginning where there is none. */
  read(after: Pick<ExportedItem, 'collection' | 'id'> | null): Promise<Result<ExportPage>>;
  begin(
    id: string,
    head: { readonly categories: readonly ExportedCategory[]; readonly items: number },
  ): Promise<Result<void>>;
  /** At most 100 items; the same ones again are there once. */
  stage(id: string, items: readonly ExportedItem[]): Promise<Result<void>>;
  /** `everything`: what the import doesn't have goes. To be asked until there is a report. */
  check(id: string, everything: boolean): Promise<Result<ImportProgress | ImportReport>>;
  /** To be asked until it is applied: until then nobody sees any of it. Asked again, because the answer got lost, it goes on. */
  apply(id: string, everything: boolean, stamp: string): Promise<Result<ImportProgress | ApplyResult>>;
  /** Takes it back, too, where it wasn't applied to its end; to be asked until nothing is left. */
  drop(id: string): Promise<Result<Pick<ImportProgress, 'left'>>>;
  /** Which of at most 100 files of pictures the storage doesn't have. */
  absentPictures(names: readonly string[]): Promise<Result<readonly string[]>>;
}

/** The version of the file's form, which the backend holds too. */
export const TRANSFER_VERSION = 1;

/** All content of the backend, as the person signed in may carry it. */
export function transferApi(accounts: Accounts): TransferApi {
  const call = <Schema extends z.ZodMiniType>(doing: string, body: object, schema: Schema, timeoutMs = PAGE_MS) =>
    callFunction(accounts, doing, body, schema, timeoutMs);
  return {
    read: (after) =>
      call('export_content', after ? { after_collection: after.collection, after_item: after.id } : {}, page),
    begin: (id, head) => call('begin_import', { import_id: id, head: { ...head, version: TRANSFER_VERSION } }, done),
    stage: (id, items) => call('stage_import', { import_id: id, items }, done),
    check: (id, everything) => call('check_import', { import_id: id, everything }, z.union([progress, report])),
    apply: (id, everything, stamp) =>
      call('apply_import', { import_id: id, everything, based_on: stamp }, applyAnswer, LAST_MS),
    drop: (id) => call('drop_import', { import_id: id }, z.object({ left: z.number() })),
    absentPictures: (names) => call('absent_pictures', { names }, z.array(z.string())),
  };
}
