import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { attachmentAddress } from '#domain/attachment-address.ts';
import { mediaAddress } from '#domain/picture-address.ts';
import type { Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';

/**
 * All pictures and attached files, one kind of them, or those that neither a draft nor published content uses and that were
 * uploaded over a week ago: a newer one may be used in a text that the backend doesn't have yet.
 */
export type MediaShow = 'all' | 'pictures' | 'attached' | 'unused';

const use = z.pipe(
  rowSchema({
    collection: z.string(),
    id: z.number(),
    indonesian: z.string(),
    english: z.string(),
    /** Its draft does; visitors see it there. */
    draft: z.boolean(),
    live: z.boolean(),
    binned: z.boolean(),
    /** The alternative texts in its draft. */
    alts: z.object({ id: z.array(z.string()), en: z.array(z.string()) }),
  }),
  z.transform(({ indonesian, english, ...rest }) => ({ ...rest, title: { id: indonesian, en: english } })),
);

const picture = z.pipe(
  rowSchema({
    folder: z.string(),
    /** The original file name; empty where it isn't known. */
    name: z.string(),
    /** The names of its files in the storage, and their bytes in all. */
    files: z.array(z.string()),
    bytes: z.number(),
    /** ISO. */
    made_at: z.string(),
    used: z.boolean(),
    /** Nothing uses it, for certain: it may go. */
    unused: z.boolean(),
    /** Nothing uses it now, but a version that was published once does. */
    older: z.boolean(),
    /** The first ones, `USES_MOST` at most. */
    uses: z.array(use),
  }),
  z.transform((rest) => ({
    ...rest,
    /** No picture: a file that texts link to. */
    attached: isAttached(rest.files[0]),
    /** As documents name it. */
    address: addressOf(rest.folder, rest.files),
  })),
);

const mediaPage = rowSchema({
  /** Of all pictures and attached files, whatever is shown. */
  total: z.number(),
  bytes: z.number(),
  unused: z.number(),
  unused_bytes: z.number(),
  /** The number of matches, over all pages; a search counts to 1,000, and with `more` there are more. */
  found: z.number(),
  more: z.boolean(),
  rows: z.array(picture),
});

/** What a replacing changed: the drafts of these items. */
const replaced = rowSchema({
  changed: z.array(rowSchema({ collection: z.string(), id: z.number(), live: z.boolean() })),
});

/** An item that uses a picture. */
export type PictureUse = z.output<typeof use>;
/** An uploaded picture, or an attached file. */
export type StoredPicture = z.output<typeof picture>;
export type MediaPage = z.output<typeof mediaPage>;

/** All pictures and attached files of the portal. */
export interface MediaApi {
  /**
   * `page` counts from 1; newest first. `search` looks in the names of files, in descriptions and in the titles of what uses a
   * picture.
   */
  list(show: MediaShow, page: number, search?: string): Promise<Result<MediaPage>>;
  /** Keeps what the file of a picture was called. The first name stays. */
  name(folder: string, name: string): Promise<Result<unknown>>;
  /** Puts another picture's address into every draft that names this one, each as a save. */
  replace(folder: string, address: string): Promise<Result<z.output<typeof replaced>>>;
}

/** It looks through everything, ms. */
const TIMEOUT_MS = 30_000;

/** The pictures of the backend, as the person signed in may look after them. */
export function mediaApi(accounts: Accounts): MediaApi {
  const call = <Schema extends z.ZodMiniType>(doing: string, body: object, schema: Schema) =>
    callFunction(accounts, doing, body, schema, TIMEOUT_MS);
  return {
    list: (show, page, search = '') => call('list_media', { show, page, search }, mediaPage),
    name: (folder, name) => call('name_picture', { folder, name }, z.object({})),
    replace: (folder, address) => call('replace_picture', { folder, address }, replaced),
  };
}

/** The alternative texts of a picture in one language, each only once, over all uses. */
export function altsOf(uses: readonly PictureUse[], language: Language): readonly string[] {
  return [...new Set(uses.flatMap(({ alts: said }) => said[language]))];
}

/** The original file name, else the one in the address. */
export function calledBy({ name, address }: Pick<StoredPicture, 'name' | 'address'>): string {
  return name || (address.split('/').at(-1) ?? '');
}

/** The most uses of one file that the backend names. */
export const USES_MOST = 20;

/** Whether a name in the storage is that of an attached file. */
export function isAttached(name = ''): boolean {
  return name.endsWith('.pdf');
}

function addressOf(folder: string, files: readonly string[]): string {
  const [first] = files;
  if (first !== undefined && isAttached(first)) return attachmentAddress(first);
  const widths = files
    .map((name) => Number(/\/(\d+)\.\w+$/.exec(name)?.[1]))
    .filter((width) => width > 0)
    .sort((one, other) => one - other);
  return mediaAddress(folder, widths.slice(-3), files[0]?.endsWith('.jpg') ? 'jpg' : 'webp');
}

/** What every list of pictures is under. */
export const MEDIA = ['media'] as const;

/** A page of the pictures. */
export const mediaQuery = (request: Request<MediaApi>, show: MediaShow, page: number, search: string) =>
  queryOptions({
    queryKey: [...MEDIA, show, page, search],
    queryFn: () => request((api) => api.list(show, page, search)),
  });
