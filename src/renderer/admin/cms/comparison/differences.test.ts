import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ArticleDocument, emptyArticle } from '#domain/article-document.ts';
import { type DocumentParts, type Entry, type TranslatedDocument, withTranslationText } from '../content-type.ts';
import { ABOUT } from '../../sections/about/about.ts';
import { BANNERS } from '../../sections/banners/banners.ts';
import { CONTACT } from '../../sections/contact/contact.ts';
import { emptyDocument } from '../content-types/document-schema.ts';
import { contentTypeFromDefinition } from '../content-types/content-type-from-definition.ts';
import { type Choice, differences, joined } from './differences.ts';

const kind: DocumentParts<ArticleDocument> = {
  schema: z.any(),
  storedSchema: z.any(),
  sideFields: [
    { name: 'title', label: 'dashboard:admin.dashboard', kind: 'line', most: 200 },
    { name: 'content', label: 'dashboard:admin.dashboard', kind: 'markup', most: 1000 },
  ],
  sharedFields: [
    {
      name: 'image',
      label: 'dashboard:admin.dashboard',
      show: ({ image }) => image,
      take: ({ image }, into) => ({ ...into, image }),
    },
    {
      name: 'category',
      label: 'dashboard:admin.dashboard',
      // Two categories of the same name, and one that is gone.
      show: ({ category }) => (category === null || category > 2 ? '' : 'Padi'),
      take: ({ category }, into) => ({ ...into, category }),
    },
    {
      name: 'author',
      label: 'dashboard:admin.dashboard',
      show: ({ author }) => author.id,
      take: ({ author }, into) => ({ ...into, author: { en: author.en, id: author.id } }),
    },
  ],
};
const base = withTranslationText(emptyArticle({ id: '', en: '' }), 'id', 'title', 'Cabai');
const mine = { ...withTranslationText(base, 'id', 'title', 'Cabai saya'), image: '/pictures/mine.svg' };
const theirs = withTranslationText(withTranslationText(base, 'id', 'title', 'Cabai mereka'), 'en', 'content', 'Words');

const keys = (list: readonly { key: string; changedBy: string }[]) =>
  list.map(({ key, changedBy }) => [key, changedBy]);

test('differences are listed in the form’s order, with who made them', () => {
  expect(keys(differences(kind, mine, theirs, base, 'en'))).toEqual([
    ['image', 'me'],
    ['id.title', 'both'],
    ['en.content', 'them'],
  ]);
});

test('what differs is everybody’s to decide where nobody knows what both began with', () => {
  expect(keys(differences(kind, mine, theirs, null, 'en')).map(([, by]) => by)).toEqual(['both', 'both', 'both']);
});

test('what differs is nothing between equals', () => {
  expect(differences(kind, mine, mine, base, 'id')).toEqual([]);
  expect(differences(kind, mine, { ...mine, author: { ...mine.author } }, base, 'id')).toEqual([]);
});

test('values are compared, even where their texts are the same', () => {
  const [one, two, gone] = [1, 2, 3].map((category) => ({ ...base, category }));
  if (!one || !two || !gone) throw new Error('There are three.');
  expect(differences(kind, one, two, base, 'id')).toEqual([
    {
      ...{ key: 'category', label: 'dashboard:admin.dashboard', language: null },
      ...{ mine: 'Padi', theirs: 'Padi', changedBy: 'both' },
    },
  ]);
  expect(keys(differences(kind, one, two, one, 'id'))).toEqual([['category', 'them']]);
  expect(keys(differences(kind, gone, base, base, 'id'))).toEqual([['category', 'me']]);
  const english = { ...base, author: { ...base.author, en: 'Ratna' } };
  expect(keys(differences(kind, base, english, base, 'id'))).toEqual([['author', 'them']]);
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
    const step = { language: 'en', was: 'Cabai', since: 'then' } as const;
    const document = joined(kind, mine, { ...theirs, outdated: { title: step } }, new Map([['id.title', 'theirs']]));
    expect(document.outdated).toEqual({ title: step });
    expect(joined(kind, mine, { ...theirs, outdated: { title: step } }, new Map()).outdated).toEqual({});
  });

  test('brings along what is behind with a text that is theirs, where the other one stays mine', () => {
    const step = { language: 'en', was: 'Cabai', since: 'then' } as const;
    const translated = { ...mine, en: { ...mine.en, title: 'My own words' } };
    const joinedOne = joined(
      kind,
      translated,
      { ...theirs, outdated: { title: step } },
      new Map([['id.title', 'theirs']]),
    );
    expect([joinedOne.en, joinedOne.outdated]).toEqual([translated.en, { title: step }]);
  });
});

