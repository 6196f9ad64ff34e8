import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE_LIMITS } from '#domain/article-document.ts';
import { AUTHOR_MAX } from '#domain/limits.ts';
import { article, openSessionAccounts } from './drafts-api.ts';
import type { DraftRow } from './drafts-api.ts';

const api = await openSessionAccounts();
let draft: DraftRow;
beforeAll(async () => {
  await api.clear();
  draft = await api.create();
});

const good = article();
const side = (part: object): object => ({ ...good, id: { ...good.id, ...part } });
const without = (key: string): object => Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
const step = (part: object, field = 'title'): object => ({
  ...good,
  outdated: { [field]: { language: 'en', was: 'Cabai', since: '2026-11-22T00:00:00.000Z', ...part } },
});
/** JSON.stringify leaves out what isn't an own property: built from text. */
const raw = (text: string): object => JSON.parse(JSON.stringify(good).replace('{', `{${text},`)) as object;

/** Documents that aren't articles, and the field that the refusal names. */
const REFUSED: readonly (readonly [what: string, document: unknown, detail: string])[] = [
  ['nothing', {}, 'document'],
  ['null', null, 'document'],
  ['a list', [good], 'document'],
  ['a part too few', without('outdated'), 'document'],
  ['a part too many', { ...good, status: 'published' }, 'document'],
  ['__proto__ as a part', raw('"__proto__": {"admin": true}'), 'document'],
  ['constructor as a part', raw('"constructor": {"prototype": {}}'), 'document'],
  ['no English at all', { ...good, en: null }, 'en'],
  ['a list of texts', { ...good, en: [] }, 'en'],
  ['a text too few', { ...good, en: { title: 'T' } }, 'en'],
  ['a text too many', { ...good, en: { ...good.en, html: '<b>' } }, 'en'],
  ['__proto__ as a text', { ...good, en: JSON.parse('{"__proto__": "x"}') as object }, 'en'],
  ['a number for a title', side({ title: 7 }), 'id.title'],
  ['null for a text', side({ content: null }), 'id.content'],
  ['an object for a text', side({ excerpt: {} }), 'id.excerpt'],
  ...Object.entries(ARTICLE_LIMITS).map(
    ([name, most]) =>
      [`${name} of ${most + 1} characters`, side({ [name]: 'x'.repeat(most + 1) }), `id.${name}`] as const,
  ),
  ['5 MB of text', side({ content: 'x'.repeat(5_000_000) }), 'id.content'],
  ['an author too long', { ...good, author: { id: 'x'.repeat(AUTHOR_MAX + 1), en: 'T' } }, 'author.id'],
  ['an author in one language', { ...good, author: { id: 'Tim' } }, 'author'],
  ['a text for a category', { ...good, category: '4' }, 'category, decorative, outdated'],
  ['half a category', { ...good, category: 4.5 }, 'category, decorative, outdated'],
  ['a category below zero', { ...good, category: -4 }, 'category, decorative, outdated'],
  ['a category of 300 digits', { ...good, category: 1e300 }, 'category, decorative, outdated'],
  ['"true" for true', { ...good, decorative: 'true' }, 'category, decorative, outdated'],
  ['a list of outdated fields', { ...good, outdated: [] }, 'category, decorative, outdated'],
  ['a step that is none', { ...good, outdated: { title: true } }, 'outdated'],
  ['a step of another language', step({ language: 'jv' }), 'outdated'],
  ['a step without a language', step({ language: null }), 'outdated'],
  ['a step of half a part', step({ parts: 0.5 }), 'outdated'],
  ['a step of fewer parts than none', step({ parts: -1 }), 'outdated'],
  ['a step of no parts', step({ parts: 0 }), 'outdated'],
  ['a step of a field that no language has', step({}, 'image'), 'outdated'],
  ['a step of a million parts', step({ parts: 1_000_000 }), 'outdated'],
  ['a step that says of both in words', step({ bothChanged: 'yes' }), 'outdated'],
  ['a step whose segments are no list', step({ segments: {} }), 'outdated'],
  ['a step whose segments are no texts', step({ segments: ['p Cabai', ['p Cabai']] }), 'outdated'],
  [
    'a step called __proto__',
    { ...good, outdated: JSON.parse('{"__proto__": {"language":"id","was":"","since":""}}') as object },
    'outdated',
  ],
  ['a step of 5 MB', step({ was: 'x'.repeat(5_000_000) }), 'was'],
  ['a picture too long', { ...good, image: `/${'x'.repeat(500)}` }, 'image'],
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:x',
    'blob:https://x/1',
    'http://x.example/a.png',
    '//x.example/a.png',
    '/\\x.example/a.png',
    'https:///x',
    'https://',
    'x.png',
    '/a b.png',
    '/a.png\n',
    '/',
  ].map((image) => [`the picture ${JSON.stringify(image)}`, { ...good, image }, 'image'] as const),
  ...[
    'tomorrow',
    '2026-13-01',
    '2026-02-30',
    '0000-01-01',
    '2026-1-1',
    '',
    '2026-01-01T00:00:00Z',
    20_260_101,
    true,
  ].map((date) => [`the date ${JSON.stringify(date)}`, { ...good, date }, 'date'] as const),
  ...[
    null,
    'top',
    50,
    [10, 20],
    {},
    { x: 1 },
    { x: '1', y: 2 },
    { x: 1.5, y: 2 },
    { x: -1, y: 2 },
    { x: 1, y: 101 },
  ].map((focus) => [`the focal point ${JSON.stringify(focus)}`, { ...good, focus }, 'focus'] as const),
  ['a focal point with more in it', { ...good, focus: { x: 1, y: 2, z: 3 } }, 'focus'],
  ['a review on no day', { ...good, reviewedOn: '2026-02-30' }, 'reviewedOn'],
  ['a review by no day', { ...good, reviewBy: 'soon' }, 'reviewBy'],
  ...[[0], [13], [2, 1], [1, 1], [1.5], ['1'], null, 1, { 1: 1 }, '1', [[1]]].map(
    (seasons) => [`the seasons ${JSON.stringify(seasons)}`, { ...good, seasons }, 'seasons'] as const,
  ),
];

