import { describe, expect, it } from 'vitest';
import { languageOfPath, pathInLanguage, plainPath } from '../renderer/i18n/localized-path.ts';
import { isPublicPath, knownPath, pathForReaders } from './portal-paths.ts';

describe('knownPath', () => {
  it.each([
    ['/', '/', '/', null],
    ['/en', '/', '/', 'en'],
    ['/article/3', '/article/:id', '/article/3', null],
    ['/en/article/12', '/article/:id', '/article/12', 'en'],
    ['/en/blog', '/blog', '/blog', 'en'],
  ])('knows %s', (pathname, pattern, path, language) => {
    expect(knownPath(pathname)).toEqual({ pattern, path, language });
    expect([plainPath(pathname), languageOfPath(pathname)]).toEqual([path, language]);
  });

  it.each([
    '',
    'blog',
    '/admin',
    '/en/admin',
    '/article',
    '/article/',
    '/article/x',
    '/article/0',
    '/article/1/2',
    '/English',
  ])('knows no %s', (pathname) => {
    expect(knownPath(pathname)).toBeNull();
  });
});

it('shares what everybody sees, and neither the login nor a profile', () => {
  const shared = ['/', '/en/article/1', '/auth', '/profile'].map((path) => isPublicPath(knownPath(path)!));
  expect(shared).toEqual([true, true, false, false]);
});

it.each(['/', '/blog', '/article/1'])('gives %s the address that the portal itself gives it', (path) => {
  for (const language of ['id', 'en'] as const) {
    expect(pathForReaders(path, language)).toBe(pathInLanguage(path, language));
  }
});
