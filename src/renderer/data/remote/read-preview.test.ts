import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPreview } from './read-preview.ts';

const text = {
  id: 7,
  title: 'Kompos',
  excerpt: '',
  image: '/pictures/x.svg',
  image_alt: '',
  published_on: '2026-11-01',
  category: { slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic' },
  language: 'id',
  words: 3,
  author: 'Tim',
  reviewed_on: null,
  review_by: null,
  audience: '',
  place: '',
  version: '4',
  content: '## Mulai\n\nUkur <b>dulu</b>.',
};
const nothing = { ...text, language: 'en', title: ' ', content: '\n', image: '', category: null, words: 0 };
const TOKEN = 't'.repeat(43);

let server: Server;
let url = '';
let asked: { readonly method?: string | undefined; readonly path?: string | undefined; readonly body: string }[] = [];
let answer: unknown;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ method: request.method, path: request.url, body });
      response.writeHead(200).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const read = () => readPreview({ url, publishableKey: 'key' }, TOKEN);

test('the token travels in the body, and the draft comes as readers get it', async () => {
  answer = { saved_at: '2026-11-24T07:00:00Z', id: text, en: nothing, live: { id: 'changed', en: null } };
  const preview = await read();
  expect(asked).toEqual([
    { method: 'POST', path: '/rest/v1/rpc/read_preview', body: JSON.stringify({ token: TOKEN }) },
  ]);
  expect(preview).toMatchObject({
    ok: true,
    value: {
      kind: 'article',
      savedAt: '2026-11-24T07:00:00Z',
      articles: { id: { title: 'Kompos', headings: [{ text: 'Mulai' }], category: { slug: 'organic' } }, en: null },
      live: { id: 'changed', en: null },
    },
  });
  if (!preview.ok || preview.value.kind !== 'article') throw new Error('no preview');
  expect(preview.value.articles.id?.html).toContain('Ukur &lt;b&gt;dulu');
});

test('what is begun has neither category nor picture yet', async () => {
  const live = { id: null, en: null };
  answer = { saved_at: '2026-11-24T07:00:00Z', id: { ...nothing, language: 'id', title: 'Kompos' }, en: nothing, live };
  expect(await read()).toMatchObject({
    value: {
      live: { id: null, en: null },
      articles: { id: { image: '/pictures/ploughed-bed.svg', category: { slug: '', name: { id: '–' } } } },
    },
  });
});

test('a banner comes as the home page gets it, whenever it is to be seen', async () => {
  const folder = '3f2b8c1e-0000-4000-8000-00000000000a';
  const shared = { image: `/media/${folder}/480-960.webp`, activeFrom: '2999-01-01T00:00:00Z', buttonLink: '/blog' };
  const item = (language: string, title: string) => ({
    ...{ collection: 'banners', id: 3, language, shared },
    text: { title, content: '', buttonLabel: 'Baca', imageAlt: 'Sawah' },
  });
  answer = {
    ...{ collection: 'banners', saved_at: '2026-11-24T07:00:00Z', live: { id: 'same', en: null } },
    ...{ id: item('id', 'Musim hujan'), en: item('en', '') },
  };
  expect(await read()).toMatchObject({
    ok: true,
    value: {
      ...{ kind: 'banner', savedAt: '2026-11-24T07:00:00Z', live: { id: 'same', en: null } },
      banners: {
        id: { id: 3, title: 'Musim hujan', imageAlt: 'Sawah', buttonLink: '/blog', activeFrom: '' },
        en: null,
      },
    },
  });
  expect(JSON.stringify(await read())).toContain(`${url}/storage/v1/object/public/article-images/${folder}`);
});

test('a link that opens nothing is not found, and an answer of somebody else is none', async () => {
  answer = null;
  expect(await read()).toMatchObject({ ok: false, code: 'not-found' });
  answer = { saved_at: '2026-11-24T07:00:00Z', id: { ...text, title: 7 }, en: nothing };
  expect(await read()).toMatchObject({ ok: false, code: 'server' });
});
