import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryLibraryDevice } from '#tests/support/memory/memory-library-device.ts';
import { CUT, libraryArticle, memoryLibrarySource } from '#tests/support/memory/memory-library-source.ts';
import { openLibraryDatabase, type LibraryDatabase } from '../library-database.ts';
import { createSyncController } from './sync-controller.ts';

let database: LibraryDatabase;
let source: ReturnType<typeof memoryLibrarySource>;
beforeEach(async () => {
  database = await openLibraryDatabase('http://backend.example/');
  source = memoryLibrarySource(...Array.from({ length: 90 }, (_, at) => libraryArticle(at + 1)));
});
afterEach(async () => {
  await database.clear();
  database.close();
  vi.restoreAllMocks();
});

const syncOf = (options: Partial<Parameters<typeof createSyncController>[0]> = {}) =>
  createSyncController({
    ...{ source, open: () => Promise.resolve(database), now: () => 7 },
    ...{ device: memoryLibraryDevice(), name: 'library', ...options },
  });

test('says how far it is, and how fresh the library is afterwards', async () => {
  const sync = syncOf();
  const told: string[] = [];
  sync.subscribe(() => {
    const { syncing, progress } = sync.read();
    told.push(`${syncing} ${progress?.done ?? '-'}/${progress?.total ?? '-'} ${progress?.doneBytes ?? '-'}`);
  });
  expect(await sync.sync()).toBe(true);
  // As it is kept is read first.
  expect([...new Set(told)]).toEqual([
    'false -/- -',
    'true -/- -',
    'true 0/90 0',
    'true 40/90 400',
    'true 80/90 800',
    'true 90/90 900',
  ]);
  expect(sync.read()).toMatchObject({ count: 90, kept: { checkedAt: 7, updatedAt: 7, complete: true }, problem: null });
});

test('is joined by whoever asks meanwhile', async () => {
  const sync = syncOf();
  await Promise.all([sync.sync(), sync.sync()]);
  expect(source.asked.filter((call) => call === 'state')).toHaveLength(1);
});

test('news that a sync under way may have missed begin another one', async () => {
  const sync = syncOf();
  let told: Promise<unknown> | null = null;
  source.before = (call, nth) => {
    if (call === 'articles' && nth === 4) {
      source.published.set(90, libraryArticle(90, 2));
      told = sync.syncForNews();
    }
    return undefined;
  };
  await sync.sync();
  await told;
  await sync.sync();
  expect((await database.card(90))?.version).toBe(2);
});

test('a failure of this window isn’t shown any more while another one is syncing', async () => {
  source.before = () => CUT;
  const device = memoryLibraryDevice();
  const sync = syncOf({ device });
  await sync.sync();
  expect(sync.read().problem).toEqual(CUT);
  device.busy = true;
  await sync.sync();
  expect(sync.read().problem).toBeNull();
});

test('leaves the work to the window that is at it', async () => {
  const device = memoryLibraryDevice();
  device.busy = true;
  const sync = syncOf({ device });
  expect(await sync.sync()).toBe(false);
  expect(source.asked).toEqual([]);
  expect(sync.read()).toMatchObject({ kept: { complete: false }, count: 0, syncing: false });
});

test('goes on where the window that was at it is gone, and doesn’t where it finished', async () => {
  const device = memoryLibraryDevice();
  device.busy = true;
  const sync = syncOf({ device });
  await Promise.all([sync.sync(), sync.sync()]);
  await sync.sync();
  expect(source.asked).toEqual([]);
  device.leave();
  await vi.waitFor(() => expect(sync.read()).toMatchObject({ count: 90, kept: { complete: true }, syncing: false }));
  expect(source.asked.filter((call) => call === 'state')).toHaveLength(1);

  device.busy = true;
  const clock = { now: 100 };
  const other = syncOf({ device, now: () => clock.now });
  await other.sync();
  await database.apply({ state: { checkedAt: 101 } });
  device.leave();
  await vi.waitFor(() => expect(other.read().kept?.checkedAt).toBe(101));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(source.asked.filter((call) => call === 'state')).toHaveLength(1);
});

