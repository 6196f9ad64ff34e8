import { createHash } from 'node:crypto';
import { PORTAL_PATHS } from '#domain/portal-paths.ts';
import { CATALOGUE_PATHS } from '#renderer/data/offline/pack/fetch-catalogue.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { SENT_TYPES } from './feed-files.ts';
import { headScript } from './head-script.ts';

/** Paths without a file of the site, which the portal renders in the browser. */
const SHELL_PATHS = ['/profile', '/preview', '/admin', '/admin/*'].flatMap((path) => [path, `/en${path}`]);
/** The files that browsers fetch to find a newer build. */
const WORKER_PATHS = [
  '/service-worker.js',
  '/new-build.js',
  '/display.js',
  '/shell.html',
  '/manifest.webmanifest',
  '/manifest.en.webmanifest',
];
/** Shared drafts: search engines don't list them, and no other site gets their address as a referrer. */
const PREVIEW_PATHS = ['/preview', '/en/preview'];
const ARTICLE_PATHS = ['/article/*', '/en/article/*'];

/** Headers of every response, in `npm run preview` and on the static host alike. */
function siteHeaders(backendUrl: string | null, offline: boolean): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(headScript(offline)).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    // 'unsafe-inline' for styles only: the notices' library creates a style element at run time, cards carry their delay
    // in a style attribute, and the page's own styles stand in its head.
    "style-src 'self' 'unsafe-inline'",
    // Uploaded pictures come from the backend, blob: is this device's copy of one, data: the site's icon or a picture before it is
    // uploaded.
    `img-src 'self' data: blob:${backendUrl === null ? '' : ` ${new URL(backendUrl).origin}`}`,
    // The typeface in the page's own styles.
    'font-src data:',
    `connect-src 'self'${backendUrl === null ? '' : ` ${new URL(backendUrl).origin}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** Cache lifetimes. Files with a hash in their name never change. */
const CACHE_RULES = [
  { path: '/assets/*', value: 'public, max-age=31536000, immutable' },
  { path: '/pictures/*', value: 'public, max-age=86400, stale-while-revalidate=604800' },
  { path: '/scenes/*', value: 'public, max-age=86400, stale-while-revalidate=604800' },
] as const;

/** The two rule files of the static host (Netlify's format). `feeds` are the site's feeds, by the names of their files. */
export function ruleFiles(
  backendUrl: string | null,
  offline = true,
  feeds: readonly string[] = [],
): ReadonlyMap<string, string> {
  const everywhere = Object.entries(siteHeaders(backendUrl, offline)).map(([name, value]) => `  ${name}: ${value}`);
  // One rule for each page, because the host joins the values of all rules that match a path.
  const pages = PORTAL_PATHS.map((path) => path.replace(':id', '*')).flatMap((path) => [
    path,
    pathInLanguage(path, 'en'),
  ]);
  const uncached = new Set([...pages, ...SHELL_PATHS, ...WORKER_PATHS]);
  const kept = [...CACHE_RULES, ...[...uncached].map((path) => ({ path, value: 'no-cache' }))];
  const caches = kept.flatMap(({ path, value }) => [path, `  Cache-Control: ${value}`]);
  // The host joins two Referrer-Policy headers, and browsers use the last value.
  const previews = PREVIEW_PATHS.flatMap((path) => [path, '  X-Robots-Tag: noindex', '  Referrer-Policy: no-referrer']);
  // The desktop app, whose pages have another origin, fetches the signed files, which are public.
  const signed = Object.values(CATALOGUE_PATHS).flatMap((path) => [
    path,
    '  Access-Control-Allow-Origin: *',
    '  Cache-Control: no-cache',
  ]);
  // One rule for each file, because a wildcard is only allowed at the end. Feed readers on other origins fetch them too.
  const read = feeds.flatMap((name) => [
    `/${name}`,
    `  Content-Type: ${SENT_TYPES[name.endsWith('.json') ? 'json' : 'xml']}; charset=utf-8`,
    '  Access-Control-Allow-Origin: *',
    '  Cache-Control: no-cache',
  ]);
  const shells = SHELL_PATHS.map((path) => `${path} /shell.html 200`);
  // Without a backend the build knows every article. The page links to the list and shows what wasn't found.
  const articles = ARTICLE_PATHS.map((path) => `${path} /shell.html ${backendUrl === null ? 404 : 200}`);
  return new Map([
    ['_headers', ['/*', ...everywhere, ...caches, ...previews, ...signed, ...read, ''].join('\n')],
    ['_redirects', [...shells, ...articles, '/en/* /en/404.html 404', ''].join('\n')],
  ]);
}
