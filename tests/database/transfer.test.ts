import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { article, titled } from './drafts-api.ts';
import { banner, community, worded } from './site-api.ts';
import { openTransferApi } from './transfer-api.ts';
import type { Exported, ExportedItem, TransferApi } from './transfer-api.ts';

let api: TransferApi;
beforeAll(async () => {
  api = await openTransferApi();
});
afterAll(() => api.backend.stop());
beforeEach(() => api.clear());

const LATER = '2999-01-01T00:00:00.000000Z';

/** Two articles, one of them changed since it was published and dated, one in the bin; banners; about; a community. */
async function fill(): Promise<void> {
  const first = await api.create(article({ date: '2024-02-03' }));
  await api.publish(first, ['id', 'en']);
  await api.save(first, titled(article({ date: '2024-02-03' }), 'id', 'Cabai rawit'));
  const second = await api.create(titled(article(), 'id', 'Tomat'));
  await api.publish(second, ['id']);
  const third = await api.create(titled(article(), 'id', 'Bawang'));
  await api.call('bin_drafts', { collection: 'articles', items: [third.id] });
  await api.show('banners', await api.make('banners', banner({ order: 2 })), ['id', 'en']);
  await api.show('banners', await api.make('banners', banner({ order: 1 })), ['id'], LATER);
  const about = await api.open('about');
  await api.keep('about', about, worded(about.document, 'id', { title: 'Tentang' }));
  await api.show('communities', await api.make('communities', community()), ['en']);
}

const seen = async () => ({
  site: [await api.site('id'), await api.site('en')],
  articles: (await api.backend.ask('visitor', 'rpc/search_articles')).body,
  first: [await api.visit(7, 'id'), await api.visit(7, 'en')],
});

/** One item of an export, as a test makes it of what is there. */
function changedItem(content: Exported, change: (item: ExportedItem) => object): Exported {
  const [first, ...others] = content.items;
  if (first === undefined) throw new Error('There is nothing');
  return { ...content, items: [{ ...first, ...change(first) }, ...others] };
}

const LONG_AGO = '2025-01-01T00:00:00.000000Z';

