import { expect, test } from 'vitest';
import type { Reader } from '#renderer/data/collections/comments.ts';
import { namedIn, stretchesOf, suggestedReaders, typedName } from './parse-mentions.ts';

const reader = (id: string, name: string): Reader => ({ id, name, role: 'editor', language: null });
const READERS = [reader('b', 'Budi'), reader('s', 'Budi Santoso'), reader('c', 'Citra Dewi'), reader('n', '')];

test('a comment names whoever stands behind an @, by the longest name that fits', () => {
  expect(namedIn('@Budi Santoso, lihat @Citra Dewi', READERS)).toEqual(['s', 'c']);
  expect(namedIn('@Budi lihat @Budi', READERS)).toEqual(['b']);
  expect(namedIn('@Budiman, a@Bud, Citra Dewi', READERS)).toEqual([]);
});

test('of two people who would have one name each is named by their own', () => {
  const twins = [reader('b1', 'Budi'), reader('b2', 'Budi (2)')];
  expect(namedIn('@Budi (2) lihat', twins)).toEqual(['b2']);
  expect(namedIn('@Budi lihat', twins)).toEqual(['b1']);
});

test('a comment keeps every letter in its stretches', () => {
  const body = 'Ya @Budi, @@Citra Dewi\n@ siapa?';
  expect(stretchesOf(body, READERS).map(({ text }) => text)).toEqual([
    ...['Ya ', '@Budi', ', @', '@Citra Dewi', '\n@ siapa?'],
  ]);
});

test('a name is typed from an @ that begins a word, up to the cursor', () => {
  expect(typedName('Hai @Bu', 7)).toEqual({ words: 'Bu', from: 4 });
  expect(typedName('@', 1)).toEqual({ words: '', from: 0 });
  expect(typedName('Hai @Bu', 3)).toBeNull();
  expect(typedName('budi@ex', 7)).toBeNull();
});

test('people are proposed by each part of their names, and not once a name is whole', () => {
  const names = (words: string) => suggestedReaders(words, READERS).map(({ name }) => name);
  expect(names('')).toEqual(['Budi', 'Budi Santoso', 'Citra Dewi']);
  expect(names('bu')).toEqual(['Budi', 'Budi Santoso']);
  expect(names('dew')).toEqual(['Citra Dewi']);
  expect(names('déw')).toEqual(['Citra Dewi']);
  expect(names('citra dewi')).toEqual([]);
  expect(names('x')).toEqual([]);
});
