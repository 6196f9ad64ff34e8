import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDeviceStore } from '#tests/support/memory-device-store.ts';
import { readableArticle } from '#tests/support/readable-article.ts';
import { articleCopies } from './article-copies.ts';
import { MOST_COPIES } from './change-stored-records.ts';

const HERE = 'https://here.example/';
const HOUR_MS = 3_600_000;

let store = memoryDeviceStore();
let now = 1_000_000_000_000;
const tell = vi.fn<(...words: unknown[]) => void>();
const open = (backend = HERE) => articleCopies(store, backend, () => now, tell);

beforeEach(() => {
  store = memoryDeviceStore();
  now = 1_000_000_000_000;
  tell.mockClear();
});

/** Names of the records that hold texts. */
const texts = () => [...store.records.keys()].filter((name) => name.includes(' text '));

describe('a copy', () => {
  test('is found again after another start, as it was given', async () => {
    const article = readableArticle(7, { headings: [{ anchor: 'a', text: 'A' }], reviewedOn: '2024-02-01' });
    await open().keep('id', article);
    expect(await open().find(7, 'id')).toEqual({ withdrawn: false, own: article, other: null });
    expect(tell).not.toHaveBeenCalled();
  });

  test('of the other language is told apart', async () => {
    await open().keep('id', readableArticle(7));
    expect(await open().find(7, 'en')).toMatchObject({ own: null, other: { id: 7 } });
  });

  test('takes the place of an older one', async () => {
    const copies = open();
    await copies.keep('id', readableArticle(7, { version: 'v1' }));
    await copies.keep('id', readableArticle(7, { version: 'v2', title: 'Baru' }));
    expect((await copies.find(7, 'id')).own).toMatchObject({ version: 'v2' });
    expect((await copies.articleIndex()).cards.map(({ summary }) => summary.title)).toEqual(['Baru']);
  });

  test('of another backend stays apart', async () => {
    await open().keep('id', readableArticle(7));
    await open('https://there.example/').withdraw([7]);
    expect((await open('https://there.example/').find(7, 'id')).own).toBeNull();
    expect((await open().find(7, 'id')).own).toMatchObject({ id: 7 });
  });
});

test('a copy that somebody changed on the disk isn’t shown, and goes', async () => {
  await open().keep('id', readableArticle(7));
  const name = texts()[0] ?? '';
  const record = store.records.get(name) as { article: object };
  const html = '<p>Good words</p><meta http-equiv="refresh" content="0;url=https://evil.example">';
  store.records.set(name, { ...record, article: { ...record.article, html } });
  expect((await open().find(7, 'id')).own).toBeNull();
  await vi.waitFor(() => expect(texts()).toEqual([]));
  expect(tell).toHaveBeenCalledWith(expect.stringContaining('a text with something foreign in it'));
});

describe('what was withdrawn', () => {
  test('is removed in both languages, text and all, and stays away after another start', async () => {
    const copies = open();
    await copies.keep('id', readableArticle(7));
    await copies.keep('en', readableArticle(7));
    await copies.keep('id', readableArticle(8));
    await copies.withdraw([7, 1]);
    expect(await open().find(7, 'id')).toEqual({ withdrawn: true, own: null, other: null });
    expect(await open().find(1, 'id')).toMatchObject({ withdrawn: true });
    expect(texts()).toEqual([`${HERE} text id 8`]);
  });

  test('comes back when the backend publishes it again', async () => {
    const copies = open();
    await copies.withdraw([1, 7]);
    await copies.welcome([1]);
    await copies.keep('id', readableArticle(7));
    expect((await copies.articleIndex()).withdrawn).toEqual([]);
    expect((await copies.find(7, 'id')).own).toMatchObject({ id: 7 });
  });

  test('isn’t brought back by a copy that was being kept', async () => {
    const copies = open();
    void copies.keep('id', readableArticle(7));
    await copies.withdraw([7]);
    expect(await copies.find(7, 'id')).toEqual({ withdrawn: true, own: null, other: null });
    expect(texts()).toEqual([]);
  });
});

