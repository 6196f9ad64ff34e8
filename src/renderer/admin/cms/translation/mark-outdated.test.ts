import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import { LANGUAGES, otherLanguage } from '#domain/localized.ts';
import { translationText, withTranslationText, type Entry, type TranslatedDocument } from '../content-type.ts';
import {
  markPartUpToDate,
  markUpToDate,
  outdatedCount,
  outdatedField,
  outdatedPartsOf,
  recounted,
  writeTranslation,
} from './mark-outdated.ts';

const NOW = '2026-11-22T05:00:00Z';
const TITLE = { name: 'title', kind: 'line' } as const;
const CONTENT = { name: 'content', kind: 'markup' } as const;
const VALUES = { name: 'values', kind: 'items' } as const;
const empty = emptyArticle({ id: '', en: '' });
const both = withTranslationText(withTranslationText(empty, 'id', 'title', 'Cabai'), 'en', 'title', 'Chilies');

describe('a text written on one side', () => {
  test('puts the other side behind, with what was said before', () => {
    const written = writeTranslation(both, 'id', TITLE, 'Cabai sehat', NOW);
    expect(written.id.title).toBe('Cabai sehat');
    expect(written.outdated).toEqual({ title: { language: 'en', was: 'Cabai', since: NOW } });
    expect(outdatedCount(written, 'en')).toBe(1);
    expect(outdatedCount(written, 'id')).toBe(0);
  });

  test('keeps the first words to compare with, however long somebody types', () => {
    const once = writeTranslation(both, 'id', TITLE, 'Cabai s', NOW);
    const twice = writeTranslation(once, 'id', TITLE, 'Cabai sehat', '2026-11-22T05:01:00Z');
    expect(twice.outdated['title']).toEqual(once.outdated['title']);
  });

  test('doesn’t turn the tables while the side behind catches up', () => {
    const behind = writeTranslation(both, 'id', TITLE, 'Cabai sehat', NOW);
    const caught = writeTranslation(behind, 'en', TITLE, 'Healthy chilies', NOW);
    expect(caught.outdated['title']?.language).toBe('en');
    expect(markUpToDate(caught, 'title').outdated).toEqual({});
  });

  test('that is the same as before changes nothing', () => {
    expect(writeTranslation(both, 'id', TITLE, 'Cabai', NOW)).toBe(both);
  });

  test('that is taken back leaves both in step', () => {
    const written = writeTranslation(both, 'id', TITLE, 'Cabai sehat', NOW);
    expect(writeTranslation(written, 'id', TITLE, 'Cabai', NOW).outdated).toEqual({});
  });

  test.each([
    ['the other side is empty', withTranslationText(both, 'en', 'title', ''), 'Cabai sehat'],
    ['it was empty before', withTranslationText(both, 'id', 'title', ' '), 'Cabai'],
  ])('puts nothing behind where %s', (_name, before, text) => {
    expect(writeTranslation(before, 'id', TITLE, text, NOW).outdated).toEqual({});
  });
});

describe('a text that is emptied for a moment', () => {
  const behind = writeTranslation(both, 'id', TITLE, 'Cabai sehat', NOW);

  test.each<readonly [string, ArticleDocument, 'id' | 'en', string]>([
    ['the source', behind, 'id', 'Cabai sehat'],
    ['the side behind', behind, 'en', 'Chilies'],
    ['a source that nothing was behind yet, put in again with other words', both, 'id', 'Cabai besar'],
  ])('keeps what is behind: %s', (_name, before, side, back) => {
    const empty = writeTranslation(before, side, TITLE, ' ', NOW);
    expect([outdatedCount(empty, 'id'), outdatedCount(empty, 'en'), outdatedField(empty, 'title')]).toEqual([
      ...[0, 0, undefined],
    ]);
    const again = writeTranslation(empty, side, TITLE, back, NOW);
    expect([outdatedCount(again, 'en'), again.outdated]).toEqual([1, behind.outdated]);
  });

  test('is in step again where it says what it said', () => {
    const again = writeTranslation(writeTranslation(both, 'id', TITLE, '', NOW), 'id', TITLE, 'Cabai', NOW);
    expect(again).toEqual(both);
  });
});

describe('a figure at the start', () => {
  test.each(['line', 'lines'] as const)('of a text that isn’t Markdown (%s) is marked like any other', (kind) => {
    const numbered = writeTranslation(both, 'id', { name: 'title', kind }, '3. langkah', NOW);
    const fits = markUpToDate(numbered, 'title');
    const other = writeTranslation(fits, 'id', { name: 'title', kind }, '4. langkah', NOW);
    expect(other.outdated['title']).toEqual({ language: 'en', was: '3. langkah', since: NOW });
  });

  test('of a list is marked: readers see where it begins', () => {
    const text = (start: number) => `${start}. Gali\n${start + 1}. Siram`;
    const listed = { ...both, id: { ...both.id, content: text(3) }, en: { ...both.en, content: text(3) } };
    const other = writeTranslation(listed, 'id', CONTENT, text(4), NOW);
    const { content } = other.outdated;
    expect(content && outdatedPartsOf(content, text(4), text(3))).toMatchObject([
      { kind: 'changed', before: '3. Gali', after: '4. Gali', translation: { from: 0, to: 1 }, isMinor: false },
    ]);
    expect(writeTranslation(other, 'id', CONTENT, '3. Gali\n7. Siram', NOW).outdated).toEqual({});
  });
});

