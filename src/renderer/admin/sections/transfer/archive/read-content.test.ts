import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { png } from '#tests/support/pictures/drawn-files.ts';
import { archiveOf, contentFiles, fileOf, siteContent, type Files } from '#tests/support/transfer/site-content.ts';
import { packed } from '#renderer/data/archive/gzip.ts';
import { FAULTS, readContent } from './read-content.ts';
import { tarHead } from '#renderer/data/archive/tar.ts';
import { CONTENT_TYPE, writeContent } from './write-content.ts';

beforeEach(() => {
  // Refusals are logged as well, with the original error.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const faults: string[] = [];

test('the one file holds what was put in', async () => {
  const content = siteContent();
  const read = await readContent(await writeContent(content));
  if (!read.ok) throw new Error(`${read.fault} ${read.place}`);
  expect(new Map(read.content.pictures)).toEqual(new Map(content.pictures));
  expect(read.content.items.map(({ collection }) => collection)).toEqual(['about', 'articles']);
  expect([...read.content.items].reverse()).toEqual(content.items);
  expect(read.content.categories).toEqual(content.categories);
});

test('the one file is byte for byte the same for the same content, in whatever order it came', async () => {
  const content = siteContent();
  const turned = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const parts = Object.entries(value).map(([key, part]) => [key, turned(part)] as const);
    return Object.fromEntries(parts.reverse());
  };
  const items = [...content.items].reverse().map((item) => turned(item) as typeof item);
  const other = { ...content, items, pictures: new Map([...content.pictures].reverse()) };
  const first = await writeContent(content);
  expect(await bytesOf(await writeContent(other))).toEqual(await bytesOf(first));
  expect(first.type).toBe(CONTENT_TYPE);
  const read = await readContent(first);
  if (!read.ok) throw new Error(read.fault);
  expect(await bytesOf(await writeContent(read.content))).toEqual(await bytesOf(first));
});

test('the one file can be opened without this program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-content-'));
  try {
    writeFileSync(join(folder, 'x.tar.gz'), await bytesOf(await writeContent(siteContent())));
    const names = execFileSync('tar', ['tzf', 'x.tar.gz'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual(contentFiles().map(([name]) => name));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('reading one file reports its progress', async () => {
  const shares: number[] = [];
  await readContent(await writeContent(siteContent()), (share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
});

const files = contentFiles();
const [manifest, , article, picture, wider] = files;
const text = (file: Files[number] | undefined): string => String(file?.[1]);
const ARTICLE = 'items/articles/7.json';
const LIST = 'content.json';
/** The files with one of them otherwise; null leaves it out. */
const but = (name: string, content: string | Uint8Array | null): Files =>
  files.flatMap((file) => (file[0] !== name ? [file] : content === null ? [] : [[name, content] as const]));
const replaced = (file: Files[number] | undefined, from: string, to: string) => text(file).replace(from, () => to);
const inManifest = (from: string, to: string) => but(LIST, replaced(manifest, from, to));
const inArticle = (from: string, to: string) => but(ARTICLE, replaced(article, from, to));
const pictureName = String(picture?.[0]);

const ATTACHED = `attachments/${pictureName.slice(9, 45)}/panduan.pdf`;
/** With a link to an attached file, which is included under this name; null leaves it out. */
const linking = (name: string, content: string | Uint8Array | null): Files => [
  [LIST, replaced(manifest, '"pictures":[', `"pictures":["${ATTACHED.slice(12)}",`)],
  ...files
    .slice(1)
    .map((file) => (file[0] === ARTICLE ? ([ARTICLE, inLink(`/media/${ATTACHED.slice(12)}`)] as const) : file)),
  ...(content === null ? [] : [[name, content] as const]),
];
const inLink = (address: string) => replaced(article, '"title":"Cabai"', `"content":"[x](${address})","title":"Cabai"`);

test('an attached file comes along as it is', async () => {
  const read = await readContent(await fileOf(linking(ATTACHED, '%PDF-1.7 x')));
  if (!read.ok) throw new Error(`${read.fault} ${read.place}`);
  expect(new TextDecoder().decode(read.content.pictures.get(ATTACHED.slice(12)))).toBe('%PDF-1.7 x');
});

describe('a file is refused, and the place named:', () => {
  test.each<readonly [what: string, files: Files, fault: (typeof FAULTS)[number], place: string]>([
    ['no list', but(LIST, null), 'foreign', ''],
    ['another archive', [['photo.jpg', 'x'], ...files], 'foreign', ''],
    ['another format', inManifest('tunas-content', 'wordpress'), 'foreign', ''],
    ['a newer version', inManifest('"version":1}\n', '"version":2}\n'), 'version', '2'],
    ['a list that is no JSON', but(LIST, '{"format":"tunas-content",'), 'json', LIST],
    ['an item that is no JSON', inArticle('{', '['), 'json', ARTICLE],
    ['an item that is no UTF-8', but(ARTICLE, new Uint8Array([0x22, 0xff, 0x22])), 'json', ARTICLE],
    ['a part too many', inArticle('"version":3', '"version":3,"role":"superadmin"'), 'form', `${ARTICLE}: role`],
    ['a part of another kind', inArticle('"version":3', '"version":"3"'), 'form', `${ARTICLE}: version`],
    ['no document', inArticle('"document":{', '"document":[],"x":{'), 'form', `${ARTICLE}: document`],
    ['a wrong moment', inArticle('"from":"2026-', '"from":"x026-'), 'form', `${ARTICLE}: live.id.from`],
    ['another item than its name says', inArticle('"id":7', '"id":8'), 'form', `${ARTICLE}: id`],
    ['a category without a name', inManifest('Organik', ''), 'form', 'content.json: categories.0.name_indonesian'],
    ['__proto__', inArticle('"title":"Cabai"', '"__proto__":{"x":1}'), 'key', `${ARTICLE}: document.id.__proto__`],
    ['constructor', inManifest('"lost":', '"constructor":{},"lost":'), 'key', 'content.json: constructor'],
    [
      'more depth than any document has',
      inArticle('"title":"Cabai"', `"title":${'['.repeat(5000)}${']'.repeat(5000)}`),
      'key',
      `${ARTICLE}: document.id.title${'.0'.repeat(29)}`,
    ],
    ['the character 0', inArticle('Cabai', 'Ca\\u0000bai'), 'text', `${ARTICLE}: document.id.title`],
    ['half a character', inArticle('Cabai', '\\ud83c'), 'text', `${ARTICLE}: document.id.title`],
    ['a name that leads out', [...files, ['../../etc/passwd', 'x']], 'name', '../../etc/passwd'],
    ['an absolute name', [...files, ['/etc/passwd', 'x']], 'name', '/etc/passwd'],
    ['a name of Windows', [...files, ['items\\articles\\8.json', 'x']], 'name', 'items\\articles\\8.json'],
    ['a name within a name', [...files, ['pictures/../content.json', 'x']], 'name', 'pictures/../content.json'],
    ['a name in other letters', [...files, [pictureName.toUpperCase(), 'x']], 'name', pictureName.toUpperCase()],
    ['a program', [...files, ['items/articles/8.exe', 'x']], 'name', 'items/articles/8.exe'],
    ['one name twice', [...files, ...files.slice(1, 2)], 'double', 'items/about/1.json'],
    ['two lists', [...files, ...files.slice(0, 1)], 'double', LIST],
    ['no item that is listed', but('items/about/1.json', null), 'missing', 'items/about/1.json'],
    ['an item that isn’t listed', inManifest('"about":[1]', '"about":[]'), 'extra', 'items/about/1.json'],
    ['a lacking picture', but(pictureName, null), 'missing', pictureName],
    [
      'a picture that isn’t listed',
      inManifest(pictureName.slice(9), `${pictureName.slice(9, -8)}1.webp`),
      'missing',
      `${pictureName.slice(0, -8)}1.webp`,
    ],
    [
      'a picture that a document shows and nobody brought',
      inArticle('480-960.webp', '480-960-1600.webp'),
      'missing',
      `${pictureName.slice(0, -8)}1600.webp (items/articles/7.json)`,
    ],
    ['a picture that nothing shows', inArticle('480-960.webp', '480.webp'), 'extra', String(wider?.[0])],
    ['a drawing that calls itself a picture', but(pictureName, '<svg onload="x"/>'), 'picture', pictureName],
    ['a picture of another kind', but(pictureName, png(4, 4)), 'picture', pictureName],
    ['half a picture', but(pictureName, new Uint8Array(20).fill(0x52)), 'picture', pictureName],
    [
      'a picture larger than the storage takes',
      but(pictureName, new Uint8Array(2 * 1024 ** 2 + 1)),
      'large',
      pictureName,
    ],
    ['a lacking attached file', linking(ATTACHED, null), 'missing', ATTACHED],
    ['HTML as an attached file', linking(ATTACHED, '<script>alert(1)</script>'), 'picture', ATTACHED],
    ['an empty attached file', linking(ATTACHED, ''), 'picture', ATTACHED],
    [
      'an attached file larger than the storage takes',
      linking(ATTACHED, new Uint8Array(10 * 1024 ** 2 + 1)),
      'large',
      ATTACHED,
    ],
    [
      'an attached file that leads out',
      linking('attachments/../panduan.pdf', '%PDF-1.7'),
      'name',
      'attachments/../panduan.pdf',
    ],
    [
      'a page among attached files',
      linking(ATTACHED.replace('.pdf', '.html'), 'x'),
      'name',
      ATTACHED.replace('.pdf', '.html'),
    ],
    ['an item larger than any', inArticle('Cabai', 'x'.repeat(8 * 1024 ** 2)), 'large', ARTICLE],
  ])('%s', async (_what, wanted, fault, place) => {
    faults.push(fault);
    expect(await readContent(await fileOf(wanted))).toEqual({ ok: false, fault, place });
  });

  const refused = async (file: Blob) => {
    const read = await readContent(file);
    if (read.ok) throw new Error('It was taken');
    faults.push(read.fault);
    return [read.fault, read.place];
  };

  test.each([
    ['nothing at all', new Blob([])],
    ['a ZIP', new Blob(['PK\x03\x04'])],
    ['not packed', archiveOf(files)],
    ['packed, but no archive', packed(new Blob(['{"x":1}'.repeat(99)]))],
  ])('%s', async (_what, file) => expect(await refused(await file)).toEqual(['foreign', '']));

  test('a bomb', async () => {
    const bomb = new Blob([archiveOf(files).slice(0, 1024), new Uint8Array(64 * 1024 ** 2)]);
    const file = await packed(bomb);
    expect(file.size).toBeLessThan(100_000);
    expect((await refused(file))[0]).toBe('large');
  });

  test('a size that is a lie', async () => {
    const lie = new Blob([tarHead(LIST, 20 * 1024 ** 2), text(manifest)]);
    expect(await refused(await packed(lie))).toEqual(['damaged', LIST]);
  });

  test('something behind its end', async () => {
    const more = new Blob([archiveOf(files), 'x'.repeat(512)]);
    expect((await refused(await packed(more)))[0]).toBe('damaged');
  });

  test('a link in place of a file', async () => {
    const head = tarHead('items/about/1.json', 0);
    head.set([0x32], 156);
    // One more than '0' twice: the sum has to be right, or that is what would be seen.
    const digits = (parseInt(new TextDecoder().decode(head.subarray(148, 154)), 8) + 2).toString(8).padStart(6, '0');
    head.set(new TextEncoder().encode(digits), 148);
    const link = new Blob([archiveOf(files.slice(0, 1)).slice(0, -1024), head, new Uint8Array(1024)]);
    expect(await refused(await packed(link))).toEqual(['name', 'items/about/1.json']);
  });

  test('cut off anywhere', async () => {
    const whole = await fileOf(files);
    for (let length = 0; length < whole.size; length += 37) {
      expect((await readContent(whole.slice(0, length))).ok, `${length} bytes`).toBe(false);
    }
  });

  test('with any byte changed, or it holds the very same', { timeout: 60_000 }, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const whole = await bytesOf(await fileOf(files));
    const content = (await readContent(new Blob([whole]))) as { readonly content: unknown };
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = whole.slice();
        damaged[at] = (damaged[at] ?? 0) ^ change;
        const read = await readContent(new Blob([damaged]));
        if (read.ok) expect(read.content).toEqual(content.content);
      }),
      { numRuns: 300 },
    );
  });

  test('for each reason that there is', () => {
    expect([...new Set(faults)].sort()).toEqual([...FAULTS].sort());
  });
});
