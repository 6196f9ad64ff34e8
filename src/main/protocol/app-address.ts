/** The portal's own scheme and host: `app://bundle/…`. */
export const APP_SCHEME = 'app';
const APP_HOST = 'bundle';

/** The app:// address of a path of the portal, `/article/1`. */
export function appAddress(path: string): string {
  return `${APP_SCHEME}://${APP_HOST}${path}`;
}

/**
 * Whether an address is the portal's own. Scheme and host are compared one by one, because the origin of every custom
 * scheme is the same string, "null".
 */
export function isAppAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === `${APP_SCHEME}:` && url.host === APP_HOST && url.username === '' && url.password === '';
}

/** The longest path that the IPC contract allows. */
const LONGEST_PATH = 500;

/** The path and search of a page of the portal by its app:// address; null for any other address. */
export function pathOfAddress(address: string): string | null {
  if (!isAppAddress(address)) return null;
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  return path.length <= LONGEST_PATH && !path.startsWith('//') ? path : null;
}
