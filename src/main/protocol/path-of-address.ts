import { isAppAddress } from './app-address.ts';

/** As long as the contract lets a path be. */
const LONGEST_PATH = 500;

/** The path and search of a page of the portal by its app:// address; null for any other address. */
export function pathOfAddress(address: string): string | null {
  if (!isAppAddress(address)) return null;
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  return path.length <= LONGEST_PATH && !path.startsWith('//') ? path : null;
}
