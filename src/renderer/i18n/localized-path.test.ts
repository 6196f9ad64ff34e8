import { describe, expect, test } from 'vitest';
import { languageOfPath, pathInLanguage, plainPath } from './localized-path.ts';

describe('an address', () => {
  test.each([
    ['/', null, '/'],
    ['/blog', null, '/blog'],
    ['/article/1', null, '/article/1'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/blog', 'en', '/blog'],
    ['/en/article/1', 'en', '/article/1'],
    ['/en/en', 'en', '/en'],
    // A link that begins with two slashes leads to another host.
    ['/en//evil.example', 'en', '/evil.example'],
    ['//evil.example', null, '/evil.example'],
    // Only the whole first segment is a language.
    ['/english', null, '/english'],
    ['/energy/en', null, '/energy/en'],
    ['/id/blog', null, '/id/blog'],
  ] as const)('%s names the language %s and the path %s', (pathname, language, path) => {
    expect(languageOfPath(pathname)).toBe(language);
    expect(plainPath(pathname)).toBe(path);
  });
});

describe('a path', () => {
  test.each(['/', '/blog', '/article/1', '/blog?category=organic'])('%s is plain in Indonesian', (path) => {
    expect(pathInLanguage(path, 'id')).toBe(path);
  });

  test.each([
    ['/', '/en'],
    ['/blog', '/en/blog'],
    ['/blog?q=kompos', '/en/blog?q=kompos'],
  ])('%s is %s in English', (path, address) => {
    expect(pathInLanguage(path, 'en')).toBe(address);
  });

  test.each(['/', '/blog', '/article/1'])('%s comes back from its English address', (path) => {
    expect(plainPath(pathInLanguage(path, 'en'))).toBe(path);
  });
});
