import type { BundledArticle } from '#domain/article.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { bundledAuthor, bundledCategories } from '#content/categories.ts';
import { bundledArticles } from '#content/catalogue.ts';
import { callFunction, insertMissing, readRows } from '../service-role/rest-tables.ts';
import type { ServiceRoleBackend } from '../service-role/service-role-client.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CATEGORIES = bundledCategories.map(({ slug, name }, index) => ({
  slug,
  name_indonesian: name.id,
  name_english: name.en,
  position: index + 1,
}));

/** The result of a seeding. */
export interface Seeded {
  readonly added: number;
  /** Existing articles, which weren't changed. */
  readonly left: number;
}

/**
 * Inserts the four categories and the bundled articles into a backend, through its REST interface. Only what doesn't exist and
 * wasn't deleted for good is inserted: changes and deletions by editors stay, and so does another article with the id of a bundled
 * one.
 */
export async function seedContent(backend: ServiceRoleBackend): Promise<Seeded> {
  const there = new Set((await readRows<{ id: number }>(backend, 'articles', `select=id&id=in.(${ids()})`)).map(idOf));
  const [erased, others] = [await erasedIds(backend), await idsOfOthers(backend)];
  const wanted = bundledArticles.filter(({ id }) => !erased.has(id) && !others.has(id));
  await insertMissing(backend, 'categories', 'slug', CATEGORIES);
  const categories = await readRows<{ id: number; slug: string }>(backend, 'categories', 'select=id,slug');
  const categoryIds = new Map(categories.map((category) => [category.slug, category.id]));
  await insertMissing(
    backend,
    'articles',
    'id',
    wanted.map(({ id, date }) => ({ id, published_on: date })),
  );
  await insertMissing(
    backend,
    'article_translations',
    'article_id,language',
    wanted.flatMap((article) => translationRows(article, categoryIds)),
  );
  await callFunction(backend, 'adopt_articles');
  return { added: wanted.filter(({ id }) => !there.has(id)).length, left: there.size };
}

const idOf = ({ id }: { readonly id: number }) => id;

/** Ids of articles that were deleted for good. */
function erasedIds(backend: ServiceRoleBackend): Promise<ReadonlySet<number>> {
  return loggedIds(backend, 'action=eq.erased');
}

/**
 * Ids of bundled articles that belong to articles of the team: a bundled article of a later version of the portal may find its id
 * taken. The log has no person for articles from a seeding.
 */
async function idsOfOthers(backend: ServiceRoleBackend): Promise<ReadonlySet<number>> {
  const drafts = await readRows<{ id: number }>(backend, 'drafts', `select=id&collection=eq.articles&id=in.(${ids()})`);
  const seeded = await loggedIds(backend, 'action=eq.created&made_by=is.null');
  return new Set(drafts.map(idOf).filter((id) => !seeded.has(id)));
}

/** Ids of articles with such an entry in the audit log. */
async function loggedIds(backend: ServiceRoleBackend, which: string): Promise<ReadonlySet<number>> {
  const query = `select=item_id&collection=eq.articles&${which}&item_id=in.(${ids()})`;
  const rows = await readRows<{ item_id: string }>(backend, 'audit_log', query);
  return new Set(rows.map(({ item_id: id }) => Number(id)));
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