describe('all of it', () => {
  it('is the same after it was wiped and brought back: what is exported, and what visitors read', async () => {
    await fill();
    const [before, shown] = [await api.exportAll(), await seen()];
    expect(before.items.map(({ collection, id }) => `${collection} ${id}`)).toEqual(
      expect.arrayContaining([
        'about 1',
        'articles 7',
        'articles 9',
        'banners 2',
        'communities 1',
        'contact 1',
        'seasons 1',
      ]),
    );
    await api.clear();
    expect((await api.exportAll()).items).toHaveLength(3);
    const report = await api.importAll(before);
    expect(report).toMatchObject({ added: 6, changed: 1, same: 2, removed: 0, problems: [] });
    expect(JSON.stringify(await api.exportAll())).toBe(JSON.stringify(before));
    const withoutVersions = (value: unknown) => JSON.stringify(value).replace(/"version":"[^"]+"/g, '');
    expect(withoutVersions(await seen())).toBe(withoutVersions(shown));
  });

  it('brings tags along, which are called by their addresses: with other numbers here it is the same', async () => {
    const make = async (slug: string, english: string): Promise<number> => {
      const words = { slug, name_indonesian: slug, name_english: english };
      return (await api.call<{ tag: { id: number } }>('save_tag', words)).tag.id;
    };
    const [compost, rice] = [await make('compost', 'Compost'), await make('rice', 'Rice')];
    const draft = await api.create(article({ tags: [rice, compost] }));
    await api.publish(draft, ['id']);
    await api.save(draft, article({ tags: [compost] }));
    const before = await api.exportAll();
    expect(before.tags).toMatchObject([{ slug: 'compost' }, { slug: 'rice' }]);
    expect(before.items.find(({ collection }) => collection === 'articles')).toMatchObject({
      document: { tags: ['compost'] },
      live: { id: { shared: { tags: ['rice', 'compost'] } } },
    });
    expect(await api.importAll(before)).toMatchObject({ added: 0, changed: 0, tags: { added: 0, changed: 0 } });
    await api.clear();
    const own = await make('rice', 'Paddy');
    const report = await api.importAll(before);
    expect(report).toMatchObject({ added: 1, tags: { added: 1, changed: 1 }, problems: [] });
    expect(JSON.stringify(await api.exportAll())).toBe(JSON.stringify(before));
    const read = await api.read(draft.id);
    expect([read.document.tags, read.live.id?.changed]).toEqual([[expect.any(Number)], true]);
    expect(await api.visit(draft.id, 'id')).toMatchObject({
      tags: [{ slug: 'rice', name_english: 'Rice' }, { slug: 'compost' }],
    });
    // Over what is there: the draft as it is in the file, and what is published.
    await api.save(read, article({ tags: [own] }));
    expect(await api.importAll(before, true)).toMatchObject({ changed: 1 });
    expect(JSON.stringify((await api.exportAll()).items[0]?.document)).toBe(JSON.stringify(before.items[0]?.document));
  });

  it('is compared again where a tag got another address since: it isn’t the same any more', async () => {
    const { tag } = await api.call<{ tag: { id: number } }>('save_tag', {
      ...{ slug: 'compost', name_indonesian: 'Kompos', name_english: 'Compost' },
    });
    const [draft, bare] = [await api.create(article({ tags: [tag.id] })), await api.create()];
    const content = await api.exportAll();
    const id = await api.stage(content);
    const before = await api.check(id);
    expect(before).toMatchObject({ same: content.items.length, changed: 0 });
    await api.call('save_tag', {
      ...{ tag: tag.id, based_on: 1, slug: 'humus', name_indonesian: 'Humus', name_english: 'Humus' },
    });
    const { body } = await api.apply(id, before.stamp);
    expect(body).toMatchObject({ applied: false, report: { changed: 1, tags: { added: 1 } } });
    const { stamp } = (body as { report: { stamp: string } }).report;
    expect((await api.apply(id, stamp)).body).toMatchObject({ applied: true, changed: 1 });
    expect((await api.exportAll()).items).toContainEqual(
      expect.objectContaining({ id: draft.id, document: expect.objectContaining({ tags: ['compost'] }) as unknown }),
    );
    expect((await api.read(bare.id)).version).toBe(1);
  });

  it('is taken without tags, and refused with some that it doesn’t bring along', async () => {
    const make = { slug: 'rice', name_indonesian: 'Padi', name_english: 'Rice' };
    const { tag } = await api.call<{ tag: { id: number } }>('save_tag', make);
    await api.create(article({ tags: [tag.id] }));
    const { categories, tags: _, items } = await api.exportAll();
    const id = await api.stage({ categories, items });
    expect(await api.check(id)).toMatchObject({ problems: [{ collection: 'articles', place: 'tags' }] });
    const bare = items.map((item) => {
      const { tags: __, ...document } = item.document;
      return { ...item, document };
    });
    expect(await api.importAll({ categories, items: bare })).toMatchObject({ problems: [] });
  });

  it('says of every version who brought it and when, whatever the file says of who made it', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const { categories, items } = await api.exportAll();
    const forged = items.map((item) =>
      item.live.id
        ? {
            ...item,
            live: {
              id: { ...item.live.id, made_by_name: 'Menteri', made_at: '2001-01-01T00:00:00.000000Z' },
              en: null,
            },
          }
        : item,
    );
    await api.clear();
    await api.importAll({ categories, items: forged });
    await api.publish(await api.read(draft.id), ['en']);
    const versions = await api.backend.sql(
      `select language, made_by_name, imported_at > now() - interval '1 minute' as brought, imported_by_name
       from public.revisions order by id`,
    );
    expect(versions).toEqual([
      { language: 'id', made_by_name: 'Menteri', brought: true, imported_by_name: 'Ayu' },
      { language: 'en', made_by_name: 'Ayu', brought: null, imported_by_name: '' },
    ]);
  });

  it('keeps the day on which an article was first read, whatever was published since', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    await api.backend.sql(`update public.articles set published_on = '2024-01-05'`);
    const content = await api.exportAll();
    await api.clear();
    await api.importAll(content);
    expect(await api.visit(draft.id, 'id')).toMatchObject({ published_on: '2024-01-05' });
  });

  it('shows nothing before the day on which a file says that it is first read', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const { categories, items } = await api.exportAll();
    await api.clear();
    const [{ day }] = (await api.backend.sql(`select (private.today() + 3)::text as day`)) as [{ day: string }];
    await api.importAll({
      categories,
      items: items.map((item) => (item.live.id ? { ...item, published_on: day } : item)),
    });
    const { live, version } = await api.read(draft.id);
    expect(Date.parse(live.id?.from ?? '')).toBeGreaterThan(Date.now() + 24 * 3_600_000);
    expect(await api.visit(draft.id, 'id')).toBeNull();
    // Publishing the other language today brings nothing else forward.
    await api.publish({ id: draft.id, version }, ['en']);
    expect(await api.visit(draft.id, 'id')).toMatchObject({ language: 'en' });
  });

  it('comes in pages of some megabytes, and each names the state that it is of', async () => {
    const long = titled(article(), 'id', 'Panjang');
    const text = 'Kata dan kata. '.repeat(6_000);
    for (let at = 0; at < 30; at += 1) {
      await api.create({ ...long, id: { ...long.id, content: text }, en: { ...long.en, content: text } });
    }
    const page = await api.call<{ items: unknown[]; stamp: string; total: number }>('export_content');
    expect(JSON.stringify(page).length).toBeLessThan(3_000_000);
    expect(page.items.length).toBeLessThan(30);
    expect(page.total).toBe(33);
    expect(await api.call('export_content', { after_collection: 'articles' })).toMatchObject({ total: null });
    expect((await api.exportAll()).items).toHaveLength(33);
    await api.create();
    expect((await api.call<{ stamp: string }>('export_content')).stamp).not.toBe(page.stamp);
  });

  it('numbers new items behind those that were brought', async () => {
    await fill();
    const content = await api.exportAll();
    await api.clear();
    await api.importAll(content);
    expect((await api.create()).id).toBe(10);
    expect((await api.make('banners', banner())).id).toBe(3);
  });
});

