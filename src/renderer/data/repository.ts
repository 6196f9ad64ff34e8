import type { ArticleHeading } from '#text/render/render-article.ts';
import { createContext, useContext } from 'react';
import type { ReceivedInvitation } from '#domain/account.ts';
import type { Article, ArticlePage, ArticleQuery, ArticleSummary } from '#domain/article.ts';
import type { OutgoingMessage, Delivery, Outbox } from './outbox.ts';
import type { Language, Localized } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { FieldCalendar, TextCalendar } from '#domain/seasons/field-tasks.ts';
import type { SiteDetails } from '#domain/configuration.ts';
import type { OfflineLibrary } from './offline-library.ts';
import type { Banner, SitePart } from './site-content.ts';

/** An article with its Markdown converted to HTML, by the only parser whose output the portal inserts. */
export interface ReadableArticle extends Omit<Article, 'content'> {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  /** Its calendar strips; missing where it has none. */
  readonly calendars?: readonly TextCalendar[];
  /** Others on its topic; missing where the site's files don't have the article. */
  readonly topic?: readonly ArticleSummary[];
  /** It came with a pack, and nothing proves that the site wrote it. */
  readonly unverified?: true;
}

/** A source of articles. */
export interface Library {
  articlePage(query: ArticleQuery, signal?: AbortSignal): Promise<Result<ArticlePage>>;
  /** `not-found` where there is no such published article. */
  article(id: number, language: Language, signal?: AbortSignal): Promise<Result<ReadableArticle>>;
}

/** The backend's library can also check with a small request whether an article has changed. */
export interface LiveLibrary extends Library {
  /** The version of a published article; `not-found` where it was withdrawn. */
  articleVersion(id: number, signal?: AbortSignal): Promise<Result<string>>;
  /** Which of these articles are published. */
  published(ids: readonly number[], signal?: AbortSignal): Promise<Result<readonly number[]>>;
  /** The parts of the site that the team writes (null: all), in the backend's format; the caller parses them (site-content.ts). */
  site(language: Language, parts: readonly SitePart[] | null, signal?: AbortSignal): Promise<Result<unknown>>;
}

/** What super admins had written of the rest of the site when the build or this device read it. */
export interface StoredSite {
  /** As the backend names it. */
  readonly rows: unknown;
  /** The about page's story as HTML, where the build made it; else ''. */
  readonly story: string;
}

/** The stored library can also list the articles with the lowest ids, which are offered to read next. */
export interface StoredLibrary extends Library {
  /** Whether it has everything that the backend had published at the last sync, and can search it; missing where it never has. */
  readonly isComplete?: () => Promise<boolean>;
  firstArticles(language: Language): Promise<Result<readonly ArticleSummary[]>>;
  /** A suggestion for a search with a typing error: one letter of a word is changed so that it has matches; null where there is none. */
  suggestSearch(search: string, language: Language): Promise<Result<string | null>>;
  /** The calendar strips of all articles. */
  calendars(language: Language): Promise<Result<readonly FieldCalendar[]>>;
  site(language: Language): Promise<Result<StoredSite>>;
}

/** A draft as a link shows it. */
export type DraftPreview = SavedDraft & (ArticlePreview | BannerPreview);

interface ArticlePreview {
  readonly kind: 'article';
  /** Null in a language that nothing is written in. */
  readonly articles: Localized<ReadableArticle | null>;
}

interface BannerPreview {
  readonly kind: 'banner';
  /** Null in a language that has no title. */
  readonly banners: Localized<Banner | null>;
}

interface SavedDraft {
  /** When it was saved last, ISO. */
  readonly savedAt: string;
  /** Whether visitors read it as it stands here, or otherwise; null where they don't. */
  readonly live: Localized<'same' | 'changed' | null>;
}

/** Where the articles are read. */
export interface ArticleSource {
  /** The data that is bundled with the site or the app: available at once, perhaps not the newest. */
  readonly stored: StoredLibrary;
  /** The backend; null where none is configured. */
  readonly live: LiveLibrary | null;
  /** Puts this device's copy into an image whose picture can't be fetched; missing where none are kept. */
  readonly showPicture?: ((image: HTMLImageElement) => Promise<boolean>) | undefined;
  /** Calls the listener when a sync, in any window, has changed the articles on this device; missing where none are stored. */
  readonly subscribe?: ((listener: () => void) => () => void) | undefined;
}

/** Everything that the public screens read and write. */
export interface Repository extends ArticleSource {
  /** The draft behind a link's token; `not-found` where it opens none. Missing where there is no backend. */
  readonly readPreview?: (token: string) => Promise<Result<DraftPreview>>;
  /** The invitation with this code; `not-found` where it isn't valid (any more). Missing where there is no backend. */
  readonly readInvitation?: (code: string) => Promise<Result<ReceivedInvitation>>;
  readonly site: SiteDetails;
  /** Where a picture lies (domain/picture-address.ts). */
  pictureSource(address: string): string;
  /** Sends a message, or keeps it on this device to be sent later. */
  sendMessage(message: OutgoingMessage): Promise<Result<Delivery>>;
  /** The messages that are kept so; missing where there is no backend. Their code is fetched: rejects where it can't be. */
  readonly outbox?: () => Promise<Outbox>;
  /** Syncs the whole library to this device; missing where there is no backend. Its code may be loaded on demand. */
  readonly openLibrary?: () => Promise<OfflineLibrary>;
}

export const RepositoryContext = createContext<Repository | null>(null);

/** The data of the portal. */
export function useRepository(): Repository {
  const repository = useContext(RepositoryContext);
  if (!repository) throw new Error('No repository: render the portal inside RepositoryContext.');
  return repository;
}
