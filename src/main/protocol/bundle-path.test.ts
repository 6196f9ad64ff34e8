import { describe, expect, it } from 'vitest';
import { bundlePath } from './bundle-path.ts';

describe('bundlePath', () => {
  it.each([
    ['app://bundle/', 'index.html'],
    ['app://bundle', null],
    ['app://bundle/index.html', 'index.html'],
    ['app://bundle/article/1', 'index.html'],
    ['app://bundle/article/1/', 'index.html'],
    ['app://bundle/blog?search=a.js#b.js', 'index.html'],
    ['app://bundle/assets/index-1a2b.js', 'assets/index-1a2b.js'],
    ['app://bundle/pictures/a%20b.svg', 'pictures/a b.svg'],
    // `URL` normalizes the address first: going up too far stays at the top.
    ['app://bundle/../../package.json', 'package.json'],
    ['app://bundle/%252e%252e/package.json', '%2e%2e/package.json'],
  ])('reads %s', (address, path) => {
    expect(bundlePath(address)).toBe(path);
  });

  it.each([
    'app://bundle/..%2f..%2fpackage.json',
    'app://bundle/..%2f..%2fetc%2fpasswd',
    'app://bundle/assets/%2e%2e%2f%2e%2e%2fx.js',
    'app://bundle/.%2fx.js',
    'app://bundle/..%5cx.js',
    'app://bundle/..\\x.js',
    'app://bundle/C:/x.ini',
    'app://bundle/x.js%00.html',
    'app://bundle//x.js',
    'app://bundle/%2fx.js',
    'app://bundle/%c0%ae%c0%ae/x.js',
    'app://bundle/%',
    'app://other/x.js',
    'app://name@bundle/x.js',
    'app://name:secret@bundle/x.js',
    'app://bundle:1/x.js',
    'https://bundle/x.js',
    'file:///x.js',
    'x.js',
    '',
  ])('refuses %s', (address) => {
    expect(bundlePath(address)).toBeNull();
  });
});
