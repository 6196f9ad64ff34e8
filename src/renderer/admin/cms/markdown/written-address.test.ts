import { expect, test } from 'vitest';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { writtenAddress } from './written-address.ts';

test.each([
  ['https://example.org/a_(b)', 'https://example.org/a_%28b%29'],
  ['example.org/a', 'https://example.org/a'],
  ['halo@tunas.example', 'mailto:halo@tunas.example'],
  ['/article/1', '/article/1'],
  ['/en/blog?q=a#b', '/en/blog?q=a#b'],
  ['#s-panen', '#s-panen'],
  ['kompos', null],
  ['/kompos', null],
  ['https://kompos', null],
  ['mailto:kompos', null],
  [' https://example.org/a b ', 'https://example.org/a%20b'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['//evil.example', null],
  ['data:text/html,x', null],
  ['', null],
])('%j is written as %j', (written, address) => {
  expect(writtenAddress(written)).toBe(address);
  if (address !== null) expect(renderMarkdown(`[x](${address})`, 'en').html).toContain('<a href=');
});
