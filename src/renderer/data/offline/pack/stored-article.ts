import type { Article } from '#domain/article.ts';
import type { LibraryArticle, LibraryVersion } from '#domain/library.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { LibraryDatabase } from '../library-database.ts';

/** An article of this device, whole; null where it isn't here, a text of it is damaged, or it changes at this moment. */
export async function storedArticle(database: LibraryDatabase, id: number): Promise<LibraryArticle | null> {
  const texts: Partial<Record<Language, Article>> = {};
  let known: LibraryVersion | null = null;
  for (const language of LANGUAGES) {
    const found = await database.article(id, ({ cards }) => (cards[language] ? language : null));
    if (!found) continue;
    const { version, card, content } = found;
    if (content === undefined || (known ?? version) !== version) return null;
    known = version;
    texts[language] = { ...card, content };
  }
  return known === null ? null : { id, version: known, texts };
}
