import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as OpenStore from '../../src/main/preferences/open-store.ts';
import type * as Preferences from '../../src/main/preferences/preferences.ts';
import { parseWindowState } from '../../src/main/windows/window-state.ts';
import { boundsOn } from '../../src/main/windows/window-bounds.ts';
import '../support/desktop-host/electron-stub/map-electron.mjs';

// After the import above has mapped Electron: static imports would all be resolved before it runs.
const { openStore } = (await import('../../src/main/preferences/open-store.ts')) as typeof OpenStore;
const { storedPreferences } = (await import('../../src/main/preferences/preferences.ts')) as typeof Preferences;

/** A user without rights, because root may read and write everything. */
const NOBODY = 65_534;

let folder = '';
let warned: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-preferences-'));
  process.env['TUNAS_USER_DATA'] = folder;
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((text: unknown) => void warned.push(String(text)));
});
afterEach(() => {
  if (process.getuid?.() === 0) {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** From here to the end of the test the rights of files count, for root as well. */
function loseRights(): void {
  if (process.getuid?.() !== 0) return;
  for (const entry of ['', ...readdirSync(folder)]) chownSync(join(folder, entry), NOBODY, NOBODY);
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
}

type Damage = (file: string) => void;
const text =
  (content: string | Buffer): Damage =>
  (file) =>
    writeFileSync(file, content);

/** What is no object of ours: set aside, and the next write makes a fresh file. */
const SET_ASIDE: readonly (readonly [string, Damage])[] = [
  ['empty', text('')],
  ['blank', text(' \n\t')],
  ['truncated', text('{"language":"en","window":{"bounds":{"x":1')],
  ['words', text('no JSON at all')],
  ['an HTML page', text('<!doctype html><title>x</title>')],
  ['an array', text('[{"language":"en"}]')],
  ['null', text('null')],
  ['a number', text('42')],
  ['a text', text('"language"')],
  ['a truth', text('true')],
  ['NUL bytes', text(Buffer.alloc(4096))],
  ['an object and NUL bytes', text(Buffer.concat([Buffer.from('{"language":"en"}'), Buffer.alloc(64)]))],
  ['random bytes', text(Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7919) % 256)))],
  ['UTF-16', text(Buffer.from('\uFEFF{"language":"en"}', 'utf16le'))],
  ['two objects', text('{"language":"en"}{"language":"id"}')],
  ['comments', text('{ // mine\n "language": "en" }')],
  ['numbers that JSON has not', text('{"window":NaN}')],
  ['brackets, 100,000 deep', text('['.repeat(100_000))],
  ['huge', text(`{"language":"en","more":"${'x'.repeat(5 * 1024 * 1024)}"}`)],
  ['a folder', (file) => mkdirSync(file)],
  [
    'a folder that holds something',
    (file) => {
      mkdirSync(file);
      writeFileSync(join(file, 'mine.txt'), 'x');
    },
  ],
];

/** Objects whose values are nothing of ours: each value counts as not there, and what isn't ours stays. */
const UNUSABLE: readonly (readonly [string, Damage])[] = [
  ['wrong types', text('{"language":5,"sidebarOpen":"yes","theme":["dark"],"window":"wide"}')],
  [
    'wrong values',
    text('{"language":"fr","sidebarOpen":{"open":1,"until":"x"},"theme":"blue","window":{"bounds":{}}}'),
  ],
  ['nulls', text('{"language":null,"sidebarOpen":null,"theme":null,"window":null}')],
  [
    'a newer version',
    text('{"version":99,"language":{"code":"en"},"sidebarOpen":{"width":3},"theme":{},"window":[1]}'),
  ],
  ['__proto__', text('{"__proto__":{"language":"en","theme":"dark"},"constructor":{"prototype":{"language":"en"}}}')],
  ['names of every object’s members', text('{"toString":1,"hasOwnProperty":2,"valueOf":null}')],
  ['electron-store’s own name', text('{"__internal__":5}')],
  [
    'windows that no screen could show',
    text('{"window":{"bounds":{"x":1e308,"y":-1e308,"width":0,"height":-4},"zoom":1e9}}'),
  ],
];

