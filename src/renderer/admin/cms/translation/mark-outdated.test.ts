import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import { LANGUAGES, otherLanguage } from '#domain/localized.ts';
import { translationText, withTranslationText, type Entry, type TranslatedDocument } from '../content-type.ts';
import { markPartUpToDate, markUpToDate, outdatedCount, outdatedPartsOf, writeTranslation } from './mark-outdated.ts';

const NOW = '2026-11-22T05:00:00Z';
const empty = emptyArticle({ id: '', en: '' });
const both = withTranslationText(withTranslationText(empty, 'id', 'title', 'Cabai'), 'en', 'title', 'Chilies');

describe('a text written on one side', () => {
  test('puts the other side behind, with what was said before', () => {
    const written = writeTranslation(both, 'id', 'title', 'Cabai sehat', NOW);
    expect(written.id.title).toBe('Cabai sehat');
    expect(written.outdated).toEqual({ title: { language: 'en', was: 'Cabai', since: NOW } });
    expect(outdatedCount(written, 'en')).toBe(1);
    expect(outdatedCount(written, 'id')).toBe(0);
  });

  test('keeps the first words to compare with, however long somebody types', () => {
    const once = writeTranslation(both, 'id', 'title', 'Cabai s', NOW);
    const twice = writeTranslation(once, 'id', 'title', 'Cabai sehat', '2026-11-22T05:01:00Z');
    expect(twice.outdated['title']).toEqual(once.outdated['title']);
  });

  test('doesn’t turn the tables while the side behind catches up', () => {
    const behind = writeTranslation(both, 'id', 'title', 'Cabai sehat', NOW);
    const caught = writeTranslation(behind, 'en', 'title', 'Healthy chilies', NOW);
    expect(caught.outdated['title']?.language).toBe('en');
    expect(markUpToDate(caught, 'title').outdated).toEqual({});
  });

  test('that is the same as before changes nothing', () => {
    expect(writeTranslation(both, 'id', 'title', 'Cabai', NOW)).toBe(both);
  });

  test('that is taken back leaves both in step', () => {
    const written = writeTranslation(both, 'id', 'title', 'Cabai sehat', NOW);
    expect(writeTranslation(written, 'id', 'title', 'Cabai', NOW).outdated).toEqual({});
  });

  test.each([
    ['the other side is empty', withTranslationText(both, 'en', 'title', ''), 'Cabai sehat'],
    ['it was empty before', withTranslationText(both, 'id', 'title', ' '), 'Cabai'],
    ['it is emptied', writeTranslation(both, 'id', 'title', 'Cabai sehat', NOW), ''],
  ])('puts nothing behind where %s', (_name, before, text) => {
    expect(writeTranslation(before, 'id', 'title', text, NOW).outdated).toEqual({});
  });
});

describe('one part of several', () => {
  const texts = { id: 'Siram pagi.\n\nPanen sore.', en: 'Water early.\n\nHarvest late.' };
  const written = { ...both, id: { ...both.id, content: texts.id }, en: { ...both.en, content: texts.en } };
  const parts = ({ outdated: { content }, id, en }: ArticleDocument) =>
    content ? outdatedPartsOf(content, id.content, en.content) : [];
  const behind = writeTranslation(written, 'id', 'content', 'Siram malam.\n\nPanen siang.', NOW);
  const [water] = parts(behind);
  if (!water) throw new Error('Nothing is behind.');

  test('is said to fit, and the others stay behind', () => {
    const fits = markPartUpToDate(behind, 'content', water);
    expect([outdatedCount(behind, 'en'), outdatedCount(fits, 'en')]).toEqual([2, 1]);
    expect(parts(fits).map(({ before, after }) => [before, after])).toEqual([['Panen sore.', 'Panen siang.']]);
    expect([fits.id, fits.en, fits.outdated['content']?.since]).toEqual([behind.id, behind.en, NOW]);
  });

  test('that changes again is behind again, with what the translation fitted', () => {
    const fits = markPartUpToDate(behind, 'content', water);
    const again = writeTranslation(fits, 'id', 'content', 'Siram pagi.\n\nPanen siang.', NOW);
    expect(parts(again).map(({ before, after }) => [before, after])).toEqual([
      ['Siram malam.', 'Siram pagi.'],
      ['Panen sore.', 'Panen siang.'],
    ]);
  });

  test('changes nothing where it isn’t behind any more', () => {
    const back = writeTranslation(behind, 'id', 'content', 'Siram pagi.\n\nPanen siang.', NOW);
    expect(markPartUpToDate(back, 'content', water)).toBe(back);
    expect(markPartUpToDate(written, 'content', water)).toBe(written);
  });
});

test('whatever is typed stands there as it was typed, and never both sides are behind', () => {
  const edit = fc.record({ language: fc.constantFrom(...LANGUAGES), text: fc.constantFrom('', 'a', 'b', 'c c') });
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      let document: ArticleDocument = both;
      for (const { language, text } of edits) {
        const other = translationText(document, otherLanguage(language), 'title');
        document = writeTranslation(document, language, 'title', text, NOW);
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
    const written = writeTranslation(listed, 'id', 'values', [{ title: 'Peduli' }, { title: 'Mendidik' }], NOW);
    expect(written.id.values).toHaveLength(2);
    expect(written.outdated).toEqual({ values: { language: 'en', was: 'Peduli', since: NOW } });
    expect(writeTranslation(written, 'id', 'values', [{ title: 'Peduli' }], NOW).outdated).toEqual({});
  });

  test('that is the same list changes nothing, and an empty one leaves nothing to be behind', () => {
    expect(writeTranslation(listed, 'id', 'values', [{ title: 'Peduli' }], NOW)).toBe(listed);
    expect(writeTranslation(listed, 'id', 'values', [], NOW).outdated).toEqual({});
  });
});
