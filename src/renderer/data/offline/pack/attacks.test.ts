import { beforeEach, describe, expect, test } from 'vitest';
import { newSigner, packFiles, SITE, uploadedPicture } from '#tests/support/packs/pack-stage.ts';
import { cameraJpeg } from '#tests/support/pictures/camera-jpeg.ts';
import { webpHead } from '#tests/support/pictures/drawn-files.ts';
import { packDevice } from '#tests/support/packs/pack-device.ts';
import { archiveOf, fileOf, type Files } from '#tests/support/transfer/site-content.ts';
import { packed } from '#renderer/data/archive/gzip.ts';
import { TAR_END, tarHead } from '#renderer/data/archive/tar.ts';
import type { PackFault, SignedCatalogue } from '#renderer/data/packs.ts';
import { sha256 } from '../sha256.ts';
import { catalogueFile, readCatalogue } from './catalogue.ts';

const device = packDevice();
const { signer, packs, expectRefused } = device;
const stranger = newSigner();
const [A, B] = ['articles/1.json', 'articles/2.json'];
const { path, bytes: sound } = uploadedPicture(1);
const PICTURE = `pictures/${path}`;

let signed: SignedCatalogue;
let files: Files;
beforeEach(() => {
  ({ signed, files } = device.now());
});

const textOf = (name: string) => {
  const content = files.find(([each]) => each === name)?.[1] ?? '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
};
/** The files with one of them otherwise; null leaves it out. */
const but = (name: string, content: string | Uint8Array | null): Files =>
  files.flatMap((file) => (file[0] !== name ? [file] : content === null ? [] : [[name, content] as const]));
const flipped = (name: string) => {
  const content = files.find(([each]) => each === name)![1];
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const at = Math.floor((bytes.length * 3) / 4);
  bytes.set([bytes[at]! ^ 1], at);
  return but(name, bytes);
};
/** Changes one text and the list with its hash, as an attacker would. */
async function forged(name: string, change: (text: string) => string, of: Files = files): Promise<Files> {
  const content = of.find(([each]) => each === name)![1];
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const bytes = new TextEncoder().encode(change(text));
  if (change(text) === text) throw new Error(`Nothing of ${name} was changed`);
  const hash = await sha256(new TextEncoder().encode(text));
  const other = await sha256(bytes);
  return of.map(([each, was]) => {
    if (each === name) return [each, bytes] as const;
    const list = each === 'contents.json' ? new TextDecoder().decode(was as Uint8Array) : null;
    return list === null ? ([each, was] as const) : ([each, list.replace(hash, other)] as const);
  });
}
const unsigned = () => files.filter(([name]) => !name.startsWith('catalogue.'));
const inList = (from: string | RegExp, to: string) => {
  const changed = textOf('contents.json').replace(from, to);
  if (changed === textOf('contents.json')) throw new Error('Nothing was changed');
  return but('contents.json', changed);
};
/** Changes the site's list and signs it with this key. */
const resigned = (change: (list: ReturnType<typeof readCatalogue>) => object, by = signer): Files => {
  const list = readCatalogue(signed.bytes);
  const bytes = catalogueFile({ ...list, ...change(list) });
  return files.map((file) =>
    file[0] === 'catalogue.json'
      ? (['catalogue.json', bytes] as const)
      : file[0] === 'catalogue.sig'
        ? (['catalogue.sig', new Uint8Array(by.sign(bytes))] as const)
        : file,
  );
};

test('without a change it is taken', async () => {
  const read = await packs().read(await fileOf(files));
  expect(read).toMatchObject({ ok: true, proof: { state: 'proved' } });
});

describe('one bit changed in', () => {
  test.each(['contents.json', 'catalogue.json', 'catalogue.sig', A, B, PICTURE, 'questions.json'])('%s', (name) =>
    expectRefused(fileOf(flipped(name)), 'altered'),
  );

  test('the packed file, wherever it is', async () => {
    const whole = new Uint8Array(await (await fileOf(files)).arrayBuffer());
    const sound = await packs().read(new Blob([whole]));
    for (let at = 12; at < whole.length; at += 97) {
      const bytes = whole.slice();
      bytes[at]! ^= 4;
      const read = await packs().read(new Blob([bytes]));
      // In a row of zeros, packed files have several ways to say the same.
      if (read.ok) expect(read).toEqual(sound);
    }
  });
});