/** Files that aren't there, or hold something usable. */
const USABLE: readonly (readonly [string, Damage])[] = [
  ['no file', () => undefined],
  ['no folder', (file) => rmSync(join(file, '..'), { recursive: true })],
  ['an empty object', text('{}')],
  ['what a killed write left', (file) => writeFileSync(`${file}.tmp-1234567890abcdef`, '{"langu')],
  ['a link to nowhere', (file) => symlinkSync(`${file}.gone`, file)],
];

const FILES: readonly (readonly [string, () => void])[] = [
  [
    'preferences',
    () => {
      const first = storedPreferences();
      expect(first.read()).toEqual({ language: null, sidebarOpen: null });
      expect(first.theme()).toBe('system');
      expect([first.textSize(), first.notices(), first.updates()]).toEqual([100, true, true]);
      first.write({ name: 'language', value: 'en' });
      first.write({ name: 'sidebarOpen', value: false });
      first.set({ name: 'theme', value: 'dark' });
      first.set({ name: 'textSize', value: 150 });
      first.set({ name: 'notices', value: false });
      first.set({ name: 'updates', value: false });
      const next = storedPreferences();
      expect(next.read()).toEqual({ language: 'en', sidebarOpen: false });
      expect(next.theme()).toBe('dark');
      expect([next.textSize(), next.notices(), next.updates()]).toEqual([150, false, false]);
    },
  ],
  [
    'sessions',
    () => {
      const first = openStore('sessions');
      expect(first.get('auth.token')).toBeUndefined();
      expect(first.set('auth.token', { version: 1 })).toBe(true);
      expect(openStore('sessions').get('auth.token')).toEqual({ version: 1 });
      expect(openStore('sessions').delete('auth.token')).toBe(true);
      expect(openStore('sessions').get('auth.token')).toBeUndefined();
    },
  ],
  [
    'window-state',
    () => {
      const screen = { x: 0, y: 0, width: 1920, height: 1040 };
      const first = openStore('window-state');
      const left = parseWindowState(first.get('window'));
      expect(left).toBeNull();
      const state = { bounds: boundsOn([screen], null), maximized: true, fullScreen: false };
      expect(first.set('window', state)).toBe(true);
      expect(parseWindowState(openStore('window-state').get('window'))).toEqual(state);
    },
  ],
];

/** The names of what was set aside, and of what a write left unfinished. */
const remains = () => readdirSync(folder).filter((name) => name.includes('.damaged-') || name.includes('.tmp-'));

for (const [name, works] of FILES) {
  describe(`${name}.json`, () => {
    it.each(SET_ASIDE)('%s: is set aside, said, and begun anew', (_kind, damage) => {
      const file = join(folder, `${name}.json`);
      damage(file);
      works();
      expect(remains()).toEqual([expect.stringMatching(new RegExp(`^${name}\\.damaged-[0-9TZ-]+\\.json$`))]);
      expect(warned).toEqual([expect.stringContaining(`It is kept as ${remains()[0] ?? ''}`)]);
      expect(warned[0]).not.toContain('language');
    });

    it.each([...UNUSABLE, ...USABLE])('%s: is read as nothing, and used', (_kind, damage) => {
      damage(join(folder, `${name}.json`));
      works();
      expect(remains()).toEqual([]);
      expect(warned).toEqual([]);
    });

    it.skipIf(process.platform === 'win32')('a pipe: is set aside, and not waited for', () => {
      execFileSync('mkfifo', [join(folder, `${name}.json`)]);
      works();
      expect(remains()).toHaveLength(1);
    });

    it.skipIf(process.platform === 'win32')('a link to itself: is set aside', () => {
      symlinkSync(join(folder, `${name}.json`), join(folder, `${name}.json`));
      works();
      expect(remains()).toHaveLength(1);
    });

    it.skipIf(process.platform === 'win32')('an unreadable file: is set aside', () => {
      writeFileSync(join(folder, `${name}.json`), '{"language":"id"}', { mode: 0 });
      loseRights();
      works();
      expect(remains()).toHaveLength(1);
    });

    it('a read-only file: is written all the same', () => {
      writeFileSync(join(folder, `${name}.json`), '{}', { mode: 0o400 });
      loseRights();
      works();
      expect(remains()).toEqual([]);
    });

    it.skipIf(process.platform === 'win32').each([
      ['with a damaged file', text('{"lang')],
      ['with an unreadable file', (file: string) => writeFileSync(file, '{}', { mode: 0 })],
    ] as const)('a read-only folder %s: memory holds the values, which is said once', (_kind, damage) => {
      damage(join(folder, `${name}.json`));
      const before = readdirSync(folder);
      loseRights();
      chmodSync(folder, 0o500);
      const store = openStore(name);
      expect(store.set('language', 'en')).toBe(false);
      expect(store.set('theme', 'dark')).toBe(false);
      expect([store.get('language'), store.get('theme')]).toEqual(['en', 'dark']);
      expect(warned).toEqual([expect.stringContaining('lasts until the app ends')]);
      expect(openStore(name).get('theme')).toBeUndefined();
      expect(readdirSync(folder)).toEqual(before);
      chmodSync(folder, 0o700);
    });
  });
}

