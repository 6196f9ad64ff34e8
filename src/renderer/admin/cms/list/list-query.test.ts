import { describe, expect, test } from 'vitest';
import { isNarrowed, listParameters, listQuery, type ListQuery } from './list-query.ts';

const WHOLE: ListQuery = { search: '', show: 'all', topic: '', sort: 'changed', page: 1 };
const read = (address: string) => listQuery(new URLSearchParams(address));

describe('an address', () => {
  test.each(['', '?page=0', '?page=-3', '?page=1.5', '?page=x', '?show=nothing', '?sort=id', '?search=%20%20'])(
    'that makes no sense asks for the whole list: "%s"',
    (address) => {
      expect(read(address)).toEqual(WHOLE);
    },
  );

  test('names everything that a list is asked for, and says it the same way again', () => {
    const address = 'search=kompos+%26+cacing&show=missing-alt&category=4&sort=-title&page=3';
    const query = { search: 'kompos & cacing', show: 'missing-alt', topic: '4', sort: '-title', page: 3 } as const;
    expect(read(address)).toEqual(query);
    expect(listParameters(query)).toBe(address);
  });

  test('of the whole list is plain', () => {
    expect(listParameters(WHOLE)).toBe('');
  });

  test('searches for no more than 100 letters', () => {
    expect(read(`?search=${'a'.repeat(300)}`).search).toHaveLength(100);
  });
});

test('order and page don’t narrow a list; search, kind and category do', () => {
  expect(isNarrowed({ ...WHOLE, sort: 'title', page: 2 })).toBe(false);
  for (const more of [{ search: 'a' }, { show: 'bin' }, { topic: '1' }] as const) {
    expect(isNarrowed({ ...WHOLE, ...more })).toBe(true);
  }
});
