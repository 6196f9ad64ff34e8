import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import { DRAWING, memoryDrawings, SHIPPED } from '#tests/support/packs/pack-stage.ts';
import { openPictureDatabase, type PictureDatabase } from './picture-database.ts';
import { syncPicturesOnce, type FetchPicture } from './sync-pictures-once.ts';

const CABAI = '00000000-0000-0000-0000-00000000000a';
const PADI = '00000000-0000-0000-0000-00000000000b';
const ADDRESSES = [`/media/${CABAI}/480-960-1600.webp`, `/media/${PADI}/480.jpg`];

let pictures: PictureDatabase;
beforeEach(async () => {
  pictures = await openPictureDatabase('http://backend.example/');
});
afterEach(async () => {
  await pictures.clear();
  pictures.close();
});

const fetchPicture: FetchPicture = (path) => Promise.resolve(ok(new TextEncoder().encode(path)));
const sync = (change: Partial<Parameters<typeof syncPicturesOnce>[0]> = {}) =>
  syncPicturesOnce({
    ...{ addresses: ADDRESSES, choice: 'all', pictures, fetchPicture, signal: new AbortController().signal },
    ...{ drawings: memoryDrawings(), shipped: [] },
    ...change,
  });
const here = async () => [...(await pictures.sizes()).keys()].sort();
const ALL = [`${CABAI}/1600.webp`, `${CABAI}/480.webp`, `${PADI}/480.jpg`];

test('fetches the smallest file of every picture before any larger one', async () => {
  const asked: string[] = [];
  await sync({ fetchPicture: (path, signal) => (asked.push(path), fetchPicture(path, signal)) });
  expect(asked).toEqual([`${CABAI}/480.webp`, `${PADI}/480.jpg`, `${CABAI}/1600.webp`]);
  expect(await here()).toEqual(ALL);
  expect(new TextDecoder().decode(await pictures.read(`${PADI}/480.jpg`))).toBe(`${PADI}/480.jpg`);
});

test.each([
  ['small', [`${CABAI}/480.webp`, `${PADI}/480.jpg`]],
  ['none', []],
] as const)('keeps what was chosen (%s), and removes the rest', async (choice, expected) => {
  await sync();
  expect(await sync({ choice })).toEqual(ok(new Set()));
  expect(await here()).toEqual(expected);
});

test('what no text names any more goes, what was removed on the backend is left out', async () => {
  await sync();
  await sync({ addresses: [ADDRESSES[1]!], fetchPicture: () => Promise.resolve(ok(null)) });
  expect(await here()).toEqual([`${PADI}/480.jpg`]);
});

test('goes on where it was cut off, at any file', async () => {
  for (let cut = 0; cut < 3; cut += 1) {
    await pictures.clear();
    let asked = 0;
    const cutOff: FetchPicture = (path, signal) =>
      asked++ < cut ? fetchPicture(path, signal) : Promise.resolve(failed('offline', 'the cable was pulled'));
    expect(await sync({ fetchPicture: cutOff })).toMatchObject({ code: 'offline' });
    expect(await here()).toHaveLength(cut);
    const told: string[] = [];
    await sync({ onProgress: (done, total) => told.push(`${done}/${total}`) });
    expect(told).toEqual(Array.from({ length: 3 - cut }, (_, at) => `${at}/${3 - cut}`));
    expect(await here()).toEqual(ALL);
  }
});

test('ends when it is stopped, and writes nothing afterwards', async () => {
  const stop = new AbortController();
  const stopping: FetchPicture = (path, signal) => (stop.abort(), fetchPicture(path, signal));
  expect((await sync({ signal: stop.signal, fetchPicture: stopping })).ok).toBe(false);
  expect(await here()).toEqual([]);
});

test('rejects where the device has no room, and keeps what has come', async () => {
  let written = 0;
  const full: PictureDatabase = {
    ...pictures,
    write: (...file) =>
      written++ === 0 ? pictures.write(...file) : Promise.reject(new DOMException('', 'QuotaExceededError')),
  };
  await expect(sync({ pictures: full })).rejects.toThrow();
  expect(await here()).toEqual([`${CABAI}/480.webp`]);
});

test('one file that can’t be had keeps nobody from the others', async () => {
  const broken: FetchPicture = (path, signal) =>
    path === `${CABAI}/480.webp` ? Promise.resolve(failed('server', '500')) : fetchPicture(path, signal);
  expect(await sync({ fetchPicture: broken })).toMatchObject({ code: 'server' });
  expect(await here()).toEqual([`${CABAI}/1600.webp`, `${PADI}/480.jpg`]);
});

test('drawings come first: those that ship, and those that texts name; a changed one comes anew, none where texts alone are wanted', async () => {
  const asked: string[] = [];
  const drawings = memoryDrawings();
  const run = (choice: 'small' | 'none') =>
    sync({
      ...{ addresses: ['/pictures/y.svg', ADDRESSES[1]!], choice, drawings, shipped: SHIPPED },
      fetchPicture: (path) => (asked.push(path), Promise.resolve(ok(path === '/pictures/y.svg' ? null : DRAWING))),
    });
  expect(await run('small')).toEqual(ok(new Set(['/pictures/y.svg'])));
  expect(asked).toEqual(['/pictures/y.svg', '/pictures/x.svg', `${PADI}/480.jpg`]);
  // Another drawing of the same size.
  await drawings.write('/pictures/x.svg', new Uint8Array(DRAWING.length));
  asked.length = 0;
  await run('small');
  expect(asked).toEqual(['/pictures/y.svg', '/pictures/x.svg']);
  expect(await drawings.read('/pictures/x.svg')).toEqual(DRAWING);
  await run('none');
  expect((await drawings.sizes()).size).toBe(0);
});
