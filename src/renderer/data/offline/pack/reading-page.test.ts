// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type LibraryArticle, READING_PAGE_HEAD, READING_PAGE_MARK } from '#domain/library.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { BARE_ASSETS, SAVED_AT } from '#tests/support/packs/pack-stage.ts';
import { readingPage } from './reading-page.ts';

const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+';

type More = Partial<Pick<Parameters<typeof readingPage>[0], 'language' | 'unverified' | 'picture' | 'assets'>>;

async function pageOf(articles: readonly LibraryArticle[], more: More = {}) {
  const { blob, missing } = await readingPage({
    ...{ articles, savedAt: SAVED_AT, language: 'id', source: 'tunas.example', unverified: new Set() },
    publicAddress: (path) => `https://tunas.example${path}`,
    picture: (address) => (address === '/pictures/x.svg' ? PICTURE : null),
    assets: BARE_ASSETS,
    attached: (address) => `https://backend.example${address}`,
    ...more,
  });
  const html = await blob.text();
  return { html, missing, page: new DOMParser().parseFromString(html, 'text/html') };
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
  expect([...article!.querySelectorAll('.t')].map((text) => text.getAttribute('lang'))).toEqual(['id', 'en']);
  expect(article?.querySelector('[lang=id] label')?.textContent).toBe('Read in English');
  expect(page.querySelector('input:checked')?.id).toBe('l-id');
  expect(page.querySelector('header')?.textContent).toContain('tunas.example');
  const english = await pageOf([libraryArticle(7)], { language: 'en' });
  expect(english.page.querySelector('input:checked')?.id).toBe('l-en');
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
  for (const image of page.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(/^data:image\//);
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
  const links = [...page.querySelectorAll('#a1 [lang=id] a')].map((link) => link.getAttribute('href'));
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
  const partly = await pageOf(articles, { unverified: new Set([2]) });
  expect(partly.page.querySelector('header')?.textContent).toContain('Sumber: tunas.example');
  expect(notesOf(partly.page)).toEqual([
    'Artikel yang belum terbukti berasal dari tunas.example: 1. Masing-masing diberi catatan.',
    'Articles that aren’t proved to be from tunas.example: 1. Each of them says so.',
    'Belum ada bukti bahwa artikel ini berasal dari tunas.example.',
    'Nothing proves that this article comes from tunas.example.',
  ]);
  expect(partly.page.querySelector('#a1 .note')).toBeNull();
  const none = await pageOf(articles, { unverified: new Set([1, 2]), language: 'en' });
  expect(none.page.querySelector('header')?.textContent).not.toContain('Source');
});

test('every picture stands in both languages, above the text and in it; no address is empty', async () => {
  const content = 'Awal.\n\n![Talang](/pictures/y.svg)\n\n[Berkas](/media/0b9c1d2e-0000-4000-8000-000000000001/a.pdf)';
  const { html, page, missing } = await pageOf([articleWith(1, { content })], { picture: () => PICTURE });
  for (const language of ['id', 'en'])
    expect([...page.querySelectorAll(`#a1 [lang=${language}] img`)].map((image) => image.getAttribute('src'))).toEqual([
      PICTURE,
      PICTURE,
    ]);
  expect(missing).toEqual([]);
  expect(html).not.toMatch(/ (src|href)=""|picture:\d/);
  const file = page.querySelector('#a1 [lang=id] a[href*=".pdf"]')?.getAttribute('href');
  expect(file).toBe('https://backend.example/media/0b9c1d2e-0000-4000-8000-000000000001/a.pdf');
});

test('a picture that isn’t there is a place with its words, and is named', async () => {
  const content = '![Daun "muda"](https://elsewhere.example/a.png)';
  const picture = (address: string) => (address.startsWith('/') ? PICTURE : null);
  const { page, missing } = await pageOf([articleWith(1, { content })], { picture });
  expect(page.querySelectorAll('#a1 img')).toHaveLength(2);
  expect(page.querySelector('#a1 [lang=id] .lost')?.textContent).toBe('Gambar yang tidak ikut: Daun "muda"');
  expect(missing).toEqual(
    ['id', 'en'].map(() => ({ article: 1, address: 'https://elsewhere.example/a.png', words: 'Daun "muda"' })),
  );
});

test('there are no more than 12 MB of pictures, each article’s first language before any second one', async () => {
  const picture = `data:image/webp;base64,${'x'.repeat(5 * 1024 ** 2)}`;
  const articles = [1, 2, 3].map((id) => articleWith(id, { date: `2026-01-0${id}`, imageAlt: `Daun ${id}` }));
  const { html, page, missing } = await pageOf(articles, { picture: () => picture });
  expect(html.length).toBeLessThan(12.5 * 1024 ** 2);
  const shown = [...page.querySelectorAll('article img')].map((image) => [
    image.getAttribute('alt'),
    image.closest('.t')?.getAttribute('lang'),
  ]);
  expect(shown).toEqual([
    ['Daun 3', 'id'],
    ['Daun 2', 'id'],
  ]);
  expect(missing.map(({ article }) => article)).toEqual([3, 2, 1, 1]);
});

test('its search runs, and nothing else: the policy names it by its hash', async () => {
  const { page } = await pageOf([libraryArticle(1)], {
    assets: { ...BARE_ASSETS, search: 'document.title="</script>"' },
  });
  const code = page.querySelector('script')?.textContent ?? '';
  const digest = createHash('sha256').update(code).digest('base64');
  expect(code).toBe('document.title="<\\/script>"');
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(`script-src 'sha256-${digest}'`);
  expect(page.querySelector<HTMLFormElement>('#search')?.hidden).toBe(true);
  expect((await pageOf([libraryArticle(1)])).page.querySelector('#search')).toBeNull();
});

test('it begins with the mark that distinguishes it from other files of its name', async () => {
  const { html } = await pageOf([libraryArticle(1)]);
  expect(html.slice(0, READING_PAGE_HEAD)).toContain(READING_PAGE_MARK);
});
