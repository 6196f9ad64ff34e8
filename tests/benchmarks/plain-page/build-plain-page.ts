import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build } from 'vite';
import { bundledArticles } from '#content/catalogue.ts';
import { bundledCategories } from '#content/categories.ts';
import type { BundledArticle } from '#domain/article.ts';
import { compressSite } from '#web/prerender/compress-site.ts';
import type { PlainArticle } from './plain-article.ts';

const ARTICLES = join(import.meta.dirname, '../../../src/content/articles');
/** What the static host answers with for the addresses that are measured: a single-page application has one page. */
const PAGES = ['blog.html', 'article/1.html'];

/**
 * Builds the plain page into a folder, as serveSite serves it, with the answers of its tables as files. `portal` is the folder of
 * the built portal: the plain page shows the pictures of its share cards, as JPEG.
 */
export async function buildPlainPage(folder: string, portal: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss(), react()],
    build: { outDir: folder, emptyOutDir: false, chunkSizeWarningLimit: Infinity },
  });
  for (const page of PAGES) {
    mkdirSync(join(folder, page, '..'), { recursive: true });
    copyFileSync(join(folder, 'index.html'), join(folder, page));
  }
  await writePictures(join(folder, 'images'), join(portal, 'share'));
  writeTables(join(folder, 'rest/v1'));
  for (const rules of ['_headers', '_redirects']) writeFileSync(join(folder, rules), '');
  await compressSite(folder);
}

async function writePictures(target: string, source: string): Promise<void> {
  mkdirSync(target);
  for (const file of readdirSync(source).filter((each) => each.endsWith('.png'))) {
    const name = basename(file, '.png');
    // One width for all screens. The hero is as wide as its share picture.
    const picture = sharp(join(source, file)).resize({ width: name === 'home' ? 1200 : 800 });
    await picture
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toFile(join(target, `${name}.jpg`));
  }
}

function writeTables(target: string): void {
  mkdirSync(target, { recursive: true });
  const write = (name: string, rows: readonly unknown[]) => writeFileSync(join(target, name), JSON.stringify(rows));
  const articles = bundledArticles.map(plainArticle).sort((one, other) => other.date.localeCompare(one.date));
  write(
    'articles.json',
    articles.map(({ content: _content, ...card }) => card),
  );
  for (const article of articles) write(`article-${article.id}.json`, [article]);
}

function plainArticle({ id, folder, date, category, image, title, excerpt, imageAlt }: BundledArticle): PlainArticle {
  const text = readFileSync(join(ARTICLES, folder, 'id.md'), 'utf8');
  const named = bundledCategories.find(({ slug }) => slug === category);
  return {
    id,
    date,
    category: named?.name.id ?? category,
    title: title.id,
    excerpt: excerpt.id,
    image: asJpeg(image),
    imageAlt: imageAlt.id,
    content: text.replaceAll(/\/pictures\/[\w-]+\.svg/g, asJpeg),
  };
}

function asJpeg(address: string): string {
  return address.replace('/pictures/', '/images/').replace('.svg', '.jpg');
}
