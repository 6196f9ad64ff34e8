import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction } from '../call-database.ts';
import type { Request } from '../request-error.ts';

const found = z.object({
  articles: z.array(z.object({ id: z.number(), language: z.enum(LANGUAGES) })),
  /** Not every word is in these articles. */
  partial: z.optional(z.boolean()),
});
const articles = z.array(
  z.object({ id: z.number(), texts: z.array(z.object({ language: z.enum(LANGUAGES), content: z.string() })) }),
);

/** What was translated before: the articles that are published in both languages. */
export interface TranslationMemory {
  /** Ids of articles whose text in a language has all of these words, parted by commas. */
  find(words: string, language: Language): Promise<Result<readonly number[]>>;
  /** The texts of at most 50 articles, of those that have both. */
  texts(ids: readonly number[]): Promise<Result<readonly Localized[]>>;
}

/** A search has to have signs that count; those of private use are in no title. */
const NO_TITLE = '\uE000\uE000\uE000';

/** The memory of the backend, as the person signed in. */
export function translationMemory(accounts: Accounts): TranslationMemory {
  return {
    async find(words, language) {
      const answer = await callFunction(
        accounts,
        'search_articles',
        { search: NO_TITLE, lang: language, forms: words },
        found,
      );
      if (!answer.ok) return answer;
      if (answer.value.partial) return ok([]);
      return ok(answer.value.articles.filter((each) => each.language === language).map(({ id }) => id));
    },
    async texts(ids) {
      const answer = await callFunction(accounts, 'library_articles', { ids: ids.join() }, articles);
      if (!answer.ok) return answer;
      return ok(
        answer.value.flatMap(({ texts }) => {
          const [id, en] = LANGUAGES.map((language) => texts.find((text) => text.language === language)?.content);
          return id === undefined || en === undefined ? [] : [{ id, en }];
        }),
      );
    },
  };
}

/** Articles that are read for one question: those found first are the newest. */
const MOST_ARTICLES = 5;

/** The published articles, in both languages, that may say what the questions ask for; each question is words that all have to be there. */
export const rememberedArticlesQuery = (
  request: Request<TranslationMemory>,
  questions: readonly string[],
  language: Language,
) =>
  queryOptions({
    queryKey: ['translation-memory', language, questions],
    queryFn: () => request((memory) => articlesFor(memory, questions, language)),
    // What is published meanwhile is found the next time that the editor opens.
    staleTime: Infinity,
  });

async function articlesFor(
  memory: TranslationMemory,
  questions: readonly string[],
  language: Language,
): Promise<Result<readonly Localized[]>> {
  const ids = new Set<number>();
  for (const question of questions) {
    const found = await memory.find(question, language);
    if (!found.ok) return found;
    for (const id of found.value.slice(0, MOST_ARTICLES)) ids.add(id);
  }
  return ids.size === 0 ? ok([]) : memory.texts([...ids]);
}
