import { afterEach, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import { expandedSearches } from './expanded-search.ts';

const rows = (names: Readonly<Record<string, string>>) => ok([{ collection: 'everyday_names', text: names }]);
const UNREACHED = failed('offline', 'no network');

afterEach(() => void vi.useRealTimers());

test('the first answer stays where the better question fails', async () => {
  const answers: Result<unknown>[] = [ok('first'), UNREACHED];
  const search = expandedSearches(() => Promise.resolve(rows({ gumbili: 'ubi kayu' })));
  const found = await search('gumbili', 'id', () => Promise.resolve(answers.shift()!));
  expect([found, answers]).toEqual([{ answer: ok('first'), also: [] }, []]);
});

test('an answer waits for the team’s names for a moment only, and the next search has them', async () => {
  vi.useFakeTimers();
  let arrive: (names: Result<unknown>) => void = () => undefined;
  const search = expandedSearches(() => new Promise((resolve) => (arrive = resolve)));
  const ask = vi.fn(() => Promise.resolve(ok('found')));
  const found = search('gumbili', 'id', ask);
  await vi.advanceTimersByTimeAsync(500);
  expect(await found).toEqual({ answer: ok('found'), also: [] });
  arrive(rows({ gumbili: 'ubi kayu' }));
  expect(await search('gumbili', 'id', ask)).toEqual({ answer: ok('found'), also: ['ubi kayu'] });
});

test('the team’s names are read anew after a while, and stay where that fails', async () => {
  vi.useFakeTimers();
  const read = vi.fn(() => Promise.resolve<Result<unknown>>(rows({ gumbili: 'ubi kayu' })));
  const search = expandedSearches(read);
  const also = async () => (await search('gumbili', 'id', () => Promise.resolve(ok('found')))).also;
  expect([await also(), await also(), read.mock.calls.length]).toEqual([['ubi kayu'], ['ubi kayu'], 1]);
  read.mockResolvedValueOnce(UNREACHED).mockResolvedValueOnce(rows({ gumbili: 'singkong' }));
  vi.advanceTimersByTime(300_000);
  expect([await also(), await also(), read.mock.calls.length]).toEqual([['ubi kayu'], ['singkong'], 3]);
});
