import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { ok, type Result } from '#domain/result.ts';
import type { Tag } from '#domain/article.ts';
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
const savedTag = rowSchema(columns);
/** `articles` is how many have it, drafts too; `binned`, how many in the bin. */
const listedTag = rowSchema({ ...columns, articles: z.number(), binned: z.number() });
/** `saved` false means that a newer version existed and nothing was changed. */
const tagSave = z.object({ saved: z.boolean(), tag: savedTag });
const mergeAnswer = z.pipe(
  z.object({ moved: z.number() }),
  z.transform(({ moved }) => moved),
);

/** A tag as editors keep it. */
export type SavedTag = z.output<typeof savedTag>;
/** A tag in the list of all. */
export type ListedTag = z.output<typeof listedTag>;

/** There are as many tags as may be (ALL_TAGS_MAX). */
export const NO_ROOM_FOR_TAG = 'PT413';

/** All that can be done with tags. */
export interface TagApi {
  /** Every tag, by its Indonesian name. */
  list(): Promise<Result<readonly ListedTag[]>>;
  /** Fails with `duplicate` (SLUG_TAKEN of categories.ts), or with the reason NO_ROOM_FOR_TAG. */
  create(words: Tag): Promise<Result<{ readonly saved: boolean; readonly category: SavedTag }>>;
  /** The same, and with `not-found` where it is gone. */
  save(
    id: number,
    basedOn: number,
    words: Tag,
  ): Promise<Result<{ readonly saved: boolean; readonly category: SavedTag }>>;
  /** Gives the articles of one another one in its place and takes it away; how many articles, those in the bin included. */
  merge(source: number, target: number): Promise<Result<number>>;
  /** Articles that have it go on without it. */
  remove(id: number): Promise<Result<void>>;
}

/** The tags of the backend, as the person signed in. */
export function tagApi(accounts: Accounts): TagApi {
  const fields = ({ slug, name }: Tag) => ({ slug, name_indonesian: name.id, name_english: name.en });
  const save = async (body: object) => {
    const answer = await callFunction(accounts, 'save_tag', body, tagSave);
    // Tags are edited in the categories' form, which expects this name.
    return answer.ok ? ok({ saved: answer.value.saved, category: answer.value.tag }) : answer;
  };
  return {
    list: () => callFunction(accounts, 'list_tags', {}, z.array(listedTag)),
    create: (tag) => save(fields(tag)),
    save: (id, basedOn, tag) => save({ ...fields(tag), tag: id, based_on: basedOn }),
    merge: (source, target) => callFunction(accounts, 'merge_tags', { source, target }, mergeAnswer),
    remove: (id) => callFunction(accounts, 'delete_tag', { tag: id }, nothing),
  };
}

/** Every tag, by its Indonesian name. */
export const tagsQuery = (request: Request<TagApi>) =>
  queryOptions({ queryKey: ['tags'], queryFn: () => request((api) => api.list()) });
