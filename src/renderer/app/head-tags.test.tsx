// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { worded } from '#tests/support/stages/words-stage.tsx';
import { memoryPlatform } from '../platform/memory/memory-platform.ts';
import type { PageHead } from '../page/page.ts';
import { HeadTags } from './head-tags.tsx';
import { loadMessages } from './messages.ts';

async function headOf(path: string, language: Language, head: PageHead, publicUrl: string | null): Promise<Document> {
  const platform = memoryPlatform(publicUrl);
  render(worded(<HeadTags head={head} path={path} />, await loadMessages(language), language, platform));
  return document;
}

const SITE = 'https://tunas.example';
const words = { title: 'Cabai', description: 'Bedengan tinggi.', imageAlt: 'Cabai merah' };
const head: PageHead = { ...words, image: '/share/cabai.png', kind: 'article' };
const href = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('href');
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

test.each([
  ['id', `${SITE}/article/2`],
  ['en', `${SITE}/en/article/2`],
] as const)(
  'a page of a site whose address is known in %s has its own address, and names both languages',
  async (language, own) => {
    const page = await headOf('/article/2', language, head, SITE);
    expect(href(page, 'link[rel="canonical"]')).toBe(own);
    expect(meta(page, 'og:url')).toBe(own);
    expect(href(page, 'link[hreflang="id"]')).toBe(`${SITE}/article/2`);
    expect(href(page, 'link[hreflang="en"]')).toBe(`${SITE}/en/article/2`);
    expect(href(page, 'link[hreflang="x-default"]')).toBe(`${SITE}/article/2`);
    expect(meta(page, 'og:locale')).toBe(language === 'id' ? 'id_ID' : 'en_GB');
  },
);

test('a page of a site whose address is known has title, description and a share card with its whole address', async () => {
  const page = await headOf('/article/2', 'id', head, SITE);
  expect(page.title).toBe('Cabai · Tunas');
  expect(meta(page, 'description')).toBe('Bedengan tinggi.');
  expect(meta(page, 'og:image')).toBe(`${SITE}/share/cabai.png`);
  expect(meta(page, 'og:image:alt')).toBe('Cabai merah');
  expect(meta(page, 'og:type')).toBe('article');
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
});

test('a page of a site whose address is known at home begins with the name', async () => {
  const page = await headOf('/', 'en', { title: 'Planting Hope', description: 'x' }, SITE);
  expect(page.title).toBe('Tunas: Planting Hope');
  expect(href(page, 'link[rel="canonical"]')).toBe(`${SITE}/en`);
  expect(meta(page, 'og:type')).toBe('website');
});

test('a page that no search engine should list has no address of its own', async () => {
  const page = await headOf('/auth', 'id', { title: 'Masuk', description: 'x', hidden: true }, SITE);
  expect(meta(page, 'robots')).toBe('noindex');
  expect(page.querySelector('link[rel="canonical"], link[hreflang]')).toBeNull();
});

test('without a public address nothing points anywhere', async () => {
  const page = await headOf('/article/2', 'id', head, null);
  expect(page.querySelector('link[rel="canonical"], link[hreflang], meta[property="og:image"]')).toBeNull();
  expect(page.documentElement.innerHTML).not.toMatch(/null\/|"null/);
});
