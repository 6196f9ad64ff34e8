import type { Language } from './localized.ts';

/**
 * The portal's pages by their paths, as the renderer's routes have them (tests/architecture/portal-paths.test.ts). The admin
 * area isn't among them: its sections are found by themselves, and nothing outside opens them.
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

/** Pages of what is on this device, of whoever is signed in, or of whoever has a link: nobody else gets to see the same there. */
const PRIVATE: readonly PortalPath[] = ['/saved', '/auth', '/profile', '/preview'];

/** Addresses under it are English; on the others the person's own choice decides. */
const ENGLISH_PREFIX = '/en';

/** A path of the portal, taken apart. */
export interface KnownPath {
  readonly pattern: PortalPath;
  /** Without its language: `/en/blog` is `/blog`. */
  readonly path: string;
  /** Null where the address leaves it to the person's choice. */
  readonly language: Language | null;
}

/** What a path (no search, no fragment) leads to; null where the portal has no such page. Articles have whole numbers. */
export function knownPath(pathname: string): KnownPath | null {
  const english = pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`);
  const path = english ? pathname.slice(ENGLISH_PREFIX.length) || '/' : pathname;
  const pattern = PORTAL_PATHS.find((each) => expression(each).test(path));
  return pattern === undefined ? null : { pattern, path, language: english ? 'en' : null };
}

/** Whether everybody sees the same under it, so that it may be shared. */
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
