import type { PublicPage } from './public-page.ts';

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
