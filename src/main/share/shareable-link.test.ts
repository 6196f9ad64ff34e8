import { expect, it } from 'vitest';
import { shareableLink } from './shareable-link.ts';

const SITE = 'https://tunas.example';

it.each(['https://tunas.example', 'https://tunas.example/en/article/3'])('lets %s travel with its title', (address) => {
  expect(shareableLink({ title: 'Kompos', address }, SITE)).toEqual({ title: 'Kompos', address });
});

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
