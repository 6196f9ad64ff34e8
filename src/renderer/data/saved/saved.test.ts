import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fillDisk } from '#tests/support/memory/full-disk.ts';
import { createSaved } from './open-saved.ts';
import { NOTHING_SAVED } from '#tests/support/library/nothing-saved.ts';
import type { SavedState } from './saved.ts';
import {
  addCollection,
  collectArticle,
  collectArticleAt,
  joinedNote,
  keepArticle,
  placeArticle,
  moveCollection,
  restoreArticle,
  restoreCollection,
  removeArticle,
  removeCollection,
  renameCollection,
  writeNote,
} from './saved-changes.ts';
import { openSavedDatabase } from './saved-database.ts';

let devices = 0;

/** Two windows of one device. */
function device() {
  const name = `saved-${(devices += 1)}`;
  const told: unknown[] = [];
  const windows: (() => void)[] = [];
  const window = () => {
    const others = windows;
    let own: (() => void) | null = null;
    return createSaved(
      (onClosed) => openSavedDatabase(name, onClosed),
      {
        postMessage: () => others.filter((each) => each !== own).forEach((each) => each()),
        addEventListener: (_type, listener) => {
          own = listener;
          windows.push(listener);
        },
      },
      (...words) => void told.push(words),
    );
  };
  return { window, told };
}

const applied = (...changes: ((before: SavedState) => SavedState)[]) =>
  changes.reduce((state, change) => change(state), NOTHING_SAVED);
const THREE = applied(
  keepArticle(1, { id: 'Selada' }, 10),
  keepArticle(2, { id: 'Cabai' }, 20),
  keepArticle(3, { id: 'Drone' }, 30),
  addCollection('a', 'Kamis', [1, 2, 3]),
  addCollection('b', 'Sabtu', [2]),
);

test('what was kept is there in another window at once, and after the first one is gone', async () => {
  const { window } = device();
  const [one, other] = [window(), window()];
  await other.look();
  const heard = vi.fn();
  other.subscribe(heard);
  await one.change(keepArticle(2, { id: 'Cabai' }, 20));
  await one.change(addCollection('a', 'Kamis', [2]));
  await one.change(writeNote(2, '', 'Bawa contoh daun.'));
  await vi.waitFor(() => expect(other.read()).toEqual(one.read()));
  expect(heard).toHaveBeenCalled();
  const third = window();
  await third.look();
  expect(third.read()).toEqual({
    articles: [{ id: 2, titles: { id: 'Cabai' }, note: 'Bawa contoh daun.', savedAt: 20 }],
    collections: [{ id: 'a', name: 'Kamis', articles: [2] }],
  });
});

test('two windows that change at one moment lose nothing of each other', async () => {
  const { window } = device();
  const [one, other] = [window(), window()];
  await one.change(keepArticle(1, {}, 1));
  await Promise.all([
    one.change(writeNote(1, '', 'satu')),
    other.change(writeNote(1, '', 'dua')),
    one.change(addCollection('a', 'Kamis')),
    other.change(addCollection('b', 'Sabtu')),
  ]);
  await one.look();
  const { articles, collections } = one.read()!;
  expect(articles[0]?.note.split('\n\n').sort()).toEqual(['dua', 'satu']);
  expect(collections.map(({ name }) => name).sort()).toEqual(['Kamis', 'Sabtu']);
});

test('a full disk is reported, and leaves the stored state as it was', async () => {
  const { window } = device();
  const saved = window();
  await saved.change(keepArticle(1, {}, 1));
  const makeRoom = fillDisk((store) => store === 'articles');
  await expect(saved.change(writeNote(1, '', 'baru'))).rejects.toMatchObject({ name: 'QuotaExceededError' });
  makeRoom();
  await saved.look();
  expect(saved.read()?.articles[0]?.note).toBe('');
  await saved.change(writeNote(1, '', 'baru'));
  expect(saved.read()?.articles[0]?.note).toBe('baru');
});

