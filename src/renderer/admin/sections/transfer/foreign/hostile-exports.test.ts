// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ghostExport, wordpressExport, wordpressItem } from '#tests/support/transfer/foreign-exports.ts';
import { converted } from '#tests/support/transfer/read-foreign.ts';
import { readExport, type ExportFault } from './read-export.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const NO_SIGNAL = new AbortController().signal;
const one = (content: string) => wordpressExport([wordpressItem({ id: 1, title: 'T', content })]);
const whole = one('x');
const bytes = (...all: number[]) => new Uint8Array(all);

const BOMB = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY b${at} "${`&b${at - 1};`.repeat(10)}">`,
).join('')}]><rss><channel><item><title>&b8;</title></item></channel></rss>`;

const REFUSED: readonly (readonly [name: string, file: string | Uint8Array<ArrayBuffer>, ExportFault])[] = [
  ['a bomb of entities', BOMB, 'declares'],
  ['an entity that names a file', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><rss>&f;</rss>', 'declares'],
  ['a declaration within an item', whole.replace('<title>T', '<!ENTITY a "b"><title>T'), 'declares'],
  ['a file that breaks off', whole.slice(0, -40), 'broken'],
  ['a file that breaks off within a text', whole.slice(0, whole.indexOf(']]>')), 'broken'],
  ['tags that cross', whole.replace('</title>', '</item>'), 'broken'],
  ['something behind the end', `${whole}<script>alert(1)</script>`, 'broken'],
  ['elements within elements without end', `<rss><channel>${'<a>'.repeat(100_000)}`, 'broken'],
  ['a tag of a million signs', `<rss><channel><item ${'a'.repeat(1_000_000)}></channel></rss>`, 'broken'],
  ['letters of another encoding', bytes(...[...'<rss>'].map((sign) => sign.charCodeAt(0)), 0xff, 0xfe), 'letters'],
  ['another feed', '<rss><channel><item><title>A</title></item></channel></rss>', 'foreign'],
  ['a web page', '<html><body><p>Hi<br></p></body></html>', 'broken'],
  ['an export without an article', wordpressExport([]), 'none'],
  ['a zip', bytes(0x50, 0x4b, 3, 4), 'packed'],
  ['content of this portal', bytes(0x1f, 0x8b, 8), 'packed'],
  ['an empty file', '', 'foreign'],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), 'foreign'],
  ['JSON that breaks off', ghostExport([{ id: 1, title: 'A' }]).slice(0, -3), 'broken'],
  ['JSON of another program', '{"posts": []}', 'foreign'],
  ['JSON with posts that are no list', '{"meta": {}, "data": {"posts": "x"}}', 'foreign'],
  ['JSON with a key that programs trip over', '{"meta": {}, "data": {"__proto__": {"posts": []}}}', 'broken'],
  ['JSON within JSON without end', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'broken'],
];

test.each(REFUSED)('%s is refused', async (_, file, fault) => {
  expect(await readExport(new Blob([file]), NO_SIGNAL)).toBe(fault);
});

test('a file that is too large is refused without being read', async () => {
  const arrayBuffer = vi.fn();
  const file = Object.assign(new Blob(['x']), { arrayBuffer });
  Object.defineProperty(file, 'size', { value: 65 * 1024 * 1024 });
  expect(await readExport(file, NO_SIGNAL)).toBe('large');
  expect(arrayBuffer).not.toHaveBeenCalled();
});

describe('what hostile texts become', () => {
  test.each([
    [
      'scripts',
      '<p>a</p><script>x</script><img src="x" onerror="y">',
      /^a\n\n!\[Gambar belum ada\]\(\/media\/missing\/1\)$/,
    ],
    ['addresses that run', '<p><a href="java&#10;script:alert(1)">a</a> <a href="data:text/html,x">b</a></p>', /^a b$/],
    ['Markdown in HTML', '<p>[a](javascript:x) ![b](https://c.example/d.png)</p>', /^\[a\\\]\(.+ !\[b\\\]\(/],
    ['control characters', '<p>a\u0000\u0008b\u001f</p>', /^ab$/],
  ])('%s do no harm', async (_, content, wanted) => {
    const { articles } = await converted(one(content));
    expect(articles[0]?.texts.unsaid?.content).toMatch(wanted);
  });

  test('a text that is too long for an article is left out by name', async () => {
    const file = wordpressExport([
      wordpressItem({ id: 1, title: 'Panjang', content: 'kata '.repeat(30_000) }),
      wordpressItem({ id: 2, title: 'Sangat panjang', content: 'kata '.repeat(300_000) }),
      wordpressItem({ id: 3, title: 'J'.repeat(300), content: 'x' }),
    ]);
    const { articles, leftOut } = await converted(file);
    expect(leftOut.map(({ why, title }) => `${why} ${title}`)).toEqual(['long Panjang', 'long Sangat panjang']);
    expect(articles[0]?.texts.unsaid?.title).toHaveLength(200);
    expect(articles[0]?.texts.unsaid?.notes[0]).toEqual({ kind: 'title', what: 'J'.repeat(300) });
  });
});