describe('room', () => {
  test('is made by dropping what was read longest ago', async () => {
    const copies = open();
    for (let id = 1; id <= MOST_COPIES; id += 1) {
      now += 1;
      await copies.keep('id', readableArticle(id));
    }
    now += 2 * HOUR_MS;
    // Read again: the second one is the oldest now.
    await copies.find(1, 'id');
    await copies.keep('id', readableArticle(1000));
    expect((await copies.find(1, 'id')).own).not.toBeNull();
    expect(await copies.find(2, 'id')).toEqual({ withdrawn: false, own: null, other: null });
    expect(texts()).toHaveLength(MOST_COPIES);
  });

  test('that isn’t there is told once, and reading goes on', async () => {
    const copies = open();
    await copies.keep('id', readableArticle(7));
    store.refuse('writing');
    await copies.keep('id', readableArticle(8));
    await copies.keep('id', readableArticle(9));
    expect((await copies.find(7, 'id')).own).toMatchObject({ id: 7 });
    expect((await copies.find(8, 'id')).own).toBeNull();
    expect(tell).toHaveBeenCalledOnce();
    expect(String(tell.mock.calls[0]?.[1])).toContain('full');
  });

  test('refused altogether leaves nothing to find, and nothing fails', async () => {
    store.refuse('everything');
    const copies = open();
    await copies.keep('id', readableArticle(7));
    await copies.withdraw([7]);
    await copies.welcome([7]);
    expect(await copies.find(7, 'id')).toEqual({ withdrawn: false, own: null, other: null });
    expect((await copies.articleIndex()).cards).toEqual([]);
    expect(tell).toHaveBeenCalled();
  });
});

describe('a damaged record', () => {
  const indexName = `${HERE} shelf`;
  const textName = `${HERE} text id 7`;
  const damages: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['a text', 'rusak'],
    ['a list', []],
    ['another form', { format: 2, article: readableArticle(7) }],
    ['no article', { format: 1 }],
    ['another article', { format: 1, article: readableArticle(8) }],
    ['a field of another type', { format: 1, article: { ...readableArticle(7), html: 7 } }],
    ['a heading of another type', { format: 1, article: { ...readableArticle(7), headings: ['a'] } }],
  ];
  test.each(damages)('of a text (%s) is dropped, and the others stay', async (_what, record) => {
    const copies = open();
    await copies.keep('id', readableArticle(7));
    await copies.keep('id', readableArticle(8));
    store.records.set(textName, record);
    expect((await copies.find(7, 'id')).own).toBeNull();
    expect((await copies.find(8, 'id')).own).toMatchObject({ id: 8 });
    await vi.waitFor(async () =>
      expect((await copies.articleIndex()).cards.map(({ summary }) => summary.id)).toEqual([8]),
    );
    expect(texts()).toEqual([`${HERE} text id 8`]);
  });

  test('of a text is told on the console', async () => {
    await open().keep('id', readableArticle(7));
    store.records.set(textName, 'rusak');
    await open().find(7, 'id');
    expect(tell).toHaveBeenCalledWith(expect.stringContaining('damaged'));
  });

  test('of a card is dropped alone, and what was withdrawn stays away', async () => {
    const copies = open();
    await copies.keep('id', readableArticle(7));
    await copies.keep('id', readableArticle(8));
    await copies.withdraw([1]);
    const articleIndex = store.records.get(indexName) as { cards: { summary: { id: number; title: unknown } }[] };
    articleIndex.cards.find(({ summary }) => summary.id === 8)!.summary.title = 8;
    const { cards, withdrawn } = await copies.articleIndex();
    expect(cards.map(({ summary }) => summary.id)).toEqual([7]);
    expect(withdrawn).toEqual([1]);
    expect(tell).toHaveBeenCalled();
  });

  test.each([
    ['a text'],
    [null],
    [{ format: 9, cards: [], withdrawn: [] }],
    [{ format: 1, cards: 'x', withdrawn: {} }],
  ])('in place of the index (%j) is an empty one, and the texts without a card go', async (record) => {
    await open().keep('id', readableArticle(7));
    store.records.set(indexName, record);
    const copies = open();
    expect(await copies.articleIndex()).toEqual({ format: 1, cards: [], withdrawn: [] });
    await copies.keep('id', readableArticle(8));
    expect(texts()).toEqual([`${HERE} text id 8`]);
    expect((await copies.find(8, 'id')).own).toMatchObject({ id: 8 });
  });
});
