import { openDB, type DBSchema } from 'idb';
import { finishedTransaction } from '../indexed-db.ts';
import { withRoom } from '../make-room.ts';
import type { Collection, SavedArticle, SavedState } from './saved.ts';

interface Schema extends DBSchema {
  articles: { key: number; value: SavedArticle };
  /** `place` is its number in the person's order. */
  collections: { key: string; value: Collection & { readonly place: number } };
}

/** What is kept on this device. Every call may reject; nothing is changed then. */
export interface SavedDatabase {
  read(): Promise<SavedState>;
  change(decide: (before: SavedState) => SavedState): Promise<SavedState>;
  close(): void;
}

const VERSION = 1;

/**
 * A database of its own: removing the library takes nothing of it along. `onClosed`: it has to be opened again, because a newer window
 * wanted it, or the browser has thrown it away.
 */
export async function openSavedDatabase(name: string, onClosed: () => void): Promise<SavedDatabase> {
  const database = await openDB<Schema>(name, VERSION, {
    upgrade(opened) {
      opened.createObjectStore('articles', { keyPath: 'id' });
      opened.createObjectStore('collections', { keyPath: 'id' });
    },
    // A window of a newer version of the portal waits for this one.
    blocking() {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  const changeOnce: SavedDatabase['change'] = async (decide) => {
    const change = database.transaction(['articles', 'collections'], 'readwrite', { durability: 'strict' });
    const [articles, collections] = [change.objectStore('articles'), change.objectStore('collections')];
    const before = stateOf(await articles.getAll(), await collections.getAll());
    const after = decide(before);
    const gone = <Id>(some: readonly { id: Id }[], left: readonly { id: Id }[]) =>
      some.map(({ id }) => id).filter((id) => left.every((each) => each.id !== id));
    await finishedTransaction(change, [
      ...after.articles.filter((each) => !before.articles.includes(each)).map((each) => articles.put(each)),
      ...gone(before.articles, after.articles).map((id) => articles.delete(id)),
      ...after.collections
        .map(({ id, name: called, articles: ids }, place) => ({ id, name: called, articles: ids, place }))
        .filter(({ place }) => after.collections[place] !== before.collections[place])
        .map((each) => collections.put(each)),
      ...gone(before.collections, after.collections).map((id) => collections.delete(id)),
    ]);
    return after;
  };
  return {
    async read() {
      const look = database.transaction(['articles', 'collections']);
      return stateOf(
        ...(await Promise.all([look.objectStore('articles').getAll(), look.objectStore('collections').getAll()])),
      );
    },
    change: (decide) => withRoom(() => changeOnce(decide)),
    close: () => database.close(),
  };
}

function stateOf(
  articles: readonly SavedArticle[],
  collections: readonly Schema['collections']['value'][],
): SavedState {
  return {
    articles: [...articles].sort((one, other) => other.savedAt - one.savedAt || other.id - one.id),
    collections: [...collections]
      .sort((one, other) => one.place - other.place)
      .map(({ id, name, articles: ids }) => ({ id, name, articles: ids })),
  };
}
