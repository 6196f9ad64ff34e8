import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

const PICTURE = { src: { default: '' }, alt: { default: '' }, title: { default: null as string | null } };

/** A list: whether its items stand close together, and the sign of the source that begins them. */
const LIST = (marker: string) => ({ tight: { default: true }, marker: { default: marker } });

const ALIGNED = {
  align: {
    default: null as string | null,
    setDOMAttr: (value: unknown, attributes: Record<string, unknown>) => {
      if (typeof value === 'string') attributes['style'] = `text-align:${value}`;
    },
  },
};

const tables = tableNodes({ tableGroup: 'block', cellContent: 'inline*', cellAttributes: ALIGNED });

const nodes = {
  doc: { content: '(block | figure)+' },
  paragraph: { content: '(inline | hard_break)*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    content: 'inline*',
    group: 'block',
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs['level'] as number}`, 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: LIST('-'),
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { ...LIST('.'), start: { default: 1 } },
    parseDOM: [{ tag: 'ol' }],
    // Copied HTML contains the start number, or a pasted list would begin with 1.
    toDOM: ({ attrs }) => {
      const start = attrs['start'] as number;
      return ['ol', { start: start === 1 ? null : start, style: `counter-reset:step ${start - 1}` }, 0];
    },
  },
  list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  ...tables,
  table: { ...tables.table, toDOM: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]] },
  /** A picture in a paragraph of its own. An empty title marks it as decorative. */
  picture: { group: 'block', attrs: PICTURE, atom: true, draggable: true, toDOM: ({ attrs }) => ['img', attrs] },
  /** A rendered figure, with its source. Only at the top level of a text, as in the parser. */
  figure: {
    attrs: { source: {} },
    atom: true,
    draggable: true,
    parseDOM: [{ tag: 'pre[data-figure-source]', getAttrs: (element) => ({ source: element.textContent }) }],
    toDOM: ({ attrs }) => ['pre', { 'data-figure-source': '' }, attrs['source'] as string],
  },
  /** What this schema can't hold, as it stands in the source. */
  raw: { group: 'block', attrs: { source: {} }, atom: true, toDOM: ({ attrs }) => ['pre', attrs['source'] as string] },
  text: { group: 'inline' },
  /** A picture among words. */
  image: { group: 'inline', inline: true, attrs: PICTURE, toDOM: ({ attrs }) => ['img', attrs] },
  hard_break: {
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    // Otherwise the words of two lines would be one where they are copied without their form.
    leafText: () => '\n',
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: null as string | null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string, title: attrs['title'] as string | null }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
} satisfies Record<string, MarkSpec>;

/** What an article's text may hold: exactly what text/markdown-parser.ts reads. */
export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

/** The two kinds of list. */
export function isList(name: string): boolean {
  return name === 'bullet_list' || name === 'ordered_list';
}
