import type { BundledArticle } from '#domain/article.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { bundledAuthor, bundledCategories } from '#content/categories.ts';
import { bundledArticles } from '#content/catalogue.ts';
import { callFunction, insertMissing, readRows, type SeedTarget } from './rest-table.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CATEGORIES = bundledCategories.map(({ slug, name }, index) => ({
  slug,
  name_indonesian: name.id,
  name_english: name.en,
  position: index + 1,
}));

/** What a seeding did with the bundled articles. */
export interface Seeded {
  readonly added: number;
  /** Were there already, and stay as they are. */
  readonly left: number;
}

/**
 * Puts the four categories and the bundled articles into a backend, through its REST interface. Only inserts what isn't
 * there and wasn't deleted for good: what an editor changed or deleted stays so.
 */
export async function seedContent(target: SeedTarget): Promise<Seeded> {
  const { length: left } = await readRows(target, 'articles', `select=id&id=in.(${ids()})`);
  const erased = await erasedIds(target);
  const wanted = bundledArticles.filter(({ id }) => !erased.has(String(id)));
  await insertMissing(target, 'categories', 'slug', CATEGORIES);
  const categories = await readRows<{ id: number; slug: string }>(target, 'categories', 'select=id,slug');
  const categoryIds = new Map(categories.map((category) => [category.slug, category.id]));
  await insertMissing(
    target,
    'articles',
    'id',
    wanted.map(({ id, date }) => ({ id, published_on: date })),
  );
  await insertMissing(
    target,
    'article_translations',
    'article_id,language',
    wanted.flatMap((article) => translationRows(article, categoryIds)),
  );
  await callFunction(target, 'adopt_articles');
  return { added: wanted.length - left, left };
}

/** Articles that somebody deleted for good. */
async function erasedIds(target: SeedTarget): Promise<ReadonlySet<string>> {
  const query = `select=item_id&collection=eq.articles&action=eq.erased&item_id=in.(${ids()})`;
  const rows = await readRows<{ item_id: string }>(target, 'audit_log', query);
  return new Set(rows.map(({ item_id: id }) => id));
}

function ids(): string {
  return bundledArticles.map((article) => article.id).join(',');
}

function translationRows(article: BundledArticle, categoryIds: ReadonlyMap<string, number>): object[] {
  const categoryId = categoryIds.get(article.category);
  if (categoryId === undefined) {
    throw new Error(`The bundled article ${article.folder} names the category ${article.category}, which isn't there.`);
  }
  return LANGUAGES.map((language) => ({
    article_id: article.id,
    language,
    title: article.title[language],
    excerpt: article.excerpt[language],
    content: readArticleText(article, language),
    image: article.image,
    category_id: categoryId,
    author: bundledAuthor[language],
    reviewed_on: article.reviewedOn,
    image_alt: article.imageAlt[language],
    audience: article.audience[language],
    place: article.place[language],
    status: 'published',
  }));
}

const FOLDER = join(import.meta.dirname, '../../content/articles');

/** The Markdown of a bundled article. */
function readArticleText(article: BundledArticle, language: Language): string {
  return readFileSync(join(FOLDER, article.folder, `${language}.md`), 'utf8').trim();
}
