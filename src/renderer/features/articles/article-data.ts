import type { ArticleSummary } from '#domain/article.ts';
import { RELATED_ARTICLES } from '#domain/limits.ts';
import type { Result } from '#domain/result.ts';
import { found, type PageResult, type PageRequest } from '../../page/page.ts';
import type { LiveLibrary, ReadableArticle, StoredLibrary } from '../../data/repository.ts';
import { topicNow } from './topic-articles.ts';
import { toTheList, type MissingArticle } from './missing-article.ts';

export interface ArticleData {
  readonly article: ReadableArticle;
  readonly related: readonly ArticleSummary[];
  /** Others on its topic, some of which may be among the related ones; missing where they have to be asked for. */
  readonly topic?: readonly ArticleSummary[] | undefined;
  /** Not for everybody: nothing offers to share it. */
  readonly unpublished?: true;
}

function idOf(request: PageRequest): number | null {
  const text = request.params['id'] ?? '';
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

/** The stored article; one that is newer than the build comes from the backend. */
export async function loadArticle(request: PageRequest): Promise<PageResult<ArticleData>> {
  const id = idOf(request);
  if (id === null) return toTheList({ missingArticle: null });
  const { stored, live } = request.repository;
  const first = stored.firstArticles(request.language);
  let article = await stored.article(id, request.language);
  if (!article.ok && live) {
    const now = await live.article(id, request.language);
    // A backend without articles has none beside the stored ones.
    if (now.ok || now.code !== 'no-table') article = now;
  }
  if (!article.ok) {
    const { code, detail } = article;
    return code === 'not-found' ? withdrawn({ missingArticle: id }) : { kind: 'failed', code, detail };
  }
  const { topic, ...shown } = article.value;
  return found({ article: shown, related: relatedTo(id, await first), topic });
}

/** Leads away from an article that isn't published, of which nothing stays on this device. Few readers fetch the code for it. */
function withdrawn(missing: MissingArticle & { readonly missingArticle: number }): PageResult<never> {
  import('../../data/cached-pages.ts')
    .then(({ forgetArticle }) => forgetArticle(missing.missingArticle))
    .catch((error: unknown) => console.warn('A withdrawn article may still be kept on this device:', error));
  return toTheList(missing);
}

/** The first three others by id, as specified. */
function relatedTo(id: number, first: Result<readonly ArticleSummary[]>): readonly ArticleSummary[] {
  return first.ok ? first.value.filter((other) => other.id !== id).slice(0, RELATED_ARTICLES) : [];
}

/** What became of the article on the backend, and of those offered after it: changed, withdrawn, or neither. */
export async function refreshArticle(
  request: PageRequest,
  shown: ArticleData,
): Promise<PageResult<ArticleData> | null> {
  const { live, stored } = request.repository;
  const asking = shown.topic ? null : topicNow(request, shown.article);
  const [article, beside] = await Promise.all([
    live && articleNow(live, request, shown),
    live && besideNow({ live, stored }, request, shown),
  ]);
  if (article === 'withdrawn') {
    const { id, category } = shown.article;
    return withdrawn({ missingArticle: id, category: category.slug });
  }
  const topic = await asking;
  if (!article && !beside && !topic) return null;
  return found({ ...shown, ...(topic && { topic }), ...beside, ...(article && { article }) });
}

interface Asked {
  readonly live: LiveLibrary;
  readonly stored: StoredLibrary;
}

/** null where it is unchanged, or the request fails. */
async function articleNow(
  live: LiveLibrary,
  request: PageRequest,
  { article: { id, version, language } }: ArticleData,
): Promise<ReadableArticle | 'withdrawn' | null> {
  const now = await live.articleVersion(id);
  if (!now.ok) return now.code === 'not-found' ? 'withdrawn' : null;
  if (now.value === version && language === request.language) return null;
  const article = await live.article(id, request.language);
  if (!article.ok) return article.code === 'not-found' ? 'withdrawn' : null;
  const isShown = article.value.version === version && article.value.language === language;
  return isShown ? null : article.value;
}

/** What is still published of what is offered beside the article; null where all of it is, or the request fails. */
async function besideNow(
  { live, stored }: Asked,
  { language }: PageRequest,
  { article, related, topic }: ArticleData,
): Promise<Pick<ArticleData, 'related' | 'topic'> | null> {
  const shown = [...new Set([...related, ...(topic ?? [])].map(({ id }) => id))];
  if (shown.length === 0) return null;
  const there = await live.published(shown);
  if (!there.ok || there.value.length === shown.length) return null;
  // One that wasn't shown yet is asked for beside this.
  const still = topic && { topic: topic.filter(({ id }) => there.value.includes(id)) };
  if (related.every(({ id }) => there.value.includes(id))) return { related, ...still };
  const first = await stored.firstArticles(language);
  const others = first.ok ? first.value.filter(({ id }) => id !== article.id) : related;
  const published = await live.published(others.map(({ id }) => id));
  if (!published.ok) return null;
  const next = others.filter(({ id }) => published.value.includes(id)).slice(0, RELATED_ARTICLES);
  return { related: next, ...still };
}
