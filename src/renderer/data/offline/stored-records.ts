import type { ArticleSummary } from '#domain/article.ts';
import type { Category } from '#domain/category.ts';
import { isLanguage, type Language } from '#domain/localized.ts';
import { isClosedMarkdown } from '../markdown/closed-markdown.ts';
import { isSafeAddress } from '../markdown/safe-address.ts';
import type { ArticleHeading, ReadableArticle } from '../repository.ts';

/**
 * Records of another form are dropped. To be raised when the form changes. The copies hold the HTML of the articles' Markdown,
 * which is looked at again when it is read.
 */
const FORMAT = 1;

/** What a list shows of a copy, and what decides how long it stays. */
export interface StoredCard {
  /** The language that was asked for; the text is in the other one where this one isn't published. */
  readonly asked: Language;
  readonly summary: ArticleSummary;
  /** When it was last read, in ms since 1970. */
  readonly readAt: number;
}

/** What is kept of one backend: the cards of all copies, and the articles that it withdrew. */
export interface ArticleIndex {
  readonly format: typeof FORMAT;
  readonly cards: readonly StoredCard[];
  /** Ids, the latest last. They hide bundled articles too. */
  readonly withdrawn: readonly number[];
}

export const EMPTY_INDEX: ArticleIndex = { format: FORMAT, cards: [], withdrawn: [] };

type Fields = Readonly<Record<string, unknown>>;

class Damaged extends Error {}

/** An index as it was read; what can't be understood of it is left out and told to `tell`. */
export function parseIndex(record: unknown, tell: (what: string) => void): ArticleIndex {
  if (record === undefined) return EMPTY_INDEX;
  const articleIndex = attempt(() => formatted(record), tell);
  if (articleIndex === null) return EMPTY_INDEX;
  const each = <T>(key: string, parse: (value: unknown) => T): readonly T[] =>
    (attempt(() => list(articleIndex[key]), tell) ?? []).flatMap((value) => attempt(() => [parse(value)], tell) ?? []);
  return { format: FORMAT, cards: each('cards', card), withdrawn: each('withdrawn', number) };
}

/** The record that holds a copy's text. */
export function textRecord(article: ReadableArticle): unknown {
  return { format: FORMAT, article };
}

/** The article in a text record; null where the record is damaged, which is told to `tell`. */
export function parseText(record: unknown, tell: (what: string) => void): ReadableArticle | null {
  return attempt(() => readable(fields(formatted(record)['article'])), tell);
}

function attempt<T>(parse: () => T, tell: (what: string) => void): T | null {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    tell(error.message);
    return null;
  }
}

function formatted(record: unknown): Fields {
  const from = fields(record);
  if (from['format'] !== FORMAT) throw new Damaged(`format ${String(from['format'])}`);
  return from;
}

function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Damaged('not an object');
  return value as Fields;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Damaged('not a list');
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Damaged('not a text');
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Damaged('not a number');
  return value;
}

function language(value: unknown): Language {
  if (!isLanguage(value)) throw new Damaged('not a language');
  return value;
}

function card(value: unknown): StoredCard {
  const from = fields(value);
  return {
    asked: language(from['asked']),
    summary: summary(fields(from['summary'])),
    readAt: number(from['readAt']),
  };
}

function category(from: Fields): Category {
  const name = fields(from['name']);
  return { slug: text(from['slug']), name: { id: text(name['id']), en: text(name['en']) } };
}

function summary(from: Fields): ArticleSummary {
  return {
    id: number(from['id']),
    title: text(from['title']),
    excerpt: text(from['excerpt']),
    image: address(from['image']),
    imageAlt: text(from['imageAlt']),
    date: text(from['date']),
    category: category(fields(from['category'])),
    language: language(from['language']),
    words: number(from['words']),
  };
}

/** Whoever can write to this device's database must not write into the page. */
function markup(value: unknown): string {
  const html = text(value);
  if (!isClosedMarkdown(html)) throw new Damaged('a text with something foreign in it');
  return html;
}

function address(value: unknown): string {
  const where = text(value);
  if (!isSafeAddress(where)) throw new Damaged('not an address');
  return where;
}

function heading(value: unknown): ArticleHeading {
  const from = fields(value);
  return { anchor: text(from['anchor']), text: text(from['text']) };
}

function readable(from: Fields): ReadableArticle {
  return {
    ...summary(from),
    author: text(from['author']),
    reviewedOn: from['reviewedOn'] === null ? null : text(from['reviewedOn']),
    audience: text(from['audience']),
    place: text(from['place']),
    version: text(from['version']),
    html: markup(from['html']),
    headings: list(from['headings']).map(heading),
  };
}
