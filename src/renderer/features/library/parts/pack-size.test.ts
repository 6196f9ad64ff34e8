import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import { pictures as shippedPictures } from '#build/content/drawings.ts';
import { bundledLibraryArticles } from '#tests/support/library/bundled-articles.ts';
import { builtAssets } from '#tests/support/packs/page-assets.ts';
import { newSigner, SAVED_AT, SITE, signedBy } from '#tests/support/packs/pack-stage.ts';
import { pathsOf } from '#renderer/data/offline/pictures/named-pictures.ts';
import { pagePicture } from '#renderer/data/offline/pack/page-pictures.ts';
import { readingPage } from '#renderer/data/offline/pack/reading-page.ts';
import { writePack } from '#renderer/data/offline/pack/write-pack.ts';
import { estimatedSize } from './pack-size.ts';

test('what is said beforehand is what both files take, give or take a quarter', async () => {
  const articles = bundledLibraryArticles();
  const pictures = new Map(
    [...shippedPictures()].map(([name, svg]) => [`/pictures/${name}.svg`, new TextEncoder().encode(svg)]),
  );
  const catalogue = await signedBy(newSigner(), articles);
  const { pack } = await writePack({
    ...{ site: SITE, articles, questions: [], catalogue, savedAt: SAVED_AT, pictures },
  });
  const { blob, missing } = await readingPage({
    ...{ articles, savedAt: SAVED_AT, language: 'id', source: 'tunas.example', unverified: new Set() },
    ...{ publicAddress: () => null, attached: (address) => address, assets: await builtAssets() },
    picture: pagePicture(pictures),
  });
  expect(missing).toEqual([]);
  const packable = articles.map((article) => ({
    id: article.id,
    titles: { id: 'a', en: 'b' },
    category: article.texts.id!.category,
    date: '',
    words: LANGUAGES.reduce((sum, language) => sum + article.texts[language]!.words, 0),
    pictures: pathsOf(article).map((path) => ({ path, bytes: pictures.get(path)!.length })),
  }));
  const ratio = estimatedSize(packable) / (pack.size + blob.size);
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.25);
});

test('uploaded pictures count once in the pack, longer and in each language on the page, and there no more than 12 MB', () => {
  const article = (id: number, bytes: number | null = 0) => ({
    ...{ id, titles: { id: 'a', en: 'b' }, category: { slug: 'x', name: { id: '', en: '' } }, date: '', words: 0 },
    pictures: [{ path: 'a', bytes }],
  });
  const without = estimatedSize([article(1)]);
  expect(Math.round(estimatedSize([article(1, 30_000)]) - without)).toBe(110_000);
  // Not here yet: about as large as others.
  expect(estimatedSize([article(1, null)])).toBe(estimatedSize([article(1, 30_000)]));
  expect(Math.round((estimatedSize([article(1, 60e6)]) - without - 60e6) / 1e6)).toBe(13);
});
