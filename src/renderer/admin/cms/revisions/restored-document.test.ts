import { describe, expect, test, vi } from 'vitest';
import { emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import { ARTICLES } from '../../sections/articles/article-content-type.ts';
import { restoredDocument } from './restored-document.ts';

const empty = emptyArticle({ id: 'Tim', en: 'Team' });
const now: ArticleDocument = {
  ...empty,
  image: '/pictures/new.svg',
  id: { ...empty.id, title: 'Cabai', content: 'Isi' },
  en: { ...empty.en, title: 'Chilies', content: 'Text' },
  outdated: { content: { language: 'id', was: 'Text before', since: '2026-11-01' } },
};
const then: ArticleDocument = {
  ...empty,
  image: '/pictures/old.svg',
  author: { id: 'Tim lama', en: 'Old team' },
  id: { ...empty.id, title: 'Cabai lama', content: 'Isi' },
  en: { ...empty.en, title: 'Old chilies', content: 'Text' },
  outdated: { title: { language: 'en', was: 'Cabe', since: '2026-10-01' } },
};
const EVERYTHING = { language: null, withShared: true, marksOutdated: true };

describe('a version of a draft', () => {
  test('comes back whole, with what was outdated then', () => {
    expect(restoredDocument(ARTICLES, now, 'draft', then, EVERYTHING)).toEqual(then);
  });

  test('comes back in one language, and puts the other one behind where a text became another one', () => {
    const restored = restoredDocument(ARTICLES, now, 'draft', then, { ...EVERYTHING, language: 'id' });
    expect(restored).toMatchObject({
      image: now.image,
      author: { id: 'Tim lama', en: 'Team' },
      id: then.id,
      en: now.en,
      outdated: { content: now.outdated['content'], title: { language: 'en', was: 'Cabai' } },
    });
    const unmarked = restoredDocument(ARTICLES, now, 'draft', then, {
      ...EVERYTHING,
      language: 'id',
      marksOutdated: false,
    });
    expect(unmarked?.outdated).toEqual(now.outdated);
  });

  test('from before a field was there leaves that as it is', () => {
    const { decorative: _, ...before } = then;
    const { audience: __, ...text } = then.id;
    const later = { ...now, decorative: true, id: { ...now.id, audience: 'Petani' } };
    const restored = restoredDocument(ARTICLES, later, 'draft', { ...before, id: text }, EVERYTHING);
    expect(restored).toEqual({ ...then, decorative: true, id: { ...then.id, audience: 'Petani' } });
  });

  test.each([null, 7, 'x', {}, { ...then, subtitle: 'x' }])('that is %j can’t be read', (content) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(restoredDocument(ARTICLES, now, 'draft', content, EVERYTHING)).toBeNull();
  });
});

describe('a published version', () => {
  const { id: text, en: _, outdated: __, ...shared } = then;
  const published = { shared, text };

  test('brings back that it had no focal point, no tags and no seasons', () => {
    const later = { ...now, focus: { x: 10, y: 90 }, tags: [1, 2], seasons: [3] };
    const wanted = { ...EVERYTHING, language: 'id' } as const;
    const restored = restoredDocument(ARTICLES, later, 'published', published, wanted);
    expect(restored).not.toHaveProperty('focus');
    expect(restored).not.toHaveProperty('tags');
    expect(restored).not.toHaveProperty('seasons');
    const own = restoredDocument(ARTICLES, later, 'published', published, { ...wanted, withShared: false });
    expect(own).toMatchObject({ focus: { x: 10, y: 90 }, tags: [1, 2], seasons: [3] });
  });

  test('from before a field was there leaves that as it is', () => {
    const { decorative: _, ...before } = shared;
    const { audience: __, ...words } = text;
    const later = { ...now, decorative: true, id: { ...now.id, audience: 'Petani' } };
    const older = { shared: before, text: words };
    const restored = restoredDocument(ARTICLES, later, 'published', older, { ...EVERYTHING, language: 'id' });
    expect(restored).toMatchObject({
      image: then.image,
      decorative: true,
      id: { title: then.id.title, audience: 'Petani' },
    });
  });

  test('brings what both languages share along for whoever may change that', () => {
    const restored = restoredDocument(ARTICLES, now, 'published', published, { ...EVERYTHING, language: 'id' });
    expect(restored).toMatchObject({ image: then.image, author: then.author, id: then.id, en: now.en });
  });

  test('brings its language alone for a translator', () => {
    const own = { ...EVERYTHING, language: 'id', withShared: false } as const;
    const restored = restoredDocument(ARTICLES, now, 'published', published, own);
    expect(restored).toMatchObject({
      image: now.image,
      author: { id: 'Tim lama', en: 'Team' },
      id: then.id,
      en: now.en,
    });
  });
});
