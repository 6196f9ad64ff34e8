import { HTML_MAX, type ForeignPicture, type Note } from './foreign-export.ts';
import { attributeIn, inHtml, linkTo, withoutEmbeds } from './embeds.ts';

// Every pattern here goes over a text once: from a bracket none looks past the next one, and where an end is missing the rest of the
// text is taken at once.

interface Html {
  readonly html: string;
  readonly notes: readonly Note[];
}

/** The HTML of a text of WordPress without what only WordPress makes of it: blocks, shortcodes, paragraphs by empty lines. */
export function wordpressHtml(text: string, pictures: ReadonlyMap<string, ForeignPicture>): Html {
  // It isn't taken anyway.
  if (text.length > HTML_MAX) return { html: text, notes: [] };
  const notes: Note[] = [];
  const isBlocks = text.includes(BLOCK_BEGIN);
  const plain = withoutShortcodes(withoutBlocks(text, notes), pictures, notes);
  const html = withoutEmbeds(withoutLazyPictures(plain), notes);
  return { html: isBlocks || /<p[\s>]/i.test(html) ? html : withParagraphs(html), notes };
}

const BLOCK_BEGIN = '<!-- wp:';
const EMBED_END = '<!-- /wp:embed -->';
const WRITTEN_BY = /^(?:more|nextpage|paragraph|html|spacer|separator)$/;

/** WordPress blocks are between comments; one that is only a comment is rendered by WordPress on each visit. */
function withoutBlocks(text: string, notes: Note[]): string {
  const kept: string[] = [];
  let done = 0;
  for (let begin = text.indexOf(BLOCK_BEGIN); begin >= 0; begin = text.indexOf(BLOCK_BEGIN, done)) {
    const end = text.indexOf('-->', begin) + 3;
    if (end < 3) break;
    const comment = text.slice(begin, end);
    const name = /^[\w/-]{1,60}(?= )/.exec(comment.slice(BLOCK_BEGIN.length))?.[0] ?? '';
    kept.push(text.slice(done, begin));
    // Between the comments of an embed stands no other one.
    const next = name === 'embed' ? text.indexOf('<!--', end) : -1;
    if (next >= 0 && text.startsWith(EMBED_END, next)) {
      kept.push(embedded(comment, notes));
      done = next + EMBED_END.length;
    } else {
      if (name === '' || !comment.endsWith('/-->')) kept.push(comment);
      else if (!WRITTEN_BY.test(name)) notes.push({ kind: 'block', what: name });
      done = end;
    }
  }
  return kept.join('') + text.slice(done);
}

/** A link in the place of an embed, whose comment says in JSON where it leads. */
function embedded(comment: string, notes: Note[]): string {
  const address = /"url":"([^"\\]+)"/.exec(comment.replaceAll('\\/', '/'))?.[1] ?? '';
  if (address === '') return '';
  notes.push({ kind: 'embed', what: address });
  return linkTo(address.replaceAll('\\u0026', '&'));
}

const PAIRED = /\[(\/?)(caption|embed|video|audio)\b([^[\]]*)\]/g;
const TAG =
  /\[(\[?)(\/?)([a-z][\w-]{1,40})((?:\s+[\w-]{1,40}\s*=\s*(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]]+))*)\s*\/?\](\]?)/gi;
const END = /\[\/([a-z][\w-]{1,40})\]/gi;

/** Words in brackets stay: a shortcode is what has attributes, or an end. */
function withoutShortcodes(text: string, pictures: ReadonlyMap<string, ForeignPicture>, notes: Note[]): string {
  if (!text.includes('[')) return text;
  const shown = withoutPairs(text, notes);
  const ended = new Set(Array.from(shown.matchAll(END), ([, name]) => name));
  let room = HTML_MAX;
  return shown.replace(TAG, (all, escaped: string, isEnd: string, name: string, attributes: string, end: string) => {
    if (escaped !== '' && end !== '') return all.slice(1, -1);
    if (name === 'gallery' && isEnd === '') {
      // A few letters stand for a picture with a long address: a text that would be too long anyway isn't written to its end.
      const html = room < 0 ? '' : gallery(attributes, pictures, notes);
      room -= html.length;
      return escaped + html + end;
    }
    if (/^(?:video|audio)$/.test(name)) return linked(attributeIn(attributes, MEDIA), notes);
    if (isEnd === '' && attributes === '' && !ended.has(name)) return all;
    if (isEnd === '') notes.push({ kind: 'shortcode', what: name });
    return escaped + end;
  });
}

/** The attributes that say where a video or sound lies. */
const MEDIA = '(?:src|mp4|mp3|m4a|webm|ogg)';

/** Shows what stands between two tags of a name; an end belongs to the last beginning before it. */
function withoutPairs(text: string, notes: Note[]): string {
  const kept: string[] = [];
  const begun = new Map<string, RegExpExecArray>();
  let done = 0;
  for (const tag of text.matchAll(PAIRED)) {
    const [whole, isEnd, name = ''] = tag;
    const begin = begun.get(name);
    if (isEnd === '') begun.set(name, tag);
    else if (begin && begin.index >= done) {
      const attributes = begin[3] ?? '';
      const inner = text.slice(begin.index + begin[0].length, tag.index);
      kept.push(text.slice(done, begin.index));
      if (name === 'caption') kept.push(captioned(attributes, inner));
      else kept.push(linked(name === 'embed' ? inner.trim() : attributeIn(attributes, MEDIA), notes));
      done = tag.index + whole.length;
    }
  }
  return kept.join('') + text.slice(done);
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
  const named = attributeIn(attributes, '(?:ids|include)').split(',');
  const ids = new Set(named.map((id) => id.trim()).filter((id) => id !== ''));
  if (ids.size === 0) notes.push({ kind: 'shortcode', what: 'gallery' });
  return [...ids]
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
  const shown = html.replace(/<noscript\b[\s\S]*?(?:<\/noscript>|$)/gi, '');
  return shown.replace(/<img\b[^>]*(?:>|$)/gi, (tag) => {
    const source = attributeIn(tag, 'data-(?:src|lazy-src|orig-file)');
    return source === '' ? tag : `<img src="${inHtml(source)}" alt="${inHtml(attributeIn(tag, 'alt'))}">`;
  });
}

const BLOCK =
  /^\s*<\/?(?:address|blockquote|div|dl|figure|figcaption|h[1-6]|hr|ol|p|pre|section|table|tbody|thead|tr|td|th|ul|li)\b/i;

/** As the classic editor does when a text is shown: an empty line ends a paragraph, a line's end ends a line. */
function withParagraphs(html: string): string {
  const parts = html.replace(/\r\n?/g, '\n').split(/(<pre\b[\s\S]*?(?:<\/pre>|$))/i);
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
