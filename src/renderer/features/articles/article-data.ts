import type { ArticleSummary } from '#domain/article.ts';
import { RELATED_ARTICLES } from '#domain/limits.ts';
import type { Reply } from '#domain/reply.ts';
import { found, type PageAnswer, type PageRequest } from '../../data/page.ts';
import type { LiveLibrary, ReadableArticle, StoredLibrary } from '../../data/port.ts';

export interface ArticleData {
  readonly article: ReadableArticle;
  readonly related: readonly ArticleSummary[];
}

/** Where a reader goes who asks for an article that isn't there (specification, section 2). */
const TO_THE_LIST = { kind: 'elsewhere', path: '/blog' } as const;

function idOf(request: PageRequest): number | null {
  const text = request.params['id'] ?? '';
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

/** The stored article; one that is newer than the build comes from the backend. */
export async function loadArticle(request: PageRequest): Promise<PageAnswer<ArticleData>> {
  const id = idOf(request);
  if (id === null) return TO_THE_LIST;
  const { stored, live } = request.repository;
  const first = stored.firstArticles(request.language);
  let article = await stored.article(id, request.language);
  if (!article.ok && live) article = await live.article(id, request.language);
  if (!article.ok)
    return article.code === 'not-found' ? TO_THE_LIST : { kind: 'failed', code: article.code, detail: article.detail };
  return found({ article: article.value, related: relatedTo(id, await first) });
}

/** The first three others by id, as the specification says. */
function relatedTo(id: number, first: Reply<readonly ArticleSummary[]>): readonly ArticleSummary[] {
  return first.ok ? first.value.filter((other) => other.id !== id).slice(0, RELATED_ARTICLES) : [];
}

/** What became of the article on the backend, and of those offered after it: changed, withdrawn, or neither. */
export async function refreshArticle(
  request: PageRequest,
  shown: ArticleData,
): Promise<PageAnswer<ArticleData> | null> {
  const { live, stored } = request.repository;
  if (!live) return null;
  const [article, related] = await Promise.all([
    articleNow(live, request, shown),
    relatedNow({ live, stored }, request, shown),
  ]);
  if (article === 'withdrawn') return TO_THE_LIST;
  if (!article && !related) return null;
  return found({ article: article ?? shown.article, related: related ?? shown.related });
}

interface Asked {
  readonly live: LiveLibrary;
  readonly stored: StoredLibrary;
}

/** null where it is as shown, or can't be asked for. */
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
  return article.value.version === version && article.value.language === language ? null : article.value;
}

/** The first that are still published; null where all of those shown are, or they can't be asked for. */
async function relatedNow(
  { live, stored }: Asked,
  { language }: PageRequest,
  { article, related }: ArticleData,
): Promise<readonly ArticleSummary[] | null> {
  if (related.length === 0) return null;
  const there = await live.published(related.map(({ id }) => id));
  if (!there.ok || there.value.length === related.length) return null;
  const first = await stored.firstArticles(language);
  const others = first.ok ? first.value.filter(({ id }) => id !== article.id) : related;
  const published = await live.published(others.map(({ id }) => id));
  if (!published.ok) return null;
  return others.filter(({ id }) => published.value.includes(id)).slice(0, RELATED_ARTICLES);
}
