import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryDeviceStore } from '#tests/support/memory/memory-device-store.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { newSigner, SITE, signedBy } from '#tests/support/packs/pack-stage.ts';
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
  { valid = [signer.key], origin = 'https://tunas.example', device = memoryDeviceStore() } = {},
) {
  const store = catalogueStore(device, SITE, { valid, revoked: [] });
  const ask = vi.fn((address: string) => {
    const body = files[new URL(address).pathname];
    return Promise.resolve(body === undefined ? new Response('', { status: 404 }) : new Response(body));
  });
  vi.stubGlobal('fetch', ask);
  await fetchCatalogue({ address: (path) => origin + path, site: SITE, store });
  return { catalogue: await store.read(), keys: (await store.keys()).valid, asked: ask.mock.calls.length };
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
  expect(answer.keys).toEqual([signer.key, stranger.key]);
});

test('what another site or nobody known signed isn’t', async () => {
  expect((await fetched(await filesOf(signer, [signer.key], 'http://other.example/'))).catalogue).toBeNull();
  expect((await fetched(await filesOf(stranger, []))).catalogue).toBeNull();
  const cut = { ...(await filesOf(signer)), '/library/catalogue.sig': new Blob(['x'.repeat(64)]) };
  expect((await fetched(cut)).catalogue).toBeNull();
});

test('a site without a key, a page in place of a file, or no https give nothing', async () => {
  expect(await fetched({})).toMatchObject({ catalogue: null, keys: [signer.key], asked: 1 });
  const page = new Blob(['<!doctype html>'], { type: 'text/html' });
  expect((await fetched({ '/library/keys.json': page })).keys).toEqual([signer.key]);
  expect((await fetched(await filesOf(signer), { origin: 'http://tunas.example' })).asked).toBe(0);
});

test('a key that the site revoked proves nothing any more, whoever named it, and stays revoked', async () => {
  const device = memoryDeviceStore();
  const files = await filesOf(stranger);
  expect((await fetched(files, { device })).catalogue).not.toBeNull();
  const naming = (keys: object) => ({ ...files, '/library/keys.json': new Blob([JSON.stringify(keys)]) });
  const revoking = naming({ keys: [signer.key], revoked: [stranger.key, 'x'] });
  expect(await fetched(revoking, { device })).toMatchObject({ catalogue: null, keys: [signer.key] });
  const again = await fetched(naming({ keys: [signer.key, stranger.key] }), { device });
  expect(again).toMatchObject({ catalogue: null, keys: [signer.key] });
  // A catalogue with a newer time by a stolen key doesn't block later ones.
  const store = catalogueStore(device, SITE, { valid: [signer.key], revoked: [] });
  await store.keep(await signedBy(signer, [libraryArticle(1)], { madeAt: 5 }));
  expect(await store.read()).not.toBeNull();
  // Nor does a pack with it that was read before.
  await store.keep(await signedBy(stranger, [libraryArticle(1)], { madeAt: 9 }));
  expect(await store.read()).not.toBeNull();
});
