import type { Category } from '#domain/category.ts';
import type { ContactMessage } from '#domain/contact-message.ts';
import type { LibraryArticle } from '#domain/library.ts';
import type { Language, Localized } from '#domain/localized.ts';

/** An article of this device that can be given to others. */
export interface PackableArticle {
  readonly id: number;
  /** In each language that it has. */
  readonly titles: Readonly<Partial<Localized>>;
  readonly category: Category;
  /** ISO date. */
  readonly date: string;
  /** Of all its languages. */
  readonly words: number;
}

/** A message that was written without a connection, and travels with a pack. */
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
  readonly unproved: number;
}

/**
 * Who says that the texts of a pack are the site's. `proved`: the site, by a key that this device knows; `unsigned`: nobody;
 * `no-keys`: a signature by somebody whose key this device doesn't know, as it knows none; `unsupported`: this browser can't check one.
 */
export type PackProof =
  { readonly state: 'proved'; readonly madeAt: number } | { readonly state: 'unsigned' | 'no-keys' | 'unsupported' };

/**
 * What taking an article in would do. `withdrawn`: the site had taken it back when this device last asked, or says so in what it
 * signed last.
 */
export type PackEffect = 'new' | 'newer' | 'same' | 'older' | 'withdrawn';

export interface PackedArticle {
  readonly article: LibraryArticle;
  readonly effect: PackEffect;
  /** Whether the site's signature covers it, exactly as it is. */
  readonly proved: boolean;
}

/** A pack that was read and may be taken in. */
export interface OpenedPack {
  readonly ok: true;
  readonly proof: PackProof;
  /** When it was written, by the clock of the device that wrote it; ms since 1970. */
  readonly savedAt: number;
  readonly articles: readonly PackedArticle[];
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
 * Why a pack isn't taken. `foreign`: no pack at all; `version`: of a newer Tunas; `damaged`: it ends early; `large`: more than may be;
 * `altered`: it isn't as it was written, or as the site signed it; `key`: signed by somebody else than the site; `site`: of another
 * site; `unsupported`: this browser can't check one.
 */
export type PackFault = 'foreign' | 'version' | 'damaged' | 'large' | 'altered' | 'key' | 'site' | 'unsupported';

/** A pack that isn't taken, and where that was seen: a file within it, for the diagnostics. */
export interface RefusedPack {
  readonly ok: false;
  readonly fault: PackFault;
  readonly place: string;
}

/** What became of it. `busy`: another window changes the library at this moment; `full` and `storage`: the device refuses. */
export type TakenIn =
  | { readonly ok: true; readonly articles: number; readonly questions: number }
  | { readonly ok: false; readonly problem: 'busy' | 'full' | 'storage' };

/** Passing the library on as files, and taking such files in. */
export interface Packs {
  /** Newest first. Rejects where the device refuses. */
  articles(): Promise<readonly PackableArticle[]>;
  /** Messages that wait here to be sent; 0 where there is no outbox. */
  waitingQuestions(): Promise<number>;
  /** Rejects where the device refuses. */
  write(contents: PackContents): Promise<WrittenPack>;
  read(file: Blob, onProgress?: (share: number) => void): Promise<OpenedPack | RefusedPack>;
  /** Takes in what is new or newer, of the texts that nobody proved only if `unproved`. Removes nothing. */
  takeIn(pack: OpenedPack, unproved: boolean): Promise<TakenIn>;
}