describe('over what is there', () => {
  it('changes what differs, as a save; leaves the rest alone, and what only this site has', async () => {
    await fill();
    const content = await api.exportAll();
    const draft = await api.read(7);
    await api.save(draft, titled(draft.document, 'en', 'Something else'));
    await api.make('communities', community());
    const report = await api.importAll(content);
    expect(report).toMatchObject({ added: 0, changed: 1, same: 8, removed: 0 });
    expect(report.rows).toEqual([
      { collection: 'articles', id: 7, what: 'changed', indonesian: 'Cabai rawit', english: 'Chili' },
    ]);
    const after = await api.read(7);
    expect(after).toMatchObject({ version: draft.version + 2, saved_by_name: 'Ayu', document: draft.document });
    expect((await api.exportAll()).items).toHaveLength(10);
  });

  it('puts what the file lacks into the bin where everything is to be replaced, and takes unused categories away', async () => {
    await fill();
    const content = await api.exportAll();
    const extra = await api.make('communities', community());
    await api.show('communities', extra, ['id']);
    await api.call('save_category', { slug: 'new', name_indonesian: 'B', name_english: 'N' });
    expect(await api.importAll(content, true)).toMatchObject({ added: 0, changed: 0, removed: 1 });
    expect((await api.open('communities', extra.id)).binned_at).not.toBeNull();
    expect((await api.exportAll()).categories).toEqual(content.categories);
    expect(JSON.stringify(await api.site('id'))).not.toContain('Tani Maju');
  });

  it('takes what is published and not in the file away from visitors, and brings it back out of the bin', async () => {
    const draft = await api.create();
    const unpublished = await api.exportAll();
    await api.publish(draft, ['id']);
    const published = await api.exportAll();
    await api.importAll(unpublished);
    expect(await api.visit(draft.id, 'id')).toBeNull();
    await api.call('bin_drafts', { collection: 'articles', items: [draft.id] });
    await api.importAll(published);
    expect(await api.visit(draft.id, 'id')).toMatchObject({ title: 'Cabai' });
    expect((await api.backend.sql('select from public.revisions')).length).toBe(1);
  });

  it('an older file puts into the bin what it has there, for 30 days from now, and says so before', async () => {
    const draft = await api.create();
    await api.call('bin_drafts', { collection: 'articles', items: [draft.id] });
    const content = await api.exportAll();
    const old = {
      ...content,
      items: content.items.map((item) => ({ ...item, binned_at: item['binned_at'] && LONG_AGO })),
    };
    await api.call('restore_drafts', { collection: 'articles', items: [draft.id] });
    expect(await api.importAll(old)).toMatchObject({ added: 0, changed: 0, removed: 1 });
    const bin = await api.call<{ total: number }>('list_drafts', { collection: 'articles', show: 'bin' });
    expect(bin.total).toBe(1);
    await api.clear();
    await api.importAll(old);
    expect((await api.read(draft.id)).binned_at?.slice(0, 4)).not.toBe(LONG_AGO.slice(0, 4));
  });

  it('brings categories that changed their addresses with each other', async () => {
    const content = await api.exportAll();
    const [one, other] = content.categories;
    const swapped = [
      { ...one, slug: other?.['slug'] },
      { ...other, slug: one?.['slug'] },
      ...content.categories.slice(2),
    ];
    await api.importAll({ ...content, categories: swapped });
    expect((await api.exportAll()).categories.map(({ slug }) => slug)).toEqual(swapped.map(({ slug }) => slug));
  });

  it('is told in the audit log', async () => {
    await fill();
    const content = await api.exportAll();
    const id = await api.stage(content);
    await api.apply(id, (await api.check(id)).stamp);
    expect(await api.log(id, 'site')).toEqual(['imported by Ayu']);
  });
});

