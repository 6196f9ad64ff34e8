import type { Language } from '#domain/localized.ts';
import { pageMessages, type Page, type PageResult, type PageRequest, type PageRoute } from '../page/page.ts';
import type { Repository } from '../data/repository.ts';
import type { Messages } from '../i18n/portal-i18n.ts';
import { matchRoute } from './routes.ts';

/** A page with the data it shows. */
export interface LoadedPage {
  /** Language and plain path: what this page is the answer to. */
  readonly key: string;
  readonly path: string;
  readonly page: Page<unknown>;
  readonly request: PageRequest;
  readonly data: unknown;
}

export type PageLoad =
  { readonly kind: 'opened'; readonly opened: LoadedPage } | Exclude<PageResult<unknown>, { readonly kind: 'found' }>;

/** What an opened page is the answer to. */
export function pageKey(path: string, language: Language): string {
  return `${language} ${path}`;
}

/** As long as this is the same, the same screen stays. */
export function screenKey({ key, path, page }: LoadedPage): string {
  return page.followsLanguage ? path : key;
}

/** Opens pages; what was prepared a moment ago is there at once. */
export interface PageLoader {
  open(path: string, language: Language): Promise<PageLoad>;
}

/** An opened page is taken from here for this long, ms: from the pointer over a link, or the choice of a language, on. */
const PREPARED_MS = 30_000;

/** Takes in the messages that came with a page. */
export type LearnMessages = (language: Language, messages: Messages) => void;

/** An opener over a repository. */
export function pageOpener(repository: Repository, learn: LearnMessages): PageLoader {
  const prepared = new Map<string, { readonly opening: Promise<PageLoad>; readonly at: number }>();
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

/** Fetches a page's code, then its data. */
async function openPage(
  path: string,
  language: Language,
  repository: Repository,
  learn: LearnMessages,
): Promise<PageLoad> {
  const { route, params } = matchRoute(path);
  const request: PageRequest = { repository, language, params };
  const page = await loadPage(route, language, learn);
  const answer = await page.load(request);
  if (answer.kind !== 'found') return answer;
  return { kind: 'opened', opened: { key: pageKey(path, language), path, page, request, data: answer.data } };
}

/** A page's code, with the messages that it brings along. */
async function loadPage(route: PageRoute, language: Language, learn: LearnMessages): Promise<Page<unknown>> {
  const [{ page }, messages] = await Promise.all([route.load(), pageMessages(route, language)]);
  if (messages) learn(language, messages);
  return page;
}

/** The page as prerendered: its code is loaded, its data came with the HTML, and its texts where nobody learns them. */
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
