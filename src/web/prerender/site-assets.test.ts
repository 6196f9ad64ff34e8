import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSiteAssets } from './site-assets.ts';

const MANIFEST: Readonly<Record<string, object>> = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js', css: ['assets/react-2.css'] },
  '_card.js': { file: 'assets/card-3.js', imports: ['_react.js', '_icons.js'] },
  '_icons.js': { file: 'assets/icons-4.js', imports: ['_card.js'] },
  '../renderer/features/articles/blog-screen.tsx': {
    file: 'assets/blog-screen-5.js',
    imports: ['index.html', '_card.js'],
    css: ['assets/blog-screen-5.css'],
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/index-1.css'), 'body{color:red}\n');
  writeFileSync(join(folder, 'assets/react-2.css'), 'p{margin:0}\n');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function assetsOf(manifest: Readonly<Record<string, object>>) {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return readSiteAssets(folder);
}

const without = (name: string) => Object.fromEntries(Object.entries(MANIFEST).filter(([key]) => key !== name));

test('a page finds its entry and its styles', () => {
  const assets = assetsOf(MANIFEST);
  expect(assets.entry).toBe('/assets/index-1.js');
  expect(assets.css.split('\n')).toEqual(['body{color:red}', 'p{margin:0}']);
});

test('what the entry imports is known beforehand, itself left out', () => {
  expect(assetsOf(MANIFEST).entryScripts).toEqual(['/assets/react-2.js']);
});

test('a screen’s scripts are its own and all that they import, each once, without the entry’s', () => {
  expect(assetsOf(MANIFEST).scriptsOf('features/articles/blog-screen.tsx')).toEqual([
    '/assets/blog-screen-5.js',
    '/assets/card-3.js',
    '/assets/icons-4.js',
  ]);
});

test('a screen’s styles are its own, without the entry’s, which stand in the page', () => {
  expect(assetsOf(MANIFEST).stylesOf('features/articles/blog-screen.tsx')).toEqual(['/assets/blog-screen-5.css']);
});

test('a screen that isn’t there stops the build, and is named', () => {
  expect(() => assetsOf(MANIFEST).scriptsOf('features/articles/gone.tsx')).toThrow('features/articles/gone.tsx');
});

test('a build without the entry’s stylesheet is no build', () => {
  rmSync(join(folder, 'assets/index-1.css'));
  expect(() => assetsOf(MANIFEST)).toThrow('one stylesheet');
});

test('a build without an entry is no build', () => {
  expect(() => assetsOf(without('index.html'))).toThrow('no entry');
});