test('shows what another window synced after its event, and notifies other windows itself', async () => {
  const [device, elsewhere] = [memoryLibraryDevice(), memoryLibraryDevice()];
  const [one, other] = [syncOf({ device }), syncOf({ device: elsewhere })];
  await one.sync();
  expect(device.told).toEqual(['library']);
  expect(other.read()).toMatchObject({ kept: null, count: 0 });
  elsewhere.changeElsewhere('library of another backend');
  elsewhere.changeElsewhere('library');
  await vi.waitFor(() => expect(other.read()).toMatchObject({ count: 90, kept: { complete: true }, syncing: false }));
  // Looking is no change: the two don't go on telling each other.
  expect(elsewhere.told).toEqual([]);
});

test('says why it ended early, and goes on the next time', async () => {
  source.before = (call, nth) => (call === 'articles' && nth > 3 ? CUT : undefined);
  const sync = syncOf();
  await sync.sync();
  expect(sync.read()).toMatchObject({ problem: CUT, syncing: false, kept: { complete: false } });
  source.before = () => undefined;
  const before = source.asked.length;
  await sync.sync();
  expect(sync.read()).toMatchObject({ problem: null, kept: { complete: true } });
  // The first batch is here already.
  expect(source.asked.slice(before).filter((call) => call === 'articles')).toHaveLength(2);
});

test.each([
  ['is full', new DOMException('', 'QuotaExceededError'), 'full'],
  ['refuses', new Error('no'), 'storage'],
])('a device that %s is told as such', async (_what, error, problem) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sync = syncOf({ open: () => Promise.resolve({ ...database, apply: () => Promise.reject(error) }) });
  await sync.sync();
  expect(sync.read()).toMatchObject({ problem, syncing: false });
});

test('a device without room for the index is reported, and existing data is read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
  const sync = syncOf({ index: () => Promise.reject(full) });
  await sync.sync();
  await vi.waitFor(() => expect(sync.read()).toMatchObject({ problem: 'full', count: 90, kept: { complete: true } }));
});

test('says that nothing was asked where the device can’t be opened', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sync = syncOf({ open: () => Promise.reject(new Error('no')) });
  expect(await sync.sync()).toBe(false);
  expect(source.asked).toEqual([]);
});

test('has the index brought up to date afterwards, also where the sync failed, and waits for nothing of it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const index = vi.fn(() => Promise.reject(new Error('the disk is full')));
  const sync = syncOf({ index });
  expect(await sync.sync()).toBe(true);
  source.before = () => CUT;
  expect(await sync.sync()).toBe(true);
  expect(index).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(2);
  const device = memoryLibraryDevice();
  device.busy = true;
  await syncOf({ index, device }).sync();
  expect(index).toHaveBeenCalledTimes(2);
});

test('paused, what a pack brought is put into the index', async () => {
  const index = vi.fn(() => Promise.resolve());
  await syncOf({ index, device: memoryLibraryDevice('paused') }).sync();
  expect(index).toHaveBeenCalledTimes(1);
  expect(source.asked).toEqual([]);
});

test('what couldn’t be read any more is fetched again at once, and once only', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await syncOf().sync();
  source.published.set(1, libraryArticle(1, 2));
  let failures = 1;
  const versions = () => (failures-- > 0 ? Promise.reject(new Error('damaged')) : database.versions());
  const sync = syncOf({ open: () => Promise.resolve({ ...database, versions }) });
  await sync.sync();
  await vi.waitFor(() =>
    expect(sync.read()).toMatchObject({ count: 90, kept: { complete: true }, syncing: false, problem: null }),
  );

  failures = Infinity;
  source.published.set(1, libraryArticle(1, 3));
  const before = source.asked.length;
  await sync.sync();
  await vi.waitFor(() => expect(source.asked.slice(before).filter((call) => call === 'index')).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(source.asked.slice(before).filter((call) => call === 'index')).toHaveLength(2);
  expect(sync.read()).toMatchObject({ count: 0, problem: 'storage' });
});

