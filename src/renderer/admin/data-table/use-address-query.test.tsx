// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choices, TableQuery } from './address-query.ts';
import { useAddressQuery } from './use-address-query.ts';

interface Query extends TableQuery {
  readonly show: string;
}
const CHOICES: Choices<Query> = { show: { parameter: 'show', values: ['all', 'unused'], initial: 'all' } };

/** The address of the page, which changes only when `arrive` is called, as in a slow render. */
function open() {
  const asked: string[] = [];
  const go = (to: To) => asked.push(typeof to === 'string' ? to : createPath(to));
  const navigator = { push: go, replace: go, go: () => undefined, createHref: String } as unknown as Navigator;
  let location = '/media';
  const { result, rerender } = renderHook(() => useAddressQuery(CHOICES), {
    wrapper: ({ children }) => (
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    ),
  });
  const arrive = () => {
    location = `/media${asked.at(-1) ?? ''}`.replace('/media/media', '/media');
    rerender();
  };
  return { asked, result, arrive };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed after a filter was chosen isn’t overwritten by the search that went along with it', () => {
  const { result, arrive } = open();
  act(() => result.current.type('ca'));
  act(() => result.current.ask({ show: 'unused' }));
  act(() => result.current.type('cabai'));
  arrive();
  expect(result.current.query).toMatchObject({ search: 'ca', show: 'unused' });
  expect(result.current.typed).toBe('cabai');
});

test('a search that went along with a filter isn’t asked for once more, without the filter', () => {
  const { result, asked } = open();
  act(() => result.current.type('cabai'));
  act(() => result.current.ask({ show: 'unused' }));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('show=unused');
});
