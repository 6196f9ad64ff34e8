import type { Category } from '#domain/article.ts';
import type { ContactMessage } from '#renderer/data/outbox.ts';
import type { LibraryArticle } from '#domain/library.ts';
import type { Language, Localized } from '#domain/localized.ts';

/** A picture that goes along with an article. */
export interface PackablePicture {
  /** Where it lies: the address of a drawing of the portal, or the path of the smallest file in the bucket. */
  readonly path: string;
  /** Null where it isn't on this device: it is fetched when the pack is written. */
  readonly bytes: number | null;
}

/** An article that can be given to others. */
export interface PackableArticle {
  readonly id: number;
  /** In each language that it has. */
  readonly titles: Readonly<Partial<Localized>>;
  readonly category: Category;
  /** ISO date. */
  readonly date: string;
  /** Of all its languages. */
  readonly words: number;
  readonly pictures: readonly PackablePicture[];
}

/** What can go into a pack. */
export interface PackStock {
  /** Newest first. */
  readonly articles: readonly PackableArticle[];
  /** Whether these are all published articles: those that aren't on this device come from the backend, where it can be reached. */
  readonly isWhole: boolean;
  /** Messages that wait here to be sent; null where they can't be read. */
  readonly questions: number | null;
}

/** A message that was written without a connection, and is carried in a pack. */
export interface PackQuestion {
  readonly clientId: string;
  readonly payload: ContactMessage;
  /** ms since 1970. */
  readonly madeAt: number;
}

/** What is written for others. */
export interface PackContents {
  readonly ids: readonly number[];
  /** Whether messages that wait on this device go along. */
  readonly questions: boolean;
  /** The language that the reading page begins in. */
  readonly language: Language;
}

/** The two files of a pack. */
export interface WrittenPack {
  /** What Tunas opens. */
  readonly pack: Blob;
  /** What any browser opens. */
  readonly page: Blob;
  /** How many texts the site's signature covers, and how many it doesn't: they are newer, or there is none. */
  readonly proved: number;
  readonly unverified: number;
  /** How many pictures are in it. */
  readonly pictures: number;
  /** What its articles show, and isn't in it, or not in its page. */
  readonly missing: readonly MissingPicture[];
  /** How many articles didn't fit, the last of those that were requested. */
  readonly leftOut: number;
  /** How many of those that were requested are neither on this device nor could be fetched. */
  readonly absent: number;
}

/**
 * Why a picture isn't in a pack. `network`: it isn't on this device, and couldn't be fetched; `gone`: it was removed from the site;
 * `damaged`: it isn't what was uploaded or signed; `elsewhere`: it lies on another site; `room`: there is no room for it in the pack;
 * `page`: it is in the pack, but the page for phones has no room for it.
 */
export type PictureGap = 'network' | 'gone' | 'damaged' | 'elsewhere' | 'room' | 'page';

/** A picture that an article of a pack shows, and that isn't in it, or not in its page. */
export interface MissingPicture {
  /** The article's title. */
  readonly article: string;
  /** What it shows, in words; '' where nobody wrote that. */
  readonly words: string;
  readonly reason: PictureGap;
}

/** Public keys, base64 of 32 bytes each: those that count as the site's, and those that don't any more. */
export interface PackKeys {
  readonly valid: readonly string[];
  readonly revoked: readonly string[];
}

/**
 * Whether the texts of a pack are verified as the site's. `proved`: signed with a key that this device has; `unsigned`: no
 * signature; `no-keys`: signed, but this device has no keys; `revoked`: signed with a revoked key; `unsupported`: this browser
 * can't check signatures.
 */
export type PackProof =
  | { readonly state: 'proved'; readonly madeAt: number }
  | { readonly state: 'unsigned' | 'no-keys' | 'revoked' | 'unsupported' };

/**
 * The effect of importing an article. `withdrawn`: the site had withdrawn it at this device's last check, or according to the
 * signed catalogue.
 */
export type PackEffect = 'new' | 'newer' | 'same' | 'older' | 'withdrawn';

export interface PackedArticle {
  readonly article: LibraryArticle;
  readonly effect: PackEffect;
  /** Whether the site's signature covers it, exactly as it is. */
  readonly proved: boolean;
}

/** A picture in a pack. */
export interface PackedPicture {
  /** The address of a drawing of the portal, or the path of an uploaded picture's file in the bucket. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the site's signature covers it, or the portal on this device ships the same drawing. */
  readonly proved: boolean;
  /** Whether this device lacks it, or has an unverified one. */
  readonly isNew: boolean;
}

/** A pack that was read and may be taken in. */
export interface OpenedPack {
  readonly ok: true;
  readonly proof: PackProof;
  /** When it was written, by the clock of the device that wrote it; ms since 1970. */
  readonly savedAt: number;
  readonly articles: readonly PackedArticle[];
  readonly pictures: readonly PackedPicture[];
  /** Whether this device keeps pictures at all; else none are taken. */
  readonly keepsPictures: boolean;
  readonly questions: readonly PackQuestion[];
  /** What the site signed, as it came: to be passed on. Null where nothing is proved. */
  readonly catalogue: SignedCatalogue | null;
}

/** A list of what a site publishes, with the site's signature over its bytes. */
export interface SignedCatalogue {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/**
 * Why a pack is refused. `foreign`: no pack at all; `version`: of a newer Tunas; `damaged`: it ends early; `large`: over the limit;
 * `altered`: it differs from what was written or signed; `key`: signed with another key than the site's; `site`: of another site;
 * `unsupported`: this browser can't check signatures.
 */
export type PackFault =
  | 'foreign'
  | 'version'
  | 'damaged'
  | 'large'
  | 'altered'
  | 'key'
  | 'site'
  | 'clock'
  | 'unsupported';

/** A pack that isn't taken, and where that was seen: a file within it, for the diagnostics. */
export interface RefusedPack {
  readonly ok: false;
  readonly fault: PackFault;
  readonly place: string;
}

/**
 * What became of it: what was taken in, and why not all of it; null where nothing is missing. `busy`: another window changes the library
 * at this moment; `full` and `storage`: the device refuses.
 */
export interface TakenIn {
  readonly articles: number;
  readonly pictures: number;
  readonly questions: number;
  readonly problem: 'busy' | 'full' | 'storage' | null;
}

/** Passing the library on as files, and taking such files in. */
export interface Packs {
  /** Rejects where the device refuses. */
  stock(): Promise<PackStock>;
  /**
   * Writes both files, of any articles: what isn't on this device is fetched. Nothing is saved yet, so that somebody can be told first
   * what is missing. Rejects where the device refuses.
   */
  write(contents: PackContents): Promise<WrittenPack>;
  read(file: Blob, onProgress?: (share: number) => void): Promise<OpenedPack | RefusedPack>;
  /** Imports new and newer articles; unverified ones only with `unverified`. Removes nothing, and never rejects. */
  takeIn(pack: OpenedPack, unverified: boolean): Promise<TakenIn>;
}
