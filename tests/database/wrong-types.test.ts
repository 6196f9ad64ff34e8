// Values of a wrong type are refused with a sentence about the error, never with a server error.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { article, openSessionAccounts } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeAll(async () => {
  await api.clear();
});

/** What stands where a list of items is due. */
const NO_ITEMS: readonly unknown[] = [null, 7, {}, [null], [7], ['x'], [[]], [{}], [{ id: 'x' }], [{ id: 1e30 }]];
/** What stands where a list of numbers is due. */
const NO_NUMBERS: readonly unknown[] = [null, 7, {}, [null], ['x'], [[]], [{}], [1.5], [-1], [1e30]];
const ARTICLES = { collection: 'articles' };
const ONE = { id: 1, version: 1 };
const place = (live: unknown, was: unknown = {}): object => ({ ...ARTICLES, items: [{ id: 1, live, was }] });

const REFUSED: readonly (readonly [name: string, body: object])[] = [
  ...NO_ITEMS.flatMap((items) => [
    ['publish_drafts', { ...ARTICLES, items, languages: ['id'] }] as const,
    ['set_live', { ...ARTICLES, items }] as const,
    ['change_tags', { ...ARTICLES, items, tags: [1], wanted: true }] as const,
  ]),
  ...NO_NUMBERS.flatMap((items) => [
    ...['bin_drafts', 'restore_drafts', 'erase_drafts'].map((name) => [name, { ...ARTICLES, items }] as const),
    ['order_categories', { ids: items }] as const,
  ]),
  ...[undefined, null, 'x', 1.5, 1e12].map(
    (version) => ['publish_drafts', { ...ARTICLES, items: [{ id: 1, version }], languages: ['id'] }] as const,
  ),
  ...[null, 7, {}, [], [null], ['x'], [1.5], [1e30], [1, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9]].flatMap((tags) => [
    ['change_tags', { ...ARTICLES, items: [ONE], tags, wanted: true }] as const,
    ...(Array.isArray(tags) && tags.length === 0
      ? []
      : [['change_tags', { ...ARTICLES, items: [{ ...ONE, tags }] }] as const]),
  ]),
  ['change_tags', { ...ARTICLES, items: [ONE] }],
  ['change_tags', { ...ARTICLES, items: [ONE], tags: [1] }],
  ['change_tags', { ...ARTICLES, items: [ONE], wanted: true }],
  ['change_tags', { ...ARTICLES, items: [{ id: 1 }], tags: [1], wanted: true }],
  ['change_tags', { collection: 'banners', items: [ONE], tags: [1], wanted: true }],
  ['change_tags', { collection: null, items: [ONE], tags: [1], wanted: true }],
  ...[[], ['jv'], [null], null].map(
    (languages) => ['publish_drafts', { ...ARTICLES, items: [ONE], languages }] as const,
  ),
  ...['infinity', '-infinity'].map(
    (from) => ['publish_drafts', { ...ARTICLES, items: [ONE], languages: ['id'], live_from: from }] as const,
  ),
  ...[7, 'x', true, [], {}, { revision: 'x' }, { revision: 1, from: 'x' }, { revision: 1, from: 7 }].flatMap((each) => [
    ['set_live', place({ id: each })] as const,
    ...(each === 7 ? [] : [['set_live', place({ id: null }, { id: each })] as const]),
  ]),
  ...[undefined, null, 7, 'id', ['id'], [{ id: null }]].map((live) => ['set_live', place(live)] as const),
  ...[7, 'id', ['id']].map((was) => ['set_live', place({ id: null }, was)] as const),
  ['set_live', place({ id: { revision: 1, from: '2026-13-01T00:00:00Z' } })],
  ['set_live', place({ id: { revision: 1, from: 'infinity' } })],
  ...[null, 7, [], {}].flatMap((document) => [
    ['create_draft', { ...ARTICLES, document, key: randomUUID() }] as const,
    ['save_draft', { ...ARTICLES, item: 1, based_on: 1, document }] as const,
  ]),
  ['create_draft', { ...ARTICLES, document: article(), key: null }],
  ['create_draft', { collection: null, document: article(), key: randomUUID() }],
  ['read_draft', { ...ARTICLES, item: null }],
  ...['add_comment', 'send_back'].flatMap((name) => [
    [name, { ...ARTICLES, item: null, key: randomUUID(), body: 'x' }] as const,
    [name, { ...ARTICLES, item: 1, key: null, body: null }] as const,
  ]),
  ['note_presence', { ...ARTICLES, item: null }],
  ['read_draft', { collection: null, item: 1 }],
  ...[null, '', 'x', ' ', `${'x'.repeat(300)}@example.com`].map(
    (email) => ['invite_person', { email, role: 'editor' }] as const,
  ),
  ['remove_person', { person: null }],
  ['set_role', { person: null, role: 'editor' }],
  ['change_roles', { changes: null }],
  ['change_roles', { changes: [{ id: 'x', role: null }] }],
  ['invite_person', { email: 'a@example.com', role: null }],
  ['merge_categories', { source: null, target: null }],
  ...[null, 7, [], {}].map((head) => ['begin_import', { import_id: randomUUID(), head }] as const),
  ['begin_import', { import_id: null, head: { version: 1, categories: [], tags: [], items: 0 } }],
  ['check_import', { import_id: null }],
  ['absent_pictures', { names: {} }],
  ['replace_picture', { folder: 'x', address: 'y' }],
];

/** A refusal, with a sentence of ours: PostgreSQL's own begin with a small letter. */
const sentence = { message: expect.stringMatching(/^[A-Z][^"]* [^"]+$/) as string };

describe('what is no item, number, document or moment', () => {
  it.each(REFUSED.map(([name, body]) => [name, JSON.stringify(body).slice(0, 120), body] as const))(
    'is refused by %s: %s',
    async (name, _text, body) => {
      const answer = await api.ask(name, body);
      expect([answer.status, answer.body]).toEqual([
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
        expect.objectContaining(sentence),
      ]);
    },
  );

  it('is refused where an import brings it', async () => {
    const id = randomUUID();
    await api.call('begin_import', { import_id: id, head: { version: 1, categories: [], tags: [], items: 1 } });
    for (const items of [...NO_ITEMS, [{ id: 1 }], [{ id: 1, collection: 7 }]]) {
      const answer = await api.ask('stage_import', { import_id: id, items });
      expect([items, answer.status, answer.body]).toEqual([items, 400, expect.objectContaining(sentence)]);
    }
  });

  it('changes nothing', async () => {
    expect(await api.backend.sql('select 1 from public.drafts where collection = $1', ['articles'])).toEqual([]);
  });
});

describe('a visitor', () => {
  it.each(['x'.repeat(1001), ' '.repeat(100_000)])(
    'searches for no text of more than 1000 characters',
    async (search) => {
      const answer = await api.ask('search_articles', { search }, 'visitor');
      expect([answer.status, answer.body]).toEqual([400, expect.objectContaining(sentence)]);
    },
  );

  it.each(['', ',', 'x', '1,', '1;2', '1'.repeat(16), Array.from({ length: 101 }, () => 1).join()])(
    'asks for no such articles: %s',
    async (ids) => {
      const answer = await api.ask('published_articles', { ids }, 'visitor');
      expect([answer.status, answer.body]).toEqual([400, expect.objectContaining(sentence)]);
    },
  );
});
