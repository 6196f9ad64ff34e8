/** The entries of the top bar. */
export const ENTRIES = [
  { path: '/', label: 'common:nav.home' },
  { path: '/blog', label: 'common:nav.articles' },
  { path: '/library', label: 'common:nav.library' },
  { path: '/about', label: 'common:nav.about' },
  { path: '/contact', label: 'common:nav.contact' },
] as const;

/** Whether an entry leads to the current page: articles belong to their list. */
export function isHere(entry: string, current: string): boolean {
  return entry === '/blog' ? current === '/blog' || current.startsWith('/article/') : entry === current;
}
