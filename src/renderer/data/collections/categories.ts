import * as z from 'zod/mini';
import type { Category } from '#domain/category.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction } from './call-database.ts';

/** A category as super admins keep it. */
export interface SavedCategory extends Category {
  readonly id: number;
  /** Counts the saves; each names the one that it was based on. */
  readonly version: number;
}

/** A category in the list of all. */
export interface ListedCategory extends SavedCategory {
  /** How many articles use it, drafts too; and how many in the bin. */
  readonly articles: number;
  readonly binned: number;
}

/** The answer to a save: `saved` false says that a newer version was there, and nothing was changed. */
export interface CategorySave {
  readonly saved: boolean;
  readonly category: SavedCategory;
}

/** Longest address part and names, in characters; the database holds the same. */
export const CATEGORY_LIMIT = 60;

/** Why the backend refused with `duplicate`: another category has this address part. */
export const SLUG_TAKEN = '23505';

/** All that can be done with categories. */
export interface CategoryApi {
  /** Every category, in its order. */
  list(): Promise<Result<readonly ListedCategory[]>>;
  /** A new one, behind all others. Fails with `duplicate` (SLUG_TAKEN). */
  create(words: Category): Promise<Result<CategorySave>>;
  /** Fails with `duplicate` (SLUG_TAKEN), and with `not-found` where it is gone. */
  save(id: number, basedOn: number, words: Category): Promise<Result<CategorySave>>;
  /** Ids in their new order; those that aren't named follow in their old one. */
  order(ids: readonly number[]): Promise<Result<void>>;
  /** Gives all articles of one to another and takes the emptied one away; how many moved, those in the bin included. */
  merge(source: number, target: number): Promise<Result<number>>;
  /** Fails with `duplicate` where articles use it. */
  remove(id: number): Promise<Result<void>>;
}

const words = {
  id: z.number(),
  slug: z.string(),
  name_indonesian: z.string(),
  name_english: z.string(),
  version: z.number(),
};
const kept = z.object(words);
const listed = z.object({ ...words, articles: z.number(), binned: z.number() });

function categoryOf(row: z.output<typeof kept>): SavedCategory {
  const { id, slug, version } = row;
  return { id, slug, version, name: { id: row.name_indonesian, en: row.name_english } };
}

/** Answer of list_categories. */
const categoryList = z.array(
  z.pipe(
    listed,
    z.transform((row): ListedCategory => ({ ...categoryOf(row), articles: row.articles, binned: row.binned })),
  ),
);
const categorySave = z.pipe(
  z.object({ saved: z.boolean(), category: kept }),
  z.transform(({ saved, category }): CategorySave => ({ saved, category: categoryOf(category) })),
);
const mergeAnswer = z.pipe(
  z.object({ moved: z.number() }),
  z.transform(({ moved }) => moved),
);
/** What a call says that has nothing to tell. */
const done = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/** The categories of the backend, as the person signed in. */
export function categoryApi(accounts: Accounts): CategoryApi {
  const call = <Schema extends z.ZodMiniType>(doing: string, body: object, schema: Schema) =>
    callFunction(accounts, doing, body, schema);
  const fields = ({ slug, name }: Category) => ({ slug, name_indonesian: name.id, name_english: name.en });
  return {
    list: () => call('list_categories', {}, categoryList),
    create: (category) => call('save_category', fields(category), categorySave),
    save: (id, basedOn, category) =>
      call('save_category', { ...fields(category), category: id, based_on: basedOn }, categorySave),
    order: (ids) => call('order_categories', { ids }, done),
    merge: (source, target) => call('merge_categories', { source, target }, mergeAnswer),
    remove: (id) => call('delete_category', { category: id }, done),
  };
}
