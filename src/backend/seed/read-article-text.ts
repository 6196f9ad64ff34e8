import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledArticle } from '#domain/article.ts';
import type { Language } from '#domain/localized.ts';

const FOLDER = join(import.meta.dirname, '../../content/articles');

/** The Markdown of a bundled article. */
export function readArticleText(article: BundledArticle, language: Language): string {
  return readFileSync(join(FOLDER, article.folder, `${language}.md`), 'utf8').trim();
}
