// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { headScript } from './head-script.ts';
import { htmlDocument, shellDocument } from './html-document.ts';
import type { SiteAssets } from './site-assets.ts';

const assets: SiteAssets = {
  entry: '/assets/index.js',
  entryScripts: ['/assets/react.js'],
  css: 'body{}',
  scriptsOf: () => [],
  stylesOf: () => [],
};
const data = {
  language: 'en',
  path: '/blog',
  data: { text: '</script><script>alert(1)</script><!--' },
  messages: {},
} as const;

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('a finished page', () => {
  const files = { scripts: ['/assets/blog.js'], styles: ['/assets/blog.css'] };
  const html = htmlDocument({ head: '<title>T</title>', body: '<h1>Articles</h1>', data }, files, assets, true);

  test('is written in its language, and its code is on its way with it', () => {
    const page = parsed(html);
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('#portal h1')?.textContent).toBe('Articles');
    const hints = [...page.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
    expect(hints).toEqual(['/assets/react.js', '/assets/blog.js']);
    expect(page.querySelector('script[type="module"]')?.getAttribute('src')).toBe('/assets/index.js');
  });

  test('has the styles of its own screen before anything is painted', () => {
    const styles = [...parsed(html).head.querySelectorAll('link[rel="stylesheet"]')];
    expect(styles.map((link) => link.getAttribute('href'))).toEqual(['/assets/blog.css']);
  });

  test('carries its data, and nothing in it ends the element that it stands in', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    expect(html).not.toContain('alert(1)</script>');
    expect(JSON.parse(parsed(html).getElementById('page-data')?.textContent ?? '')).toEqual(data);
  });

  test('carries what search engines read, which nothing ends early either', () => {
    const structured = { '@graph': [{ headline: '</script><b>' }] };
    const told = parsed(htmlDocument({ head: '', body: '', data }, files, assets, true, structured));
    const [script, ...others] = told.querySelectorAll('script[type="application/ld+json"]');
    expect(others).toEqual([]);
    expect(JSON.parse(script?.textContent ?? '')).toEqual(structured);
    expect(parsed(html).querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  test('has one inline script, the one whose hash the policy allows', () => {
    const inline = [...parsed(html).querySelectorAll('script:not([src]):not([type])')];
    expect(inline.map((script) => script.textContent)).toEqual([headScript(true)]);
  });
});

test('the shell has no content and no data: the portal draws it from nothing', () => {
  const page = parsed(shellDocument(assets, true));
  expect(page.getElementById('portal')?.innerHTML).toBe('');
  expect(page.getElementById('page-data')).toBeNull();
  expect([...page.querySelectorAll('script')].map((script) => script.textContent)).toEqual([headScript(true), '']);
});
