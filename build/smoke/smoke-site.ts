import type { ArticlePage } from '#domain/article.ts';
import { type Language, LANGUAGES } from '#domain/localized.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';

/** One check of a deployed portal; `run` gives what is wrong, or null. */
export interface SmokeCheck {
  readonly name: string;
  run(): Promise<string | null>;
}

const PAGES = ['/', '/blog', '/about', '/contact'];

/** Checks of the public site: pages, languages, headers, caching, the 404 page. */
export function siteChecks(site: string): readonly SmokeCheck[] {
  const pages = LANGUAGES.flatMap((language) =>
    PAGES.map((path) => ({
      name: `${pathInLanguage(path, language)} has a heading and says its language`,
      run: () => pageIsWhole(site + pathInLanguage(path, language), language),
    })),
  );
  return [
    ...pages,
    ...LANGUAGES.map((language) => ({
      name: `the first article has a heading and says its language (${language})`,
      run: () => firstArticleIsWhole(site, language),
    })),
    { name: 'an unknown path answers 404 with the page for it', run: () => unknownIsMissing(site) },
    { name: 'pages carry the content security policy', run: () => headersAreThere(site) },
    { name: 'scripts are compressed and kept for a year', run: () => scriptsAreKept(site) },
    { name: 'an article that nobody has answers 404 with the empty page', run: () => unknownArticle(site) },
    { name: 'pages are asked for anew each time', run: () => pagesArentKept(site) },
  ];
}

async function pageIsWhole(address: string, language: string): Promise<string | null> {
  const response = await fetch(address);
  const html = await response.text();
  if (response.status !== 200) return `answered ${response.status}`;
  if (!html.includes(`<html lang="${language}"`)) return `isn't marked as ${language}`;
  if (!/<h1[ >]\s*[^\s<]/.test(html)) return 'has no heading';
  return null;
}

async function firstArticleIsWhole(site: string, language: Language): Promise<string | null> {
  const response = await fetch(`${site}/data/${language}/articles.json`);
  if (response.status !== 200) return `/data/${language}/articles.json answered ${response.status}`;
  const { articles } = (await response.json()) as Pick<ArticlePage, 'articles'>;
  const [first] = articles;
  if (!first) return 'the site was built without articles';
  return pageIsWhole(site + pathInLanguage(`/article/${first.id}`, language), language);
}

async function unknownIsMissing(site: string): Promise<string | null> {
  const response = await fetch(`${site}/no-such-page-${Date.now()}`);
  const html = await response.text();
  if (response.status !== 404) return `answered ${response.status}`;
  return html.includes('id="portal"') ? null : "isn't the portal's own page";
}

async function headersAreThere(site: string): Promise<string | null> {
  const { headers } = await fetch(`${site}/`);
  const policy = headers.get('content-security-policy') ?? '';
  if (!policy.includes("default-src 'none'")) return `Content-Security-Policy is "${policy}"`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'X-Content-Type-Options is missing';
  return null;
}

async function scriptsAreKept(site: string): Promise<string | null> {
  const html = await (await fetch(`${site}/`)).text();
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (script === undefined) return 'the page has no script';
  const { status, headers } = await fetch(site + script, { headers: { 'accept-encoding': 'br, gzip' } });
  if (status !== 200) return `${script} answered ${status}`;
  if (!/immutable/.test(headers.get('cache-control') ?? ''))
    return `Cache-Control is "${headers.get('cache-control')}"`;
  return headers.get('content-encoding') ? null : 'the script came uncompressed';
}

async function pagesArentKept(site: string): Promise<string | null> {
  const kept = (await fetch(`${site}/blog`)).headers.get('cache-control') ?? '';
  return /no-cache|max-age=0/.test(kept) ? null : `Cache-Control is "${kept}"`;
}

async function unknownArticle(site: string): Promise<string | null> {
  const response = await fetch(`${site}/article/999999999`);
  const html = await response.text();
  if (response.status !== 404)
    return `answered ${response.status}: the host runs none of src/web/edge-functions, or the backend didn't answer`;
  return html.includes('<div id="portal"></div>') ? null : "isn't the empty page";
}
