import { cleanLine } from '#domain/clean-text.ts';
import type { Slices } from '#text/from-html/in-slices.ts';
import type { ForeignPicture, Note } from '#text/from-html/foreign-notes.ts';
import { inLanguage, languagesIn, saysIn } from '#text/from-html/language-tags.ts';
import { wordpressHtml } from '#text/from-html/wordpress.ts';
import { aheadOf, dayOf, momentOf, timeOf } from './foreign-dates.ts';
import {
  languageOf,
  type ForeignArticle,
  type ForeignCategory,
  type ForeignExport,
  type LeftOut,
} from './foreign-export.ts';
import { partsOfChannel, textIn, type XmlElement } from './xml-parts.ts';

/** Internal post types of WordPress without authored content. */
const INNER = /^(?:revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|attachment)$/;
const NO_CATEGORY = /^(?:uncategorized|tak-berkategori|tanpa-kategori)(?:-\w+)?$/;

/** Reads an export of WordPress (WXR). Null where it is another feed. Throws BrokenXml. */
export function* readWordpress(xml: string): Slices<ForeignExport | null> {
  let site = '';
  let isWordpress = false;
  const authors = new Map<string, string>();
  const pictures = new Map<string, ForeignPicture>();
  const blocks = new Map<string, string>();
  const items: XmlElement[] = [];
  for (const part of partsOfChannel(xml)) {
    yield;
    if (part.name === 'wp:wxr_version') isWordpress = true;
    else if (part.name === 'link' && site === '') site = part.text.trim();
    else if (part.name === 'wp:author') {
      authors.set(textIn(part, 'wp:author_login'), textIn(part, 'wp:author_display_name'));
    } else if (part.name === 'item') {
      const kind = textIn(part, 'wp:post_type');
      if (kind === 'attachment') addAttachment(pictures, part);
      else if (kind === 'wp_block') blocks.set(textIn(part, 'wp:post_id'), textIn(part, 'content:encoded'));
      else items.push(part);
    }
  }
  if (!isWordpress) return null;
  const shared = {
    authors,
    pictures,
    blocks,
    aheadMs: aheadOf(
      items.map((item) => ({ local: textIn(item, 'wp:post_date'), utc: textIn(item, 'wp:post_date_gmt') })),
    ),
  };
  const articles: ForeignArticle[] = [];
  const leftOut: LeftOut[] = [];
  let comments = 0;
  for (const item of items) {
    yield;
    const [kind, status] = [textIn(item, 'wp:post_type'), textIn(item, 'wp:status')];
    const title = textIn(item, 'title') || textIn(item, 'wp:post_name');
    if (INNER.test(kind) || status === 'auto-draft') continue;
    comments += item.children.filter(({ name }) => name === 'wp:comment').length;
    if (kind !== 'post') leftOut.push({ title, why: 'kind', what: kind });
    else if (status === 'trash') leftOut.push({ title, why: 'binned', what: '' });
    else articles.push(...(yield* articlesOf(item, shared)));
  }
  return { system: 'wordpress', site, articles, leftOut, comments };
}

function addAttachment(pictures: Map<string, ForeignPicture>, item: XmlElement): void {
  const source = textIn(item, 'wp:attachment_url');
  pictures.set(textIn(item, 'wp:post_id'), { source, alt: metaOf(item, '_wp_attachment_image_alt') });
}

/** What the items of an export have in common. */
interface Shared {
  /** The names of people by what they log in with. */
  readonly authors: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, ForeignPicture>;
  /** Reusable blocks. */
  readonly blocks: ReadonlyMap<string, string>;
  /** How far the site's clock is ahead of UTC. */
  readonly aheadMs: number;
}

/** An item in each language that it has: qTranslate keeps them in one. */
function* articlesOf(item: XmlElement, shared: Shared): Slices<readonly ForeignArticle[]> {
  const fields = ['title', 'content:encoded', 'excerpt:encoded'].map((name) => textIn(item, name));
  const codes = [...new Set(fields.flatMap((field) => [...languagesIn(field)]))].filter((code) =>
    fields.some((field) => saysIn(field, code)),
  );
  if (codes.length === 0) return [yield* articleOf(item, shared, null)];
  const articles: ForeignArticle[] = [];
  for (const code of codes) articles.push(yield* articleOf(item, shared, code));
  return articles;
}

