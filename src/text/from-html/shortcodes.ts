import { embedLink, inHtml, linkTo } from './embeds.ts';
import { HTML_MAX, noteOnce, type ForeignPicture, type Note } from './foreign-notes.ts';
import type { Slices } from './in-slices.ts';
import { REST_OF_TAG } from './rest-of-tag.ts';
import { shortcodesIn, type Shortcode } from './read-shortcodes.ts';

/** Programs by which whole pages are built: their codes are blocks, and say words in attributes. */
const BUILDER =
  /^(?:et_pb|vc|fusion|av|avia|cs|mk|kc|ux|fl|su|tatsu|themify|elementor|wpb|nectar|qode|us|porto|penci|jupiterx)[_-]/;
/** Codes of theirs that stand within a line. */
const INLINE = /(?:highlight|tooltip|label|dropcap|popover|icon|abbr)\w*$/;
/** Codes that show what an address leads to, which may stand in them without a name. */
const MEDIA =
  /^(?:youtube|vimeo|dailymotion|googlemaps?|google-map|soundcloud|spotify|tiktok|instagram|twitter|tweet|facebook|ted|scribd|slideshare|gist|wpvideo|videopress|video|audio|playlist|embed)$/;
/** Attributes that hold an address, and words that are read. */
const ADDRESS =
  /^(?:src|url|href|link|file|source|mp4|m4v|webm|ogv|mp3|m4a|ogg|wav|pdf|button_url|button_link|btn_link|title_url|video_url|embed_url)$/;
const HEADINGS = ['title', 'heading', 'h2', 'h4'];
const WORDS = ['subhead', 'subheading', 'subtitle', 'text', 'description', 'caption', 'author'];
/** Those that are surely words, whosever the code is. */
const SURE_WORDS = ['author'];
const BUTTON_WORDS = ['button_text', 'button_label', 'btn_text', 'btn_title'];
const PICTURES = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#].*)?$/i;
const BUTTON = /(?:^|[_-])(?:btn|button|cta)/;

/** What stands between two codes of these names is theirs. */
const PAIRED = /^(?:caption|wp_caption|embed|video|audio)$/;

/**
 * Gives what shortcodes show: pictures, links, their words. What only the other system can show of them is left out and noted, each
 * name once. Words in brackets stay: a shortcode is what has attributes, or an end.
 */
