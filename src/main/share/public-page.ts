import type { Language } from '#domain/localized.ts';
import type { PublicPage } from '#domain/share-addresses.ts';
import { isPublicPath, knownPath, pathForReaders } from '#domain/portal-paths.ts';
import { isAppAddress } from '#main/protocol/app-address.ts';
import { externalAddress } from '#main/security/external-address.ts';

/** What a window shows, and for whom. */
export interface ShownPage {
  /** `app://bundle/article/3`. */
  readonly address: string;
  /** The document's title. */
  readonly title: string;
  /** The language that the person reads; an address under /en has its own. */
  readonly language: Language;
  /** The site's public address, without a slash at its end. */
  readonly publicUrl: string | null;
}

/**
 * What to share of a shown page: its title and its public address, never app://. A page that only its reader sees, or that
 * isn't known, is shared as the portal itself.
 */
export function publicPage({ address, title, language, publicUrl }: ShownPage): PublicPage {
  const known = isAppAddress(address) ? knownPath(new URL(address).pathname) : null;
  const shown = known !== null && isPublicPath(known) ? known : null;
  return {
    title: shown === null ? 'Tunas' : plainTitle(title),
    address: publicUrl && publicUrl + pathForReaders(shown?.path ?? '/', shown?.language ?? language),
  };
}

/** The title of a document without the portal's name behind it. */
export function plainTitle(title: string): string {
  return title.replace(/ · Tunas$/, '').trim() || 'Tunas';
}

/** What a page asked to share, as far as it is the portal's own: the title alone where its address isn't the public https one. */
export function shareableLink({ title, address }: PublicPage, publicUrl: string | null): PublicPage {
  return { title, address: address === null ? null : addressOfSite(address, publicUrl) };
}

/** The address as it was read here: written otherwise, another program could read another site in it. */
function addressOfSite(address: string, publicUrl: string | null): string | null {
  if (publicUrl === null || !URL.canParse(address)) return null;
  const [asked, site] = [new URL(address), new URL(publicUrl)];
  if (asked.protocol !== 'https:' || asked.origin !== site.origin) return null;
  if (asked.username !== '' || asked.password !== '') return null;
  const folder = site.pathname.endsWith('/') ? site.pathname : `${site.pathname}/`;
  return `${asked.pathname}/`.startsWith(folder) ? asked.href : null;
}

/**
 * The address of a link as others can use it: a page of the portal at the site's public address, and what the system may
 * open as it is. Null for app:// without a public site, and for everything else.
 */
export function publicLink(address: string, publicUrl: string | null): string | null {
  if (!isAppAddress(address)) return externalAddress(address);
  const { pathname, search, hash } = new URL(address);
  return publicUrl === null ? null : `${publicUrl}${pathname}${search}${hash}`;
}
