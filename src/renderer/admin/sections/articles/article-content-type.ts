import { ARTICLE_LIMITS, isBegun, type ArticleDocument } from '#domain/article-document.ts';
import { articleProblems } from '#domain/article-problems.ts';
import { fieldsOf } from '#domain/json.ts';
import { AUTHOR_MAX, TAGS_MAX } from '#domain/limits.ts';
import type { SavedCategory } from '#renderer/data/collections/categories.ts';
import type { SavedTag } from '#renderer/data/collections/tags.ts';
import type { ContentType, SharedField } from '../../cms/content-type.ts';
import { contentTypeFromDefinition, sharedFields } from '../../cms/content-types/content-type-from-definition.ts';
import {
  CARD,
  OPTIONAL,
  PICTURE,
  PICTURE_ALT,
  type ContentTypeDefinition,
} from '../../cms/content-types/definition.ts';
import { line, lines, type Fields } from '../../cms/field-definition.ts';

/** The fields of an article. Unlike what a schema alone describes, its rules have functions of their own in the backend. */
export const ARTICLE = {
  collection: 'articles',
  path: '/admin/blogs',
  label: 'articles:admin.blogs',
  readersPath: '/article/:id',
  sharedLabel: 'articles:edit.facts',
  foldedLabel: 'articles:edit.dates',
  shared: {
    ...PICTURE,
    image: { ...PICTURE.image, lacks: 'pictures:lacks.image' },
    focus: {
      ...PICTURE.focus,
      crops: [CARD, { label: 'pictures:crop.home', ratio: 7 / 6 }, { label: 'pictures:crop.list', ratio: 1 }],
    },
    category: {
      kind: 'choice',
      label: 'articles:edit.category',
      none: 'articles:edit.categoryNone',
      unknown: 'articles:edit.categoryUnknown',
      lacks: 'articles:lacks.category',
    },
    tags: { kind: 'choices', most: TAGS_MAX, label: 'articles:edit.tags', note: 'articles:edit.tagsHelp' },
    author: line(AUTHOR_MAX, 'articles:edit.author', { both: true, lacks: 'articles:lacks.author' }),
    reviewedOn: { kind: 'date', folded: true, label: 'articles:edit.reviewedOn', note: 'articles:edit.reviewedOnHelp' },
    reviewBy: { kind: 'date', folded: true, label: 'articles:edit.reviewBy', note: 'articles:edit.reviewByHelp' },
    seasons: { kind: 'months', folded: true, label: 'articles:edit.seasons', note: 'articles:edit.seasonsHelp' },
    date: {
      kind: 'date',
      folded: true,
      label: 'articles:edit.date',
      note: 'articles:edit.dateHelp',
      lacks: 'articles:lacks.date',
    },
  },
  text: {
    title: line(ARTICLE_LIMITS.title, 'articles:edit.title', { lacks: 'articles:lacks.title' }),
    excerpt: lines(ARTICLE_LIMITS.excerpt, 'articles:edit.excerpt', { note: 'articles:edit.excerptNote' }),
    content: line(ARTICLE_LIMITS.content, 'articles:edit.content', { as: 'markup', lacks: 'articles:lacks.content' }),
    audience: line(ARTICLE_LIMITS.audience, 'articles:edit.audience', { note: OPTIONAL, aside: true }),
    place: line(ARTICLE_LIMITS.place, 'articles:edit.place', { note: OPTIONAL, aside: true }),
    ...PICTURE_ALT,
  },
  list: {
    search: 'articles:blogs.search',
    empty: 'articles:empty.articles',
    begin: 'articles:edit.new',
    lead: 'articles:blogs.lead',
    lacking: {
      title: 'articles:without.title',
      content: 'articles:without.content',
      'content.foreignPicture': 'articles:without.textPicture',
      'content.pictureAlt': 'articles:without.textPictureAlt',
      'content.missingFile': 'articles:without.textFile',
      category: 'articles:without.category',
      image: 'articles:without.image',
      'image.foreign': 'articles:without.imageForeign',
      'image.missing': 'articles:without.imageMissing',
      imageAlt: 'articles:without.imageAlt',
      author: 'articles:without.author',
      date: 'articles:without.date',
    },
  },
} as const satisfies ContentTypeDefinition;

const defined = contentTypeFromDefinition(ARTICLE);

/** Articles, for code that doesn't need their categories. */
export const ARTICLES = {
  // The schema made of the fields is that of the document.
  ...(defined as unknown as ContentType<ArticleDocument>),
  layout: 'canvas' as const,
  hasPreviewLinks: true as const,
  read: (value: unknown) => (isKnown(value) ? (defined.read(value) as ArticleDocument | null) : null),
  isBegun,
  problems: articleProblems,
  isSharedProblem: (problem: string) => !/^(?:title|content)\b/.test(problem),
};

/** Articles, to write, compare and restore; categories and tags are shown by their names. */
export function articleContentType(
  categories: readonly SavedCategory[],
  tags: readonly SavedTag[] = [],
): ContentType<ArticleDocument> {
  const shared = sharedFields(ARTICLE, { category: categories, tags });
  return { ...ARTICLES, sharedFields: shared as unknown as readonly SharedField<ArticleDocument>[] };
}

/** Whether every field is known here: words that an older or newer build kept elsewhere are shown as they are, never dropped. */
function isKnown(value: unknown): boolean {
  const { id, en, outdated: _, ...shared } = fieldsOf(value);
  const fits = (part: unknown, fields: Fields) =>
    Object.keys(fieldsOf(part)).every((name) => Object.hasOwn(fields, name));
  return fits(shared, ARTICLE.shared) && fits(id, ARTICLE.text) && fits(en, ARTICLE.text);
}
