import type { LibraryArticle, LibraryVersion } from '#domain/library.ts';
import type { Article } from '#domain/article.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { LibraryDatabase } from '../library-database.ts';
import type { StoredCard } from '../library-schema.ts';
import { picturesOf } from '../pictures/named-pictures.ts';
import type { LibrarySource } from '../sync/library-source.ts';

/** Articles in one request. */
const BATCH = 40;

/** So many are fetched only to be offered; whoever wants more of them keeps the library first. */
const MOST_OFFERED = 300;

/** What can be said of an article before it is packed. */
export type PackCard = Pick<StoredCard, 'id' | 'cards' | 'pictures'>;

/** The articles of packs: those of this device, else the backend's, so that a pack can be made where no library is kept. */
export interface PackArticles {
  /** Rejects where the device refuses. */
  offered(): Promise<{ readonly cards: readonly PackCard[]; readonly isWhole: boolean }>;
  /** Those of these articles that can be had. Rejects where the device refuses. */
  whole(ids: readonly number[]): Promise<readonly LibraryArticle[]>;
}

export function packArticles(open: () => Promise<LibraryDatabase>, source: LibrarySource): PackArticles {
  const fetched = new Map<number, LibraryArticle>();
  /** False where the backend can't be reached. */
  const fetchAll = async (ids: readonly number[]): Promise<boolean> => {
    for (let at = 0; at < ids.length; at += BATCH) {
      const answer = await source.articles(ids.slice(at, at + BATCH));
      if (!answer.ok) return false;
      for (const article of answer.value) fetched.set(article.id, article);
    }
    return true;
  };
  return {
    async offered() {
      const database = await open();
      const cards = await database.cards();
      if ((await database.syncState()).complete) return { cards, isWhole: true };
      const published = await publishedIds(source);
      if (published === null) return { cards, isWhole: false };
      const here = new Set(cards.map(({ id }) => id));
      const others = published.filter((id) => !here.has(id)).slice(0, MOST_OFFERED);
      const isWhole = await fetchAll(others.filter((id) => !fetched.has(id)));
      const more = others.flatMap((id) => fetched.get(id) ?? []).map(cardOf);
      return { cards: [...cards, ...more], isWhole: isWhole && others.length + here.size >= published.length };
    },
    async whole(ids) {
      const database = await open();
      const found = new Map<number, LibraryArticle>();
      for (const id of ids) {
        const article = await storedArticle(database, id);
        if (article) found.set(id, article);
      }
      await fetchAll(ids.filter((id) => !found.has(id) && !fetched.has(id)));
      return ids.flatMap((id) => found.get(id) ?? fetched.get(id) ?? []);
    },
  };
}

/** The newest first; null where the backend can't be reached. */
async function publishedIds(source: LibrarySource): Promise<readonly number[] | null> {
  const state = await source.state('');
  if (!state.ok) return null;
  const index = await source.index(state.value.parts.map((_, part) => part));
  return index.ok ? index.value.map(({ id }) => id).sort((one, other) => other - one) : null;
}

function cardOf({ id, texts }: LibraryArticle): PackCard {
  return { id, cards: texts, pictures: picturesOf(Object.values(texts)) };
}

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
