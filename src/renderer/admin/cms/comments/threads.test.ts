import { expect, test } from 'vitest';
import type { Comment, Reader } from '#renderer/data/collections/comments.ts';
import { notifiedReaders } from './threads.ts';

const reader = (name: string, language: Reader['language']): Reader => {
  return { id: name, name, language, role: language === null ? 'editor' : 'translator' };
};
const READERS = [reader('Budi', null), reader('Sari', 'en'), reader('Tono', 'id')];
const by = (id: string) => ({ author: { id, name: id, role: 'editor', language: null } }) as Comment;

test('a comment can name those who are told of it: a translator of her language, of all of the draft, and where she wrote', () => {
  const names = (...question: Parameters<typeof notifiedReaders> extends [unknown, ...infer Rest] ? Rest : never) =>
    notifiedReaders(READERS, ...question).map(({ name }) => name);
  expect(names('id')).toEqual(['Budi', 'Tono']);
  expect(names(null)).toEqual(['Budi', 'Sari', 'Tono']);
  expect(names('id', [by('Budi'), by('Sari')])).toEqual(['Budi', 'Sari', 'Tono']);
});
