import { ARTICLE_LIMITS, emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import { cleanLine, cutText } from '#domain/clean-text.ts';
import { CATEGORY_MAX, TAGS_MAX } from '#domain/limits.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';
import type { ExportedCategory, ExportedItem, ExportedTag } from '#renderer/data/collections/transfer.ts';
import { escapeAlt } from '#text/escape-text.ts';
import type { Note } from '#text/from-html/foreign-notes.ts';
import { picturesIn } from '#renderer/admin/cms/markdown/picture-placeholders.ts';
import type { ArchiveContent } from '../archive/write-content.ts';
import { textsOf, type ConvertedArticle, type ConvertedText } from './convert-articles.ts';
import type { ForeignCategory } from './foreign-export.ts';
import type { ReadyPictures } from './match-pictures.ts';
import { slugOf } from './slug-of.ts';
import { freeSlugs, planTags, type PlannedTags } from './plan-tags.ts';

/** What is here already, as far as an import has to know it. */
export interface Here {
  readonly categories: readonly ExportedCategory[];
  readonly tags: readonly ExportedTag[];
  /** Addresses made of the titles of all articles. */
  readonly titles: ReadonlySet<string>;
  /** The largest numbers ever given. */
  readonly last: { readonly articles: number; readonly categories: number };
}

/** What becomes of a category: one that is here, by its id, a new one, or none. */
export type CategoryChoice = number | 'new' | 'none';

/** What the person decided. */
export interface ForeignChoices {
  /** For texts without a stated language. */
  readonly language: Language;
  /** By the other system's names in addresses. */
  readonly categories: ReadonlyMap<string, CategoryChoice>;
  /** Keys of articles that are brought in although there is one like them. */
  readonly twice: ReadonlySet<number>;
}

/** Articles of which there is one here, or an earlier one in the same file, with the same title or address. */
export function doubles(articles: readonly ConvertedArticle[], here: Here): ReadonlySet<number> {
  const seen = new Set<string>(here.titles);
  const found = new Set<number>();
  for (const { key, texts } of articles) {
    const names = Object.values(texts).flatMap(({ title, article }) => [slugOf(title), slugOf(article.slug)]);
    const own = new Set(names.filter((name) => name !== ''));
    if ([...own].some((name) => seen.has(name))) found.add(key);
    for (const name of own) seen.add(name);
  }
  return found;
}

/** The category of each article, the first it names in any language; each once. */
export function categoriesOf(articles: readonly ConvertedArticle[]): readonly ForeignCategory[] {
  const found = new Map<string, ForeignCategory>();
  for (const article of articles) {
    const category = categoryOf(article);
    if (category && !found.has(category.slug)) found.set(category.slug, category);
  }
  return [...found.values()];
}

/** For each of their categories, by its address, the one here that has its address or name; without any, a new one. */
export function likelyCategories(
  theirs: readonly ForeignCategory[],
  { categories }: Here,
): ReadonlyMap<string, CategoryChoice> {
  const known = new Map<string, number>();
  for (const { id, slug, name_indonesian: indonesian, name_english: english } of categories) {
    for (const key of [slug, slugOf(indonesian), slugOf(english)]) if (!known.has(key)) known.set(key, id);
  }
  return new Map(
    theirs.map(({ slug, name, english = '' }) => {
      const found = [slug, name, english].map((each) => known.get(slugOf(each))).find((id) => id !== undefined);
      return [slug, found ?? 'new'] as const;
    }),
  );
}

function categoryOf({ texts }: ConvertedArticle): ForeignCategory | undefined {
  const all = [texts.id, texts.en, texts.unsaid];
  return all.map((text) => text?.article.categories[0]).find((category) => category !== undefined);
}

/** One line of the report: of which article, and what of it didn't come along. `newTags`: they are called the same in both languages. */
export interface ReportLine {
  readonly kind: Note['kind'] | 'newTags';
  readonly what: string;
  readonly title: string;
  /** The number of its draft; null where it is about none alone. */
  readonly id: number | null;
}

interface Plan {
  readonly content: ArchiveContent;
  readonly lines: readonly ReportLine[];
}

/** Makes drafts of the articles that are wanted: new ones all of them, and published none. */
export function planImport(
  articles: readonly ConvertedArticle[],
  here: Here,
  choices: ForeignChoices,
  pictures: ReadyPictures,
): Plan {
  const isDouble = doubles(articles, here);
  const wanted = articles.filter(({ key }) => !isDouble.has(key) || choices.twice.has(key));
  const made = newCategories(wanted, here, choices);
  const lines: ReportLine[] = [];
  const tags = planTags(
    wanted.flatMap((article) =>
      textsOf(article, choices.language).flatMap(
        ([
          ,
          {
            article: { tags: own },
          },
        ]) => own,
      ),
    ),
    here.tags,
  );
  const items = wanted.map((article, at): ExportedItem => {
    const slug = categoryOf(article)?.slug ?? '';
    const chosen = choices.categories.get(slug) ?? 'none';
    const category = typeof chosen === 'number' ? chosen : (made.get(slug)?.id ?? null);
    return itemOf(article, here.last.articles + 1 + at, category, { choices, pictures, tags, lines });
  });
  if (tags.made.length > 0) lines.push({ kind: 'newTags', what: tags.made.join(', '), title: '', id: null });
  return {
    content: { categories: [...made.values()], tags: tags.tags, items, pictures: pictures.files, lost: [] },
    lines,
  };
}

function newCategories(
  articles: readonly ConvertedArticle[],
  here: Here,
  choices: ForeignChoices,
): ReadonlyMap<string, ExportedCategory> {
  const newSlug = freeSlugs(here.categories.map(({ slug }) => slug));
  const last = here.categories.reduce((most, { position }) => Math.max(most, position), 0);
  const made = new Map<string, ExportedCategory>();
  for (const { slug, name, english } of categoriesOf(articles)) {
    if (choices.categories.get(slug) !== 'new') continue;
    const number = made.size + 1;
    const free = newSlug([slug, name], 'category');
    const called = (words: string) => cutText(cleanLine(words), CATEGORY_MAX).trim() || free;
    const id = here.last.categories + number;
    made.set(slug, {
      id,
      slug: free,
      name_indonesian: called(name || slug),
      name_english: called(english ?? (name || slug)),
      position: last + number,
      version: 1,
    });
  }
  return made;
}

interface Making {
  readonly choices: ForeignChoices;
  readonly pictures: ReadyPictures;
  readonly tags: PlannedTags;
  readonly lines: ReportLine[];
}

function itemOf(article: ConvertedArticle, id: number, category: number | null, making: Making): ExportedItem {
  const texts = textsOf(article, making.choices.language);
  const [first] = texts;
  const source = first?.[1].article;
  const image = texts
    .map(
      ([
        ,
        {
          article: { picture },
        },
      ]) => making.pictures.addresses.get(picture?.source ?? ''),
    )
    .find((address) => address !== undefined);
  const author = first?.[1].author ?? '';
  const document: Record<string, unknown> & ArticleDocument = {
    ...emptyArticle({ id: author, en: author }),
    category,
    image: image ?? '',
    date: source?.publishedOn ?? null,
  };
  for (const [language, text] of texts) {
    const other = texts.find(([each]) => each === otherLanguage(language));
    const { alt = '' } = text.article.picture ?? {};
    const imageAlt = image === undefined ? '' : cutText(cleanLine(alt), ARTICLE_LIMITS.imageAlt);
    const side = {
      ...document[language],
      title: text.title,
      excerpt: text.excerpt,
      content: withPictures(text, id, making),
      imageAlt,
    };
    Object.assign(document, { [language]: side });
    Object.assign(document, { author: { ...document.author, [language]: text.author || other?.[1].author || '' } });
    const title = text.title;
    for (const note of text.notes) making.lines.push({ ...note, title, id });
    const lead = text.article.picture?.source;
    if (lead !== undefined && lead !== '' && !making.pictures.addresses.has(lead)) {
      making.lines.push({ kind: 'picture', what: lead, title, id });
    }
  }
  const tags = making.tags.of(texts.flatMap(([, text]) => text.article.tags));
  for (const { name } of tags.slice(TAGS_MAX)) {
    making.lines.push({ kind: 'tag', what: name, title: first?.[1].title ?? '', id });
  }
  const slugs = tags.slice(0, TAGS_MAX).map(({ slug }) => slug);
  const now = new Date().toISOString();
  const createdAt = source?.createdAt ?? now;
  return {
    // Files call tags by their slugs.
    document: slugs.length > 0 ? { ...document, tags: slugs } : document,
    ...{ collection: 'articles', id, version: 1, created_at: createdAt },
    saved_at: source?.changedAt ?? createdAt,
    saved_by_name: author,
    ...{ binned_at: null, binned_by_name: '', live: { id: null, en: null }, published_on: null },
  };
}

/**
 * Puts the pictures that were chosen in the place of their placeholders. The others stay marked and can't be published, and the report
 * names them: those that weren't chosen, and those whose placeholder isn't found in the text.
 */
function withPictures({ content, missing, title }: ConvertedText, id: number, { pictures, lines }: Making): string {
  const left = new Map(missing.map((each) => [each.placeholder, each]));
  const written: string[] = [];
  let done = 0;
  for (const { address: placeholder, from, to } of picturesIn(content)) {
    const picture = left.get(placeholder);
    const address = pictures.addresses.get(picture?.source ?? '');
    if (!picture || address === undefined || from < done) continue;
    written.push(content.slice(done, from), `![${escapeAlt(picture.alt)}](${address})`);
    done = to;
    left.delete(placeholder);
  }
  for (const { source } of left.values()) lines.push({ kind: 'picture', what: source, title, id });
  return written.join('') + content.slice(done);
}
