import { LANGUAGES, type Language } from '#domain/localized.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { xml, xmlText } from './xml-document.ts';

/** A page of the sitemap. */
export interface MappedPage {
  /** Plain path. */
  readonly path: string;
  /** The time of its last change, ISO 8601; missing where it is unknown, because search engines ignore wrong ones. */
  readonly changed?: string;
}

/** sitemap.xml and robots.txt. A sitemap needs absolute addresses, so without the site's public address there is none. */
export function sitemap(publicUrl: string | null, pages: readonly MappedPage[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const robots = ['User-agent: *', 'Disallow: /admin', 'Disallow: /profile'];
  if (publicUrl !== null) {
    robots.push(`Sitemap: ${publicUrl}/sitemap.xml`);
    const root = xml(
      'urlset',
      pages.flatMap((page) => entries(publicUrl, page)),
    );
    files.set('sitemap.xml', xmlText(root, NAMESPACES));
  }
  files.set('robots.txt', `${robots.join('\n')}\n`);
  return files;
}

const NAMESPACES = {
  '': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
} as const;

/** A page once in each language; each entry names all languages and the default for others. */
function entries(publicUrl: string, { path, changed }: MappedPage) {
  const address = (language: Language) => publicUrl + pathInLanguage(path, language);
  const alternate = (hreflang: string, href: string) => xml('xhtml:link', '', { rel: 'alternate', hreflang, href });
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, address(language))),
    alternate('x-default', publicUrl + path),
  ];
  return LANGUAGES.map((language) =>
    xml('url', [
      xml('loc', address(language)),
      ...(changed === undefined ? [] : [xml('lastmod', changed)]),
      ...alternates,
    ]),
  );
}
