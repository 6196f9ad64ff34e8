import { expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import type { StoredLibrary } from '#renderer/data/repository.ts';
import { aboutRow, bannerRow, contactRow } from '#tests/support/stages/site-stage.tsx';
import { renderPage } from './render-page.tsx';

/** Renders a page of a site with these rows and no articles. */
function draw(path: string, rows: readonly unknown[], story = '') {
  const list = ok({ total: 0, articles: [], categories: [] });
  const library = {
    articlePage: () => Promise.resolve(list),
    firstArticles: () => Promise.resolve(ok([])),
    calendars: () => Promise.resolve(ok([])),
    site: () => Promise.resolve(ok({ rows, story })),
  } as unknown as StoredLibrary;
  const backendUrl = 'https://backend.example';
  return renderPage({ path, language: 'id', library, publicUrl: null, backendUrl, scenes: new Map() });
}
const banner = (id: number, image = '') => bannerRow({ id, text: { title: `Kabar ${id}` }, shared: { image } });

test('a page of a site that nobody wrote carries nothing of it', async () => {
  const { body, data } = await draw('/blog', []);
  expect(body).toContain('halo@tunas.example');
  expect(data).not.toHaveProperty('footer');
});

test('every page has the footer that super admins wrote, and carries it', async () => {
  const { body, data } = await draw('/blog', [contactRow()]);
  expect(body).toContain('tani@desa.example');
  expect(body).not.toContain('halo@tunas.example');
  expect(data.footer).toMatchObject({ write: [{ name: 'tani@desa.example' }], place: 'Garut', reader: 'id' });
});

test('the home page has its banners from the first paint, with the first picture and no code in its data', async () => {
  const folder = '0123456789abcdef0123456789abcdef0123';
  const { body, data } = await draw('/', [banner(1, `/media/${folder}/480-960.webp`), banner(2)]);
  expect(body).toMatch(/<h1[^>]*>Kabar 1<\/h1>/);
  expect(body).toContain('Kabar 2');
  expect(body).toContain(`src="https://backend.example/storage/v1/object/public/article-images/${folder}/960.webp`);
  // The marker by which build-site adds their code and styles.
  expect(body).toContain('class="banner-');
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({ data: { Banners: null, words: { banners: [{}, {}] } } });
});

test('the home page without banners needs none of their code', async () => {
  const { body } = await draw('/', [contactRow()]);
  expect(body).not.toContain('class="banner-');
});

test('the about page has its story as HTML, and carries its Markdown alone', async () => {
  const { body, data } = await draw('/about', [aboutRow()], '<p>Mulai <strong>kecil</strong>.</p>');
  expect(body).toContain('<p>Mulai <strong>kecil</strong>.</p>');
  expect(data.data).toMatchObject({ story: '', about: { story: 'Mulai **kecil**.' } });
});
