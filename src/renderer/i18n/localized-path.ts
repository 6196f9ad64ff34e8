import { DEFAULT_LANGUAGE, type Language } from '#domain/localized.ts';

const ENGLISH_PREFIX = '/en';

/**
 * Addresses under /en are English, for search engines and shared links. On plain ones the visitor's own choice decides,
 * Indonesian at first.
 */
export function languageOfPath(pathname: string): Language | null {
  return pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`) ? 'en' : null;
}

/**
 * The path without its language: `/en/blog` and `/blog` are both `/blog`. It begins with one slash: a link to two would lead
 * to another site.
 */
export function plainPath(pathname: string): string {
  const path = languageOfPath(pathname) ? pathname.slice(ENGLISH_PREFIX.length) || '/' : pathname;
  return path.replace(/^\/{2,}/, '/');
}

/** The address of a plain path for readers of one language. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? ENGLISH_PREFIX : ENGLISH_PREFIX + path;
}
