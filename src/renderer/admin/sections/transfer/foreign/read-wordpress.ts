import type { Slices } from '#text/from-html/in-slices.ts';
import {
  dayOf,
  momentOf,
  type ForeignArticle,
  type ForeignExport,
  type ForeignPicture,
  type LeftOut,
} from './foreign-export.ts';
import { wordpressHtml } from './wordpress-html.ts';
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
  const items: XmlElement[] = [];
  for (const part of partsOfChannel(xml)) {
    yield;
    if (part.name === 'wp:wxr_version') isWordpress = true;
    else if (part.name === 'link' && site === '') site = part.text.trim();
    else if (part.name === 'wp:author') {
      authors.set(textIn(part, 'wp:author_login'), textIn(part, 'wp:author_display_name'));
    } else if (part.name === 'item') {
      if (textIn(part, 'wp:post_type') === 'attachment') addAttachment(pictures, part);
      else items.push(part);
    }
  }
  if (!isWordpress) return null;
  const articles: ForeignArticle[] = [];
  const leftOut: LeftOut[] = [];
  let comments = 0;
  for (const item of items) {
    yield;
    const [kind, status, title] = [textIn(item, 'wp:post_type'), textIn(item, 'wp:status'), textIn(item, 'title')];
    if (INNER.test(kind) || status === 'auto-draft') continue;
    comments += item.children.filter(({ name }) => name === 'wp:comment').length;
    if (kind !== 'post') leftOut.push({ title, why: 'kind', what: kind });
    else if (status === 'trash') leftOut.push({ title, why: 'binned', what: '' });
    else articles.push(articleOf(item, authors, pictures));
  }
  return { system: 'wordpress', site, articles, leftOut, comments };
}

function addAttachment(pictures: Map<string, ForeignPicture>, item: XmlElement): void {
  const source = textIn(item, 'wp:attachment_url');
  pictures.set(textIn(item, 'wp:post_id'), { source, alt: metaOf(item, '_wp_attachment_image_alt') });
}

function articleOf(
  item: XmlElement,
  authors: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, ForeignPicture>,
): ForeignArticle {
  const login = textIn(item, 'dc:creator');
  const { html, notes } = wordpressHtml(textIn(item, 'content:encoded'), pictures);
  const createdAt = momentOf(textIn(item, 'wp:post_date_gmt')) ?? momentOf(textIn(item, 'wp:post_date'));
  const isPublished = ['publish', 'private'].includes(textIn(item, 'wp:status'));
  return {
    title: textIn(item, 'title'),
    slug: textIn(item, 'wp:post_name'),
    html,
    excerpt: textIn(item, 'excerpt:encoded'),
    author: authors.get(login) || login,
    categories: termsOf(item, 'category').filter(({ slug }) => !NO_CATEGORY.test(slug)),
    tags: termsOf(item, 'post_tag'),
    picture: pictures.get(metaOf(item, '_thumbnail_id')) ?? null,
    createdAt,
    changedAt: momentOf(textIn(item, 'wp:post_modified_gmt')),
    publishedOn: isPublished ? dayOf(textIn(item, 'wp:post_date')) : null,
    // Polylang writes both as terms, WPML as fields of its own.
    language: termsOf(item, 'language')[0]?.slug ?? (metaOf(item, '_wpml_import_language_code') || null),
    group: termsOf(item, 'post_translations')[0]?.slug ?? (metaOf(item, '_wpml_import_translation_group') || null),
    notes: createdAt === null && isPublished ? [...notes, { kind: 'date', what: textIn(item, 'wp:post_date') }] : notes,
  };
}

function termsOf(item: XmlElement, domain: string): { readonly slug: string; readonly name: string }[] {
  return item.children
    .filter(({ name, attributes }) => name === 'category' && attributes.get('domain') === domain)
    .map(({ attributes, text }) => ({ slug: attributes.get('nicename') ?? '', name: text.trim() }));
}

function metaOf(item: XmlElement, key: string): string {
  const field = item.children.find((child) => child.name === 'wp:postmeta' && textIn(child, 'wp:meta_key') === key);
  return field ? textIn(field, 'wp:meta_value') : '';
}
