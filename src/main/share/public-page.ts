import type { Language } from '#domain/localized.ts';
import type { PublicPage } from '#domain/share-addresses.ts';
import { isPublicPath, knownPath, pathForReaders } from '#domain/portal-paths.ts';
import { isAppAddress } from '#main/protocol/app-address.ts';
import { externalAddress } from '#main/security/external-address.ts';

/** What a window shows, and in which language. */
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
 * What is shared of a shown page: its title and its public address, never app://. For a page that only its reader may see, or an
 * unknown one, the portal's home page is shared.
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

/**
 * The part of a page's share request that is accepted: the title alone where the address isn't one of the portal's public https
 * address.
 */
export function shareableLink({ title, address }: PublicPage, publicUrl: string | null): PublicPage {
  return { title, address: address === null ? null : addressOfSite(address, publicUrl) };
}

/** The address as the URL parser writes it: in another spelling another program could read another host. */
function addressOfSite(address: string, publicUrl: string | null): string | null {
  if (publicUrl === null || !URL.canParse(address)) return null;
  const [asked, site] = [new URL(address), new URL(publicUrl)];
  if (asked.protocol !== 'https:' || asked.origin !== site.origin) return null;
  if (asked.username !== '' || asked.password !== '') return null;
  const folder = site.pathname.endsWith('/') ? site.pathname : `${site.pathname}/`;
  return `${asked.pathname}/`.startsWith(folder) ? asked.href : null;
}

/**
 * The address of a link as others can open it: the public address of a page of the portal, or an external address that the system
 * may open. Null for app:// without a public site, and for everything else.
 */
export function publicLink(address: string, publicUrl: string | null): string | null {
  if (!isAppAddress(address)) return externalAddress(address);
  const { pathname, search, hash } = new URL(address);
  return publicUrl === null ? null : `${publicUrl}${pathname}${search}${hash}`;
}
