import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import { withSideText, type DocumentParts, type Entry, type SidedDocument } from '../document-kind.ts';
import { differences, joined, type Choice } from './differences.ts';

const kind: DocumentParts<ArticleDocument> = {
  schema: z.any(),
  sideFields: [
    { name: 'title', label: 'admin.dashboard', kind: 'line', most: 200 },
    { name: 'content', label: 'admin.dashboard', kind: 'markup', most: 1000 },
  ],
  sharedFields: [
    {
      name: 'image',
      label: 'admin.dashboard',
      show: ({ image }) => image,
      take: ({ image }, into) => ({ ...into, image }),
    },
    {
      name: 'category',
      label: 'admin.dashboard',
      // Two categories of the same name, and one that is gone.
      show: ({ category }) => (category === null || category > 2 ? '' : 'Padi'),
      take: ({ category }, into) => ({ ...into, category }),
    },
    {
      name: 'author',
      label: 'admin.dashboard',
      show: ({ author }) => author.id,
      take: ({ author }, into) => ({ ...into, author: { en: author.en, id: author.id } }),
    },
  ],
};
const base = withSideText(emptyArticle({ id: '', en: '' }), 'id', 'title', 'Cabai');
const mine = { ...withSideText(base, 'id', 'title', 'Cabai saya'), image: '/pictures/mine.svg' };
const theirs = withSideText(withSideText(base, 'id', 'title', 'Cabai mereka'), 'en', 'content', 'Words');

const keys = (list: readonly { key: string; changedBy: string }[]) =>
  list.map(({ key, changedBy }) => [key, changedBy]);

describe('what differs', () => {
  test('is told in the form’s order, with who changed it', () => {
    expect(keys(differences(kind, mine, theirs, base, 'en'))).toEqual([
      ['image', 'me'],
      ['id.title', 'both'],
      ['en.content', 'them'],
    ]);
  });

  test('is everybody’s to decide where nobody knows what both began with', () => {
    expect(keys(differences(kind, mine, theirs, null, 'en')).map(([, by]) => by)).toEqual(['both', 'both', 'both']);
  });

  test('is nothing between equals', () => {
    expect(differences(kind, mine, mine, base, 'id')).toEqual([]);
    expect(differences(kind, mine, { ...mine, author: { ...mine.author } }, base, 'id')).toEqual([]);
  });

  test('is told by what it is, though the words for it are the same', () => {
    const [one, two, gone] = [1, 2, 3].map((category) => ({ ...base, category }));
    if (!one || !two || !gone) throw new Error('There are three.');
    expect(differences(kind, one, two, base, 'id')).toEqual([
      {
        ...{ key: 'category', label: 'admin.dashboard', language: null },
        ...{ mine: 'Padi', theirs: 'Padi', changedBy: 'both' },
      },
    ]);
    expect(keys(differences(kind, one, two, one, 'id'))).toEqual([['category', 'them']]);
    expect(keys(differences(kind, gone, base, base, 'id'))).toEqual([['category', 'me']]);
    const english = { ...base, author: { ...base.author, en: 'Ratna' } };
    expect(keys(differences(kind, base, english, base, 'id'))).toEqual([['author', 'them']]);
  });
});

describe('what was chosen', () => {
  const choose = (...chosen: [string, Choice][]) => joined(kind, mine, theirs, new Map(chosen));

  test('is joined field by field', () => {
    const document = choose(['image', 'mine'], ['id.title', 'theirs'], ['en.content', 'theirs']);
    expect([document.image, document.id.title, document.en.content]).toEqual([
      '/pictures/mine.svg',
      'Cabai mereka',
      'Words',
    ]);
  });

  test('leaves mine where nothing was chosen', () => {
    expect(choose()).toEqual(mine);
  });

  test('brings along what is behind with texts that are all theirs', () => {
    const step = { behind: 'en', was: 'Cabai', since: 'then' } as const;
    const document = joined(kind, mine, { ...theirs, steps: { title: step } }, new Map([['id.title', 'theirs']]));
    expect(document.steps).toEqual({ title: step });
    expect(joined(kind, mine, { ...theirs, steps: { title: step } }, new Map()).steps).toEqual({});
  });
});

describe('a list within a language', () => {
  interface Listed extends SidedDocument {
    readonly id: { readonly values: readonly Entry[] };
    readonly en: { readonly values: readonly Entry[] };
  }
  const listed: DocumentParts<Listed> = {
    schema: z.any(),
    sideFields: [{ name: 'values', label: 'admin.dashboard', kind: 'items', most: 8 }],
    sharedFields: [],
  };
  const withValues = (...values: readonly Entry[]): Listed => ({ id: { values }, en: { values: [] }, steps: {} });
  const caring = { title: 'Peduli', text: '' };

  test('is shown in words, an entry in a paragraph', () => {
    const before = withValues(caring);
    const after = withValues({ ...caring, text: 'Dua kali' }, { title: 'Mendidik', text: '' });
    expect(differences(listed, after, before, before, 'id')).toEqual([
      {
        ...{ key: 'id.values', label: 'admin.dashboard', language: 'id', changedBy: 'me' },
        ...{ mine: 'Peduli\nDua kali\n\nMendidik', theirs: 'Peduli' },
      },
    ]);
  });

  test('differs by what it holds, though its words are the same', () => {
    const other = withValues({ title: '', text: 'Peduli' });
    expect(differences(listed, withValues(caring), other, null, 'id')).toHaveLength(1);
  });

  test('is taken whole, as the list that it is', () => {
    const taken = joined(listed, withValues(), withValues(caring), new Map([['id.values', 'theirs']]));
    expect(taken).toEqual(withValues(caring));
  });
});
