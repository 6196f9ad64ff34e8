import type { Slices } from './in-slices.ts';
import { REST_OF_TAG } from './rest-of-tag.ts';

/** Characters that the parser of the browser is given at a time. */
const AT_A_TIME = 500;

/**
 * How deep elements may lie in one another. The work of the browser's parser grows with the square of the depth, and with its cube where
 * unclosed marks are repeated in each paragraph: 100 kB of `<b>` take a second, and 25 kB of `<p><font color=#1>…` end the page. Mails
 * with twenty answers in one another are about half as deep.
 */
const DEEPEST = 160;

/**
 * The body of a document made of foreign HTML. Nothing in it runs or is fetched. It is parsed piece by piece, and from where elements
 * lie too deep in one another, the rest comes as its text.
 */
export function* parseHtml(html: string): Slices<HTMLElement> {
  const page = document.implementation.createHTMLDocument('');
  page.open();
  let at = 0;
  while (at < html.length) {
    page.write(html.slice(at, at + AT_A_TIME));
    at += AT_A_TIME;
    if (depthAtEnd(page) > DEEPEST) break;
    yield;
  }
  page.close();
  if (at < html.length) page.body.append(textOf(html.slice(behindTag(html, at))));
  return page.body;
}

/** Where the text goes on, if a tag stands at this place. */
function behindTag(html: string, at: number): number {
  if (html.lastIndexOf('<', at - 1) <= html.lastIndexOf('>', at - 1)) return at;
  const end = html.indexOf('>', at);
  return end < 0 ? html.length : end + 1;
}

/** How deep what is parsed next would lie. */
function depthAtEnd(page: Document): number {
  let depth = 0;
  for (let node: Node | null = page; node; depth += 1)
    node = (node instanceof HTMLTemplateElement ? node.content : node).lastChild;
  return depth;
}

/** Tags at which a word ends. */
const WORD_END = new RegExp(
  String.raw`<\/?(?:address|article|blockquote|br|d[dlt]|div|h[1-6]|hr|li|[ou]l|p|pre|section|t[dhr]|table)\b${REST_OF_TAG}`,
  'gi',
);

/** A tag, a comment or a declaration: "pH < 7" has none. */
const TAG = new RegExp(String.raw`<(?:\/?[a-z]|[!?])${REST_OF_TAG}`, 'gi');

/** The text of foreign HTML: without its tags, with its entities read. */
export function textOf(html: string): string {
  // What is left of "<<b>p>" would be a tag.
  const text = html.replace(WORD_END, ' ').replace(TAG, '').replaceAll('<', '&lt;');
  // A field holds text alone: entities are read, and nothing else.
  return new DOMParser().parseFromString(`<textarea>${text}`, 'text/html').querySelector('textarea')?.value ?? '';
}
