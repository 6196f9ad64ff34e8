import { LANGUAGES } from '#domain/localized.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';

/** sitemap.xml and robots.txt. A sitemap needs whole addresses: without the site's own there is none. */
export function sitemap(publicUrl: string | null, paths: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const robots = ['User-agent: *', 'Disallow: /admin', 'Disallow: /profile'];
  if (publicUrl !== null) {
    robots.push(`Sitemap: ${publicUrl}/sitemap.xml`);
    files.set('sitemap.xml', document(paths.flatMap((path) => entries(publicUrl, path))));
  }
  files.set('robots.txt', `${robots.join('\n')}\n`);
  return files;
}

function entries(publicUrl: string, path: string): string[] {
  const address = (language: (typeof LANGUAGES)[number]) => publicUrl + pathInLanguage(path, language);
  const alternates = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(address(language))}"/>`,
  ).join('');
  return LANGUAGES.map((language) => `<url><loc>${escape(address(language))}</loc>${alternates}</url>`);
}

function document(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
