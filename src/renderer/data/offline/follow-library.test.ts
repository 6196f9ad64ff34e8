import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE, libraryStage, SYNCED } from '#tests/support/library/library-stage.ts';
import { failed } from '#domain/result.ts';
import type { LibraryStatus } from '../offline-library.ts';
import { CHECKED_EACH_MS, followLibrary } from './follow-library.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a sync that was cut off is gone on with soon, then less often; one for which there is no room isn’t', async () => {
  const problems: LibraryStatus['problem'][] = [failed('server', ''), failed('timeout', ''), null, 'full'];
  let status = IDLE;
  const library = { ...libraryStage(), read: () => status };
  library.sync.mockImplementation(async () => {
    status = { ...IDLE, problem: problems.shift() ?? null };
    return true;
  });
  let tell: (hint: 'network' | 'visibility') => void = () => undefined;
  followLibrary(library, {
    networkThere: () => true,
    visible: () => true,
    subscribe: (listener) => ((tell = listener), () => undefined),
  });
  const syncsWithin = async (ms: number) => {
    library.sync.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return library.sync.mock.calls.length;
  };
  expect(await syncsWithin(1)).toBe(1);
  expect([await syncsWithin(29_000), await syncsWithin(1000)]).toEqual([0, 1]);
  expect([await syncsWithin(59_000), await syncsWithin(1000)]).toEqual([0, 1]);
  expect(await syncsWithin(CHECKED_EACH_MS / 2)).toBe(0);
  tell('network');
  expect(await syncsWithin(CHECKED_EACH_MS / 4)).toBe(0);
  expect(problems).toEqual([]);
});

test('syncs at rest, each hour, with the network, and for whoever returns later than that', () => {
  const library = libraryStage();
  let [online, visible, at] = [true, true, SYNCED!.checkedAt!];
  let tell: (hint: 'network' | 'visibility') => void = () => undefined;
  const hints = {
    networkThere: () => online,
    visible: () => visible,
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  };
  const syncs = (doing: () => void) => {
    library.sync.mockClear();
    doing();
    return library.sync.mock.calls.length;
  };
  followLibrary(library, hints, () => at);
  expect(library.sync).not.toHaveBeenCalled();
  expect(syncs(() => vi.advanceTimersByTime(1))).toBe(1);
  expect(syncs(() => vi.advanceTimersByTime(CHECKED_EACH_MS))).toBe(1);
  expect(syncs(() => tell('network'))).toBe(1);
  online = false;
  expect(syncs(() => tell('network'))).toBe(0);
  expect(syncs(() => tell('visibility'))).toBe(0);
  at += CHECKED_EACH_MS + 1;
  expect(syncs(() => tell('visibility'))).toBe(1);
  visible = false;
  expect(syncs(() => tell('visibility'))).toBe(0);
});
