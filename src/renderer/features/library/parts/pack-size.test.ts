import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import { bundledLibraryArticles } from '#tests/support/library/bundled-articles.ts';
import { newSigner, SAVED_AT, SITE, signedBy } from '#tests/support/packs/pack-stage.ts';
import { readingPage } from '#renderer/data/offline/pack/reading-page.ts';
import { writePack } from '#renderer/data/offline/pack/write-pack.ts';
import { estimatedSize } from './pack-size.ts';

const PICTURE = `data:image/svg+xml;base64,${'x'.repeat(30_000)}`;

test('what is said beforehand is what both files take, give or take a quarter', async () => {
  const articles = bundledLibraryArticles();
  const catalogue = await signedBy(newSigner(), articles);
  const { pack } = await writePack({
    ...{ site: SITE, articles, questions: [], catalogue, savedAt: SAVED_AT },
    picture: () => Promise.resolve(undefined),
  });
  const page = await readingPage({
    ...{ articles, savedAt: SAVED_AT, language: 'id', source: 'tunas.example', unproved: new Set() },
    publicAddress: () => null,
    // The drawings of the bundled articles are that large, and so are photographs for phones.
    picture: (address) => Promise.resolve(articles.some(({ texts }) => texts.id?.image === address) ? PICTURE : null),
  });
  const packable = articles.map(({ id, texts }) => ({
    id,
    titles: {},
    category: texts.id!.category,
    date: '',
    words: LANGUAGES.reduce((sum, language) => sum + texts[language]!.words, 0),
    pictures: [],
  }));
  const ratio = estimatedSize(packable, 0) / (pack.size + page.size);
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.25);
});

test('uploaded pictures count once in the pack, longer on the page, and there no more than 12 MB', () => {
  const article = (id: number, ...pictures: string[]) => ({
    ...{ id, titles: {}, category: { slug: 'x', name: { id: '', en: '' } }, date: '', words: 0, pictures },
  });
  const without = estimatedSize([article(1, 'a')], 0);
  expect(estimatedSize([article(1, 'a')], 30_000) - without).toBe(70_000);
  const twice = [article(1, 'a'), article(2, 'a')];
  expect(estimatedSize(twice, 30_000) - estimatedSize(twice, 0)).toBe(70_000);
  expect(Math.round((estimatedSize([article(1, 'a')], 60e6) - without - 60e6) / 1e6)).toBe(13);
});
