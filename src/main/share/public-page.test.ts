import { describe, expect, it } from 'vitest';
import { publicPage, shareableLink } from './public-page.ts';
import { disguisedAddresses } from '#tests/support/cases/disguised-addresses.ts';

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

const SITE = 'https://tunas.example';

it.each(['https://tunas.example/', 'https://tunas.example/en/article/3'])(
  'lets %s travel with its title',
  (address) => {
    expect(shareableLink({ title: 'Kompos', address }, SITE)).toEqual({ title: 'Kompos', address });
  },
);

it.each([
  ['https://example.org/article/3', SITE],
  ['https://tunas.example.org/article/3', SITE],
  ['https://tunas.example:8443/article/3', SITE],
  ['http://tunas.example/article/3', SITE],
  ['app://bundle/article/3', SITE],
  ['http://tunas.example/article/3', 'http://tunas.example'],
  ['https://tunas.example/other', 'https://tunas.example/portal'],
  ['https://tunas.example/article/3', null],
  [null, SITE],
])('sends the title alone for %s of a site at %s', (address, site) => {
  expect(shareableLink({ title: 'Kompos', address }, site)).toEqual({ title: 'Kompos', address: null });
});

it.each([
  ['https://tunas.example\\@evil.example/', 'https://tunas.example/@evil.example/'],
  ['https://tunas.example/\\evil.example', 'https://tunas.example//evil.example'],
  [' HTTPS://Tunas.example/artikel\t/3', 'https://tunas.example/artikel/3'],
])('%j travels in the form that every program reads alike', (address, shared) => {
  expect(shareableLink({ title: 'Kompos', address }, SITE)).toEqual({ title: 'Kompos', address: shared });
});

it.each(disguisedAddresses(SITE))('the disguised %j stays here', (address) => {
  expect(shareableLink({ title: 'Kompos', address }, SITE)).toEqual({ title: 'Kompos', address: null });
});