export function* withoutShortcodes(
  text: string,
  pictures: ReadonlyMap<string, ForeignPicture>,
  notes: Note[],
): Slices<string> {
  if (!text.includes('[')) return text;
  const all = yield* shortcodesIn(text);
  const ended = new Set(all.filter(({ isEnd }) => isEnd).map(({ name }) => name));
  const ends = pairsOf(all);
  const linking = new Map<string, boolean>();
  let room = HTML_MAX;

  return yield* render(0, text.length, 0, all.length);

  function* render(from: number, to: number, first: number, last: number): Slices<string> {
    const kept: string[] = [];
    let done = from;
    for (let at = first; at < last; at += 1) {
      yield;
      const code = all[at];
      if (!code || code.from < done) continue;
      const pair = ends.get(at);
      const end = pair === undefined ? undefined : all[pair];
      kept.push(text.slice(done, code.from));
      if (pair !== undefined && end) {
        kept.push(paired(code, yield* render(code.to, end.from, at + 1, pair)));
        done = end.to;
        at = pair;
      } else {
        kept.push(edge(code, all[at - 1], code) + alone(code) + edge(code, code, all[at + 1]));
        done = code.to;
      }
    }
    kept.push(text.slice(done, to));
    return kept.join('');
  }

  function paired(code: Shortcode, inner: string): string {
    if (code.name.endsWith('caption')) return captioned(code, inner);
    const address = addressOf(code) || inner.trim().replaceAll('&amp;', '&');
    return /^(?:https?:\/)?\/\S+$/.test(address) ? embedLink(address, notes) : inner;
  }

  function alone(code: Shortcode): string {
    const { name, isEnd, attributes } = code;
    if (code.isEscaped) return text.slice(code.from + 1, code.to - 1);
    if (isEnd) return isLinking(name) ? '</a>' : '';
    const isBuilders = BUILDER.test(name);
    const address = addressOf(code);
    const isMedia = MEDIA.test(name) && address !== '';
    const isCode = attributes.size > 0 || ended.has(name) || isBuilders || isMedia || name === 'gallery';
    if (!isCode) return text.slice(code.from, code.to);
    const shown = picturesOf(code);
    if (shown !== null) return shown;
    if (isMedia) return embedLink(address, notes);
    const isButton = BUTTON.test(name);
    const isKnown = isBuilders || isButton;
    const hasWords = isButton || ((isBuilders || ended.has(name)) && !INLINE.test(name));
    const words = hasWords ? wordsOf(code, address, isKnown ? WORDS : SURE_WORDS) : '';
    if (words === '' && address !== '' && !isButton) return embedLink(address, notes);
    noteOnce(notes, { kind: 'shortcode', what: name });
    if (words !== '' || address === '') return words;
    return isLinking(name) ? `<a href="${inHtml(address)}">` : linkTo(address);
  }

  /** Whether what stands between the two codes of a name is the words of a link. */
  function isLinking(name: string): boolean {
    if (!BUTTON.test(name) || !ended.has(name)) return false;
    const before = linking.get(name);
    if (before !== undefined) return before;
    const begins = all.filter((code) => code.name === name && !code.isEnd && !code.isEscaped);
    const is = begins.length > 0 && begins.every((code) => addressOf(code) !== '' && wordsOf(code, '') === '');
    linking.set(name, is);
    return is;
  }

  /** The pictures that a code shows; null where it shows none. */
  function picturesOf({ name, attributes }: Shortcode): string | null {
    const source = attributes.get('src') ?? attributes.get('image_url') ?? attributes.get('custom_src') ?? '';
    if (PICTURES.test(source) && /^(?:https?:)?\//.test(source))
      return pictureHtml({ source, alt: attributes.get('alt') ?? '' });
    const written = ['ids', 'include', 'images', 'gallery_ids', 'image', 'attachment'].map((each) =>
      attributes.get(each),
    );
    const ids = new Set((written.find(Boolean) ?? '').split(',').map((id) => id.trim()));
    const numbers = /gallery|carousel|image/.test(name) ? [...ids].filter((id) => /^\d+$/.test(id)) : [];
    if (numbers.length === 0 && name === 'gallery') {
      noteOnce(notes, { kind: 'shortcode', what: name });
      return '';
    }
    if (numbers.length === 0) return null;
    // A few letters stand for a picture with a long address: a text that would be too long anyway isn't written to its end.
    let html = '';
    for (const id of room < 0 ? [] : numbers) {
      const picture = pictures.get(id);
      if (picture) html += pictureHtml(picture);
      else notes.push({ kind: 'picture', what: `${name} ${id}` });
    }
    room -= html.length;
    return html;
  }
}

/** What stands between a code and the one beside it: codes of blocks would otherwise join the words before and behind them. */
function edge(code: Shortcode, before: Shortcode | undefined, after: Shortcode | undefined): string {
  if (code.isEscaped) return '';
  if (BUILDER.test(code.name) && !INLINE.test(code.name)) return '\n\n';
  return before && after && before.to === after.from && before.isEnd && !after.isEnd ? '\n\n' : '';
}

/** For each beginning of a paired code its end: an end belongs to the last beginning before it. */
function pairsOf(all: readonly Shortcode[]): ReadonlyMap<number, number> {
  const begun = new Map<string, number>();
  const pairs = new Map<number, number>();
  for (const [at, { name, isEnd, isEscaped }] of all.entries()) {
    if (!PAIRED.test(name) || isEscaped) continue;
    const begin = begun.get(name);
    if (!isEnd) begun.set(name, at);
    else if (begin !== undefined) {
      pairs.set(begin, at);
      begun.delete(name);
    }
  }
  return pairs;
}

/** Where a code leads. */
function addressOf({ name, attributes, bare }: Shortcode): string {
  for (const [key, value] of attributes) {
    // WPBakery keeps a link's address, title and target in one.
    const written = /^url:([^|]*)/.exec(value)?.[1];
    const address = written === undefined ? value : decoded(written);
    if (ADDRESS.test(key) && /^(?:https?:\/)?\//.test(address)) return address;
  }
  if (/^https?:\/\//.test(bare)) return bare.replace(/&(?:amp;)?[wh]=\d+/g, '');
  const id = bare || (attributes.get('id') ?? '');
  if (name === 'vimeo' && /^\d+$/.test(id)) return `https://vimeo.com/${id}`;
  return name === 'youtube' && /^[\w-]{11}$/.test(id) ? `https://youtu.be/${id}` : '';
}

/** The words that a code has in its attributes; the last ones lead where it leads. */
function wordsOf({ name, attributes }: Shortcode, address: string, lineNames: readonly string[] = WORDS): string {
  const found = (names: readonly string[]) =>
    names
      .map((each) => (attributes.get(each) ?? '').trim())
      .filter((words) => words !== '' && !/^(?:on|off|yes|no|true|false|none|left|right|center|\d+)$/i.test(words));
  const [heads, lines, buttons] = [found(HEADINGS), found(lineNames), found(BUTTON_WORDS)];
  const all = [
    ...heads.map((words) => ['h3', words] as const),
    ...[...lines, ...buttons].map((words) => ['p', words] as const),
  ];
  return all
    .map(([tag, words], at) => {
      const isLink = address !== '' && at === all.length - 1;
      const kind = BUTTON.test(name) && isLink ? 'p' : tag;
      return `<${kind}>${isLink ? `<a href="${inHtml(address)}">${inHtml(words)}</a>` : inHtml(words)}</${kind}>`;
    })
    .join('');
}

/** A picture, and the link that it stands in. */
const PICTURE = new RegExp(String.raw`^\s*(?:<a\b${REST_OF_TAG}\s*)?<img\b${REST_OF_TAG}(?:\s*<\/a>)?`, 'i');

/** The words under a picture stand behind it, or in an attribute as older versions write them. */
function captioned({ attributes }: Shortcode, inner: string): string {
  const picture = PICTURE.exec(inner)?.[0] ?? '';
  const words = inner.slice(picture.length).trim() || inHtml(attributes.get('caption') ?? '');
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
}

function pictureHtml({ source, alt }: ForeignPicture): string {
  return `<img src="${inHtml(source)}" alt="${inHtml(alt)}">`;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}
