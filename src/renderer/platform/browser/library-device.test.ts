// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { libraryDevice } from './library-device.ts';
import { keepsLibrary, LIBRARY_KEY } from './stored-texts.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what was chosen holds over starts; until then what the host says', () => {
  expect([libraryDevice('off').readChoice(), keepsLibrary()]).toEqual(['off', false]);
  libraryDevice('off').writeChoice('paused');
  expect([libraryDevice('on').readChoice(), keepsLibrary()]).toEqual(['paused', true]);
  libraryDevice('off').writeChoice('off');
  expect([libraryDevice('on').readChoice(), keepsLibrary()]).toEqual(['off', false]);
  localStorage.setItem(LIBRARY_KEY, 'sometimes');
  expect(libraryDevice('on').readChoice()).toBe('on');
});

test.each([
  [{}, 'small'],
  [{ connection: { type: 'wifi', saveData: false } }, 'small'],
  [{ connection: { type: 'cellular' } }, 'none'],
  [{ connection: { type: 'wifi', saveData: true } }, 'none'],
])('until somebody chooses, the pictures that suit the connection are kept (%j)', (navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  const chosen = libraryDevice('on');
  expect(chosen.readPictureChoice()).toBe(expected);
  chosen.writePictureChoice('all');
  expect(libraryDevice('on').readPictureChoice()).toBe('all');
});

test('a browser that stores nothing keeps the choice until the window is closed', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
  const device = libraryDevice('off');
  device.writeChoice('on');
  expect(device.readChoice()).toBe('on');
});

test('tells of another window’s choice alone', () => {
  const heard = vi.fn();
  libraryDevice('off').subscribeChoice(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'tunas.language' }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: LIBRARY_KEY }));
  expect(heard).toHaveBeenCalledOnce();
});

test('tells other windows that a library changed, each those of its own name', () => {
  const heard = vi.fn();
  libraryDevice('on').subscribeChange('library http://a', heard);
  const key = 'tunas.library-changed';
  for (const name of ['library http://a/other', 'pictures http://a', 'library http://a']) {
    libraryDevice('on').notifyChange(name);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    expect(heard).toHaveBeenCalledTimes(name === 'library http://a' ? 1 : 0);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(heard).toHaveBeenCalledOnce();
});

const device = (storage: object | undefined, vendor = 'Google Inc.', maxTouchPoints = 0) => {
  vi.stubGlobal('navigator', { storage, vendor, maxTouchPoints });
  return libraryDevice('off');
};

test('says what is taken, and whether it stays, as far as the browser does', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const persist = vi.fn(() => Promise.resolve(true));
  const storage = { estimate: async () => ({ usage: 5 }), persisted: async () => false, persist };
  expect(await device(storage).room()).toEqual({ used: 5, persisted: false, needs: null });
  await device(storage).persist();
  expect(persist).toHaveBeenCalledOnce();
  const refusing = { estimate: () => Promise.reject(new Error('no')) };
  for (const less of [undefined, {}, refusing])
    expect(await device(less).room()).toEqual({ used: null, persisted: null, needs: null });
  await device(undefined).persist();
});

test.each([
  ['an iPhone', 5, false, 'home-screen'],
  ['a Mac', 0, false, 'dock'],
  ['an iPhone’s Home Screen', 5, true, null],
])('on %s it is said where to put the portal', async (_what, touches, standalone, needs) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: standalone } as MediaQueryList);
  expect(await device({}, 'Apple Computer, Inc.', touches).room()).toMatchObject({ needs });
});
