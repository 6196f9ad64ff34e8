import { otherLanguage } from '#domain/localized.ts';
import { cachedPage } from '../data/cached-pages.ts';
import type { Page, PageRequest } from '../page/page.ts';

/**
 * The data of a page that can't be loaded, as the service worker keeps them with the page; null where it keeps none. An article in
 * the other language is better than none.
 */
export async function cachedData(
  page: Page<unknown>,
  path: string,
  request: PageRequest,
): Promise<{ readonly data: unknown } | null> {
  const own = await dataOfPage(page, path, request);
  if (own || !page.mayBeForeign) return own;
  const { language, repository } = request;
  const foreign = { ...request, language: otherLanguage(language), repository: { ...repository, live: null } };
  const answer = await page.load(foreign);
  return answer.kind === 'found' ? { data: answer.data } : dataOfPage(page, path, foreign);
}

async function dataOfPage({ slim }: Page<unknown>, path: string, { language }: PageRequest) {
  const kept = await cachedPage(path, language);
  return kept && { data: slim ? await slim.restore(kept.data, kept.html) : kept.data };
}
