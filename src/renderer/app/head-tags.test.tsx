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
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

test('a page of a site whose address is known has title, description and a share card with its whole address', async () => {
  const page = await headOf('/article/2', 'id', head, SITE);
  expect(page.title).toBe('Cabai · Tunas');
  expect(meta(page, 'description')).toBe('Bedengan tinggi.');
  expect(meta(page, 'og:image')).toBe(`${SITE}/share/cabai.png`);
  expect(meta(page, 'og:image:alt')).toBe('Cabai merah');
  expect(meta(page, 'og:type')).toBe('article');
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
});

test('without a public address nothing points anywhere', async () => {
  const page = await headOf('/article/2', 'id', head, null);
  expect(page.querySelector('link[rel="canonical"], link[hreflang], meta[property="og:image"]')).toBeNull();
  expect(page.documentElement.innerHTML).not.toMatch(/null\/|"null/);
});
