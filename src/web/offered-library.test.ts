import { expect, test, vi } from 'vitest';
import { IDLE, libraryStage } from '#tests/support/library/library-stage.ts';
import { memoryLibraryDevice } from '#tests/support/memory/memory-library-device.ts';
import type { LibraryState } from '#domain/library.ts';
import { ok } from '#domain/result.ts';
import type { OfflineLibrary } from '#renderer/data/offline-library.ts';
import { offeredLibrary } from './offered-library.ts';

const STATE: LibraryState = { count: 300, bytes: 1_600_000, moment: 1, parts: ['a'], siteDigest: 'b', site: null };

/** An offered library whose code the test lets come, or not. */
function stage(reloads = false) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const device = memoryLibraryDevice('off');
  const kept = libraryStage({ ...IDLE, choice: 'off', kept: null, count: 0 });
  const open = vi.fn<() => Promise<OfflineLibrary>>(() => Promise.resolve(kept));
  const reloadForNewBuild = vi.fn(() => reloads);
  const library = offeredLibrary({
    ...{ device, open, reloadForNewBuild },
    source: { state: () => Promise.resolve(ok(STATE)) },
    shipped: { count: 26, bytes: 390_000, areFetched: true },
  });
  const heard = vi.fn();
  library.subscribe(heard);
  return { device, kept, open, reloadForNewBuild, library, heard };
}

const GONE = new TypeError('Failed to fetch dynamically imported module');

test('says what the library takes and asks for no code, until somebody keeps it', async () => {
  const { device, kept, open, library, heard } = stage();
  expect(library.read()).toEqual({ ...IDLE, choice: 'off', kept: null, count: 0 });
  expect(await library.measure()).toEqual(ok({ count: 300, bytes: 1_600_000 }));
  expect([library.pictures.read().choice, library.pictures.shipped.count]).toEqual(['none', 26]);
  expect(await library.sync()).toBe(false);
  await Promise.all([library.look(), library.syncForNews(), library.pictures.sync(), library.pictures.clear()]);
  expect(open).not.toHaveBeenCalled();

  const choosing = library.choose('on');
  expect([device.readChoice(), library.read().choice, heard.mock.calls.length]).toEqual(['on', 'on', 1]);
  await choosing;
  expect(kept.choose.mock.calls).toEqual([['on']]);
  expect(library.read()).toBe(kept.read());
});

test('then passes on what happens, and what is asked', async () => {
  const { kept, library, heard, open } = stage();
  await Promise.all([library.choose('on'), library.languages(), library.pictures.choose('all')]);
  heard.mockClear();
  kept.become({ syncing: true });
  expect([heard.mock.calls.length, library.read().syncing]).toEqual([1, true]);
  kept.pictures.become({ opens: false });
  expect([heard.mock.calls.length, library.pictures.read().opens]).toEqual([2, false]);
  expect(kept.pictures.choose.mock.calls).toEqual([['all']]);
  expect(await library.sync()).toBe(true);
  await library.choose('off');
  expect(library.read().choice).toBe('off');
  await library.measure();
  expect(kept.measure).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
});

test('begins where another window keeps the library', async () => {
  const { device, library, kept, open } = stage();
  device.chooseElsewhere('off');
  expect(open).not.toHaveBeenCalled();
  device.chooseElsewhere('paused');
  await vi.waitFor(() => expect(library.read()).toBe(kept.read()));
});

test('says that not all is here where the code can’t be fetched, keeps the choice, and tries again with the next sync', async () => {
  const { device, library, kept, open } = stage();
  open.mockRejectedValueOnce(GONE);
  await library.choose('on');
  expect(library.read()).toMatchObject({ choice: 'on', problem: { code: 'offline' } });
  expect(device.readChoice()).toBe('on');
  expect(await library.sync()).toBe(true);
  expect(library.read()).toBe(kept.read());
});

test('reloads for a new build, which finds the choice', async () => {
  const { device, library, open, reloadForNewBuild } = stage(true);
  open.mockRejectedValueOnce(GONE);
  await library.choose('on');
  expect(reloadForNewBuild).toHaveBeenCalledWith(GONE);
  expect([library.read().problem, device.readChoice()]).toEqual([null, 'on']);
});

test('packs have their own say where the code can’t be fetched', async () => {
  const { library, open } = stage();
  open.mockRejectedValueOnce(GONE);
  await expect(library.openPacks!()).rejects.toBe(GONE);
  expect(library.read().problem).toBeNull();
});