describe('one part of several', () => {
  const texts = { id: 'Siram pagi.\n\nPanen sore.', en: 'Water early.\n\nHarvest late.' };
  const written = { ...both, id: { ...both.id, content: texts.id }, en: { ...both.en, content: texts.en } };
  const parts = ({ outdated: { content }, id, en }: ArticleDocument) =>
    content ? outdatedPartsOf(content, id.content, en.content) : [];
  const behind = writeTranslation(written, 'id', CONTENT, 'Siram malam.\n\nPanen siang.', NOW);
  const [water] = parts(behind);
  if (!water) throw new Error('Nothing is behind.');

  test('is said to fit, and the others stay behind', () => {
    const fits = markPartUpToDate(behind, 'content', water);
    expect([outdatedCount(behind, 'en'), outdatedCount(fits, 'en')]).toEqual([2, 1]);
    expect(parts(fits).map(({ before, after }) => [before, after])).toEqual([['Panen sore.', 'Panen siang.']]);
    expect([fits.id, fits.en, fits.outdated['content']?.since]).toEqual([behind.id, behind.en, NOW]);
  });

  test('of several that say the same is the one that was looked at', () => {
    const text = (...words: readonly string[]) => words.join('\n\n');
    const twice = writeTranslation(
      { ...both, id: { ...both.id, content: text('Siram pagi.', 'Panen.', 'Siram pagi.') }, en: written.en },
      ...(['id', CONTENT, text('Siram malam.', 'Panen.', 'Siram malam.'), NOW] as const),
    );
    const [first, second] = parts(twice);
    if (!first || !second) throw new Error('Both are behind.');
    const left = [first, second].map((each) => parts(markPartUpToDate(twice, 'content', each))[0]?.now.from);
    expect(left).toEqual([2, 0]);
  });

  test('that changes again is behind again, with what the translation fitted', () => {
    const fits = markPartUpToDate(behind, 'content', water);
    const again = writeTranslation(fits, 'id', CONTENT, 'Siram pagi.\n\nPanen siang.', NOW);
    expect(parts(again).map(({ before, after }) => [before, after])).toEqual([
      ['Siram malam.', 'Siram pagi.'],
      ['Panen sore.', 'Panen siang.'],
    ]);
  });

  test('changes nothing where it isn’t behind any more', () => {
    const back = writeTranslation(behind, 'id', CONTENT, 'Siram pagi.\n\nPanen siang.', NOW);
    expect(markPartUpToDate(back, 'content', water)).toBe(back);
    expect(markPartUpToDate(written, 'content', water)).toBe(written);
  });
});

test('parts are counted anew in a text that was put together from two versions', () => {
  const [was, source] = ['Satu.\n\nDua.\n\nTiga.', 'Satu!\n\nDua?\n\nTiga.'];
  const outdated = { content: { language: 'en', was, since: NOW, parts: 7 } } as const;
  const document = { ...both, id: { ...both.id, content: source }, en: { ...both.en, content: 'One.' }, outdated };
  expect(recounted(document, [TITLE, CONTENT]).outdated['content']?.parts).toBe(2);
  const back = { ...document, id: { ...document.id, content: was } };
  expect(recounted(back, [TITLE, CONTENT]).outdated).toEqual({});
});

test('whatever is typed stands there as it was typed, and never both sides are behind', () => {
  const edit = fc.record({ language: fc.constantFrom(...LANGUAGES), text: fc.constantFrom('', 'a', 'b', 'c c') });
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      let document: ArticleDocument = both;
      for (const { language, text } of edits) {
        const other = translationText(document, otherLanguage(language), 'title');
        document = writeTranslation(document, language, TITLE, text, NOW);
        expect(document[language].title).toBe(text);
        expect(translationText(document, otherLanguage(language), 'title')).toBe(other);
        expect(outdatedCount(document, 'id') + outdatedCount(document, 'en')).toBeLessThanOrEqual(1);
      }
    }),
  );
});

describe('a list on one side', () => {
  interface Listed extends TranslatedDocument {
    readonly id: { readonly values: readonly Entry[] };
    readonly en: { readonly values: readonly Entry[] };
  }
  const listed: Listed = { id: { values: [{ title: 'Peduli' }] }, en: { values: [{ title: 'Caring' }] }, outdated: {} };

  test('puts the other side behind, with the words of before, until it is as it was', () => {
    const written = writeTranslation(listed, 'id', VALUES, [{ title: 'Peduli' }, { title: 'Mendidik' }], NOW);
    expect(written.id.values).toHaveLength(2);
    expect(written.outdated).toEqual({ values: { language: 'en', was: 'Peduli', since: NOW } });
    expect(writeTranslation(written, 'id', VALUES, [{ title: 'Peduli' }], NOW).outdated).toEqual({});
  });

  test('that is the same list changes nothing, and an empty one leaves nothing to be behind', () => {
    expect(writeTranslation(listed, 'id', VALUES, [{ title: 'Peduli' }], NOW)).toBe(listed);
    expect(outdatedCount(writeTranslation(listed, 'id', VALUES, [], NOW), 'en')).toBe(0);
  });
});

test('where both languages were changed apart from one another, only whoever compared them ends that', () => {
  const apart = {
    ...withTranslationText(both, 'id', 'title', 'Cabai rawit'),
    outdated: {
      title: { language: 'en', was: 'Cabai', since: NOW, bothChanged: true },
    },
  } as const satisfies ArticleDocument;
  const back = writeTranslation<ArticleDocument>(apart, 'id', TITLE, 'Cabai', NOW);
  expect(back.outdated).toEqual(apart.outdated);
  expect(markUpToDate(back, 'title').outdated).toEqual({});
});
