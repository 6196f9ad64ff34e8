import { isSafeAddress } from '../safe-address.ts';
import { attributeIn, withAttribute } from './embeds.ts';
import type { Note } from './foreign-notes.ts';
import { REST_OF_TAG } from './rest-of-tag.ts';

/** What Ghost writes in the place of its own address. */
const GHOST = '__GHOST_URL__';
const LINK = new RegExp(String.raw`<a\b${REST_OF_TAG}`, 'gi');
/** Everything else has a scheme, is a place of the text itself, or is judged by the conversion. */
const WITHIN_SITE = /^(?:__GHOST_URL__(?:[/?#]|$)|\.{0,2}\/|\?|[\w%~-]+(?:\/|\.html?\b|$))/;

/**
 * Gives links that lead to a place of the other site its address. Where that isn't known the words stay alone, and the place is
 * noted.
 */
export function withSiteLinks(html: string, site: string, notes: Note[]): string {
  const linked = html.replace(LINK, (tag) => {
    const written = attributeIn(tag, 'href');
    if (!WITHIN_SITE.test(written)) return tag;
    const address = absolute(written, site);
    if (address === null) notes.push({ kind: 'link', what: written.replace(GHOST, '') });
    return withAttribute(tag, 'href', address);
  });
  return withSiteAddress(linked, site);
}

/** The same for addresses that aren't links, such as those of pictures; where the site's isn't known they begin with their path. */
export function withSiteAddress(text: string, site: string): string {
  return text.replaceAll(GHOST, site.replace(/\/$/, ''));
}

/** An address with that of the site in front; null where that is unknown. */
function absolute(written: string, site: string): string | null {
  if (written.startsWith('//')) return `https:${written}`;
  if (site === '') return null;
  // The site may be a folder of its host: what Ghost writes begins there.
  const base = `${site.replace(/\/$/, '')}/`;
  const path = written.startsWith(`${GHOST}/`) ? written.slice(GHOST.length + 1) : written.replace(GHOST, './');
  return URL.canParse(path, base) ? new URL(path, base).href : null;
}

/** The address of a site as somebody writes it, with its scheme; empty where they write none, null where it is none. */
export function siteOf(written: string): string | null {
  const text = written.trim();
  if (text === '') return '';
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!/^https?:/i.test(address) || !isSafeAddress(address) || !URL.canParse(address)) return null;
  const { origin, hostname, pathname } = new URL(address);
  return /[^.]\.[^.]/.test(hostname) ? `${origin}${pathname}`.replace(/\/$/, '') : null;
}
