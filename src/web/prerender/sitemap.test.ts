import { describe, expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const PATHS = ['/', '/blog', '/article/1'];

describe('with a public address', () => {
  const files = sitemap('https://tunas.example', PATHS);
  const xml = files.get('sitemap.xml') ?? '';

  test('every page is listed in both languages', () => {
    expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://tunas.example/',
      'https://tunas.example/en',
      'https://tunas.example/blog',
      'https://tunas.example/en/blog',
      'https://tunas.example/article/1',
      'https://tunas.example/en/article/1',
    ]);
  });

  test('each names both languages of itself', () => {
    const english = xml.split('\n').find((line) => line.includes('<loc>https://tunas.example/en/blog<'));
    expect(english).toContain('hreflang="id" href="https://tunas.example/blog"');
    expect(english).toContain('hreflang="en" href="https://tunas.example/en/blog"');
  });

  test('robots find it, and stay out of what is private', () => {
    const robots = files.get('robots.txt') ?? '';
    expect(robots).toContain('Sitemap: https://tunas.example/sitemap.xml');
    expect(robots).toContain('Disallow: /admin');
    expect(robots).toContain('Disallow: /profile');
  });
});

test('without one there is no sitemap, because it needs whole addresses', () => {
  const files = sitemap(null, PATHS);
  expect([...files.keys()]).toEqual(['robots.txt']);
  expect(files.get('robots.txt')).not.toContain('Sitemap');
});

test('marks in an address are escaped', () => {
  const xml = sitemap('https://tunas.example/a&b', ['/x"<y']).get('sitemap.xml');
  expect(xml).toContain('<loc>https://tunas.example/a&amp;b/x&quot;&lt;y</loc>');
  expect(xml).not.toMatch(/&(?!amp;|lt;|quot;)/);
});
