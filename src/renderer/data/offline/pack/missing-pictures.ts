import type { LibraryArticle } from '#domain/library.ts';
import type { MissingPicture, PictureGap } from '#renderer/data/packs.ts';
import { pathOf, pathsOf } from '../pictures/named-pictures.ts';

/** A picture that the page for phones has no more than words of. */
export interface UnshownPicture {
  readonly article: number;
  readonly address: string;
  readonly words: string;
}

/**
 * What the articles of a pack show and the pack or its page doesn't hold, each once. The page knows what pictures show; it has no more
 * than the newest articles.
 */
export function missingPictures(
  articles: readonly LibraryArticle[],
  unshown: readonly UnshownPicture[],
  gaps: ReadonlyMap<string, PictureGap>,
): readonly MissingPicture[] {
  const missing = new Map<string, MissingPicture>();
  const unshownOf = new Map<number, UnshownPicture[]>();
  for (const each of unshown) {
    const own = unshownOf.get(each.article);
    if (own) own.push(each);
    else unshownOf.set(each.article, [each]);
  }
  for (const article of articles) {
    const title = titleOf(article);
    for (const { address, words } of unshownOf.get(article.id) ?? []) {
      const path = pathOf(address);
      const reason = path === undefined ? 'elsewhere' : (gaps.get(path) ?? 'page');
      missing.set(`${article.id} ${path ?? address}`, { article: title, words, reason });
    }
    for (const path of pathsOf(article)) {
      const reason = gaps.get(path);
      const key = `${article.id} ${path}`;
      if (reason && !missing.has(key)) missing.set(key, { article: title, words: '', reason });
    }
  }
  return [...missing.values()];
}

function titleOf({ texts }: LibraryArticle): string {
  return Object.values(texts)[0]?.title ?? '';
}