describe('what isn’t an article is refused with a word on why, new or saved', () => {
  it('a field that the database doesn’t know is named, and one that is missing', async () => {
    const { place: _place, ...rest } = good.en;
    const document = { ...good, en: { ...rest, season: 'dry' } };
    const answer = await api.ask('create_draft', { collection: 'articles', document, key: randomUUID() });
    expect(JSON.stringify(answer)).toContain("en; this database doesn't know season; missing: place");
  });

  it.each(REFUSED)('%s', async (_what, document, detail) => {
    const created = await api.ask('create_draft', { collection: 'articles', document, key: randomUUID() });
    const body = { collection: 'articles', item: draft.id, based_on: draft.version, document };
    for (const answer of [created, await api.ask('save_draft', body)]) {
      expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'PT400', details: detail })]);
    }
    expect(await api.backend.sql('select version from public.drafts')).toEqual([{ version: 1 }]);
  });

  it('a character that no text may have', async () => {
    const body = { collection: 'articles', document: side({ title: 'a\u0000b' }), key: randomUUID() };
    expect((await api.ask('create_draft', body)).status).toBe(400);
  });

  it('a step whose segments are too large together', async () => {
    const segments = Array.from('abcdefghijkl', () => 'x'.repeat(100_000));
    const outdated = { title: { language: 'id', was: '', since: '', segments } };
    const body = { collection: 'articles', document: { ...good, outdated }, key: randomUUID() };
    const answer = await api.ask('create_draft', body);
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: '23514' })]);
  });
});

describe('what is an article is kept as it is', () => {
  const longest = Object.fromEntries(Object.entries(ARTICLE_LIMITS).map(([name, most]) => [name, '🌱'.repeat(most)]));
  it.each([
    [
      'one of which nothing is written',
      { ...good, image: '', category: null, id: { ...good.id, title: '', content: '' } },
    ],
    ['one whose texts are as long as they may be', { ...side(longest), en: { ...good.en, ...longest } }],
    [
      'one with every spelling of javascript: in its text',
      side({ content: '[x](javascript:alert(1)) <script>x</script>' }),
    ],
    ['one with a picture of the web', { ...good, image: 'https://x.example/a%20b.webp?w=1#x' }],
    ['one with days', { ...good, date: '2024-02-29', reviewedOn: '2026-01-01', reviewBy: '9999-12-31' }],
    ['one whose picture has a focal point', { ...good, focus: { x: 0, y: 100 } }],
    ['one with seasons', { ...good, seasons: [1, 2, 12] }],
    ['one with a step', step({})],
    ['one whose author has no name yet', { ...good, author: { id: '', en: '' } }],
  ])('%s', async (_what, document) => {
    const made = await api.call<DraftRow>('create_draft', { collection: 'articles', document, key: randomUUID() });
    expect((await api.read(made.id)).document).toEqual(document);
    await api.backend.sql('delete from public.drafts where id = $1', [made.id]);
  });
});