test('what is removed comes back to its places, with its note', () => {
  const noted = writeNote(2, '', 'Catatan')(THREE);
  const gone = removeArticle(2)(noted);
  expect(gone.collections.map(({ articles }) => articles)).toEqual([[1, 3], []]);
  expect(restoreArticle(2, noted)(gone)).toEqual(noted);
  // Kept anew meanwhile, with another note: both stay.
  const again = writeNote(2, '', 'Lain')(keepArticle(2, { id: 'Cabai' }, 40)(gone));
  expect(restoreArticle(2, noted)(again).articles.find(({ id }) => id === 2)?.note).toBe('Lain\n\nCatatan');
  const [first] = THREE.collections;
  const without = removeCollection('a')(THREE);
  expect(restoreCollection(first!, 0)(without)).toEqual(THREE);
  expect(restoreCollection(first!, 0)(THREE)).toBe(THREE);
  expect(collectArticleAt('a', 2, 1)(collectArticle('a', 2, false)(THREE))).toEqual(THREE);
});

test('articles go to any place of their collection, collections move one, and stay where there is none', () => {
  const ids = (state: SavedState) => state.collections.map(({ id, articles }) => [id, articles]);
  expect(ids(placeArticle('a', 3, 0)(THREE))).toEqual([
    ['a', [3, 1, 2]],
    ['b', [2]],
  ]);
  expect(ids(placeArticle('a', 1, 2)(THREE))[0]).toEqual(['a', [2, 3, 1]]);
  expect(ids(placeArticle('a', 3, 2)(THREE))).toEqual(ids(THREE));
  // Taken out in another window meanwhile.
  expect(ids(placeArticle('b', 3, 0)(THREE))).toEqual(ids(THREE));
  expect(ids(moveCollection('b', -1)(THREE)).map(([id]) => id)).toEqual(['b', 'a']);
  expect(moveCollection('a', -1)(THREE).collections).toBe(THREE.collections);
  expect(renameCollection('b', 'Minggu')(THREE).collections[1]?.name).toBe('Minggu');
});

test('no two collections get the same name', () => {
  expect(addCollection('c', ' kamis ')(THREE)).toBe(THREE);
  expect(renameCollection('b', 'KAMIS')(THREE)).toBe(THREE);
  expect(renameCollection('a', 'kamis')(THREE).collections[0]?.name).toBe('kamis');
  // One that was removed comes back after another one was made under its name.
  const again = addCollection('c', 'Kamis')(removeCollection('a')(THREE));
  const names = restoreCollection(THREE.collections[0]!, 0)(again).collections.map(({ name }) => name);
  expect(names).toEqual(['Kamis (2)', 'Sabtu', 'Kamis']);
});

test('the order that somebody gave is kept on the disk', async () => {
  const { window } = device();
  const saved = window();
  await saved.change(() => THREE);
  await saved.change(moveCollection('b', -1));
  await saved.change(addCollection('c', 'Minggu'));
  await saved.change(removeCollection('a'));
  const other = window();
  await other.look();
  expect(other.read()?.collections.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('a kept article learns its title in another language, and is kept once', () => {
  const twice = keepArticle(1, { en: 'Lettuce' }, 99)(THREE);
  expect(twice.articles.find(({ id }) => id === 1)).toMatchObject({
    titles: { id: 'Selada', en: 'Lettuce' },
    savedAt: 10,
  });
  expect(keepArticle(1, { id: 'Selada' }, 99)(THREE)).toBe(THREE);
  expect(writeNote(9, '', 'x')(THREE)).toBe(THREE);
});

test.each([
  ['only mine changed', 'a', 'ab', 'a', 'ab'],
  ['only theirs changed', 'a', 'a', 'ac', 'ac'],
  ['both the same', 'a', 'ab', 'ab', 'ab'],
  ['both changed', 'a', 'ab', 'ac', 'ac\n\nab'],
  ['mine emptied, theirs changed', 'a', '', 'ac', 'ac'],
])('of two notes nothing is lost: %s', (_what, base, mine, theirs, joined) => {
  expect(joinedNote(base, mine, theirs)).toBe(joined);
});
