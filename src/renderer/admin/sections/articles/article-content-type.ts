import * as z from 'zod/mini';
import {
  ARTICLE_LIMITS,
  articleProblems,
  emptyArticle,
  isBegun,
  isBegunTranslation,
  type ArticleDocument,
  type ArticleProblem,
} from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import type { SavedCategory } from '#renderer/data/collections/categories.ts';
import type { ContentType, SharedField, TranslationField } from '../../cms/content-type.ts';
import { longDate } from '#renderer/i18n/formats.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';

const side = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  imageAlt: z.string(),
  audience: z.string(),
  place: z.string(),
});
const date = z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)));

/** An article's document as the backend keeps it. How long its texts may be is the backend's to refuse. */
const articleSchema: z.ZodMiniType<ArticleDocument> = z.strictObject({
  image: z.string(),
  decorative: z.boolean(),
  category: z.nullable(z.number()),
  author: z.strictObject({ id: z.string(), en: z.string() }),
  date,
  reviewedOn: date,
  reviewBy: date,
  outdated: z.record(z.string(), z.object({ language: z.enum(['id', 'en']), was: z.string(), since: z.string() })),
  id: side,
  en: side,
});

/** A document as this device kept it, perhaps by an older build that knew fewer fields; null where it is none. */
function readArticle(value: unknown): ArticleDocument | null {
  const { id, en, ...shared } = fieldsOf(value);
  const empty = emptyArticle({ id: '', en: '' });
  const whole = { ...empty, ...shared, id: { ...empty.id, ...fieldsOf(id) }, en: { ...empty.en, ...fieldsOf(en) } };
  const read = articleSchema.safeParse(whole);
  return read.success && typeof value === 'object' && value !== null ? read.data : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The texts of each language; the picture's words are written beside the picture. */
const FIELDS: readonly TranslationField[] = [
  { name: 'title', label: 'articles:edit.title', kind: 'line', most: ARTICLE_LIMITS.title },
  {
    name: 'excerpt',
    label: 'articles:edit.excerpt',
    kind: 'lines',
    most: ARTICLE_LIMITS.excerpt,
    note: 'articles:edit.excerptNote',
  },
  { name: 'content', label: 'articles:edit.content', kind: 'markup', most: ARTICLE_LIMITS.content },
  {
    name: 'audience',
    label: 'articles:edit.audience',
    kind: 'line',
    most: ARTICLE_LIMITS.audience,
    note: 'translation:optional',
  },
  {
    name: 'place',
    label: 'articles:edit.place',
    kind: 'line',
    most: ARTICLE_LIMITS.place,
    note: 'translation:optional',
  },
  { name: 'imageAlt', label: 'pictures:edit.imageAlt', kind: 'lines', most: ARTICLE_LIMITS.imageAlt, apart: true },
];

const PROBLEM_WORDS: Readonly<Record<ArticleProblem, MessageKey>> = {
  title: 'articles:lacks.title',
  content: 'articles:lacks.content',
  'content.foreignPicture': 'articles:lacks.contentPicture',
  'content.pictureAlt': 'articles:lacks.contentPictureAlt',
  category: 'articles:lacks.category',
  image: 'pictures:lacks.image',
  'image.foreign': 'pictures:lacks.imageForeign',
  imageAlt: 'pictures:lacks.imageAlt',
  author: 'articles:lacks.author',
  date: 'articles:lacks.date',
};

/** Articles, as far as nobody has to know the categories for it. */
export const ARTICLES: Omit<ContentType<ArticleDocument>, 'sharedFields'> = {
  collection: 'articles',
  path: '/admin/blogs',
  listLabel: 'articles:admin.blogs',
  schema: articleSchema,
  sideFields: FIELDS,
  read: readArticle,
  isBegun,
  isBegunTranslation: (document, language) => isBegunTranslation(document[language]),
  problems: articleProblems,
  problemWords: PROBLEM_WORDS,
  isSharedProblem: (problem) => !/^(?:title|content)\b/.test(problem),
  readersPath: (id) => `/article/${id}`,
};

/** Articles, to write, compare and restore; categories are shown by their names. */
export function articleContentType(categories: readonly SavedCategory[]): ContentType<ArticleDocument> {
  return {
    ...ARTICLES,
    sharedFields: [
      shared('image', 'pictures:edit.image', ({ image }) => image),
      shared('decorative', 'pictures:edit.decorative', ({ decorative }) => (decorative ? '✓' : '')),
      shared('category', 'articles:edit.category', ({ category }, language) => nameOf(categories, category, language)),
      shared('author', 'articles:edit.author', ({ author }) => [...new Set([author.id, author.en])].join(' / ')),
      shared('date', 'articles:edit.date', dateOf('date')),
      shared('reviewedOn', 'articles:edit.reviewedOn', dateOf('reviewedOn')),
      shared('reviewBy', 'articles:edit.reviewBy', dateOf('reviewBy')),
    ],
  };
}

function shared<Name extends keyof ArticleDocument>(
  name: Name,
  label: SharedField<ArticleDocument>['label'],
  show: (document: ArticleDocument, language: Language) => string,
): SharedField<ArticleDocument> {
  return { name, label, show, take: (from, into) => ({ ...into, [name]: from[name] }) };
}

function dateOf(name: 'date' | 'reviewedOn' | 'reviewBy') {
  return (document: ArticleDocument, language: Language) => {
    const value = document[name];
    return value === null ? '' : longDate(value, language);
  };
}

function nameOf(categories: readonly SavedCategory[], id: number | null, language: Language): string {
  if (id === null) return '';
  return categories.find((each) => each.id === id)?.name[language] ?? String(id);
}