describe('nothing is changed', () => {
  /** Tries to import content, and returns the problems. */
  async function refusal(content: Exported): Promise<readonly unknown[]> {
    const before = JSON.stringify(await api.exportAll());
    const id = await api.stage(content);
    const report = await api.check(id);
    const answer = await api.apply(id, report.stamp);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(await api.exportAll())).toBe(before);
    return report.problems;
  }

  it.each<[string, (item: ExportedItem) => object, string]>([
    ['a document that isn’t of its collection', () => ({ document: { title: 'T' } }), 'document'],
    ['no such collection', () => ({ collection: 'settings' }), ''],
    ['another part', () => ({ role: 'superadmin' }), 'item'],
    ['a moment to come', () => ({ saved_at: LATER }), 'saved_at'],
    ['no moment', () => ({ saved_at: 'yesterday' }), 'saved_at'],
    ['no such day', () => ({ published_on: '2024-02-31' }), 'published_on'],
    ['no version', () => ({ version: 0 }), 'item'],
    ['half a version', () => ({ version: 1.5 }), 'version'],
    ['a number that leaves no room for further ones', () => ({ version: 100_000_000 }), 'version'],
    ['in the bin and read', () => ({ binned_at: '2024-01-01T00:00:00Z' }), 'item'],
    ['a name longer than any', () => ({ saved_by_name: 'x'.repeat(201) }), 'saved_by_name'],
    ['a script as a link', ({ document }) => ({ document: { ...document, image: 'javascript:x' } }), 'image'],
    [
      'something else in front of visitors',
      ({ live }) => ({ live: { ...live, id: { ...live.id, text: { title: 'T' } } } }),
      'id',
    ],
    [
      'another language hidden in what both share',
      ({ live }) => ({ live: { ...live, id: { ...live.id, shared: { ...live.id?.shared, en: {} } } } }),
      'live.id',
    ],
  ])('by %s, and the place is named', async (_what, change, place) => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const content = await api.exportAll();
    const articles = { ...content, items: content.items.filter(({ collection }) => collection === 'articles') };
    const [problem] = await refusal(changedItem(articles, change));
    expect(problem).toMatchObject({ id: draft.id, place });
  });

  it('by one item among many', async () => {
    await fill();
    const content = await api.exportAll();
    await api.clear();
    const broken = changedItem(content, () => ({ version: 0 }));
    expect(await refusal(broken)).toHaveLength(1);
  });

  it('by an import of which a part didn’t come', async () => {
    await fill();
    const { categories, items } = await api.exportAll();
    const id = await api.stage({ categories, items });
    await api.backend.sql(`delete from private.import_items where collection = 'banners'`);
    const report = await api.check(id);
    expect(report.problems).toEqual([
      { collection: null, id: null, place: 'items', what: 'incomplete', message: null },
    ]);
    expect((await api.apply(id, report.stamp)).status).toBe(409);
  });

  it('by a category whose address another one has', async () => {
    const { categories, items } = await api.exportAll();
    const [first] = categories;
    expect(await refusal({ categories: [{ ...first, id: 99 }], items })).toMatchObject([{ place: 'slug', id: 99 }]);
  });

  it.each([
    ['two categories of one name', [0, 0]],
    ['a category that is none', [0, -1]],
  ])('by %s', async (_what, places) => {
    const { categories } = await api.exportAll();
    const head = { version: 1, items: 0, tags: [], categories: places.map((at) => categories[at] ?? { id: 1 }) };
    const answer = await api.ask('begin_import', { import_id: '00000000-0000-4000-8000-00000000abcd', head });
    expect(answer.status).toBe(400);
  });
});
