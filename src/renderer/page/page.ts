import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/result.ts';
import type { Messages } from '../i18n/portal-i18n.ts';
import type { Repository } from '../data/repository.ts';

/** What a screen needs to know to fetch its data. */
export interface PageRequest {
  readonly repository: Repository;
  readonly language: Language;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type PageResult<T> =
  | { readonly kind: 'found'; readonly data: T }
  /** `state` goes along with the address, for the page that is there. */
  | { readonly kind: 'elsewhere'; readonly path: string; readonly state?: unknown }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly detail: string };

/** Title and description of a page, for the browser, search engines and share cards. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Picture of the share card, relative to the site. */
  readonly image?: string;
  /** What it shows, for who can't see it. */
  readonly imageAlt?: string;
  readonly kind?: 'website' | 'article';
  /** Pages that no search engine should list. */
  readonly hidden?: boolean;
}

/** What a screen's file exports as `page`. */
export interface Page<T> {
  readonly Screen: ComponentType<{ readonly data: T }>;
  head(data: T, t: i18n['t']): PageHead;
  /** What is there at once. */
  load(request: PageRequest): Promise<PageResult<T>>;
  /** What the backend says now: null where nothing changed or it can't be asked. */
  refresh?(request: PageRequest, shown: T): Promise<PageResult<T> | null>;
  /**
   * Another language changes only the words of this screen: it stays, with what is typed in it and what is under way. Other
   * pages are drawn anew.
   */
  readonly followsLanguage?: true;
  /**
   * Prerendered pages carry their data beside their HTML. What already stands in the HTML is left out of the data at build
   * time and read back from the page before it is hydrated; code that only some of a page's data needs may be fetched then.
   */
  readonly slim?: { remove(data: T): T; restore(data: T, page: ParentNode): T | Promise<T> };
}

/** The file behind a route, loaded when it is first needed. */
interface PageModule {
  // The router doesn't look into a page's data: each page reads only what its own `load` made.
  readonly page: Page<unknown>;
}

/** Texts that only some readers need come with their page: the others don't download them. */
interface PageMessages {
  /** What the texts of a JSON file are called by; a module names its own. */
  readonly namespace?: string;
  readonly files: Readonly<Record<Language, () => Promise<MessageFile>>>;
}

type MessageFile = { readonly default: Messages[string] } | { readonly messages: Messages };

export interface PageRoute {
  readonly path: string;
  load(): Promise<PageModule>;
  readonly messages?: PageMessages;
}

/** The texts that come with a page, in one language; null where there are none. */
export async function pageMessages({ messages }: PageRoute, language: Language): Promise<Messages | null> {
  if (!messages) return null;
  const file = await messages.files[language]();
  return 'default' in file ? { [messages.namespace!]: file.default } : file.messages;
}

/** Declares a page with its own type of data, and hides that type from the router. */
export function definePage<T>(page: Page<T>): Page<unknown> {
  return page as Page<unknown>;
}

/** The data that a page asked for. */
export function found<T>(data: T): PageResult<T> {
  return { kind: 'found', data };
}
