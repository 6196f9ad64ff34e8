import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { libraryStage, SYNCED } from '#tests/support/library-stage.ts';
import { CHECKED_EACH_MS, followLibrary } from './follow-library.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
