import { expect, test } from 'vitest';
import { inboxAddress, readInboxPlace } from './inbox-address.ts';

test.each([
  ['', '', { search: '', show: 'inbox', page: 1, open: null }],
  ['7', 'search=cabai&show=spam&page=3', { search: 'cabai', show: 'spam', page: 3, open: '7' }],
] as const)('reads what it writes: %j %j', (rest, search, place) => {
  expect(readInboxPlace(rest, new URLSearchParams(search))).toEqual(place);
  const [path, query = ''] = inboxAddress(place).split('?');
  expect([path, query]).toEqual([`/admin/messages${rest && `/${rest}`}`, search]);
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'show=everything', 'show=__proto__', 'search=%20%20', 'q=1'])(
  'what makes no sense (%s) is as if it weren’t there',
  (search) =>
    expect(readInboxPlace('', new URLSearchParams(search))).toEqual({ search: '', show: 'inbox', page: 1, open: null }),
);

test('a search has an end', () => {
  expect(readInboxPlace('', new URLSearchParams({ search: 'a'.repeat(500) })).search).toHaveLength(100);
});
