import type { BackendAddress } from '#domain/configuration.ts';

/**
 * The key under which a session is stored: supabase-js's own name for it, so that whoever looks at a device's storage
 * recognises it (but for an IPv6 address, whose marks no key may hold). Here, without the library, because every page looks
 * whether there is one.
 */
export function sessionKey({ url }: BackendAddress): string {
  return `sb-${(new URL(url).hostname.split('.')[0] ?? '').replace(/[[\]:]/g, '')}-auth-token`;
}