describe('who signed', () => {
  const cases: readonly (readonly [string, () => Files | Promise<Files>, PackFault])[] = [
    ['a stranger with a key of their own', () => resigned(() => ({ key: stranger.key }), stranger), 'key'],
    ['a stranger who names the site’s key', () => resigned(() => ({}), stranger), 'altered'],
    ['the site for another site', () => resigned(() => ({ site: 'http://other.example/' })), 'site'],
    ['a signature that is too short', () => but('catalogue.sig', new Uint8Array(63)), 'altered'],
    ['a signature that is too long', () => but('catalogue.sig', new Uint8Array(65)), 'altered'],
    ['a signature of megabytes', () => but('catalogue.sig', new Uint8Array(9 ** 7)), 'large'],
    ['a signature of zeros', () => but('catalogue.sig', new Uint8Array(64)), 'altered'],
    ['a signature without what it signs', () => but('catalogue.json', null), 'altered'],
    ['a list without its signature', () => but('catalogue.sig', null), 'altered'],
    ['a key that is no key', () => resigned(() => ({ key: '../../etc/passwd' })), 'key'],
    [
      'an entry too many fields',
      () => but('catalogue.json', textOf('catalogue.json').replace('[[1,', '[[1,1,')),
      'altered',
    ],
    ['a moment that is none', () => resigned(() => ({ madeAt: 1e300 })), 'altered'],
    ['a negative version', () => resigned(({ entries: [one] }) => ({ entries: [{ ...one, version: -1 }] })), 'altered'],
    ['one article twice', () => resigned(({ entries }) => ({ entries: [...entries, entries[0]] })), 'altered'],
    ['a picture outside', () => resigned(() => ({ pictures: [['../x.webp', '0'.repeat(64)]] })), 'altered'],
  ];
  test.each(cases)('%s', async (_what, wanted, fault) => expectRefused(fileOf(await wanted()), fault));
});

