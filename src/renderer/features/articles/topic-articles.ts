import type { ArticleSummary } from '#domain/article.ts';
import { RELATED_ARTICLES } from '#domain/limits.ts';
import { onSameTopic } from '#domain/same-topic.ts';
import type { Library } from '../../data/repository.ts';
import type { PageRequest } from '../../page/page.ts';

/** Tags of an article whose lists are asked for. */
const MOST_TAGS = 3;

/** An article, with what is offered after it and others on its topic. */
interface TopicOfArticle {
  readonly article: ArticleSummary;
  readonly related: readonly ArticleSummary[];
  readonly topic?: readonly ArticleSummary[] | undefined;
}

/** Those that are shown: none of the article itself and of what is offered above them. */
export function shownTopic({ article, related, topic }: TopicOfArticle): readonly ArticleSummary[] {
  const above = new Set([article.id, ...related.map(({ id }) => id)]);
  return (topic ?? []).filter(({ id }) => !above.has(id)).slice(0, RELATED_ARTICLES);
}

/**
 * Others on the topic of an article that came without them: from the device, or from the backend where the stored lists don't have
 * the article. Asked for once the article is shown, because a device may have thousands of cards to look through.
 */
export async function topicNow(
  { repository: { stored, live }, language }: PageRequest,
  article: ArticleSummary,
): Promise<readonly ArticleSummary[]> {
  const queries = [
    { category: article.category.slug },
    ...(article.tags ?? []).slice(0, MOST_TAGS).map(({ slug }) => ({ category: '', tag: slug })),
  ];
  const listed = async (library: Library) => {
    const lists = await Promise.all(
      queries.map((query) => library.articlePage({ search: '', page: 1, language, ...query })),
    );
    return lists.flatMap((list, at) => (list.ok ? list.value.articles.map((each) => tagged(each, at)) : []));
  };
  // Lists of the backend have no tags: what a list was asked for is known of all that is in it.
  const tagged = (each: ArticleSummary, at: number): ArticleSummary =>
    each.tags || at === 0 ? each : { ...each, tags: (article.tags ?? []).slice(at - 1, at) };
  const own = await listed(stored);
  const isStored = own.some(({ id }) => id === article.id);
  return onSameTopic(article, isStored || !live ? own : [...(await listed(live)), ...own]);
}
