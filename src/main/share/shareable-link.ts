import type { PublicPage } from './public-page.ts';

/** What a page asked to share, as far as it is the portal's own: the title alone where its address isn't the public https one. */
export function shareableLink({ title, address }: PublicPage, publicUrl: string | null): PublicPage {
  return { title, address: address !== null && isOfSite(address, publicUrl) ? address : null };
}

function isOfSite(address: string, publicUrl: string | null): boolean {
  if (publicUrl === null || !URL.canParse(address)) return false;
  const [asked, site] = [new URL(address), new URL(publicUrl)];
  const folder = site.pathname.endsWith('/') ? site.pathname : `${site.pathname}/`;
  return asked.protocol === 'https:' && asked.origin === site.origin && `${asked.pathname}/`.startsWith(folder);
}