describe('a text of which each of us changed one language', () => {
  const began = withTranslationText(withTranslationText(base, 'id', 'title', 'Cabai'), 'en', 'title', 'Chilies');
  const at = (since: string, language: 'id' | 'en', was: string) => ({ title: { language, was, since } });
  const here = {
    ...withTranslationText(began, 'id', 'title', 'Cabai rawit'),
    outdated: at('2026-11-22T05:00:00Z', 'en', 'Cabai'),
  };
  const there = {
    ...withTranslationText(began, 'en', 'title', 'Hot chilies'),
    outdated: at('2026-11-22T06:00:00Z', 'id', 'Chilies'),
  };

  test('is outdated once, in the language that was changed first, and says that both were', () => {
    const mark = { title: { ...there.outdated.title, bothChanged: true } };
    expect(joined(kind, here, there, new Map([['en.title', 'theirs']])).outdated).toEqual(mark);
    expect(joined(kind, there, here, new Map([['id.title', 'theirs']])).outdated).toEqual(mark);
  });

  test('is outdated in one language where only one of the changes was taken, in none where none was', () => {
    expect(
      joined(
        kind,
        here,
        there,
        new Map([
          ['id.title', 'theirs'],
          ['en.title', 'theirs'],
        ]),
      ).outdated,
    ).toEqual(there.outdated);
    expect(joined(kind, here, there, new Map()).outdated).toEqual(here.outdated);
    expect(joined(kind, here, there, new Map([['id.title', 'theirs']])).outdated).toEqual({});
  });
});

