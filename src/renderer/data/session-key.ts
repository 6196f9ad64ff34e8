import type { BackendAddress } from '#domain/configuration.ts';

/**
 * The key of a stored session: supabase-js's own name for it, so that developers recognise it in a device's storage (except for an
 * IPv6 address, whose colons aren't allowed in keys). Computed here without the library, because every page checks whether there is
 * a session.
 */
export function sessionKey({ url }: BackendAddress): string {
  return `sb-${(new URL(url).hostname.split('.')[0] ?? '').replace(/[[\]:]/g, '')}-auth-token`;
}
