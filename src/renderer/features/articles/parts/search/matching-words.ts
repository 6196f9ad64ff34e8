import type { ArticleSummary } from '#domain/article.ts';
import type { Language } from '#domain/localized.ts';
import { rootsOf } from '#domain/word-roots/roots-of.ts';
import { searchedWords, weightOf } from '#domain/word-roots/searched-words.ts';
import { wordsIn } from '#domain/words.ts';

/** The words of these titles and excerpts that answer one of these searches, and how many letters of each do: all, or a beginning. */
export function matchingWords(
  articles: readonly ArticleSummary[],
  searches: readonly string[],
  language: Language,
): ReadonlyMap<string, number> {
  const wanted = searches.flatMap((search) => searchedWords(search, language));
  const found = new Map<string, number>();
  for (const word of new Set(articles.flatMap(({ title, excerpt }) => wordsIn(`${title} ${excerpt}`)))) {
    const roots = rootsOf(word, language);
    for (const searched of wanted) {
      const letters = weightOf(searched, word, roots);
      if (letters > (found.get(word) ?? 0)) found.set(word, letters);
    }
  }
  return found;
}
