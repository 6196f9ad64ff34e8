import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES } from '#domain/localized.ts';
import type { Article } from '#domain/article.ts';
import { articleMaker } from './made-up-articles.ts';

const PARTS = 64;
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

/** Serves a library of generated bilingual articles as the backend does, and nothing else. */
export async function serveMadeUpLibrary(articles: number) {
  const make = articleMaker();
  // Kept as text, because 10,000 of them as objects would slow down measurements in the same process.
  const texts = Array.from({ length: articles }, (_, at) => JSON.stringify(rowOf(make(at + 1))));
  const bytesOf = (id: number) => texts[id - 1]?.length ?? 0;
  const ids = texts.map((_, at) => at + 1);
  const answerTo = ({ pathname, searchParams }: URL): string | null => {
    const listed = (name: string) => (searchParams.get(name) ?? '').split(',').map(Number);
    switch (pathname.replace('/rest/v1/rpc/', '')) {
      case 'library_state':
        return JSON.stringify({
          moment: articles,
          count: articles,
          bytes: ids.reduce((sum, id) => sum + bytesOf(id), 0),
          parts: Array.from({ length: PARTS }, (_, part) => `part ${part}`),
          site_digest: 'site',
          ...(searchParams.get('known') !== 'site' && { site: { id: [], en: [] }, categories: [] }),
        });
      case 'library_index': {
        const wanted = new Set(listed('parts'));
        return JSON.stringify(ids.filter((id) => wanted.has(id % PARTS)).map((id) => [id, id, bytesOf(id)]));
      }
      case 'library_articles':
        return `[${listed('ids')
          .map((id) => texts[id - 1])
          .join()}]`;
      default:
        return null;
    }
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, HEADERS).end();
    const answer = answerTo(new URL(request.url ?? '', 'http://backend'));
    // PostgREST's response for a missing function.
    response.writeHead(answer === null ? 404 : 200, HEADERS).end(answer ?? '{"code":"PGRST202"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    backend: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'key' },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function rowOf({ id, version, texts }: ReturnType<ReturnType<typeof articleMaker>>) {
  return { id, version, texts: LANGUAGES.flatMap((language) => (texts[language] ? textRow(texts[language]) : [])) };
}

function textRow({ imageAlt, date, category, reviewedOn, ...same }: Article) {
  const { slug, name } = category;
  return {
    ...{ ...same, image_alt: imageAlt, published_on: date, reviewed_on: reviewedOn },
    category: { slug, name_indonesian: name.id, name_english: name.en },
  };
}
