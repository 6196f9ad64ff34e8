// Writes a reading page of the bundled articles into the file that is named: Playwright's loader can't load the hyphens.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingPage } from '#renderer/data/offline/pack/reading-page.ts';
import { bundledLibraryArticles } from '../library/bundled-articles.ts';

const page = await readingPage({
  articles: bundledLibraryArticles(),
  savedAt: Date.UTC(2026, 10, 20, 3),
  language: 'id',
  source: 'tunas.example',
  unproved: new Set(),
  publicAddress: (path) => `https://tunas.example${path}`,
  picture: (name) => {
    const drawing = readFileSync(join(import.meta.dirname, '../../../src/content', name));
    return Promise.resolve(`data:image/svg+xml;base64,${drawing.toString('base64')}`);
  },
});
writeFileSync(process.argv[2] ?? '', Buffer.from(await page.arrayBuffer()));
