import { posix } from 'node:path';
import { isAppAddress } from './app-address.ts';

/** Windows reads `\` as a separator and `:` as a drive or a stream; no file name of the bundle has any of these. */

const UNSAFE = /[\u0000-\u001f\u007f\\:*?"<>|]/;

/**
 * The file of the bundle for an app:// address, as a relative path with `/`; null for an address to refuse. Paths without an
 * extension are routes of the portal, so they get index.html.
 */
export function bundlePath(address: string): string | null {
  if (!isAppAddress(address)) return null;
  const path = decodedOnce(new URL(address).pathname);
  if (path === null || !path.startsWith('/') || UNSAFE.test(path)) return null;
  // Decoded only once: "%252e%252e" stays the harmless name "%2e%2e", and no file is called that.
  const segments = path.slice(1).split('/');
  if (segments.some((segment) => segment === '..' || segment === '.')) return null;
  if (posix.extname(path) === '') return 'index.html';
  // An empty segment ("//x") would make the path absolute on some systems.
  return segments.includes('') ? null : segments.join('/');
}

function decodedOnce(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    // decodeURIComponent throws only for a malformed escape. Such an address is refused, not repaired.
    if (error instanceof URIError) return null;
    throw error;
  }
}
