/** All names of this machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address that a link of a mail may lead to, in the form in which every program reads it alike; null where it is not one
 * of the portal's. Read as browsers read addresses, because a browser follows it.
 */
export function portalAddress(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address)) return null;
  const wanted = new URL(address);
  const site = new URL(siteUrl);
  const sameHost = wanted.hostname === site.hostname || (LOOPBACK.has(wanted.hostname) && LOOPBACK.has(site.hostname));
  if (!sameHost || wanted.protocol !== site.protocol || wanted.port !== site.port) return null;
  if (wanted.username !== '' || wanted.password !== '') return null;
  // The session's tokens take its place.
  wanted.hash = '';
  return wanted.href === site.href ? siteUrl : wanted.href;
}
