import type { Language } from '#domain/localized.ts';
import { found, pageMessages, type Page, type PageResult, type PageRequest, type PageRoute } from '../page/page.ts';
import type { Repository } from '../data/repository.ts';
import type { Messages } from '../i18n/portal-i18n.ts';
import { matchRoute } from './routes.ts';

/** A page with its data. */
export interface LoadedPage {
  /** Language and plain path that this page was loaded for. */
  readonly key: string;
  readonly path: string;
  readonly page: Page<unknown>;
  readonly request: PageRequest;
  readonly data: unknown;
}

/** The key of a path in a language. */
export function pageKey(path: string, language: Language): string {
  return `${language} ${path}`;
}

/** While this key stays the same, the screen isn't mounted anew. */
export function screenKey({ key, path, page }: LoadedPage): string {
  return page.followsLanguage ? path : key;
}

/** Loads pages; a prepared page is returned at once. */
export interface PageLoader {
  open(path: string, language: Language): Promise<PageResult<LoadedPage>>;
}

/** How long a prepared page is used, ms: prepared by a pointer over a link, or by the choice of a language. */
const PREPARED_MS = 30_000;

/** Adds the messages that come with a page. */
export type LearnMessages = (language: Language, messages: Messages) => void;

/** A loader that reads from a repository. */
export function pageOpener(repository: Repository, learn: LearnMessages): PageLoader {
  const prepared = new Map<string, { readonly opening: Promise<PageResult<LoadedPage>>; readonly at: number }>();
  return {
    open(path, language) {
      const key = pageKey(path, language);
      const ready = prepared.get(key);
      if (ready && Date.now() - ready.at < PREPARED_MS) return ready.opening;
      const opening = openPage(path, language, repository, learn);
      prepared.set(key, { opening, at: Date.now() });
      const forget = () => void prepared.delete(key);
      opening.then((answer) => answer.kind === 'failed' && forget(), forget);
      return opening;
    },
  };
}

/** Loads a page's code and its data. */
async function openPage(
  path: string,
  language: Language,
  repository: Repository,
  learn: LearnMessages,
): Promise<PageResult<LoadedPage>> {
  const { route, params } = matchRoute(path);
  const request: PageRequest = { repository, language, params };
  const page = await loadPage(route, language, learn);
  const opened = (data: unknown) => found({ key: pageKey(path, language), path, page, request, data });
  const answer = await page.load(request);
  if (answer.kind === 'found') return opened(answer.data);
  const kept = answer.kind === 'failed' ? await cachedData(page, path, request) : null;
  return kept ? opened(kept.data) : answer;
}

/** What the page showed when it was read before, where the service worker keeps that; its code is fetched, because few need it. */
async function cachedData(page: Page<unknown>, path: string, request: PageRequest): Promise<{ data: unknown } | null> {
  try {
    return await (await import('./cached-data.ts')).cachedData(page, path, request);
  } catch (error) {
    console.warn('What this device keeps of the page could not be read:', error);
    return null;
  }
}

/** Loads a page's code and its messages. */
async function loadPage(route: PageRoute, language: Language, learn: LearnMessages): Promise<Page<unknown>> {
  const [{ page }, messages] = await Promise.all([route.load(), pageMessages(route, language)]);
  if (messages) learn(language, messages);
  return page;
}

/** The prerendered page: its code is loaded, its data came with the HTML; without `learn` its messages came too. */
export async function openPrerendered(
  path: string,
  language: Language,
  repository: Repository,
  learn: LearnMessages | null,
  data: unknown,
  html: ParentNode,
): Promise<LoadedPage> {
  const { route, params } = matchRoute(path);
  const page = learn ? await loadPage(route, language, learn) : (await route.load()).page;
  return {
    key: pageKey(path, language),
    path,
    page,
    request: { repository, language, params },
    data: page.slim ? await page.slim.restore(data, html) : data,
  };
}
