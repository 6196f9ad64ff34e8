import { describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { longSentences } from '../../src/renderer/admin/cms/readability/long-sentences.ts';
import { sentencesOf } from '#text/sentences.ts';
import { articleSentences, lix, schoolYear, wordsOf } from './article-sentences.ts';
import { textOf } from '#tests/support/project-files.ts';

const sentencesIn = (folder: string, language: Language) =>
  articleSentences(textOf(`src/content/articles/${folder}/${language}.md`));

test('reads sentences, not labels', () => {
  const body = '## Angin\n\n- **A** Ujung atas.\n- **Angin.** Tunggu. Lalu *semprot*.\n\n## Sumber\n\n- Buku.';
  expect(articleSentences(body).map(({ text }) => text)).toEqual(['Tunggu.', 'Lalu semprot.']);
});

test('tells easy from hard', () => {
  expect(schoolYear(sentencesOf('The cat sat on the mat.'))).toBeLessThan(1);
  expect(
    schoolYear(sentencesOf('Agricultural extension organisations systematically disseminate information.')),
  ).toBeGreaterThan(20);
  expect(lix(sentencesOf('Air itu naik ke akar.'))).toBeLessThan(10);
  expect(
    lix(sentencesOf('Penyelenggaraan penyuluhan pertanian memerlukan pendampingan berkelanjutan.')),
  ).toBeGreaterThan(100);
});

describe.each(bundledArticles)('article $id, $folder', ({ folder }) => {
  test.each(LANGUAGES)(
    'joins its ideas in sentences of 9 to 13 words, none too long for one breath, in %s',
    (language) => {
      const sentences = sentencesIn(folder, language);
      const mean = sentences.flatMap(({ text }) => wordsOf(text)).length / sentences.length;
      expect(longSentences(sentences, language)).toEqual([]);
      expect(mean).toBeGreaterThanOrEqual(9);
      expect(mean).toBeLessThanOrEqual(13);
    },
  );

  test('can be read after primary school, in both languages', () => {
    expect(schoolYear(sentencesIn(folder, 'en')), 'English').toBeLessThanOrEqual(6);
    expect(lix(sentencesIn(folder, 'id')), 'Indonesian').toBeLessThanOrEqual(40);
  });
});
