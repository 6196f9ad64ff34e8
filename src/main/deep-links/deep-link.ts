import { knownPath, pathForReaders, type PortalPath } from '#domain/portal-paths.ts';

/** The scheme of links that open the app: `tunas://article/3`. */
export const LINK_SCHEME = 'tunas';

/** Longer links are refused: none that the portal makes comes near this length. */
const LONGEST_LINK = 1_000;
/** The longest path that the portal accepts from its host. */
const LONGEST_PATH = 500;
const LONGEST_VALUE = 100;

/** The query parameters that each page accepts, under each name that a link may use for them; all others are left out. */
const QUERIES: Partial<Record<PortalPath, Readonly<Record<string, string>>>> = {
  '/blog': { search: 'q', q: 'q', category: 'category', page: 'page' },
};

/** A sign-in never comes by such a link, so a part of a link that looks like a token is left out. */
const SECRET = /(access|refresh|provider|id)_token|token_hash|\beyJ[\w-]{8,}\./i;

const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * The path of the portal that a link names, `/en/about` or `/blog?q=kompos`; null where it names no page. The path is built from
 * known parts only: the fragment is dropped, and of the query only the parameters of the page are kept.
 */
export function pathOfDeepLink(link: string): string | null {
  // Programs that parse addresses disagree about backslashes and missing or extra slashes: some read a path there, others a host.
  if (link.length > LONGEST_LINK || CONTROL.test(link) || !/^tunas:\/\/(?!\/)/i.test(link)) return null;
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== `${LINK_SCHEME}:` || url.username !== '' || url.password !== '' || url.port !== '') return null;
  const known = knownPath(plain(`/${url.hostname.toLowerCase()}${url.pathname}`));
  if (known === null) return null;
  const path = known.language === null ? known.path : pathForReaders(known.path, known.language);
  const query = knownQuery(url.searchParams, QUERIES[known.pattern] ?? {});
  const whole = query === '' ? path : `${path}?${query}`;
  return whole.length <= LONGEST_PATH ? whole : path;
}

/** Systems and browsers add a slash at the end. */
function plain(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function knownQuery(given: URLSearchParams, names: Readonly<Record<string, string>>): string {
  const kept = new URLSearchParams();
  for (const [name, value] of given) {
    const key = Object.hasOwn(names, name) ? names[name] : undefined;
    if (key === undefined || kept.has(key) || value === '' || value.length > LONGEST_VALUE) continue;
    if (!SECRET.test(value) && !CONTROL.test(value)) kept.set(key, value);
  }
  return kept.toString();
}
