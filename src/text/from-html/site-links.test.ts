import { expect, test } from 'vitest';
import { siteOf, withSiteLinks } from './site-links.ts';

test.each([
  ['', ''],
  ['  kebun.example ', 'https://kebun.example'],
  ['http://kebun.example/blog/?a=1#b', 'http://kebun.example/blog'],
  ['HTTPS://Kebun.Example/', 'https://kebun.example'],
  ['kebun', null],
  ['kebun lama', null],
  ['javascript:alert(1)', null],
  ['ftp://kebun.example', null],
  ['https://kebun.example@lain.example', null],
  ['https://', null],
])('%j is the site %j', (written, site) => {
  expect(siteOf(written)).toBe(site);
});

test.each([
  ['<a title="x href=/y" href="/z/">', '<a title="x href=/y" href="https://kebun.example/z/">'],
  ["<A data-href='/y/' HREF = /z/>", '<A data-href=\'/y/\' href="https://kebun.example/z/">'],
  ['<a title="x href=/y">', '<a title="x href=/y">'],
])('%j gets its own address, and no value of another attribute', (written, linked) => {
  expect(withSiteLinks(written, 'https://kebun.example', [])).toBe(linked);
});
