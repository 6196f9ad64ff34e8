import type { i18n } from 'i18next';
import { type ComponentType, createContext } from 'react';
import type { Language } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/result.ts';
import type { Messages } from '../i18n/portal-i18n.ts';
import type { Repository } from '../data/repository.ts';

/**
 * True while the page hydrates. Prerendered HTML depends on neither the date nor the reader; a component that is mounted while this
 * is false may use the device's data at once.
 */
export const HydratingContext = createContext(false);

/** What a screen needs to load its data. */
export interface PageRequest {
  readonly repository: Repository;
  readonly language: Language;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type PageResult<T> =
  | { readonly kind: 'found'; readonly data: T }
  /** `state` is passed on with the navigation, for the target page. */
  | { readonly kind: 'redirect'; readonly path: string; readonly state?: unknown }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly detail: string };

/** Title and description of a page, for the browser, search engines and share cards. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Picture of the share card, relative to the site. */
  readonly image?: string;
  /** Its alternative text. */
  readonly imageAlt?: string;
  readonly kind?: 'website' | 'article';
  /** Pages that no search engine should list. */
  readonly hidden?: boolean;
}

/** The export `page` of a screen's file. */
export interface Page<T> {
  readonly Screen: ComponentType<{ readonly data: T }>;
  head(data: T, t: i18n['t']): PageHead;
  /** Loads the data that is available at once. */
  load(request: PageRequest): Promise<PageResult<T>>;
  /** The backend's current data; null where nothing changed or it can't be reached. */
  refresh?(request: PageRequest, shown: T): Promise<PageResult<T> | null>;
  /**
   * A change of language only changes this screen's texts: it stays mounted, with its input and running requests. Other pages are
   * mounted anew.
   */
  readonly followsLanguage?: true;
  /** Without a network its data in the other language may be shown; the screen says so. */
  readonly mayBeForeign?: true;
  /**
   * Prerendered pages contain their data beside their HTML. What the HTML contains already is removed from the data at build time
   * and read back from the page before hydration; code that only some data needs may be loaded then.
   */
  readonly slim?: { remove(data: T): T; restore(data: T, page: ParentNode): T | Promise<T> };
}

/** The module of a route, loaded when it is first needed. */
interface PageModule {
  // The router doesn't use a page's data: each page only gets the result of its own `load`.
  readonly page: Page<unknown>;
}

/** Messages that only some pages need are loaded with their page. */
interface PageMessages {
  /** The namespace of a JSON file's messages; a module has its own. */
  readonly namespace?: string;
  readonly files: Readonly<Record<Language, () => Promise<MessageFile>>>;
}

type MessageFile = { readonly default: Messages[string] } | { readonly messages: Messages };

export interface PageRoute {
  readonly path: string;
  load(): Promise<PageModule>;
  readonly messages?: PageMessages;
}

/** The messages of a page in one language; null where there are none. */
export async function pageMessages({ messages }: PageRoute, language: Language): Promise<Messages | null> {
  if (!messages) return null;
  const file = await messages.files[language]();
  return 'default' in file ? { [messages.namespace!]: file.default } : file.messages;
}

/** Declares a page with its own data type and hides that type from the router. */
export function definePage<T>(page: Page<T>): Page<unknown> {
  return page as Page<unknown>;
}

/** The result of a successful `load`. */
export function found<T>(data: T): PageResult<T> {
  return { kind: 'found', data };
}
