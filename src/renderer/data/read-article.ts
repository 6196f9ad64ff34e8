import type { Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { ReadableArticle, Repository } from './repository.ts';

/** An article as this device or the site has it, else from the backend. */
export async function readArticle(
  { stored, live }: Pick<Repository, 'stored' | 'live'>,
  id: number,
  language: Language,
): Promise<Result<ReadableArticle>> {
  const here = await stored.article(id, language);
  return here.ok || !live ? here : live.article(id, language);
}
