import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import { LANGUAGES, otherLanguage } from '#domain/localized.ts';
import { sideText, withSideText, type Entry, type SidedDocument } from '../document-kind.ts';
import { behindCount, inStep, writeSide } from './in-step.ts';

const NOW = '2026-11-22T05:00:00Z';
const empty = emptyArticle({ id: '', en: '' });
const both = withSideText(withSideText(empty, 'id', 'title', 'Cabai'), 'en', 'title', 'Chilies');

describe('a text written on one side', () => {
  test('puts the other side behind, with what was said before', () => {
    const written = writeSide(both, 'id', 'title', 'Cabai sehat', NOW);
    expect(written.id.title).toBe('Cabai sehat');
    expect(written.steps).toEqual({ title: { behind: 'en', was: 'Cabai', since: NOW } });
    expect(behindCount(written, 'en')).toBe(1);
    expect(behindCount(written, 'id')).toBe(0);
  });

  test('keeps the first words to compare with, however long somebody types', () => {
    const once = writeSide(both, 'id', 'title', 'Cabai s', NOW);
    const twice = writeSide(once, 'id', 'title', 'Cabai sehat', '2026-11-22T05:01:00Z');
    expect(twice.steps['title']).toEqual(once.steps['title']);
  });

  test('doesn’t turn the tables while the side behind catches up', () => {
    const behind = writeSide(both, 'id', 'title', 'Cabai sehat', NOW);
    const caught = writeSide(behind, 'en', 'title', 'Healthy chilies', NOW);
    expect(caught.steps['title']?.behind).toBe('en');
    expect(inStep(caught, 'title').steps).toEqual({});
  });

  test('that is the same as before changes nothing', () => {
    expect(writeSide(both, 'id', 'title', 'Cabai', NOW)).toBe(both);
  });

  test('that is taken back leaves both in step', () => {
    const written = writeSide(both, 'id', 'title', 'Cabai sehat', NOW);
    expect(writeSide(written, 'id', 'title', 'Cabai', NOW).steps).toEqual({});
  });

  test.each([
    ['the other side is empty', withSideText(both, 'en', 'title', ''), 'Cabai sehat'],
    ['it was empty before', withSideText(both, 'id', 'title', ' '), 'Cabai'],
    ['it is emptied', writeSide(both, 'id', 'title', 'Cabai sehat', NOW), ''],
  ])('puts nothing behind where %s', (_name, before, text) => {
    expect(writeSide(before, 'id', 'title', text, NOW).steps).toEqual({});
  });
});

test('whatever is typed stands there as it was typed, and never both sides are behind', () => {
  const edit = fc.record({ language: fc.constantFrom(...LANGUAGES), text: fc.constantFrom('', 'a', 'b', 'c c') });
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      let document: ArticleDocument = both;
      for (const { language, text } of edits) {
        const other = sideText(document, otherLanguage(language), 'title');
        document = writeSide(document, language, 'title', text, NOW);
        expect(document[language].title).toBe(text);
        expect(sideText(document, otherLanguage(language), 'title')).toBe(other);
        expect(behindCount(document, 'id') + behindCount(document, 'en')).toBeLessThanOrEqual(1);
      }
    }),
  );
});

describe('a list on one side', () => {
  interface Listed extends SidedDocument {
    readonly id: { readonly values: readonly Entry[] };
    readonly en: { readonly values: readonly Entry[] };
  }
  const listed: Listed = { id: { values: [{ title: 'Peduli' }] }, en: { values: [{ title: 'Caring' }] }, steps: {} };

  test('puts the other side behind, with the words of before, until it is as it was', () => {
    const written = writeSide(listed, 'id', 'values', [{ title: 'Peduli' }, { title: 'Mendidik' }], NOW);
    expect(written.id.values).toHaveLength(2);
    expect(written.steps).toEqual({ values: { behind: 'en', was: 'Peduli', since: NOW } });
    expect(writeSide(written, 'id', 'values', [{ title: 'Peduli' }], NOW).steps).toEqual({});
  });

  test('that is the same list changes nothing, and an empty one leaves nothing to be behind', () => {
    expect(writeSide(listed, 'id', 'values', [{ title: 'Peduli' }], NOW)).toBe(listed);
    expect(writeSide(listed, 'id', 'values', [], NOW).steps).toEqual({});
  });
});
