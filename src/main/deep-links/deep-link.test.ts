import { describe, expect, it } from 'vitest';
import { disguisedAddresses } from '#tests/support/cases/disguised-addresses.ts';
import { pathOfDeepLink } from './deep-link.ts';

describe('pathOfDeepLink', () => {
  it.each([
    ['tunas://', '/'],
    ['tunas://article/3', '/article/3'],
    ['tunas://article/3/', '/article/3'],
    ['TUNAS://Article/3', '/article/3'],
    ['tunas://en', '/en'],
    ['tunas://en/about', '/en/about'],
    ['tunas://en/article/6/', '/en/article/6'],
    ['tunas://auth', '/auth'],
    ['tunas://blog?search=kompos', '/blog?q=kompos'],
    ['tunas://blog/?q=pupuk%20kandang&page=2', '/blog?q=pupuk+kandang&page=2'],
    ['tunas://blog?category=Organic', '/blog?category=Organic'],
    ['tunas://blog?search=50%25', '/blog?q=50%25'],
  ])('opens %s', (link, path) => {
    expect(pathOfDeepLink(link)).toBe(path);
  });

  // The page opens, without the parts of the link that don't belong to it.
  it.each([
    ['tunas://article/3#access_token=abc', '/article/3'],
    ['tunas://#access_token=abc&refresh_token=def', '/'],
    ['tunas://auth?code=abc', '/auth'],
    ['tunas://auth?token_hash=abc&type=recovery', '/auth'],
    ['tunas://auth?access_token=abc', '/auth'],
    ['tunas://blog?q=a&access_token=abc#refresh_token=def', '/blog?q=a'],
    ['tunas://blog?q=%23access_token%3Dabc', '/blog'],
    ['tunas://blog?q=eyJhbGciOiJIUzI1NiJ9.e30.x', '/blog'],
    ['tunas://article/3?redirect=https://example.org', '/article/3'],
    ['tunas://blog?q=a&q=b', '/blog?q=a'],
    [`tunas://blog?q=${'a'.repeat(101)}`, '/blog'],
    [`tunas://blog?q=${'%E0%A6%95'.repeat(100)}`, '/blog'],
    ['tunas://blog?q=a%00b', '/blog'],
    ['tunas://blog?q=a%0D%0Ab', '/blog'],
    ['tunas://blog?__proto__=x&constructor=y', '/blog'],
    // Decoded once: what was escaped twice stays text.
    ['tunas://blog?q=%253Cscript%253E', '/blog?q=%253Cscript%253E'],
    ['tunas://blog?q=%3Cscript%3E', '/blog?q=%3Cscript%3E'],
  ])('takes only what belongs to the page from %s', (link, path) => {
    expect(pathOfDeepLink(link)).toBe(path);
  });

  it.each([
    '',
    'tunas:',
    'tunas:article/3',
    'tunas:/article/3',
    'tunas:///article/3',
    'tunas:////example.org/',
    'tunas://admin',
    'tunas://admin/blogs',
    'tunas://en/admin',
    'tunas://article',
    'tunas://article/0',
    'tunas://article/03',
    'tunas://article/3/edit',
    'tunas://article/-1',
    'tunas://article/1e9',
    'tunas://article/9999999999',
    'tunas://article/%33',
    'tunas://article/3%2f..%2fadmin',
    'tunas://article/..%2f..%2fadmin',
    'tunas://article/../admin',
    'tunas://blog/../about',
    'tunas://article//3',
    'tunas://article\\3',
    'tunas://index.html',
    'tunas://example.org/article/3',
    'tunas://bundle/article/3',
    'tunas://name@article/3',
    'tunas://name:secret@article/3',
    'tunas://article:8080/3',
    'tunas://[::1]/article/3',
    'tunas://javascript:alert(1)',
    'tunas://article/3\u0000',
    'tunas://article/\n3',
    ' tunas://article/3',
    'https://tunas.example/article/3',
    'app://bundle/article/3',
    'file:///article/3',
    'javascript:tunas://article/3',
    'tunas2://article/3',
    '--tunas://article/3',
    `tunas://blog?q=${'a'.repeat(1_000)}`,
  ])('opens nothing for %j', (link) => {
    expect(pathOfDeepLink(link)).toBeNull();
  });

  // The last one, the scheme alone, is how a system opens the app itself.
  it.each(['tunas://about', 'https://tunas.example'].flatMap((site) => disguisedAddresses(site).slice(0, -1)))(
    'opens nothing for the disguised %j',
    (link) => {
      expect(pathOfDeepLink(link)).toBeNull();
    },
  );
});
