import { folded } from '#domain/folded.ts';
import { COLLECTION_NAME_MAX } from '#domain/limits.ts';
import type { Localized } from '#domain/localized.ts';
import type { Collection, SavedArticle, SavedState } from './saved.ts';

type Change = (before: SavedState) => SavedState;

/** Saves an article; one that is saved already gets its title in another language. */
export function keepArticle(id: number, titles: Readonly<Partial<Localized>>, savedAt: number): Change {
  return (before) => {
    const there = before.articles.find((each) => each.id === id);
    if (!there) return { ...before, articles: [{ id, titles, note: '', savedAt }, ...before.articles] };
    const known = { ...there.titles, ...titles };
    const isNew = Object.entries(titles).some(([language, title]) => there.titles[language as 'id'] !== title);
    return isNew ? withArticle(before, { ...there, titles: known }) : before;
  };
}

/** Takes an article out, its note and its places in collections with it. */
export function removeArticle(id: number): Change {
  return ({ articles, collections }) => ({
    articles: articles.filter((each) => each.id !== id),
    collections: collections.map((each) =>
      each.articles.includes(id) ? { ...each, articles: each.articles.filter((other) => other !== id) } : each,
    ),
  });
}

/** Puts an article back as it was in `there`, into those of its collections that are still there. */
export function restoreArticle(id: number, there: SavedState): Change {
  return (before) => {
    const article = there.articles.find((each) => each.id === id);
    if (!article) return before;
    const now = before.articles.find((each) => each.id === id);
    const articles = now
      ? withArticle(before, { ...now, note: joinedNote('', article.note, now.note) }).articles
      : [...before.articles, article].sort((one, other) => other.savedAt - one.savedAt);
    const collections = before.collections.map((each) => {
      const place = there.collections.find((other) => other.id === each.id)?.articles.indexOf(id) ?? -1;
      return place < 0 || each.articles.includes(id) ? each : { ...each, articles: inserted(each.articles, place, id) };
    });
    return { articles, collections };
  };
}

/**
 * Stores a note whose editing began with the text `base`. If another window or file has changed it since, both texts stay: the
 * other one first. An article that isn't saved is ignored.
 */
export function writeNote(id: number, base: string, note: string): Change {
  return (before) => {
    const there = before.articles.find((each) => each.id === id);
    if (!there) return before;
    const joined = joinedNote(base, note, there.note);
    return joined === there.note ? before : withArticle(before, { ...there, note: joined });
  };
}

/** Two notes that were made of one; nothing of either is lost. */
export function joinedNote(base: string, mine: string, theirs: string): string {
  if (theirs === base || theirs === mine) return mine;
  if (mine === base) return theirs;
  return theirs === '' ? mine : mine === '' ? theirs : `${theirs}\n\n${mine}`;
}

/** A name as names of collections are compared: but for capitals and accents. */
function compared(name: string): string {
  return folded(name.trim());
}

/** Whether a collection is called so already; the one with this id doesn't count. */
function isNameTaken(collections: readonly Collection[], name: string, id?: string): boolean {
  const wanted = compared(name);
  return collections.some((each) => each.id !== id && compared(each.name) === wanted);
}

/** Longer than any number that is put after a name: ` (9999)`. */
const LONGEST_ENDING = 8;

/** Gives collections that come back, or from a file, names that none of these and none before has: `Kamis (2)`. */
export function freeNames(collections: readonly Collection[]): (name: string) => string {
  const taken = new Set(collections.map(({ name }) => compared(name)));
  // How far a name was counted: thousands of one name would be counted through from the start each time. Names that would be the same
  // with a number are counted as one.
  const counts = new Map<string, number>();
  return (name) => {
    const key = compared(name.slice(0, COLLECTION_NAME_MAX - LONGEST_ENDING));
    let count = counts.get(key) ?? 1;
    let free = name;
    while (taken.has(compared(free))) {
      count += 1;
      const ending = ` (${count})`;
      free = `${name.slice(0, COLLECTION_NAME_MAX - ending.length)}${ending}`;
    }
    counts.set(key, count);
    taken.add(compared(free));
    return free;
  };
}

/** Makes a collection; nothing where its name is taken. */
export function addCollection(id: string, name: string, articles: readonly number[] = []): Change {
  return (before) =>
    isNameTaken(before.collections, name)
      ? before
      : { ...before, collections: [...before.collections, { id, name, articles }] };
}

/** Gives a collection another name; nothing where that is taken. */
export function renameCollection(id: string, name: string): Change {
  return (before) =>
    isNameTaken(before.collections, name, id)
      ? before
      : changeCollection(id, (each) => (each.name === name ? each : { ...each, name }))(before);
}

/** What became of a name that a collection was given, by the state after the change; null where the device refused it. */
export function namingOutcome(after: SavedState | null, id: string, name: string): 'done' | 'taken' | 'refused' {
  if (!after) return 'refused';
  return after.collections.some((each) => each.id === id && each.name === name) ? 'done' : 'taken';
}

export function removeCollection(id: string): Change {
  return (before) => ({ ...before, collections: before.collections.filter((each) => each.id !== id) });
}

/** Puts a collection back to its place, with those of its articles that are still kept. */
export function restoreCollection(collection: Collection, place: number): Change {
  return (before) => {
    if (before.collections.some(({ id }) => id === collection.id)) return before;
    const articles = collection.articles.filter((id) => before.articles.some((each) => each.id === id));
    const name = freeNames(before.collections)(collection.name);
    return { ...before, collections: inserted(before.collections, place, { ...collection, name, articles }) };
  };
}

/** Puts an article at the end of a collection, or takes it out of it. */
export function collectArticle(collection: string, id: number, isIn: boolean): Change {
  return changeCollection(collection, (each) => {
    if (each.articles.includes(id) === isIn) return each;
    return { ...each, articles: isIn ? [...each.articles, id] : each.articles.filter((other) => other !== id) };
  });
}

/** Puts an article back to its place in a collection. */
export function collectArticleAt(collection: string, id: number, place: number): Change {
  return changeCollection(collection, (each) =>
    each.articles.includes(id) ? each : { ...each, articles: inserted(each.articles, place, id) },
  );
}

/** Puts an article of a collection to another place in it, counted from 0. */
export function placeArticle(collection: string, id: number, place: number): Change {
  return changeCollection(collection, (each) => {
    if (!each.articles.includes(id) || each.articles[place] === id) return each;
    const others = each.articles.filter((other) => other !== id);
    return { ...each, articles: inserted(others, place, id) };
  });
}

/** Moves a collection one place up (-1) or down (1). */
export function moveCollection(id: string, step: -1 | 1): Change {
  return (before) => {
    const from = before.collections.findIndex((each) => each.id === id);
    const collection = before.collections[from];
    const to = from + step;
    if (!collection || to < 0 || to >= before.collections.length) return before;
    const others = before.collections.filter((each) => each !== collection);
    return { ...before, collections: inserted(others, to, collection) };
  };
}

function changeCollection(id: string, change: (collection: Collection) => Collection): Change {
  return (before) => ({
    ...before,
    collections: before.collections.map((each) => (each.id === id ? change(each) : each)),
  });
}

function withArticle(before: SavedState, article: SavedArticle): SavedState {
  return { ...before, articles: before.articles.map((each) => (each.id === article.id ? article : each)) };
}

function inserted<T>(list: readonly T[], place: number, item: T): readonly T[] {
  return [...list.slice(0, place), item, ...list.slice(place)];
}
