import { cleanLine } from '#domain/clean-text.ts';
import { fieldsOf, type Fields } from '#domain/json.ts';
import type { Slices } from '#text/from-html/in-slices.ts';
import { withLinkedAddresses, withoutEmbeds } from '#text/from-html/embeds.ts';
import { markdownHtml } from '#text/from-html/foreign-markdown.ts';
import { HTML_MAX, type Note } from '#text/from-html/foreign-notes.ts';
import { withoutGhostCards } from '#text/from-html/ghost-cards.ts';
import { lexicalHtml, mobiledocHtml } from '#text/from-html/ghost.ts';
import { clockIn, dayOf, momentOf, USUAL_ZONE } from './foreign-dates.ts';
import type { ForeignArticle, ForeignExport, LeftOut } from './foreign-export.ts';

/** Reads an export of Ghost, of any version since 0.4. Null where it is something else. */
export function* readGhost(json: unknown): Slices<ForeignExport | null> {
  const whole = fieldsOf(json);
  const first = Array.isArray(whole['db']) ? fieldsOf(whole['db'][0]) : whole;
  const data = fieldsOf(first['data']);
  if (!Array.isArray(data['posts']) || !('meta' in first)) return null;
  const tables = tablesOf(data);
  const articles: ForeignArticle[] = [];
  const leftOut: LeftOut[] = [];
  for (const post of rows(data['posts'])) {
    yield;
    const title = text(post['title']) || text(post['slug']);
    // `page` is how it was written before Ghost 3.
    const kind = post['page'] === 1 || post['page'] === true ? 'page' : text(post['type']) || 'post';
    if (kind === 'post') articles.push(yield* articleOf(post, tables));
    else leftOut.push({ title, why: 'kind', what: kind });
  }
  return { system: 'ghost', site: '', articles, leftOut, comments: 0 };
}

interface Tables {
  /** Of a post, in their order; those for inner use begin with a number sign. */
  readonly tags: (post: Fields) => { readonly slug: string; readonly name: string }[];
  readonly author: (post: Fields) => string;
  readonly meta: (post: Fields) => Fields;
  /** The site's own, in which its days begin. */
  readonly zone: string;
}

function tablesOf(data: Fields): Tables {
  const byId = (name: string) => new Map(rows(data[name]).map((row) => [row['id'], row]));
  const [tags, users] = [byId('tags'), byId('users')];
  const linked = (name: string) => {
    const found = new Map<unknown, Fields[]>();
    for (const link of rows(data[name])) {
      const links = found.get(link['post_id']);
      if (links) links.push(link);
      else found.set(link['post_id'], [link]);
    }
    for (const links of found.values())
      links.sort((one, other) => Number(one['sort_order']) - Number(other['sort_order']));
    return (post: Fields) => {
      const links = found.get(post['id']) ?? [];
      // Of two posts of one number, which no sound file has, the first one gets them.
      found.delete(post['id']);
      return links;
    };
  };
  const [tagsOf, authorsOf, metaOf] = [linked('posts_tags'), linked('posts_authors'), linked('posts_meta')];
  return {
    tags: (post) =>
      tagsOf(post).flatMap(({ tag_id: id }) => {
        const tag = tags.get(id);
        return tag ? [{ slug: text(tag['slug']), name: cleanLine(text(tag['name'])) }] : [];
      }),
    author: (post) => {
      const ids = [...authorsOf(post).map((link) => link['author_id']), post['author_id']];
      return text(ids.map((id) => users.get(id)).find((user) => user !== undefined)?.['name']);
    },
    meta: (post) => metaOf(post)[0] ?? {},
    zone: zoneOf(data['settings']),
  };
}

/** Ghost 4 and later call it `timezone`, earlier ones `active_timezone` or `activeTimezone`. */
function zoneOf(settings: unknown): string {
  const named = rows(settings).find(({ key }) => /^(?:active_?)?timezone$/i.test(text(key)));
  return text(named?.['value']) || USUAL_ZONE;
}

function* articleOf(post: Fields, tables: Tables): Slices<ForeignArticle> {
  const notes: Note[] = [];
  const meta = tables.meta(post);
  const tags = tables.tags(post);
  // Ghost has tags only; the first one is what it calls the primary one.
  const [first, ...others] = tags.filter(({ name, slug }) => !name.startsWith('#') && !slug.startsWith('hash-'));
  const picture = text(post['feature_image']) || text(post['image']);
  const isPublished = post['status'] === 'published' || post['status'] === 'sent';
  const publishedAt = moment(post['published_at']);
  const visibility = text(post['visibility']);
  if (visibility !== '' && visibility !== 'public') notes.push({ kind: 'members', what: '' });
  if (post['status'] === 'scheduled')
    notes.push({ kind: 'scheduled', what: clockIn(tables.zone, publishedAt).slice(0, 10) });
  return {
    title: text(post['title']),
    slug: text(post['slug']),
    html: withLinkedAddresses(withoutEmbeds(yield* contentOf(post, notes), notes), notes),
    excerpt: text(post['custom_excerpt']) || text(meta['meta_description']) || text(post['meta_description']),
    author: tables.author(post),
    categories: first ? [first] : [],
    tags: others,
    picture: picture === '' ? null : { source: picture, alt: text(meta['feature_image_alt']) },
    createdAt: momentOf(moment(post['created_at'])) ?? momentOf(publishedAt),
    changedAt: momentOf(moment(post['updated_at'])),
    publishedOn: isPublished ? dayOf(clockIn(tables.zone, publishedAt)) : null,
    // Ghost has no languages; sites in two languages mark their posts with the internal tags #id and #en.
    language: tags.map(({ slug, name }) => /^(?:hash-|#)(\w\w)$/.exec(slug || name)?.[1]).find((code) => code) ?? null,
    group: null,
    notes,
  };
}

function* contentOf(post: Fields, notes: Note[]): Slices<string> {
  const [html, lexical, mobiledoc] = [text(post['html']), text(post['lexical']), text(post['mobiledoc'])];
  if (Math.max(html.length, lexical.length, mobiledoc.length) > HTML_MAX) return html;
  if (html.trim() !== '') return yield* withoutGhostCards(html, notes);
  if (lexical !== '') return lexicalHtml(lexical, notes);
  return mobiledoc === '' ? markdownHtml(text(post['markdown'])) : mobiledocHtml(mobiledoc, notes);
}

/** Ghost wrote moments as numbers before 1.0. */
function moment(value: unknown): string {
  const isWhole = typeof value === 'number' && Math.abs(value) < 8.64e15;
  return isWhole ? new Date(value).toISOString() : text(value);
}

function rows(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
