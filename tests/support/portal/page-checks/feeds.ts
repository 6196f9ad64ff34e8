import { DOMParser, type Element } from '@xmldom/xmldom';
import { foreignWords } from './languages.ts';

/** What a feed reader would show of an entry, and of the feed itself. */
interface Shown {
  readonly title: string;
  readonly addresses: readonly string[];
  readonly html: string;
}

/** What somebody with a feed reader would name as a fault; a line for each. Throws where the text is no feed. */
export function feedFindings(text: string): readonly string[] {
  const { language, shown } = text.trimStart().startsWith('{') ? ofJson(text) : ofAtom(text);
  return shown.flatMap(({ title, addresses, html }) => {
    const what = `feed, "${title}"`;
    const found = title.trim() === '' ? ['feed: an empty title'] : [];
    if (addresses.length === 0) found.push(`${what}: leads nowhere`);
    for (const [, name, address = ''] of html.matchAll(/\s(src|href|poster)="([^"]*)"/g))
      if (!isAbsolute(address)) found.push(`${what}: ${name}="${address}"`);
    for (const [image] of html.matchAll(/<img\b(?![^>]*\ssrc=)[^>]*>/g)) found.push(`${what}: no address in ${image}`);
    for (const address of addresses) if (!isAbsolute(address)) found.push(`${what}: leads to "${address}"`);
    const said = [title, ...html.split(/<\/?(?:p|li|h\d|t[dhr]|figcaption|div)\b[^>]*>/).map(wordsOf)];
    return [...found, ...foreignWords(said.map((words) => ({ text: words, language, isWhole: true })))];
  });
}

function isAbsolute(address: string): boolean {
  return /^https?:\/\/[^/]|^mailto:.|^#./.test(address);
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#?\w+;/g, ' ')
    .trim();
}

interface Feed {
  readonly language: string;
  readonly shown: readonly Shown[];
}

function ofAtom(text: string): Feed {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(text, 'application/xml').documentElement;
  if (root?.nodeName !== 'feed') throw new Error('It is no feed.');
  const children = (parent: Element, name: string) =>
    [...parent.childNodes].filter((node): node is Element => node.nodeName === name);
  const shownOf = (parent: Element): Shown => ({
    title: children(parent, 'title')[0]?.textContent ?? '',
    addresses: children(parent, 'link').map((link) => link.getAttribute('href') ?? ''),
    html: children(parent, 'content')[0]?.textContent ?? '',
  });
  return {
    language: root.getAttribute('xml:lang') ?? '',
    shown: [root, ...children(root, 'entry')].map(shownOf),
  };
}

function ofJson(text: string): Feed {
  const feed = JSON.parse(text) as Readonly<Record<string, string>> & {
    items: readonly Readonly<Record<string, string>>[];
  };
  const named = (each: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    names.map((name) => each[name]).filter((address) => typeof address === 'string');
  return {
    language: feed['language'] ?? '',
    shown: [
      { title: feed['title'] ?? '', addresses: named(feed, ['home_page_url', 'feed_url', 'icon']), html: '' },
      ...feed.items.map((item) => ({
        title: item['title'] ?? '',
        addresses: named(item, ['url', 'image', 'banner_image']),
        html: item['content_html'] ?? '',
      })),
    ],
  };
}
