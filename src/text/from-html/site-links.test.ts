import { expect, test } from 'vitest';
import { siteOf } from './site-links.ts';

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
