import { useEffect, useState } from 'react';
import type { ArticleQuery, ArticleSummary } from '#domain/article.ts';

const NONE: ReadonlyMap<string, number> = new Map();

/** The words in these articles' titles and excerpts that match a search by word form; the rules are loaded with the first search. */
export function useMatchingWords(
  { search, language }: ArticleQuery,
  articles: readonly ArticleSummary[],
): ReadonlyMap<string, number> {
  const [found, setFound] = useState({ search, articles, words: NONE });
  useEffect(() => {
    if (search === '') return;
    let isOver = false;
    import('./matching-words.ts').then(
      ({ matchingWords }) => {
        if (!isOver) setFound({ search, articles, words: matchingWords(articles, search, language) });
      },
      (error: unknown) => console.warn('What marks word forms could not be loaded:', error),
    );
    return () => {
      isOver = true;
    };
  }, [search, language, articles]);
  return found.search === search && found.articles === articles ? found.words : NONE;
}
