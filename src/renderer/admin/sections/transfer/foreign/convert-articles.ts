import { cleanLine, cleanText, cutText } from '#domain/clean-text.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { ARTICLE_LIMITS } from '#domain/article-document.ts';
import { AUTHOR_MAX } from '#domain/limits.ts';
import { cleanHtml } from '#text/from-html/clean-html.ts';
import type { Slices } from '#text/from-html/in-slices.ts';
import { HTML_MAX, type Note } from '#text/from-html/foreign-notes.ts';
import { htmlToBlocks } from '#text/from-html/html-to-blocks.ts';
import type { MissingPicture } from '#text/from-html/read-document.ts';
import { textOf } from '#text/from-html/parse-html.ts';
import { withSiteAddress, withSiteLinks } from '#text/from-html/site-links.ts';
import { writeMarkdown } from '#text/write-blocks.ts';
import { placeholderAddress } from '#renderer/admin/cms/markdown/picture-placeholders.ts';
import { languageOf, type ForeignArticle, type ForeignExport, type LeftOut } from './foreign-export.ts';

/** One language of an article, as a draft may hold it. Its pictures are placeholders until their files are chosen. */
export interface ConvertedText {
  readonly article: ForeignArticle;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly missing: readonly MissingPicture[];
  readonly author: string;
  readonly notes: readonly Note[];
}

/** An article that becomes one draft. */
export interface ConvertedArticle {
  /** Named among all of them. */
  readonly key: number;
  /** By its stated language; `unsaid` where it has none. */
  readonly texts: Readonly<Partial<Record<Language | 'unsaid', ConvertedText>>>;
}

/** Everything of an export that can become drafts, and what can't. */
export interface ConvertedExport extends Omit<ForeignExport, 'articles'> {
  readonly articles: readonly ConvertedArticle[];
}

/** Makes what a draft may hold of every article. `missingPicture` stands before the description of a picture. */
export function* convertArticles(
  read: ForeignExport,
  missingPicture: string,
  onProgress: (done: number, total: number) => void,
): Slices<ConvertedExport> {
  const articles: { key: number; texts: Partial<Record<Language | 'unsaid', ConvertedText>> }[] = [];
  const leftOut: LeftOut[] = [...read.leftOut];
  const groups = new Map<string, (typeof articles)[number]>();
  for (const [done, article] of read.articles.entries()) {
    yield;
    onProgress(done, read.articles.length);
    const language = article.language === null ? 'unsaid' : languageOf(article.language);
    const title = oneLine(article.title, read.system);
    const refuse = (why: LeftOut['why'], what = '') => leftOut.push({ title: title || article.slug, why, what });
    if (language === null) {
      refuse('language', article.language ?? '');
      continue;
    }
    if (article.html.length > HTML_MAX) {
      refuse('long');
      continue;
    }
    const text = yield* convert(article, title, missingPicture, read);
    if (text === null) refuse('long');
    else if (text.title === '' && text.content.trim() === '') refuse('empty');
    else {
      const pair = article.group === null ? undefined : groups.get(article.group);
      if (pair && language !== 'unsaid' && pair.texts[language] === undefined) pair.texts[language] = text;
      else {
        const made = { key: done, texts: { [language]: text } };
        articles.push(made);
        if (article.group !== null && language !== 'unsaid' && !pair) groups.set(article.group, made);
      }
    }
  }
  return { ...read, articles, leftOut };
}

/** Null where it is longer than an article may be. */
function* convert(
  article: ForeignArticle,
  title: string,
  missing: string,
  { site, system }: Pick<ForeignExport, 'site' | 'system'>,
): Slices<ConvertedText | null> {
  // Of a video or file whose address isn't known the words stay, as of any such link.
  const known = article.notes.filter(({ kind, what }) => kind !== 'embed' || site !== '' || /^https?:/.test(what));
  const notes: Note[] = known.map((note) => ({ ...note, what: withSiteAddress(note.what, site) }));
  let count = 0;
  const newPlaceholder = () => placeholderAddress((count += 1));
  const html = withSiteLinks(cleanHtml(article.html), site, notes);
  const read = yield* htmlToBlocks(html, { own: () => null, newPlaceholder, missing });
  // A paragraph is written without a pause: one that is too long anyway isn't.
  if (read.blocks.reduce((sum, block) => sum + block.textContent.length, 0) > ARTICLE_LIMITS.content) return null;
  const content = cleanText(yield* writeMarkdown(read.blocks));
  // The addresses of pictures are longer than their placeholders.
  if (content.length + 100 * read.missing.length > ARTICLE_LIMITS.content) return null;
  const { picture } = article;
  const cut = (text: string, most: number, kind: 'title' | 'excerpt' | 'author') => {
    if (text.length <= most) return text;
    notes.push({ kind, what: text });
    return `${cutText(text, most - 1).trimEnd()}…`;
  };
  for (const { name } of article.categories.slice(1)) notes.push({ kind: 'category', what: name });
  const links = site === '' ? 0 : content.split(`](${site}`).length - 1;
  if (links > 0) notes.push({ kind: 'links', what: String(links) });
  if (read.struck > 0) notes.push({ kind: 'struck', what: String(read.struck) });
  return {
    article: { ...article, picture: picture && { ...picture, source: withSiteAddress(picture.source, site) } },
    title: cut(title, ARTICLE_LIMITS.title, 'title'),
    excerpt: cut(oneLine(article.excerpt, system), ARTICLE_LIMITS.excerpt, 'excerpt'),
    content,
    missing: read.missing.map((picture) => ({ ...picture, alt: cleanText(picture.alt) })),
    author: cut(oneLine(article.author, system), AUTHOR_MAX, 'author'),
    notes,
  };
}

/** Titles and excerpts of WordPress hold marks and entities of HTML; those of Ghost are plain. */
function oneLine(text: string, system: ForeignExport['system']): string {
  return cleanLine(system === 'wordpress' && /[<&]/.test(text) ? textOf(cleanHtml(text)) : text);
}

/** The texts of an article, the Indonesian one first, each with its language; `unsaid` is what was chosen for all of them. */
export function textsOf(
  { texts }: ConvertedArticle,
  unsaid: Language,
): readonly (readonly [Language, ConvertedText])[] {
  return LANGUAGES.flatMap((language) => {
    const text = texts[language] ?? (language === unsaid ? texts.unsaid : undefined);
    return text ? [[language, text] as const] : [];
  });
}

/** Every picture that the articles show, by where the other system kept it. */
export function pictureSources(articles: readonly ConvertedArticle[]): ReadonlySet<string> {
  const texts = articles.flatMap(({ texts: all }) => Object.values(all));
  return new Set(
    texts
      .flatMap(({ missing, article }) => [...missing.map(({ source }) => source), article.picture?.source ?? ''])
      .filter((source) => source !== ''),
  );
}
