import type { ArticleSummary } from './article.ts';
import { RELATED_ARTICLES } from './limits.ts';

/**
 * Other articles on the topic of one: those with most of its tags first, then those of its category, in the order in which they are
 * given. More than are shown, because some of them may be offered beside them already. Lists of them show no excerpts.
 */
export function onSameTopic(article: ArticleSummary, all: readonly ArticleSummary[]): readonly ArticleSummary[] {
  const own = new Set(article.tags?.map(({ slug }) => slug));
  const shared = ({ tags = [], category }: ArticleSummary) =>
    2 * tags.filter(({ slug }) => own.has(slug)).length + (category.slug === article.category.slug ? 1 : 0);
  const others = new Map(all.filter((each) => each.id !== article.id).map((each) => [each.id, each]));
  return [...others.values()]
    .map((each) => ({ each, rank: shared(each) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, 2 * RELATED_ARTICLES)
    .map(({ each: { tags: _tags, ...each } }) => ({ ...each, excerpt: '' }));
}
