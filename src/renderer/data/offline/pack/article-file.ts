import type { Article } from '#domain/article.ts';
import { ARTICLE_LIMITS } from '#domain/article-document.ts';
import { focalPointIn } from '#domain/focal-point.ts';
import type { LibraryArticle } from '#domain/library.ts';
import { AUTHOR_MAX, CATEGORY_MAX, PICTURE_ADDRESS_MAX, TAG_MAX, TAGS_MAX } from '#domain/limits.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { uploadedAddress } from '#domain/picture-address.ts';
import { readPlainJson, steadyJson } from '#renderer/data/archive/plain-json.ts';
import { isSafeAddress } from '#text/safe-address.ts';
import { RowError } from '#renderer/data/read-fields.ts';
import { parseArticles } from '../sync/library-source.ts';

/**
 * The canonical form of an article, as library_articles of the backend returns it: the same version always gives the same bytes, so
 * that their hash can be compared.
 */
export function articleFile({ id, version, texts }: LibraryArticle): Uint8Array<ArrayBuffer> {
  const written = LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text ? [rowOf(text)] : [];
  });
  return new TextEncoder().encode(steadyJson({ id, version, texts: written }));
}

function rowOf(text: Article): Readonly<Record<string, unknown>> {
  const { slug, name } = text.category;
  return {
    id: text.id,
    title: text.title,
    excerpt: text.excerpt,
    image: uploadedAddress(text.image) ?? text.image,
    image_alt: text.imageAlt,
    ...focalPointIn(text),
    published_on: text.date,
    category: { slug, name_indonesian: name.id, name_english: name.en },
    // Left out where there are none.
    ...(text.tags && {
      tags: text.tags.map((tag) => ({ slug: tag.slug, name_indonesian: tag.name.id, name_english: tag.name.en })),
    }),
    language: text.language,
    words: text.words,
    author: text.author,
    reviewed_on: text.reviewedOn,
    review_by: text.reviewBy,
    audience: text.audience,
    place: text.place,
    version: text.version,
    content: text.content,
  };
}

/**
 * Reads an article that came as a file, with the parser of the backend's answers; `backend` is where its pictures lie. Only what
 * `articleFile` would write is taken. Throws RowError or ForeignJson.
 */
export function readArticleFile(bytes: Uint8Array, backend: string): LibraryArticle {
  const [article] = parseArticles([readPlainJson(bytes)], backend);
  if (!article || !isSound(article)) throw new RowError('no article of ours');
  const same = articleFile(article);
  if (same.length !== bytes.length || same.some((byte, at) => byte !== bytes[at]))
    throw new RowError('not written as articles are');
  return article;
}

/** What the database makes sure of in the backend's answers. */
function isSound({ id, version, texts }: LibraryArticle): boolean {
  const all = Object.values(texts);
  return (
    isCount(id) &&
    id > 0 &&
    isCount(version) &&
    all.length > 0 &&
    all.every(
      (text) =>
        text.id === id &&
        isCount(text.words) &&
        isDay(text.date) &&
        TEXTS.every((field) => fits(text[field], ARTICLE_LIMITS[field])) &&
        [text.title, text.author, text.image].every((field) => field !== '') &&
        fits(text.author, AUTHOR_MAX) &&
        isNamed(text.category, CATEGORY_MAX) &&
        (text.tags ?? []).length <= TAGS_MAX &&
        (text.tags ?? []).every((tag) => isNamed(tag, TAG_MAX)) &&
        [text.reviewedOn, text.reviewBy].every((day) => day === null || isDay(day)) &&
        fits(text.image, PICTURE_ADDRESS_MAX) &&
        isSafeAddress(text.image),
    )
  );
}

const TEXTS = Object.keys(ARTICLE_LIMITS) as readonly (keyof typeof ARTICLE_LIMITS)[];

/** Whether a text has at most this many characters. */
function fits(text: string, most: number): boolean {
  // Counted only where it may matter: a text of a million letters isn't split into them.
  return text.length <= most || (text.length <= 2 * most && [...text].length <= most);
}

/** Whether a category or a tag is named as the database has them. */
function isNamed({ slug, name }: Article['category'], most: number): boolean {
  const names = LANGUAGES.map((language) => name[language]);
  return fits(slug, most) && /^[a-z0-9-]+$/.test(slug) && names.every((each) => each !== '' && fits(each, most));
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
