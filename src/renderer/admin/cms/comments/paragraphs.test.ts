import { expect, test } from 'vitest';
import type { CommentedParagraph } from '#renderer/data/collections/comments.ts';
import { findParagraph, paragraphsOf, quotedWords } from './paragraphs.ts';

const FIELDS = [
  { name: 'title', kind: 'line' },
  { name: 'content', kind: 'markup' },
  { name: 'entries', kind: 'items' },
] as const;
const paragraphs = (content: string) =>
  paragraphsOf({ id: { title: 'Cabai', content }, en: { title: '', content: '' }, outdated: {} }, FIELDS);
const TEXT = '## Siram\n\nSiram setiap pagi hari.\n\n- Pupuk dua kali\n- Panen\n\nTutup tanah dengan jerami.';
const at = (words: string, text = TEXT): CommentedParagraph => {
  const found = paragraphs(text).find((each) => quotedWords(each) === words);
  if (!found) throw new Error(`No paragraph says ${words}`);
  return found;
};
const found = (comment: CommentedParagraph, text: string) => {
  const paragraph = findParagraph(comment, paragraphs(text));
  return paragraph && [paragraph.place, quotedWords(paragraph)];
};

test('a comment may stand at a field, a heading, a paragraph and a list’s item', () => {
  expect(paragraphs(TEXT).map((each) => [each.field, quotedWords(each)])).toEqual([
    ['title', 'Cabai'],
    ['content', 'Siram'],
    ['content', 'Siram setiap pagi hari.'],
    ['content', 'Pupuk dua kali'],
    ['content', 'Panen'],
    ['content', 'Tutup tanah dengan jerami.'],
  ]);
});

test('it stays with its paragraph when that moves, and when it is written on', () => {
  const comment = at('Siram setiap pagi hari.');
  expect(found(comment, `Baru.\n\n${TEXT}`)).toEqual([2, 'Siram setiap pagi hari.']);
  expect(found(comment, 'Tutup tanah.\n\nSiram setiap pagi hari.')).toEqual([1, 'Siram setiap pagi hari.']);
  expect(found(comment, '## Siram\n\nSiram setiap sore hari saja.')).toEqual([1, 'Siram setiap sore hari saja.']);
});

test('of two with the same words it is the nearer one', () => {
  const twice = 'Siram.\n\nPupuk.\n\nSiram.';
  const [first, , last] = paragraphs(twice).slice(1);
  expect([first, last].map((each) => each && found(each, 'Siram.\n\nPupuk.\n\nBaru.\n\nSiram.')?.[0])).toEqual([0, 3]);
});

test('it is gone where nothing is like it any more, or only something of another kind', () => {
  const comment = at('Siram setiap pagi hari.');
  expect(found(comment, 'Sama sekali lain.')).toBeNull();
  expect(found(comment, '- Siram setiap pagi hari.')).toBeNull();
  expect(found(comment, '')).toBeNull();
});

test('a paragraph longer than what is kept of it is found by its beginning', () => {
  const long = 'kata '.repeat(600).trim();
  const comment = at(long.slice(0, 1998), long);
  expect(found(comment, `Baru.\n\n${long}`)?.[0]).toBe(1);
});

test('no emoji or letter is cut in two', () => {
  const [quote = ''] = paragraphs(`${'x'.repeat(1997)}🌶️🌶️`)
    .map((each) => each.quote)
    .slice(1);
  // Half of an emoji is a lone surrogate.
  expect([quote.length, /\p{Cs}/u.test(quote)]).toEqual([1999, false]);
});
