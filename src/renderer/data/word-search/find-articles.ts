import type { ArticleSummary } from '#domain/article.ts';
import type { SearchedWord } from '#domain/word-roots/searched-words.ts';
import { IN_HEAD, NOWHERE, placesOf, type OpenSegment } from './open-segment.ts';

/** An article with searched words, or forms of them. */
export interface Hit {
  readonly id: number;
  /** The article's when it was indexed: it counts only while the article still has it. */
  readonly version: number;
  /** The greater, the better it answers; of equal ones the newer article is better. */
  readonly rank: number;
}

/** Articles, and how well each answers: the greater the better. */
export type Ranks = ReadonlyMap<ArticleSummary, number>;

/** Which articles are wanted: those with every searched word, or those with some of them. */
export type Wanted = 'all-words' | 'some-words';

/** More words than a search has. */
const HEADS = 16;

/**
 * The articles with these words. The rule is the backend's, too (private.search_articles): the more of the words an article has the
 * better, where one that few articles have counts more; then the more of them stand in its title or excerpt.
 */
export function findArticles(
  segments: readonly OpenSegment[],
  words: readonly SearchedWord[],
  wanted: Wanted = 'all-words',
): readonly Hit[] {
  if (words.length === 0) return [];
  const found = segments.map((open) => ({
    segment: open.segment,
    places: words.map((word) => placesOf(open, word)),
  }));
  const total = segments.reduce((sum, { segment }) => sum + segment.ids.length, 0);
  const worth = words.map((_, nth) => {
    const having = found.reduce(
      (sum, { places }) => sum + (places[nth]?.reduce((all, place) => all + (place === NOWHERE ? 0 : 1), 0) ?? 0),
      0,
    );
    return worthOf(total, having);
  });
  const hits: Hit[] = [];
  for (const { segment, places } of found) {
    if (wanted === 'all-words' && places.includes(null)) continue;
    segment.ids.forEach((id, at) => {
      let [count, rank] = [0, 0];
      for (const [nth, each] of places.entries()) {
        const place = each?.[at] ?? NOWHERE;
        if (place === NOWHERE) continue;
        count += 1;
        rank += worth[nth]! * HEADS + (place === IN_HEAD ? 1 : 0);
      }
      if (count === words.length || (wanted === 'some-words' && count > 0))
        hits.push({ id, version: segment.versions[at]!, rank });
    });
  }
  return hits.sort((a, b) => b.rank - a.rank || b.id - a.id);
}

/** How much it says of an article that it has a word: one more for each time that the articles with it are halved out of all. */
function worthOf(total: number, having: number): number {
  return having === 0 ? 0 : 32 - Math.clz32(Math.floor(Math.max(total, having) / having));
}
