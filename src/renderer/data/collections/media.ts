import * as z from 'zod/mini';
import { mediaAddress } from '#domain/media.ts';
import type { Language, Localized } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction } from './call-database.ts';

/** The backend gives this many pictures at a time. */
export const PICTURES_PER_PAGE = 24;

/**
 * All pictures, or those that no working copy and nothing that visitors see uses, and that were uploaded over a week ago:
 * with a newer one somebody may be writing where the backend hasn't heard of it yet.
 */
export type MediaShow = 'all' | 'unused';

/** An item that uses a picture. */
export interface PictureUse {
  readonly collection: string;
  readonly id: number;
  readonly title: Localized;
  /** Its working copy does; visitors see it there. */
  readonly draft: boolean;
  readonly live: boolean;
  readonly binned: boolean;
  /** What its working copy says of the picture for those who can't see it. */
  readonly alts: Localized<readonly string[]>;
}

/** An uploaded picture. */
export interface StoredPicture {
  readonly folder: string;
  /** What its file was called; empty where nobody said so. */
  readonly name: string;
  /** As documents name it. */
  readonly address: string;
  /** The names of its files in the storage, and their bytes in all. */
  readonly files: readonly string[];
  readonly bytes: number;
  /** ISO. */
  readonly madeAt: string;
  readonly used: boolean;
  /** Nothing uses it, for certain: it may go. */
  readonly unused: boolean;
  /** Nothing uses it now, but a version that was published once does. */
  readonly older: boolean;
  /** The first 20. */
  readonly uses: readonly PictureUse[];
}

export interface MediaPage {
  /** Of all pictures, whatever is shown. */
  readonly total: number;
  readonly bytes: number;
  readonly unused: number;
  readonly unusedBytes: number;
  /** Of what was asked for, over all pages; a search counts to 1,000. */
  readonly found: number;
  readonly rows: readonly StoredPicture[];
}

/** What a replacing changed: the working copies of these items. */
interface ReplacedPicture {
  readonly changed: readonly { readonly collection: string; readonly id: number; readonly live: boolean }[];
}

/** All pictures of the portal. */
export interface MediaApi {
  /**
   * `page` counts from 1; newest first. `search` looks in the names of files, in descriptions and in the titles of what uses a
   * picture.
   */
  list(show: MediaShow, page: number, search?: string): Promise<Result<MediaPage>>;
  /** Keeps what the file of a picture was called. The first name stays. */
  name(folder: string, name: string): Promise<Result<unknown>>;
  /** Puts another picture's address into every working copy that names this one, each as a save. */
  replace(folder: string, address: string): Promise<Result<ReplacedPicture>>;
}

const alts = z.object({ id: z.array(z.string()), en: z.array(z.string()) });

const use = z.pipe(
  z.object({
    collection: z.string(),
    id: z.number(),
    indonesian: z.string(),
    english: z.string(),
    draft: z.boolean(),
    live: z.boolean(),
    binned: z.boolean(),
    alts,
  }),
  z.transform(({ indonesian, english, ...rest }): PictureUse => ({ ...rest, title: { id: indonesian, en: english } })),
);

const picture = z.pipe(
  z.object({
    folder: z.string(),
    name: z.string(),
    bytes: z.number(),
    made_at: z.string(),
    files: z.array(z.string()),
    used: z.boolean(),
    unused: z.boolean(),
    older: z.boolean(),
    uses: z.array(use),
  }),
  z.transform(({ made_at: madeAt, ...rest }): StoredPicture => ({
    ...rest,
    madeAt,
    address: addressOf(rest.folder, rest.files),
  })),
);

const mediaPage = z.pipe(
  z.object({
    total: z.number(),
    bytes: z.number(),
    unused: z.number(),
    unused_bytes: z.number(),
    found: z.number(),
    rows: z.array(picture),
  }),
  z.transform(({ unused_bytes: unusedBytes, ...rest }): MediaPage => ({ ...rest, unusedBytes })),
);

const replaced = z.object({
  changed: z.array(z.object({ collection: z.string(), id: z.number(), live: z.boolean() })),
});

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

/** What is said of a picture in one language, each only once, over all that use it. */
export function altsOf(uses: readonly PictureUse[], language: Language): readonly string[] {
  return [...new Set(uses.flatMap(({ alts: said }) => said[language]))];
}

function addressOf(folder: string, files: readonly string[]): string {
  const widths = files
    .map((name) => Number(/\/(\d+)\.\w+$/.exec(name)?.[1]))
    .filter((width) => width > 0)
    .sort((one, other) => one - other);
  return mediaAddress(folder, widths.slice(-3), files[0]?.endsWith('.jpg') ? 'jpg' : 'webp');
}
