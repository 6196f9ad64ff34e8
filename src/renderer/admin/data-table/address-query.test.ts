import { expect, test } from 'vitest';
import { readAddressQuery, writeAddressQuery, type Choices, type TableQuery } from './address-query.ts';

interface Query extends TableQuery {
  readonly show: 'all' | 'bin';
  readonly topic: string;
  readonly sort: 'changed' | '-title';
}
const CHOICES: Choices<Query> = {
  show: { parameter: 'show', values: ['all', 'bin'], initial: 'all' },
  topic: { parameter: 'category', values: null, initial: '' },
  sort: { parameter: 'sort', values: ['changed', '-title'], initial: 'changed' },
};
const WHOLE: Query = { search: '', show: 'all', topic: '', sort: 'changed', page: 1 };
const read = (address: string) => readAddressQuery(CHOICES, new URLSearchParams(address));

test.each([
  ...['', 'page=0', 'page=-3', 'page=1.5', 'page=x', 'show=nothing', 'show=__proto__', 'sort=id'],
  ...['search=%20%20', 'q=1'],
])('an address that makes no sense asks for the whole list: "%s"', (address) => {
  expect(read(address)).toEqual(WHOLE);
});

test('an address names everything that a list is asked for, and says it the same way again', () => {
  const address = '?search=kompos+%26+cacing&show=bin&category=4&sort=-title&page=3';
  const query = { search: 'kompos & cacing', show: 'bin', topic: '4', sort: '-title', page: 3 } as const;
  expect(read(address)).toEqual(query);
  expect(writeAddressQuery(CHOICES, query)).toBe(address);
});

test('an address of the whole list is plain', () => {
  expect(writeAddressQuery(CHOICES, WHOLE)).toBe('');
});

test('an address searches for no more than 100 letters', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
});
