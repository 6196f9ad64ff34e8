/** The pages that the top bar leads to. */
export const ENTRIES = [
  { path: '/', label: 'nav.home' },
  { path: '/blog', label: 'nav.articles' },
  { path: '/about', label: 'nav.about' },
  { path: '/contact', label: 'nav.contact' },
] as const;

/** Whether an entry stands for the page on the screen: articles belong to their list. */
export function isHere(entry: string, current: string): boolean {
  return entry === '/blog' ? current === '/blog' || current.startsWith('/article/') : entry === current;
}