describe('texts', () => {
  const evil = (text: string) => text.replace('Text 1 of', 'Pour petrol on');
  test('another text beside the site’s signature', async () => expectRefused(fileOf(await forged(A, evil)), 'altered'));

  const cases: readonly (readonly [string, (text: string) => string])[] = [
    ['a part too many', (text) => text.replace('"title":', '"html":"<script>x</script>","title":')],
    ['a number in place of a title', (text) => text.replace('"title":"id 1"', '"title":1')],
    ['a list in place of a text', (text) => text.replace(/"content":"[^"]*"/, '"content":[]')],
    ['an unknown language', (text) => text.replace('"language":"en"', '"language":"xx"')],
    ['one language twice', (text) => text.replace('"language":"en"', '"language":"id"')],
    ['no language at all', (text) => text.replace(/"texts":\[.*\]/, '"texts":[]')],
    ['a huge number', (text) => text.replace('"version":1}', '"version":1e308}')],
    ['more than a whole number', (text) => text.replace('"version":1}', '"version":9007199254740993}')],
    ['a number below zero', (text) => text.replace('"words":2', '"words":-2')],
    ['a day that isn’t in the calendar', (text) => text.replace('2026-01-01', '2026-02-31')],
    ['a picture that is a script', (text) => text.replace('/pictures/x.svg', 'javascript:alert(1)')],
    ['a picture of another site in disguise', (text) => text.replace('/pictures/x.svg', '//evil.example/x.svg')],
    ['the id of another article in it', (text) => text.replace('"id":1,"image"', '"id":2,"image"')],
    ['the file of another article', (text) => text.replace(/"id":1/g, '"id":3')],
    ['__proto__', (text) => text.replace('"title":', '"__proto__":{"x":1},"title":')],
    ['the character 0', (text) => text.replace('Text 1', 'Text\\u00001')],
    ['half a character', (text) => text.replace('Text 1', 'Text \\ud83c')],
    ['a title of a million letters', (text) => text.replace('"title":"id 1"', `"title":"${'x'.repeat(1_000_000)}"`)],
    ['a title of one letter too many', (text) => text.replace('"title":"id 1"', `"title":"${'🌱'.repeat(201)}"`)],
    ['no title', (text) => text.replace('"title":"id 1"', '"title":""')],
    ['an excerpt too long', (text) => text.replace(/"excerpt":"[^"]*"/, `"excerpt":"${'x'.repeat(401)}"`)],
    ['a text too long', (text) => text.replace(/"content":"[^"]*"/, `"content":"${'x'.repeat(100_001)}"`)],
    ['an author too long', (text) => text.replace(/"author":"[^"]*"/, `"author":"${'x'.repeat(101)}"`)],
    ['nobody as author', (text) => text.replace(/"author":"[^"]*"/, '"author":""')],
    ['words for a picture too long', (text) => text.replace(/"image_alt":"[^"]*"/, `"image_alt":"${'x'.repeat(301)}"`)],
    ['an address of a picture too long', (text) => text.replace('/pictures/x.svg', `/pictures/${'x'.repeat(500)}.svg`)],
    ['readers too long', (text) => text.replace(/"audience":"[^"]*"/, `"audience":"${'x'.repeat(301)}"`)],
    ['a place too long', (text) => text.replace(/"place":"[^"]*"/, `"place":"${'x'.repeat(301)}"`)],
    ['a category with quotes', (text) => text.replace(/"slug":"[^"]*"/, String.raw`"slug":"\"><b onx=\""`)],
    ['a category of capitals', (text) => text.replace(/"slug":"[^"]*"/, '"slug":"Organic"')],
    ['a category without a name', (text) => text.replace(/"name_english":"[^"]*"/, '"name_english":""')],
    [
      'a category of a long name',
      (text) => text.replace(/"name_english":"[^"]*"/, `"name_english":"${'x'.repeat(61)}"`),
    ],
    ['other spaces', (text) => text.replace(',"title"', ', "title"')],
    ['no JSON', (text) => text.slice(1)],
    ['depth', (text) => text.replace('"words":2', `"words":${'['.repeat(4000)}${']'.repeat(4000)}`)],
  ];
  test.each(cases)('%s, with nobody’s signature', async (_what, change) =>
    expectRefused(fileOf(await forged(A, change, unsigned())), 'altered'),
  );
});

describe('pictures', () => {
  const text = (written: string) => new TextEncoder().encode(written);
  const webp = (width: number, height: number) => new Uint8Array(webpHead('VP8X', width, height));
  const cases: readonly (readonly [string, Uint8Array<ArrayBuffer>, string, PackFault])[] = [
    ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), path, 'altered'],
    ['a page', text('<!doctype html><script>alert(1)</script>'), path, 'altered'],
    ['a text', text('hello'), path, 'altered'],
    ['nothing', new Uint8Array(0), path, 'altered'],
    ['another kind than its name says', new Uint8Array(cameraJpeg(1)), path, 'altered'],
    ['a picture that ends early', sound.slice(0, 20), path, 'altered'],
    ['a head that promises more than there is', sound.slice(0, -4), path, 'altered'],
    ['a picture of 16,383 by 16,383', webp(16_383, 16_383), path, 'altered'],
    ['a picture of no width a phone asks for', webp(1601, 10), path, 'altered'],
    ['a picture as tall as a tower', webp(480, 3601), path, 'altered'],
    ['more bytes than the storage takes', new Uint8Array([...sound, ...new Uint8Array(2 * 1024 ** 2)]), path, 'large'],
    ['a picture that no article shows', sound, uploadedPicture(7).path, 'altered'],
    ['a larger file of one that it shows', sound, path.replace('480', '960'), 'altered'],
    ['a name that leads out', sound, '../../x/480.webp', 'altered'],
    ['a folder that is no id', sound, 'x/480.webp', 'altered'],
    ['a kind that isn’t kept', sound, path.replace('webp', 'svg'), 'altered'],
  ];
  test.each(cases)('%s, with nobody’s signature', async (_what, bytes, name, fault) =>
    expectRefused(packFiles({ articles: device.articles, pictures: [[name, bytes]] }).then(fileOf), fault),
  );

  test('another picture beside the site’s signature', async () => {
    const other = uploadedPicture(2).bytes;
    await expectRefused(
      packFiles({ articles: device.articles, signed, pictures: [[path, other]] }).then(fileOf),
      'altered',
    );
  });

  test('one twice', () => expectRefused(fileOf([...files, [PICTURE, sound]]), 'altered'));

  test('none where one is listed', () => expectRefused(fileOf(but(PICTURE, null)), 'altered'));
});

describe('files', () => {
  const cases: readonly (readonly [string, () => Files | Promise<Files>, PackFault])[] = [
    ['another pack format', () => inList('tunas-pack', 'wordpress'), 'altered'],
    ['a newer version', () => inList('"version":1}', '"version":2}'), 'version'],
    ['a version of nothing', () => inList('"version":1}', '"version":"1"}'), 'altered'],
    ['a pack of another site', () => inList(SITE, 'http://other.example/'), 'site'],
    ['a list that lists an article twice', () => inList('[[1,1,', `[[1,1,"${'0'.repeat(64)}"],[1,1,`), 'altered'],
    ['no article that is listed', () => but(A, null), 'altered'],
    ['an article that isn’t listed', () => [...files, ['articles/3.json', 'x']], 'altered'],
    [
      'a picture that isn’t listed',
      () => [...files, [`pictures/0b9c1d2e-0000-4000-8000-000000000001/480.webp`, 'x']],
      'altered',
    ],
    ['one article twice', () => [...files, files.find(([name]) => name === A)!], 'altered'],
    ['a name that leads out', () => [...files, ['../../.bashrc', 'x']], 'altered'],
    ['a name that leads out of articles', () => [...files, ['articles/../contents.json', 'x']], 'altered'],
    ['an absolute name', () => [...files, ['/etc/passwd', 'x']], 'altered'],
    ['a name of Windows', () => [...files, ['articles\\3.json', 'x']], 'altered'],
    ['a drive', () => [...files, ['C:/x.json', 'x']], 'altered'],
    ['a program', () => [...files, ['articles/3.exe', 'x']], 'altered'],
    ['an article of a number with a zero before it', () => [...files, ['articles/03.json', 'x']], 'altered'],
    ['another file first', () => [['photo.jpg', 'x'], ...files], 'foreign'],
    ['an article larger than any', () => but(A, 'x'.repeat(5 * 1024 ** 2)), 'large'],
    ['a question without an id', () => forged('questions.json', (text) => text.replace('0b9c1d2e', '')), 'altered'],
    [
      'a question longer than any',
      () => forged('questions.json', (text) => text.replace('Kapan', 'K'.repeat(1001))),
      'altered',
    ],
    ['a question that is an object', () => forged('questions.json', (text) => text.replace('"Sari"', '{}')), 'altered'],
  ];
  test.each(cases)('%s', async (_what, wanted, fault) => expectRefused(fileOf(await wanted()), fault));

  test('a link in place of an article', async () => {
    const head = tarHead('articles/3.json', 0);
    head.set([0x32], 156);
    const digits = (parseInt(new TextDecoder().decode(head.subarray(148, 154)), 8) + 2).toString(8).padStart(6, '0');
    head.set(new TextEncoder().encode(digits), 148);
    await expectRefused(packed(new Blob([archiveOf(files).slice(0, -1024), head, TAR_END])), 'altered');
  });

  test('nothing, a picture, a ZIP, half a pack', async () => {
    await expectRefused(new Blob([]), 'foreign');
    await expectRefused(new Blob(['\u0089PNG']), 'foreign');
    await expectRefused(new Blob(['PK\x03\x04']), 'foreign');
    const whole = await fileOf(files);
    await expectRefused(whole.slice(0, whole.size >> 1), 'damaged');
    await expectRefused(packed(archiveOf(files).slice(0, 2048)), 'damaged');
  });

  test('a bomb', async () => {
    const bomb = await packed(new Blob([archiveOf(files).slice(0, -1024), new Uint8Array(64 * 1024 ** 2)]));
    expect(bomb.size).toBeLessThan(100_000);
    await expectRefused(bomb, 'large');
  });

  test('a size that is a lie', () =>
    expectRefused(packed(new Blob([tarHead('contents.json', 3 * 1024 ** 2), textOf('contents.json')])), 'damaged'));

  test('a million files are refused early', async () => {
    await expectRefused(packed(new Blob([tarHead('contents.json', 90 * 1024 ** 2), TAR_END])), 'large');
    const entries = Array.from({ length: 20_001 }, (_, at) => [at + 1, 1, '0'.repeat(64)]);
    await expectRefused(fileOf(inList(/"articles":\[.*\]\]/, `"articles":${JSON.stringify(entries)}`)), 'altered');
  });
});