function* articleOf(
  item: XmlElement,
  { authors, pictures, blocks, aheadMs }: Shared,
  code: string | null,
): Slices<ForeignArticle> {
  const say = (text: string) => (code === null ? text : inLanguage(text, code));
  const login = textIn(item, 'dc:creator');
  const status = textIn(item, 'wp:status');
  // Of a language that the portal doesn't have only the title is named.
  const isTaken = code === null || languageOf(code) !== null;
  const { html, notes } = yield* wordpressHtml(isTaken ? say(textIn(item, 'content:encoded')) : '', {
    pictures,
    blocks,
    footnotes: say(metaOf(item, 'footnotes')),
  });
  const local = timeOf(textIn(item, 'wp:post_date'));
  const createdAt =
    momentOf(textIn(item, 'wp:post_date_gmt')) ??
    (local === null ? null : momentOf(new Date(local - aheadMs).toISOString()));
  const isPublished = ['publish', 'private'].includes(status);
  const picture = pictures.get(metaOf(item, '_thumbnail_id'));
  return {
    title: say(textIn(item, 'title')),
    slug: textIn(item, 'wp:post_name'),
    html,
    excerpt: say(textIn(item, 'excerpt:encoded')),
    author: say(authors.get(login) || login),
    categories: termsOf(item, 'category').filter(({ slug }) => !NO_CATEGORY.test(slug)),
    tags: termsOf(item, 'post_tag'),
    picture: picture ? { ...picture, alt: say(picture.alt) } : null,
    createdAt,
    changedAt: momentOf(textIn(item, 'wp:post_modified_gmt')),
    publishedOn: isPublished ? dayOf(textIn(item, 'wp:post_date')) : null,
    // Polylang writes both as terms, WPML as fields of its own.
    language: code ?? termsOf(item, 'language')[0]?.slug ?? (metaOf(item, '_wpml_import_language_code') || null),
    group:
      code === null
        ? (termsOf(item, 'post_translations')[0]?.slug ?? (metaOf(item, '_wpml_import_translation_group') || null))
        : `item ${textIn(item, 'wp:post_id')}`,
    notes: [
      ...readersNotes(item),
      ...notes,
      ...(createdAt === null && isPublished ? [{ kind: 'date', what: textIn(item, 'wp:post_date') } as const] : []),
    ],
  };
}

/** Who could read an item there, where that wasn't everybody. */
function readersNotes(item: XmlElement): readonly Note[] {
  const status = textIn(item, 'wp:status');
  const date = textIn(item, 'wp:post_date').slice(0, 10);
  return [
    ...(textIn(item, 'wp:post_password') === '' ? [] : [{ kind: 'protected', what: '' } as const]),
    ...(status === 'private' ? [{ kind: 'private', what: '' } as const] : []),
    ...(status === 'future' ? [{ kind: 'scheduled', what: date } as const] : []),
  ];
}

function termsOf(item: XmlElement, domain: string): readonly ForeignCategory[] {
  return item.children
    .filter(({ name, attributes }) => name === 'category' && attributes.get('domain') === domain)
    .map(({ attributes, text }) => {
      const slug = attributes.get('nicename') ?? '';
      const [indonesian, english] = (['id', 'en'] as const).map((code) =>
        saysIn(text, code) ? cleanLine(inLanguage(text, code)) : '',
      );
      if (!indonesian && !english) return { slug, name: cleanLine(text) };
      return { slug, name: indonesian || english || '', ...(english ? { english } : {}) };
    });
}

function metaOf(item: XmlElement, key: string): string {
  const field = item.children.find((child) => child.name === 'wp:postmeta' && textIn(child, 'wp:meta_key') === key);
  return field ? textIn(field, 'wp:meta_value') : '';
}
