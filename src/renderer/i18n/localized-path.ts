import { DEFAULT_LANGUAGE, type Language } from '#domain/localized.ts';

const ENGLISH_PREFIX = '/en';

/**
 * Addresses under /en are English, for search engines and shared links. On all others the visitor's own choice decides, with
 * Indonesian as the default.
 */
export function languageOfPath(pathname: string): Language | null {
  return pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`) ? 'en' : null;
}

/**
 * The path without its language: `/en/blog` and `/blog` are both `/blog`. It begins with a single slash, because two would lead to
 * another host.
 */
export function plainPath(pathname: string): string {
  const path = languageOfPath(pathname) ? pathname.slice(ENGLISH_PREFIX.length) || '/' : pathname;
  return path.replace(/^\/{2,}/, '/');
}

/** The address of a plain path in one language. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? ENGLISH_PREFIX : ENGLISH_PREFIX + path;
}
