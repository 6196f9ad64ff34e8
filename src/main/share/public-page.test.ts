import { describe, expect, it } from 'vitest';
import { publicPage } from './public-page.ts';

const SHOWN = { title: 'Kompos · Tunas', language: 'id', publicUrl: 'https://tunas.example' } as const;

describe('publicPage', () => {
  it.each([
    ['app://bundle/article/3', 'https://tunas.example/article/3'],
    ['app://bundle/en/article/3?x=1#part', 'https://tunas.example/en/article/3'],
    ['app://bundle/blog?q=kompos', 'https://tunas.example/blog'],
  ])('shares %s by its public address', (address, expected) => {
    expect(publicPage({ ...SHOWN, address })).toEqual({ title: 'Kompos', address: expected });
  });

  it('shares the English address of what is read in English', () => {
    const shared = publicPage({ ...SHOWN, language: 'en', address: 'app://bundle/article/3' });
    expect(shared.address).toBe('https://tunas.example/en/article/3');
    expect(publicPage({ ...SHOWN, language: 'en', address: 'app://bundle/' }).address).toBe('https://tunas.example/en');
  });

  it.each([
    'app://bundle/admin/blogs',
    'app://bundle/profile',
    'app://bundle/auth',
    'https://example.org/article/3',
    '',
  ])('shares the portal itself in place of %s', (address) => {
    expect(publicPage({ ...SHOWN, address })).toEqual({ title: 'Tunas', address: 'https://tunas.example/' });
  });

  it('shares a title alone where the site has no address', () => {
    expect(publicPage({ ...SHOWN, publicUrl: null, address: 'app://bundle/article/3' })).toEqual({
      title: 'Kompos',
      address: null,
    });
  });
});
