import { queryOptions } from '@tanstack/react-query';
import type { Language, Localized } from '#domain/localized.ts';
import { ok, type Result } from '#domain/result.ts';
import type { TranslationMemory } from '../collections/translation-memory.ts';
import type { Request } from '../request-error.ts';

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
