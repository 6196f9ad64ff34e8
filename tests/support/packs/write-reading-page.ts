// Writes a reading page of the bundled articles into the file that is named: Playwright's loader can't load the hyphens.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingPage } from '#renderer/data/offline/pack/reading-page.ts';
import { drawingAddress } from '#renderer/data/offline/pack/page-pictures.ts';
import { bundledLibraryArticles } from '../library/bundled-articles.ts';
import { builtAssets } from './page-assets.ts';

const { blob } = await readingPage({
  articles: bundledLibraryArticles(),
  savedAt: Date.UTC(2026, 10, 20, 3),
  language: 'id',
  source: 'tunas.example',
  unverified: new Set(),
  publicAddress: (path) => `https://tunas.example${path}`,
  assets: await builtAssets(),
  attached: (address) => address,
  picture: (name) => drawingAddress(readFileSync(join(import.meta.dirname, '../../../src/content', name))),
});
writeFileSync(process.argv[2] ?? '', Buffer.from(await blob.arrayBuffer()));