describe('a store', () => {
  it('keeps what another version of the app knows', () => {
    writeFileSync(join(folder, 'preferences.json'), '{"version":99,"later":{"a":1}}');
    storedPreferences().write({ name: 'language', value: 'en' });
    expect(JSON.parse(readFileSync(join(folder, 'preferences.json'), 'utf8'))).toEqual({
      version: 99,
      later: { a: 1 },
      language: 'en',
    });
  });

  it('reads past the mark that editors on Windows put before a text', () => {
    writeFileSync(join(folder, 'preferences.json'), '\uFEFF{"language":"en","theme":"light"}');
    expect(storedPreferences().read().language).toBe('en');
    expect(storedPreferences().theme()).toBe('light');
    expect(remains()).toEqual([]);
  });

  it('keeps at most three damaged files, the newest', () => {
    const old = [1, 2, 3, 4].map((day) => `preferences.damaged-2026-01-0${day}T00-00-00-000Z.json`);
    for (const name of old) writeFileSync(join(folder, name), 'x');
    writeFileSync(join(folder, 'preferences.json'), 'x');
    storedPreferences();
    expect(remains()).toHaveLength(3);
    expect(remains()).toEqual(expect.arrayContaining(old.slice(2)));
  });

  it('takes away what a killed process left of a write', () => {
    writeFileSync(join(folder, 'preferences.json.tmp-1234567890abcdef'), '{"langu');
    storedPreferences();
    expect(existsSync(join(folder, 'preferences.json.tmp-1234567890abcdef'))).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('is readable for its owner alone', () => {
    storedPreferences().write({ name: 'language', value: 'en' });
    expect(statSync(join(folder, 'preferences.json')).mode & 0o777).toBe(0o600);
  });

  it.skipIf(process.platform === 'win32')(
    'holds in memory what can’t be written, and writes it with the next that can',
    () => {
      const store = openStore('preferences');
      loseRights();
      chmodSync(folder, 0o500);
      expect(store.set('language', 'en')).toBe(false);
      expect(store.get('language')).toBe('en');
      expect(warned).toEqual([expect.stringContaining('lasts until the app ends')]);
      chmodSync(folder, 0o700);
      expect(store.set('theme', 'dark')).toBe(true);
      expect(openStore('preferences').get('language')).toBe('en');
    },
  );

  it('holds names with dots as names', () => {
    openStore('sessions').set('sb-x.auth.token', 'v');
    expect(JSON.parse(readFileSync(join(folder, 'sessions.json'), 'utf8'))).toEqual({ 'sb-x.auth.token': 'v' });
  });
});

describe('preferences', () => {
  it('forget after seven days how the sidebar was', () => {
    let now = 1_000_000;
    const preferences = storedPreferences(() => now);
    preferences.write({ name: 'sidebarOpen', value: false });
    now += 7 * 86_400_000 - 1;
    expect(preferences.read().sidebarOpen).toBe(false);
    now += 1;
    expect(preferences.read().sidebarOpen).toBeNull();
  });

  it('tell of every choice until nobody listens', () => {
    const preferences = storedPreferences();
    const heard: unknown[] = [];
    const stop = preferences.subscribe((now) => heard.push([now.language, preferences.theme()]));
    preferences.write({ name: 'language', value: 'en' });
    preferences.set({ name: 'theme', value: 'dark' });
    stop();
    preferences.set({ name: 'theme', value: 'light' });
    expect(heard).toEqual([
      ['en', 'system'],
      ['en', 'dark'],
    ]);
  });
});
