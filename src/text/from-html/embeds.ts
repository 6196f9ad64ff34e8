import type { Note } from './foreign-notes.ts';
import { REST_OF_TAG } from './rest-of-tag.ts';

/** A text as it stands within HTML. */
export function inHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A paragraph that leads to what an article here can't show. */
export function linkTo(address: string, words = address): string {
  return `<p><a href="${inHtml(address)}">${inHtml(words)}</a></p>`;
}

/** The same for a video, sound or page that was shown within the text. Empty where there is no address. */
export function embedLink(address: string, notes: Note[], words?: string): string {
  if (address === '') return '';
  notes.push({ kind: 'embed', what: address });
  return linkTo(address, words || address);
}

const ATTRIBUTE = /([^\s"'<>/=]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** An attribute with a value; one after the other is read, because the value of another may look like it. `name` is a pattern. */
function findAttribute(tag: string, name: string): RegExpExecArray | null {
  const wanted = new RegExp(`^(?:${name})$`, 'i');
  for (const found of tag.matchAll(ATTRIBUTE)) {
    const [, its = '', ...values] = found;
    if (wanted.test(its) && values.some((value) => value !== undefined)) return found;
  }
  return null;
}

/** A tag in which an attribute that it has gets another value, or goes. */
export function withAttribute(tag: string, name: string, value: string | null): string {
  const found = findAttribute(tag, name);
  if (found === null) return tag;
  const written = value === null ? '' : `${name}="${inHtml(value)}"`;
  return tag.slice(0, found.index) + written + tag.slice(found.index + found[0].length);
}

/** The value of an attribute as it is written in a tag; empty where it has none. */
export function attributeIn(tag: string, name: string): string {
  const found = findAttribute(tag, name);
  return (found?.[2] ?? found?.[3] ?? found?.[4] ?? '').replace(/&(?:amp|#0*38|#x0*26);/gi, '&').trim();
}

const EMBED = new RegExp(String.raw`<(\/?)(iframe|embed|video|audio|object|source)\b${REST_OF_TAG}`, 'gi');

/** Puts links in the place of videos, sounds and frames: the conversion would drop them without a word. */
export function withoutEmbeds(html: string, notes: Note[]): string {
  let isShown = false;
  return html.replace(EMBED, (tag, end: string, name: string) => {
    const isMedia = /^(?:video|audio)$/i.test(name);
    if (end !== '' || isMedia) isShown = false;
    if (end !== '') return isMedia ? '' : tag;
    // A video in several formats is one.
    if (/^source$/i.test(name) && isShown) return '';
    const written = attributeIn(tag, '(?:data-)?src') || attributeIn(tag, 'data');
    const address = written.startsWith('//') ? `https:${written}` : written;
    if (!/^(?:https?:|\/|__GHOST_URL__\/)/.test(address)) return '';
    isShown = true;
    return embedLink(address, notes);
  });
}

/**
 * The beginning of each line and paragraph, with the address that stands alone there: the other systems show what it leads to. Tags
 * without one are matched too, so that none is looked through twice.
 */
const ALONE = new RegExp(
  String.raw`(<(?:p|div|figure|br|li|td)\b${REST_OF_TAG}|^)` +
    String.raw`(?:[ \t]*(https?:\/\/[^\s<>"']+)[ \t]*(?=\r?$|<\/(?:p|div|figure|li|td)>|<br\b))?`,
  'gim',
);

/** Makes links of addresses that stand alone. Prepared text stays as it is. */
export function withLinkedAddresses(html: string, notes: Note[]): string {
  return html
    .split(/(<(?:pre|code)\b[\s\S]*?(?:<\/(?:pre|code)>|$))/i)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(ALONE, (whole, before: string, address?: string) =>
            address === undefined ? whole : before + embedLink(address.replaceAll('&amp;', '&'), notes),
          ),
    )
    .join('');
}
