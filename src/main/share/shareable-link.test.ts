import { expect, it } from 'vitest';
import { disguisedAddresses } from '../../../tests/support/disguised-addresses.ts';
import { shareableLink } from './shareable-link.ts';

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