/** Runs `then` while the second batch of a sync is on its way. */
function inTheMiddle(then: () => void): void {
  source.before = (call, nth) => {
    if (call === 'articles' && nth === 4) then();
    return undefined;
  };
}

test('what isn’t wanted isn’t asked for, until it is', async () => {
  const device = memoryLibraryDevice('off');
  const sync = syncOf({ device });
  expect(await sync.sync()).toBe(false);
  expect(source.asked).toEqual([]);
  expect(await sync.measure()).toEqual({ ok: true, value: { count: 90, bytes: 900 } });
  expect(await database.count()).toBe(0);
  await sync.choose('on');
  expect(sync.read()).toMatchObject({ choice: 'on', count: 90, kept: { complete: true } });
  expect(device.asked).toEqual(['persist']);
});

test('paused, it ends after what is on its way, keeps that, and goes on where it was', async () => {
  const device = memoryLibraryDevice();
  const sync = syncOf({ device });
  inTheMiddle(() => void sync.choose('paused'));
  await sync.sync();
  expect(sync.read()).toMatchObject({ choice: 'paused', count: 80, syncing: false, problem: null });
  expect(await sync.sync()).toBe(false);
  // The choice holds over a new start, which shows what is here.
  const later = syncOf({ device });
  expect(await later.sync()).toBe(false);
  expect(later.read()).toMatchObject({ choice: 'paused', count: 80 });
  const before = source.asked.length;
  await later.choose('on');
  expect(later.read()).toMatchObject({ count: 90, kept: { complete: true } });
  expect(source.asked.slice(before)).toEqual(['state', 'index', 'articles']);
});

test('continued before the pause took effect, it completes', async () => {
  const sync = syncOf();
  let continued: Promise<void> | null = null;
  inTheMiddle(() => {
    void sync.choose('paused');
    continued = sync.choose('on');
  });
  await sync.sync();
  await continued;
  expect(sync.read()).toMatchObject({ choice: 'on', count: 90, kept: { complete: true }, problem: null });
});

test('removed, nothing is left of it, also where a sync is under way', async () => {
  const sync = syncOf();
  await sync.sync();
  await sync.choose('off');
  const { revision: before } = await database.syncState();
  expect(await database.syncState()).toMatchObject({ updatedAt: null, complete: false, parts: [] });
  expect(await database.count()).toBe(0);
  await sync.choose('on');
  expect((await database.syncState()).revision).toBeGreaterThan(before);
  await sync.choose('off');
  expect(sync.read()).toMatchObject({ choice: 'off', count: 0, kept: null });

  let removed: Promise<void> | null = null;
  inTheMiddle(() => {
    removed = sync.choose('off');
  });
  source.asked.length = 0;
  await sync.choose('on');
  await removed;
  expect(await database.count()).toBe(0);
  expect(await database.card(90)).toBeUndefined();
});

test.each(['off', 'paused'] as const)('follows what another window chose: %s', async (choice) => {
  const device = memoryLibraryDevice();
  const sync = syncOf({ device });
  inTheMiddle(() => device.chooseElsewhere(choice));
  await sync.sync();
  await vi.waitFor(async () => expect(await database.count()).toBe(choice === 'off' ? 0 : 80));
  expect(sync.read().choice).toBe(choice);
});

test('says so where the device can’t remove it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const clear = () => Promise.reject(new Error('no'));
  const sync = syncOf({ open: () => Promise.resolve({ ...database, clear }) });
  await sync.choose('off');
  expect(sync.read()).toMatchObject({ choice: 'off', problem: 'storage' });
});
