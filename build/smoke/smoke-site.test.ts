import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { siteChecks } from './smoke-site.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A site that answers with these files alone. */
async function siteWith(files: Readonly<Record<string, string>>): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function firstArticle(files: Readonly<Record<string, string>>): Promise<string | null | undefined> {
  const checks = siteChecks(await siteWith(files));
  return checks.find(({ name }) => name === 'the first article has a heading and says its language (en)')?.run();
}

const LIST = '/data/en/articles.json';

test('the article that is looked at is the first one that the site has, whatever its number', async () => {
  const page = '<html lang="en"><h1>Chilies</h1>';
  const list = JSON.stringify({ articles: [{ id: 12 }, { id: 1 }] });
  expect(await firstArticle({ [LIST]: list, '/en/article/12': page })).toBeNull();
  server?.close();
  expect(await firstArticle({ [LIST]: list, '/en/article/1': page })).toBe('answered 404');
});

test('a site without articles is not whole', async () => {
  expect(await firstArticle({ [LIST]: '{"articles": []}' })).toBe('the site was built without articles');
  server?.close();
  expect(await firstArticle({})).toBe('/data/en/articles.json answered 404');
});
