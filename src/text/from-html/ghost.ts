import { fieldsOf, parseJson, type Fields } from '#domain/json.ts';
import { embedLink, inHtml, linkTo } from './embeds.ts';
import { markdownHtml } from './foreign-markdown.ts';
import { HTML_MAX, noteOnce, type Note } from './foreign-notes.ts';

/** Deeper than any text. */
const DEEPEST = 60;

/** The HTML of a text in Ghost's own form since version 5; its HTML is missing where it was never published. */
export function lexicalHtml(lexical: string, notes: Note[]): string {
  return nodesHtml(fieldsOf(fieldsOf(parseJson(lexical))['root']), notes, 0);
}

function nodesHtml(parent: Fields, notes: Note[], depth: number): string {
  if (depth > DEEPEST) return '';
  return joined(list(parent['children']), (node) => nodeHtml(fieldsOf(node), notes, depth + 1));
}

const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [32, 'sub'],
  [64, 'sup'],
] as const;

function nodeHtml(node: Fields, notes: Note[], depth: number): string {
  const inner = () => nodesHtml(node, notes, depth);
  const kind = text(node['type']);
  switch (kind) {
    case 'text':
    case 'extended-text': {
      const format = Number(node['format']) || 0;
      const tags = FORMATS.filter(([bit]) => (format & bit) !== 0).map(([, tag]) => tag);
      return tags.reduce((html, tag) => `<${tag}>${html}</${tag}>`, inHtml(text(node['text'])));
    }
    case 'linebreak':
      return '<br>';
    case 'tk':
      return inHtml(text(node['text']));
    // A search for a link that somebody left open.
    case 'zwnj':
    case 'at-link-search':
      return '';
    case 'paragraph':
    case 'aside':
      return `<p>${inner()}</p>`;
    case 'heading':
    case 'extended-heading':
      return wrapped(/^h[1-6]$/.test(text(node['tag'])) ? text(node['tag']) : 'h2', inner());
    case 'quote':
    case 'extended-quote':
      return wrapped('blockquote', inner());
    case 'list':
      return listHtml(node, notes, depth);
    case 'listitem':
      return wrapped('li', inner());
    case 'at-link':
    case 'autolink':
    case 'link':
      return `<a href="${inHtml(text(node['url']))}">${inner()}</a>`;
    default:
      return cardHtml(kind, node, notes) ?? inner();
  }
}

/** A list; where an item holds another list alone, that one belongs to the item before it. */
function listHtml(node: Fields, notes: Note[], depth: number): string {
  const isNumbered = node['listType'] === 'number' || node['tag'] === 'ol';
  const start = Number(node['start']);
  const items: string[] = [];
  const html = joined(list(node['children']), (child) => {
    const parts = list(fieldsOf(child)['children']).map(fieldsOf);
    const inner = depth > DEEPEST ? '' : nodesHtml(fieldsOf(child), notes, depth + 1);
    const isInner = parts.length > 0 && parts.every(({ type }) => type === 'list');
    if (isInner && items.length > 0) items.push(inner);
    else items.push(`${items.length > 0 ? '</li>' : ''}<li>${inner}`);
    return items.at(-1) ?? '';
  });
  const end = items.length > 0 ? '</li>' : '';
  const first = isNumbered && Number.isInteger(start) && start !== 1 ? ` start="${start}"` : '';
  return isNumbered ? `<ol${first}>${html}${end}</ol>` : `<ul>${html}${end}</ul>`;
}

/** The HTML of a text in Ghost's own form from version 1 to 4. */
export function mobiledocHtml(mobiledoc: string, notes: Note[]): string {
  const { sections, markups, cards, atoms } = fieldsOf(parseJson(mobiledoc));
  const all = { markups: list(markups), atoms: list(atoms) };
  const cardAt = once((at) => {
    const [name, payload] = list(list(cards)[at]);
    return cardHtml(text(name), fieldsOf(payload), notes) ?? '';
  });
  return joined(list(sections), (section) => {
    const [kind, what, marked] = list(section);
    // An aside, and whatever else there is, is a paragraph.
    if (kind === 1) return wrapped('p', wrapped(tagName(what), markersHtml(marked, all)));
    if (kind === 2) return `<img src="${inHtml(text(what))}">`;
    if (kind === 3)
      return wrapped(
        tagName(what),
        joined(list(marked), (item) => wrapped('li', markersHtml(item, all))),
      );
    return kind === 10 ? cardAt(Number(what)) : '';
  });
}

/** Makes the HTML of each number once: a few letters can name a long card that shows nothing again and again, which `joined` doesn't limit. */
function once(make: (at: number) => string): (at: number) => string {
  const made = new Map<number, string>();
  return (at) => {
    const html = made.get(at) ?? make(at);
    made.set(at, html);
    return html;
  };
}

