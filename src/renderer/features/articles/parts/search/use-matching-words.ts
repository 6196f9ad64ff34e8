import { useEffect, useState } from 'react';
import type { ArticlePage, ArticleQuery } from '#domain/article.ts';

const NONE: ReadonlyMap<string, number> = new Map();

/** The words in these articles' titles and excerpts that match a search by word form, or by another name; the rules are loaded with the first search. */
export function useMatchingWords(
  { search, language }: ArticleQuery,
  { articles, also }: Pick<ArticlePage, 'articles' | 'also'>,
): ReadonlyMap<string, number> {
  const [found, setFound] = useState({ search, articles, words: NONE });
  useEffect(() => {
    if (search === '') return;
    let isOver = false;
    import('./matching-words.ts').then(
      ({ matchingWords }) => {
        if (!isOver)
          setFound({ search, articles, words: matchingWords(articles, [search, ...(also ?? [])], language) });
      },
      (error: unknown) => console.warn('What marks word forms could not be loaded:', error),
    );
    return () => {
      isOver = true;
    };
  }, [search, language, articles, also]);
  return found.search === search && found.articles === articles ? found.words : NONE;
}
