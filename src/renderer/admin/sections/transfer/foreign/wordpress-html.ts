import { HTML_MAX, type ForeignPicture, type Note } from './foreign-export.ts';
import { attributeIn, inHtml, linkTo, withoutEmbeds } from './embeds.ts';

// What a pattern may skip is bounded: a hostile text would otherwise be read from each of its brackets to its end.

interface Html {
  readonly html: string;
  readonly notes: readonly Note[];
}

/** The HTML of a text of WordPress without what only WordPress makes of it: blocks, shortcodes, paragraphs by empty lines. */
export function wordpressHtml(text: string, pictures: ReadonlyMap<string, ForeignPicture>): Html {
  // It isn't taken anyway.
  if (text.length > HTML_MAX) return { html: text, notes: [] };
  const notes: Note[] = [];
  const isBlocks = text.includes('<!-- wp:');
  const plain = withoutShortcodes(withoutBlocks(text, notes), pictures, notes);
  const html = withoutEmbeds(withoutLazyPictures(plain), notes);
  return { html: isBlocks || /<p[\s>]/i.test(html) ? html : withParagraphs(html), notes };
}

const WRITTEN_BY = /^(?:more|nextpage|paragraph|html|spacer|separator)$/;

/** WordPress blocks are between comments; one that is only a comment is rendered by WordPress on each visit. */
function withoutBlocks(text: string, notes: Note[]): string {
  return text
    .replace(
      /<!-- wp:embed (\{(?:(?!-->)[^\n]){0,1500}?\}) -->[\s\S]{0,1500}?<!-- \/wp:embed -->/g,
      (_all, json: string) => {
        const address = /"url":"([^"\\]{1,2000})"/.exec(json.replaceAll('\\/', '/'))?.[1] ?? '';
        if (address !== '') notes.push({ kind: 'embed', what: address });
        return address === '' ? '' : linkTo(address.replaceAll('\\u0026', '&'));
      },
    )
    .replace(/<!-- wp:([\w/-]{1,60}) (?:(?!-->)[^\n]){0,2000}?\/-->/g, (_all, name: string) => {
      if (!WRITTEN_BY.test(name)) notes.push({ kind: 'block', what: name });
      return '';
    });
}

const PAIR = /\[(caption|embed|video|audio)\b([^\]]{0,2000})\]([\s\S]{0,4000}?)\[\/\1\]/g;
const TAG =
  /\[(\[?)(\/?)([a-z][\w-]{1,40})((?:\s+[\w-]{1,40}\s*=\s*(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^\s"'\]]{1,200}))*)\s*\/?\](\]?)/gi;

/** Words in brackets stay: a shortcode is what has attributes, or an end. */
function withoutShortcodes(text: string, pictures: ReadonlyMap<string, ForeignPicture>, notes: Note[]): string {
  if (!text.includes('[')) return text;
  const shown = text.replace(PAIR, (_all, name: string, attributes: string, inner: string) => {
    if (name === 'caption') return captioned(attributes, inner);
    const address = name === 'embed' ? inner.trim() : attributeIn(attributes, '(?:src|mp4|mp3|m4a|webm|ogg)');
    return linked(address, notes);
  });
  const ended = new Set([...shown.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name]) => name));
  return shown.replace(TAG, (all, escaped: string, isEnd: string, name: string, attributes: string, end: string) => {
    if (escaped !== '' && end !== '') return all.slice(1, -1);
    if (name === 'gallery' && isEnd === '') return escaped + gallery(attributes, pictures, notes) + end;
    if (/^(?:video|audio)$/.test(name)) return linked(attributeIn(attributes, '(?:src|mp4|mp3|m4a|webm|ogg)'), notes);
    if (isEnd === '' && attributes === '' && !ended.has(name)) return all;
    if (isEnd === '') notes.push({ kind: 'shortcode', what: name });
    return escaped + end;
  });
}

function linked(address: string, notes: Note[]): string {
  if (!/^https?:\/\//.test(address)) return '';
  notes.push({ kind: 'embed', what: address });
  return linkTo(address);
}

/** The words under a picture stand behind it, or in an attribute as older versions write them. */
function captioned(attributes: string, inner: string): string {
  const picture = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? '';
  const words = inner.slice(picture.length).trim() || inHtml(attributeIn(attributes, 'caption'));
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
}

function gallery(attributes: string, pictures: ReadonlyMap<string, ForeignPicture>, notes: Note[]): string {
  const ids = attributeIn(attributes, '(?:ids|include)')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0) notes.push({ kind: 'shortcode', what: 'gallery' });
  return ids
    .map((id) => {
      const picture = pictures.get(id);
      if (picture) return `<img src="${inHtml(picture.source)}" alt="${inHtml(picture.alt)}">`;
      notes.push({ kind: 'picture', what: `gallery ${id}` });
      return '';
    })
    .join('');
}

/** Pictures that come when they are scrolled to say elsewhere where they are. */
function withoutLazyPictures(html: string): string {
  const shown = html.replace(/<noscript\b[\s\S]{0,4000}?<\/noscript>/gi, '');
  return shown.replace(/<img\b[^>]{0,4000}>/gi, (tag) => {
    const source = attributeIn(tag, 'data-(?:src|lazy-src|orig-file)');
    return source === '' ? tag : `<img src="${inHtml(source)}" alt="${inHtml(attributeIn(tag, 'alt'))}">`;
  });
}

const BLOCK =
  /^\s*<\/?(?:address|blockquote|div|dl|figure|figcaption|h[1-6]|hr|ol|p|pre|section|table|tbody|thead|tr|td|th|ul|li)\b/i;

/** As the classic editor does when a text is shown: an empty line ends a paragraph, a line's end ends a line. */
function withParagraphs(html: string): string {
  const parts = html.replace(/\r\n?/g, '\n').split(/(<pre\b[\s\S]{0,4000}?<\/pre>)/i);
  return parts
    .map((part) =>
      /^<pre\b/i.test(part)
        ? part
        : part
            .split(/\n\s*\n/)
            .map(paragraph)
            .join('\n'),
    )
    .join('');
}

function paragraph(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const lines = trimmed.split('\n');
  if (lines.some((line) => BLOCK.test(line)))
    return lines.map((line) => (BLOCK.test(line) ? line : `${line} `)).join('\n');
  return `<p>${lines.join('<br>')}</p>`;
}
