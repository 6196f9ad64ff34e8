import type { Language } from '#domain/localized.ts';
import { searchedWords } from '#domain/word-roots/searched-words.ts';
import { countsOf, type OpenSegment } from './open-segment.ts';

/** An article that has every searched word, or a form of it. */
export interface Hit {
  readonly id: number;
  /** The article's when it was indexed: it counts only while the article still has it. */
  readonly version: number;
}

/**
 * BM25 (Robertson and Zaragoza, 2009). How soon more of a word counts no more: later than usual, because a word in a title counts as
 * ten. And how much an article's length counts: less than usual, because ours are of one kind.
 */
const SATURATION = 5;
const LENGTH_SHARE = 0.5;

/** The articles that have all words of a search, or forms of them, the best first. */
export function findArticles(segments: readonly OpenSegment[], search: string, language: Language): readonly Hit[] {
  const words = searchedWords(search, language);
  if (words.length === 0) return [];
  const counted = segments.map((open) => ({
    segment: open.segment,
    counts: words.map((word) => countsOf(open, word)),
  }));
  const total = segments.reduce((sum, { segment }) => sum + segment.ids.length, 0);
  const length = segments.reduce((sum, { segment }) => sum + segment.lengths.reduce((all, each) => all + each, 0), 0);
  const rarity = words.map((_, at) => {
    const having = counted.reduce(
      (sum, { counts }) => sum + (counts[at]?.reduce((all, each) => all + (each > 0 ? 1 : 0), 0) ?? 0),
      0,
    );
    return Math.log(1 + (total - having + 0.5) / (having + 0.5));
  });
  const hits: (Hit & { readonly score: number })[] = [];
  for (const { segment, counts } of counted) {
    const own = counts.filter((each) => each !== null);
    if (own.length < words.length) continue;
    for (let at = 0; at < segment.ids.length; at += 1) {
      const damping = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * segment.lengths[at]! * total) / length);
      let score = 0;
      for (const [nth, each] of own.entries()) {
        const count = each[at]!;
        if (count === 0) {
          score = 0;
          break;
        }
        score += (rarity[nth]! * count) / (count + damping);
      }
      if (score > 0) hits.push({ id: segment.ids[at]!, version: segment.versions[at]!, score });
    }
  }
  return hits.sort((a, b) => b.score - a.score || b.id - a.id);
}
