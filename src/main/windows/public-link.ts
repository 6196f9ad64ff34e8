import { isAppAddress } from '#main/protocol/app-address.ts';
import { externalAddress } from '#main/security/external-address.ts';

/**
 * The address of a link as others can use it: a page of the portal at the site's public address, and what the system may
 * open as it is. Null for app:// without a public site, and for everything else.
 */
export function publicLink(address: string, publicUrl: string | null): string | null {
  if (!isAppAddress(address)) return externalAddress(address);
  const { pathname, search, hash } = new URL(address);
  return publicUrl === null ? null : `${publicUrl}${pathname}${search}${hash}`;
}
