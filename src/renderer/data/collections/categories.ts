import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import type { Category } from '#domain/article.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';

const columns = {
  id: z.number(),
  slug: z.string(),
  name_indonesian: z.string(),
  name_english: z.string(),
  /** Counts the saves; each names the one that it was based on. */
  version: z.number(),
};
const savedCategory = rowSchema(columns);
/** `articles` is how many use it, drafts too; `binned`, how many in the bin. */
const listedCategory = rowSchema({ ...columns, articles: z.number(), binned: z.number() });
/** `saved` false says that a newer version was there, and nothing was changed. */
const categorySave = z.object({ saved: z.boolean(), category: savedCategory });
const mergeAnswer = z.pipe(
  z.object({ moved: z.number() }),
  z.transform(({ moved }) => moved),
);

/** A category as editors keep it. */
export type SavedCategory = z.output<typeof savedCategory>;
/** A category in the list of all. */
export type ListedCategory = z.output<typeof listedCategory>;
/** The answer to a save. */
export type CategorySave = z.output<typeof categorySave>;

/** Why the backend refused with `duplicate`: another category has this address part. */
export const SLUG_TAKEN = '23505';

/** Why the backend refused to delete one: an import that is under way brings articles for it. */
export const USED_BY_IMPORT = 'PT423';

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
  /** Fails with `duplicate` where articles use it, and with `refused` (USED_BY_IMPORT). */
  remove(id: number): Promise<Result<void>>;
}

/** The categories of the backend, as the person signed in. */
export function categoryApi(accounts: Accounts): CategoryApi {
  const fields = ({ slug, name }: Category) => ({ slug, name_indonesian: name.id, name_english: name.en });
  return {
    list: () => callFunction(accounts, 'list_categories', {}, z.array(listedCategory)),
    create: (category) => callFunction(accounts, 'save_category', fields(category), categorySave),
    save: (id, basedOn, category) =>
      callFunction(accounts, 'save_category', { ...fields(category), category: id, based_on: basedOn }, categorySave),
    order: (ids) => callFunction(accounts, 'order_categories', { ids }, nothing),
    merge: (source, target) => callFunction(accounts, 'merge_categories', { source, target }, mergeAnswer),
    remove: (id) => callFunction(accounts, 'delete_category', { category: id }, nothing),
  };
}

/** Every category, in its order. */
export const categoriesQuery = (request: Request<CategoryApi>) =>
  queryOptions({ queryKey: ['categories'], queryFn: () => request((api) => api.list()) });
