import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const CHANGED = '2026-11-20T00:00:00Z';
const PAGES = [{ path: '/', changed: CHANGED }, { path: '/about' }, { path: '/article/1', changed: CHANGED }];

function urlsOf(xml: string | undefined): readonly Element[] {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const document = new DOMParser({ onError }).parseFromString(xml ?? '', 'application/xml');
  return [...document.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'url')];
}

const textsOf = (url: Element, name: string) => [...url.getElementsByTagName(name)].map((each) => each.textContent);
const alternatesOf = (url: Element) =>
  [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

describe('with a public address', () => {
  const files = sitemap('https://tunas.example', PAGES);
  const urls = urlsOf(files.get('sitemap.xml'));

  test('every page is listed in both languages', () => {
    expect(urls.flatMap((url) => textsOf(url, 'loc'))).toEqual([
      'https://tunas.example/',
      'https://tunas.example/en',
      'https://tunas.example/about',
      'https://tunas.example/en/about',
      'https://tunas.example/article/1',
      'https://tunas.example/en/article/1',
    ]);
  });

  test('each names both languages of itself, and what is for readers of others', () => {
    for (const url of urls.slice(4))
      expect(alternatesOf(url)).toEqual([
        ['alternate', 'id', 'https://tunas.example/article/1'],
        ['alternate', 'en', 'https://tunas.example/en/article/1'],
        ['alternate', 'x-default', 'https://tunas.example/article/1'],
      ]);
  });

  test('each says when it was changed, where that is known', () => {
    const known = urls.map((url) => textsOf(url, 'lastmod'));
    expect(known).toEqual([[CHANGED], [CHANGED], [], [], [CHANGED], [CHANGED]]);
  });

  test('robots find it, and stay out of what is private', () => {
    const robots = files.get('robots.txt') ?? '';
    expect(robots).toContain('Sitemap: https://tunas.example/sitemap.xml');
    expect(robots).toContain('Disallow: /admin');
    expect(robots).toContain('Disallow: /profile');
  });
});

test('without one there is no sitemap, because it needs whole addresses', () => {
  const files = sitemap(null, PAGES);
  expect([...files.keys()]).toEqual(['robots.txt']);
  expect(files.get('robots.txt')).not.toContain('Sitemap');
});

test('marks in an address are escaped', () => {
  const [url] = urlsOf(sitemap('https://tunas.example/a&b', [{ path: '/x"<y' }]).get('sitemap.xml'));
  expect(textsOf(url!, 'loc')).toEqual(['https://tunas.example/a&b/x"<y']);
  expect(alternatesOf(url!)[0]?.[2]).toBe('https://tunas.example/a&b/x"<y');
});
