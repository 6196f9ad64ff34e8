import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CATALOGUE_PATHS } from '#renderer/data/offline/pack/fetch-catalogue.ts';
import { articleFile } from '#renderer/data/offline/pack/article-file.ts';
import { readCatalogue } from '#renderer/data/offline/pack/catalogue.ts';
import { sha256 } from '#renderer/data/offline/sha256.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { BACKEND, illustrated, newSigner, uploadedPicture } from '#tests/support/packs/pack-stage.ts';
import { packCatalogue, signedCatalogue } from './pack-catalogue.ts';

const signer = newSigner();
const backend = { url: BACKEND, publishableKey: 'x' };
const keys = { valid: [signer.key], revoked: ['old'] };
const article = illustrated(libraryArticle(1, 7000), 1, 2, 3);
const asked: string[] = [];
let pictures: ReadonlyMap<string, () => Response>;

const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
const picture = (bytes: BodyInit) => () => new Response(bytes, { headers: { 'content-type': 'image/webp' } });

beforeEach(() => {
  asked.length = 0;
  pictures = new Map([
    [uploadedPicture(1).path, picture(uploadedPicture(1).bytes)],
    [uploadedPicture(2).path, picture('<svg/>')],
  ]);
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    if (pathname.endsWith('library_state'))
      return json({ count: 1, bytes: 9, moment: 9_000_500, parts: ['a'], site_digest: 's' });
    if (pathname.endsWith('library_index')) return json([[1, 7000, 9]]);
    if (pathname.endsWith('library_articles'))
      return json([JSON.parse(new TextDecoder().decode(articleFile(article)))]);
    return pictures.get(pathname.split('/article-images/')[1] ?? '')?.() ?? new Response('', { status: 400 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('lists every article and the smallest file of each picture that a device would take, at the backend’s moment', async () => {
  const files = await packCatalogue(backend, signer, keys);
  const { entries, pictures: listed, madeAt } = readCatalogue(files.get(CATALOGUE_PATHS.catalogue.slice(1)) as Buffer);
  expect(entries).toEqual([{ id: 1, version: 7000, sha256: await sha256(articleFile(article)) }]);
  expect(listed).toEqual([[uploadedPicture(1).path, await sha256(uploadedPicture(1).bytes)]]);
  expect(madeAt).toBe(9000);
  expect(asked.filter((path) => path.includes('960'))).toEqual([]);
  expect(JSON.parse(String(files.get('library/keys.json')))).toEqual({ keys: [signer.key], revoked: ['old'] });
});

test('lists no more pictures than devices take: what is in the list stays proved', async () => {
  const hash = await sha256(uploadedPicture(1).bytes);
  const many = Array.from(
    { length: 20_001 },
    (_, at) => [`00000000-0000-4000-8000-${String(at).padStart(12, '0')}/480.webp`, hash] as const,
  );
  const files = await signedCatalogue([article], { site: BACKEND, madeAt: 9, signer, keys, pictures: many });
  const { entries, pictures: listed } = readCatalogue(files.get(CATALOGUE_PATHS.catalogue.slice(1)) as Buffer);
  expect([entries.length, listed.length]).toEqual([1, 20_000]);
});

test('stops where the pictures can’t be had: packs would not be proved', async () => {
  pictures = new Map([[uploadedPicture(1).path, () => new Response('', { status: 500 })]]);
  await expect(packCatalogue(backend, signer, keys)).rejects.toThrow('TUNAS_PACK_KEY');
});

test('a site without a key asks for nothing, and says what is revoked', async () => {
  const files = await packCatalogue(backend, null, keys);
  expect([[...files.keys()], asked]).toEqual([['library/keys.json'], []]);
});
