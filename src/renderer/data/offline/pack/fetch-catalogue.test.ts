import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryDeviceStore } from '#tests/support/memory-device-store.ts';
import { libraryArticle } from '#tests/support/memory-library-source.ts';
import { newSigner, SITE, signedBy } from '#tests/support/pack-stage.ts';
import { catalogueStore } from './catalogue-store.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';

const signer = newSigner();
const stranger = newSigner();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function fetched(
  files: Record<string, BodyInit>,
  { keys = [signer.key], origin = 'https://tunas.example' } = {},
) {
  const store = catalogueStore(memoryDeviceStore(), SITE);
  const ask = vi.fn((address: string) => {
    const body = files[new URL(address).pathname];
    return Promise.resolve(body === undefined ? new Response('', { status: 404 }) : new Response(body));
  });
  vi.stubGlobal('fetch', ask);
  await fetchCatalogue({ address: (path) => origin + path, site: SITE, keys, store });
  return { catalogue: await store.read(), keys: await store.keys(), asked: ask.mock.calls.length };
}

const filesOf = async (by: typeof signer, keys: readonly string[] = [by.key], site = SITE) => {
  const { bytes, signature } = await signedBy(by, [libraryArticle(1)], { site });
  return {
    '/library/keys.json': new Blob([JSON.stringify({ keys })], { type: 'application/json' }),
    '/library/catalogue.json': new Blob([bytes], { type: 'application/json' }),
    '/library/catalogue.sig': new Blob([signature]),
  };
};

test('what the site signed is kept, and a key that it has now', async () => {
  const answer = await fetched(await filesOf(stranger));
  expect(answer.catalogue).not.toBeNull();
  expect(answer.keys).toEqual([stranger.key]);
});

test('what another site or nobody known signed isn’t', async () => {
  expect((await fetched(await filesOf(signer, [signer.key], 'http://other.example/'))).catalogue).toBeNull();
  expect((await fetched(await filesOf(stranger, []), { keys: [signer.key] })).catalogue).toBeNull();
  const cut = { ...(await filesOf(signer)), '/library/catalogue.sig': new Blob(['x'.repeat(64)]) };
  expect((await fetched(cut)).catalogue).toBeNull();
});

test('a site without a key, a page in place of a file, or no https give nothing', async () => {
  expect(await fetched({})).toMatchObject({ catalogue: null, keys: [], asked: 1 });
  const page = new Blob(['<!doctype html>'], { type: 'text/html' });
  expect((await fetched({ '/library/keys.json': page })).keys).toEqual([]);
  expect((await fetched(await filesOf(signer), { origin: 'http://tunas.example' })).asked).toBe(0);
});