/** All parts of a list as HTML, up to more than becomes an article: a few letters can name a card or a link of any length again and again. */
function joined(parts: readonly unknown[], write: (part: unknown) => string): string {
  let html = '';
  for (const part of parts) if (html.length <= HTML_MAX) html += write(part);
  return html;
}

interface Parts {
  readonly markups: readonly unknown[];
  readonly atoms: readonly unknown[];
}

function markersHtml(markers: unknown, { markups, atoms }: Parts): string {
  const open: string[] = [];
  return joined(list(markers), (marker) => {
    const [kind, begun, ended, value] = list(marker);
    let html = joined(list(begun), (index) => {
      const [tag, attributes] = list(markups[Number(index)]);
      const address = list(attributes)[1];
      open.push(tagName(tag));
      return tag === 'a' ? `<a href="${inHtml(text(address))}">` : `<${tagName(tag)}>`;
    });
    html += kind === 1 ? (list(atoms[Number(value)])[0] === 'soft-return' ? '<br>' : '') : inHtml(text(value));
    for (let count = Math.min(Number(ended) || 0, open.length); count > 0; count -= 1) html += `</${open.pop()}>`;
    return html;
  });
}

/** A part of a text that isn't only words; null for a kind that nothing here shows. */
function cardHtml(kind: string, card: Fields, notes: Note[]): string | null {
  const words = (name: string) => text(card[name]);
  switch (kind) {
    case 'image':
      return `<figure><img src="${inHtml(words('src'))}" alt="${inHtml(words('alt'))}"><figcaption>${words('caption')}</figcaption></figure>`;
    case 'gallery':
      return list(card['images'])
        .map(fieldsOf)
        .map((each) => `<img src="${inHtml(text(each['src']))}" alt="${inHtml(text(each['alt']))}">`)
        .concat(words('caption') === '' ? [] : wrapped('p', words('caption')))
        .join('');
    case 'markdown':
    case 'card-markdown':
      return markdownHtml(words('markdown'));
    case 'html':
      return words('html');
    case 'callout':
      return `<blockquote>${words('calloutText').replace(/^(?:\s*<p\b[^>]*>)?/, `$&${inHtml(words('calloutEmoji'))} `)}</blockquote>`;
    case 'toggle':
      return `<h3>${words('heading')}</h3>${words('content')}`;
    case 'header':
      return `${named('h2', words('heading') || words('header'))}${named('p', words('subheading') || words('subheader'))}${button(card, 'buttonUrl', 'buttonText')}`;
    case 'product':
      return `${picture(words('productImageSrc'))}${named('h3', words('productTitle'))}${words('productDescription')}${button(card, 'productUrl', 'productButton')}`;
    case 'call-to-action':
      return `${picture(words('imageUrl'))}${words('textValue')}${button(card, 'buttonUrl', 'buttonText')}`;
    case 'code':
    case 'codeblock':
      return `<pre>${inHtml(words('code'))}</pre>${named('p', words('caption'))}`;
    case 'bookmark':
      return bookmark(card, notes);
    case 'file':
      return `${linked(words('src'), words('fileTitle') || words('fileName'), notes)}${named('p', inHtml(words('fileCaption')))}`;
    case 'embed':
    case 'video':
    case 'audio':
      return `${linked(words('url') || words('src'), words('title'), notes)}${named('p', words('caption'))}`;
    case 'button':
      return button(card, 'buttonUrl', 'buttonText');
    case 'hr':
    case 'horizontalrule':
    case 'divider':
    case 'paywall':
      return '';
    default:
      if (kind !== '') noteOnce(notes, { kind: 'block', what: kind });
      return null;
  }
}

/** A page of which its title and a few words were shown. */
function bookmark(card: Fields, notes: Note[]): string {
  const about = fieldsOf(card['metadata']);
  const words = [about['description'], [about['author'], about['publisher']].map(text).filter(Boolean).join(', ')];
  const below = words.map((each) => named('p', inHtml(text(each)))).join('');
  return linked(text(card['url']), text(about['title']), notes) + below + named('p', text(card['caption']));
}

function button(card: Fields, address: string, words: string): string {
  return text(card[address]) === '' ? '' : linkTo(text(card[address]), text(card[words]) || text(card[address]));
}

function picture(source: string): string {
  return source === '' ? '' : `<img src="${inHtml(source)}">`;
}

function linked(address: string, words: string, notes: Note[]): string {
  return address === '' ? named('p', inHtml(words)) : embedLink(address, notes, words);
}

/** An element, where there is something for it. */
function named(tag: string, inner: string): string {
  return inner === '' ? '' : wrapped(tag, inner);
}

function wrapped(tag: string, inner: string): string {
  return `<${tag}>${inner}</${tag}>`;
}

function tagName(value: unknown): string {
  return /^(?:p|h[1-6]|blockquote|ul|ol|a|strong|b|em|i|s|del|sub|sup)$/.test(text(value)) ? text(value) : 'span';
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
