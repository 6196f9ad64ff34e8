// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LibraryArticle } from '#domain/library.ts';
import { READING_PAGE_HEAD, READING_PAGE_MARK } from '#domain/reading-page.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { SAVED_AT } from '#tests/support/packs/pack-stage.ts';
import { readingPage } from './reading-page.ts';

const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+';

type More = Partial<Pick<Parameters<typeof readingPage>[0], 'language' | 'unproved' | 'picture'>>;

async function pageOf(articles: readonly LibraryArticle[], more: More = {}) {
  const blob = await readingPage({
    ...{ articles, savedAt: SAVED_AT, language: 'id', source: 'tunas.example', unproved: new Set() },
    publicAddress: (path) => `https://tunas.example${path}`,
    picture: (address) => Promise.resolve(address === '/pictures/x.svg' ? PICTURE : null),
    ...more,
  });
  const html = await blob.text();
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
}

function articleWith(id: number, own: Partial<NonNullable<LibraryArticle['texts']['id']>>): LibraryArticle {
  const article = libraryArticle(id);
  return {
    ...article,
    texts: { id: { ...article.texts.id!, ...own }, en: { ...article.texts.en!, ...own, language: 'en' } },
  };
}

test('both languages, contents, dates, source and review date are on one page', async () => {
  const checked = { reviewedOn: '2026-02-03', reviewBy: '2027-02-03' };
  const { page } = await pageOf([articleWith(7, { title: 'Selada', ...checked, audience: 'Pemula' })]);
  expect(page.documentElement.lang).toBe('id');
  expect(page.querySelector('nav a')?.getAttribute('href')).toBe('#a7');
  const article = page.querySelector('#a7');
  expect(article?.textContent).toContain('Text 7 of version 1');
  expect(article?.textContent).toContain(
    'Isi diperiksa 3 Februari 2026. Diperiksa lagi paling lambat 3 Februari 2027. Sesudah itu, tanyakan dulu ke penyuluh.',
  );
  expect(article?.textContent).toContain('Pemula');
  expect(article?.querySelector('details')?.lang).toBe('en');
  expect(article?.querySelector('summary')?.textContent).toBe('Read in English');
  expect(page.querySelector('header')?.textContent).toContain('tunas.example');
  const english = await pageOf([libraryArticle(7)], { language: 'en' });
  expect(english.page.querySelector('details')?.lang).toBe('id');
});

test('nothing in it runs or is loaded', async () => {
  const evil = '<script>alert(1)</script> "><img src=x onerror=alert(1)> {{count}}';
  const { html, page } = await pageOf([
    articleWith(1, {
      ...{ title: evil, author: evil, audience: evil, place: evil, imageAlt: evil },
      content: `${evil}\n\n[x](javascript:alert(1))\n\n![p](https://evil.example/p.png)\n\n![q](/pictures/x.svg)`,
      category: { slug: 'x', name: { id: evil, en: evil } },
    }),
  ]);
  expect(page.querySelectorAll('script, iframe, link, object, [onerror]')).toHaveLength(0);
  for (const image of page.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(/^(data:image\/|$)/);
  for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^(#|https?:)/);
  expect(page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')).toContain(
    "default-src 'none'",
  );
  expect(html).not.toMatch(/<script|onerror="/);
});

test('links lead to articles on this page, else to the site; headings and calendars have names of their own', async () => {
  const calendar = '```figure calendar\njudul: a\nwilayah: Jawa\n- Semai: Mei\nsumber: b\n```';
  const content = `${calendar}\n\n## Sama\n\n[satu](/article/2) [dua](/article/9) [tiga](/blog)`;
  const { page } = await pageOf([articleWith(1, { content }), articleWith(2, { content })]);
  const links = [...page.querySelectorAll('#a1 main a, #a1 > p a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#a2', 'https://tunas.example/article/9', 'https://tunas.example/blog', '#contents']);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id) => id.endsWith('f-calendar-1'))).toHaveLength(4);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a large library has its newest articles on the page', async () => {
  const many = Array.from({ length: 301 }, (_, at) => libraryArticle(at + 1));
  const { page } = await pageOf([articleWith(900, { date: '2020-01-01' }), ...many]);
  expect(page.querySelectorAll('article')).toHaveLength(300);
  expect(page.querySelector('#a900')).toBeNull();
  expect(page.querySelector('.note')?.textContent).toContain('300');
});

test('the site is named as the source of nothing that isn’t proved to be from there', async () => {
  const articles = [libraryArticle(1), libraryArticle(2)];
  const notesOf = (page: Document) => [...page.querySelectorAll('.note')].map(({ textContent }) => textContent);
  const sound = await pageOf(articles);
  expect(notesOf(sound.page)).toEqual([]);
  const partly = await pageOf(articles, { unproved: new Set([2]) });
  expect(partly.page.querySelector('header')?.textContent).toContain('Sumber: tunas.example');
  expect(notesOf(partly.page)).toEqual([
    'Artikel yang belum terbukti berasal dari tunas.example: 1. Masing-masing diberi catatan.',
    'Belum ada bukti bahwa artikel ini berasal dari tunas.example.',
    'Nothing proves that this article comes from tunas.example.',
  ]);
  expect(partly.page.querySelector('#a1 .note')).toBeNull();
  const none = await pageOf(articles, { unproved: new Set([1, 2]), language: 'en' });
  expect(none.page.querySelector('header')?.textContent).not.toContain('Source');
});

test('there are no more than 12 MB of pictures; the others are places with their words', async () => {
  const picture = `data:image/webp;base64,${'x'.repeat(5 * 1024 ** 2)}`;
  const articles = [1, 2, 3].map((id) => articleWith(id, { date: `2026-01-0${id}`, imageAlt: `Daun ${id}` }));
  const { html, page } = await pageOf(articles, { picture: () => Promise.resolve(picture) });
  expect(html.length).toBeLessThan(12.5 * 1024 ** 2);
  const images = [...page.querySelectorAll('article img')];
  expect(images.map((image) => [image.getAttribute('alt'), image.getAttribute('src') !== ''])).toEqual([
    ['Daun 3', true],
    ['Daun 2', true],
    ['Daun 1', false],
  ]);
});

test('it begins with the mark that distinguishes it from other files of its name', async () => {
  const { html } = await pageOf([libraryArticle(1)]);
  expect(html.slice(0, READING_PAGE_HEAD)).toContain(READING_PAGE_MARK);
});
