import type { Language } from './localized.ts';

/**
 * The paths of the portal's pages, the same as the renderer's routes (tests/architecture/portal-paths.test.ts). The admin area
 * isn't among them: its sections register themselves, and no link from outside opens them.
 */
export const PORTAL_PATHS = [
  '/',
  '/blog',
  '/article/:id',
  '/library',
  '/saved',
  '/factsheet',
  '/about',
  '/contact',
  '/auth',
  '/profile',
  '/preview',
] as const;

export type PortalPath = (typeof PORTAL_PATHS)[number];

/** Pages whose content depends on the device, the account or a secret link. */
const PRIVATE: readonly PortalPath[] = ['/saved', '/auth', '/profile', '/preview'];

/** Addresses below it are English; on all others the reader's own choice decides. */
const ENGLISH_PREFIX = '/en';

/** A parsed path of the portal. */
export interface KnownPath {
  readonly pattern: PortalPath;
  /** Without the language: `/en/blog` is `/blog`. */
  readonly path: string;
  /** Null where the address has no language. */
  readonly language: Language | null;
}

/** Parses a path (without search and fragment); null where the portal has no such page. Articles have whole numbers. */
export function knownPath(pathname: string): KnownPath | null {
  const english = pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`);
  const path = english ? pathname.slice(ENGLISH_PREFIX.length) || '/' : pathname;
  const pattern = PORTAL_PATHS.find((each) => expression(each).test(path));
  return pattern === undefined ? null : { pattern, path, language: english ? 'en' : null };
}

/** Whether the page is the same for everyone, so that it may be shared. */
export function isPublicPath({ pattern }: KnownPath): boolean {
  return !PRIVATE.includes(pattern);
}

/** The address of a plain path for readers of one language. */
export function pathForReaders(path: string, language: Language): string {
  if (language !== 'en') return path;
  return path === '/' ? ENGLISH_PREFIX : ENGLISH_PREFIX + path;
}

function expression(pattern: PortalPath): RegExp {
  return new RegExp(`^${pattern.replace(':id', '[1-9][0-9]{0,8}')}$`);
}