describe('a list within a language', () => {
  interface Listed extends TranslatedDocument {
    readonly id: { readonly values: readonly Entry[] };
    readonly en: { readonly values: readonly Entry[] };
  }
  const listed: DocumentParts<Listed> = {
    schema: z.any(),
    storedSchema: z.any(),
    sideFields: [{ name: 'values', label: 'dashboard:admin.dashboard', kind: 'items', most: 8 }],
    sharedFields: [],
  };
  const withValues = (...values: readonly Entry[]): Listed => ({ id: { values }, en: { values: [] }, outdated: {} });
  const caring = { title: 'Peduli', text: '' };

  test('is shown in words, an entry in a paragraph', () => {
    const before = withValues(caring);
    const after = withValues({ ...caring, text: 'Dua kali' }, { title: 'Mendidik', text: '' });
    expect(differences(listed, after, before, before, 'id')).toEqual([
      {
        ...{ key: 'id.values', label: 'dashboard:admin.dashboard', language: 'id', changedBy: 'me' },
        ...{ mine: 'Peduli\nDua kali\n\nMendidik', theirs: 'Peduli' },
      },
    ]);
  });

  describe('of which both know what it was', () => {
    const both: DocumentParts<Listed> = {
      ...{ ...listed, sideFields: listed.sideFields.map((field) => ({ ...field, items: ABOUT.text.values })) },
    };
    const [care, teach, share] = ['Peduli', 'Mendidik', 'Berbagi'].map((title) => ({ title, text: '' }));
    if (!care || !teach || !share) throw new Error('There are three.');
    const edited = (entry: Entry, text: string) => ({ ...entry, text });
    const before = withValues(care, teach);
    const compared = (here: Listed, there: Listed) =>
      differences(both, here, there, before, 'id').map(({ key, changedBy }) => [key, changedBy]);

    test('differs entry by entry: only the one that both changed is to be chosen', () => {
      const there = withValues(edited(care, 'theirs'), edited(teach, 'theirs'));
      const here = withValues(care, edited(teach, 'mine'));
      expect(compared(here, there)).toEqual([
        ['id.values.0', 'them'],
        ['id.values.1', 'both'],
      ]);
      expect(differences(both, here, there, before, 'id')[1]).toMatchObject({
        ...{ entry: { one: 'about:editor.value', place: 1 }, mine: 'Mendidik\nmine', theirs: 'Mendidik\ntheirs' },
      });
    });

    test('is joined of the entries that were chosen', () => {
      const here = withValues(care, edited(teach, 'mine'));
      const there = withValues(edited(care, 'theirs'), edited(teach, 'theirs'));
      const choices = new Map<string, Choice>([
        ['id.values.0', 'theirs'],
        ['id.values.1', 'mine'],
      ]);
      expect(joined(both, here, there, choices)).toEqual(withValues(edited(care, 'theirs'), edited(teach, 'mine')));
    });

    test.each([
      ['moved', withValues(teach, care)],
      ['moved and written on', withValues(edited(teach, 'mine'), care)],
      ['taken out', withValues(teach)],
      ['added', withValues(care, teach, share)],
      ['exchanged', withValues(teach, share)],
    ])('is one thing where an entry was %s: nothing is lost or doubled', (_what, here) => {
      expect(compared(here, withValues(edited(care, 'theirs'), teach))).toEqual([['id.values', 'both']]);
    });
  });

  test('shared by both languages is joined the same way', () => {
    const contact = contentTypeFromDefinition(CONTACT);
    const list = (...links: readonly string[]) => ({
      ...{ ...emptyDocument(CONTACT), social: links.map((name) => ({ name, link: 'https://x.example' })) },
    });
    const [here, there] = [list('Instagram', 'YouTube 2'), list('Instagram 2', 'YouTube')];
    const differing = differences(contact, here, there, list('Instagram', 'YouTube'), 'id');
    expect(keys(differing)).toEqual([
      ['social.0', 'them'],
      ['social.1', 'me'],
    ]);
    expect(joined(contact, here, there, new Map([['social.0', 'theirs']]))).toEqual(list('Instagram 2', 'YouTube 2'));
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

describe('a focal point', () => {
  const banners = contentTypeFromDefinition(BANNERS);
  const first = { ...emptyDocument(BANNERS), image: '/pictures/a.svg' };
  const moved = { ...first, focus: { x: 30, y: 20 } };
  const differ = (here: typeof first, there: typeof first) => differences(banners, here, there, first, 'id');
  const join = (here: typeof first, there: typeof first, choices: [string, Choice][]) =>
    joined(banners, here, there, new Map(choices));

  test('that was moved is named, with where it was', () => {
    expect(differ(moved, first)).toEqual([
      {
        ...{ key: 'focus', label: 'pictures:focus.label', language: null, changedBy: 'me' },
        ...{ mine: '30% · 20%', theirs: '50% · 50%' },
      },
    ]);
    expect(join(first, moved, [['focus', 'theirs']])).toEqual(moved);
    expect(join(moved, first, [['focus', 'theirs']])).toEqual(first);
  });

  test('is that of its picture: of another picture it is taken with it, and never without it', () => {
    const other = { ...first, image: '/pictures/b.svg' };
    expect(keys(differ(moved, other))).toEqual([['image', 'them']]);
    expect(join(moved, other, [['image', 'theirs']])).toEqual(other);
    expect(join(other, moved, [['image', 'theirs']])).toEqual(moved);
    expect(join(other, moved, [['focus', 'theirs']])).toEqual(other);
  });
});
