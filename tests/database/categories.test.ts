import { beforeEach, describe, expect, it } from 'vitest';
import { article, openSessionAccounts, titled } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(() => api.clear());

interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly version: number;
  readonly articles: number;
  readonly binned: number;
}
const list = (): Promise<CategoryRow[]> => api.call('list_categories');
const slugs = async (): Promise<string[]> => (await list()).map(({ slug }) => slug);
const NAMES = { name_indonesian: ' Tanah ', name_english: 'Soil' };
const save = (part: object) =>
  api.call<{ saved: boolean; category: CategoryRow & { name_english: string } }>('save_category', {
    slug: 'soil',
    ...NAMES,
    ...part,
  });

describe('a category', () => {
  it('is made last in the order, with its names trimmed', async () => {
    expect(await save({})).toMatchObject({
      saved: true,
      category: { slug: 'soil', name_indonesian: 'Tanah', name_english: 'Soil', version: 1 },
    });
    expect(await slugs()).toEqual(['hydroponics', 'horticulture', 'technology', 'organic', 'soil']);
  });

  it.each([
    ['a slug that another one has', { slug: 'organic' }, 409, '23505'],
    ['a slug of capitals', { slug: 'Soil' }, 400, '23514'],
    ['no slug', { slug: '' }, 400, '23514'],
    ['a slug too long', { slug: 'x'.repeat(61) }, 400, '23514'],
    ['no name', { name_english: ' \u00a0' }, 400, '23514'],
    ['a name too long', { name_indonesian: 'x'.repeat(61) }, 400, '23514'],
    ['null for a name', { name_indonesian: null }, 400, '23502'],
    ['a number that nobody has', { category: 99, based_on: 1 }, 404, 'PT404'],
  ])('with %s is refused', async (_what, part, status, code) => {
    const before = await list();
    const answer = await api.ask('save_category', { slug: 'soil', ...NAMES, ...part });
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    expect(await list()).toEqual(before);
  });

  it('is saved on its newest version only', async () => {
    const first = await save({ category: 4, based_on: 1, name_english: 'First' });
    expect(first).toMatchObject({ saved: true, category: { id: 4, version: 2, name_english: 'First' } });
    const late = await save({ category: 4, based_on: 1, name_english: 'Late' });
    expect(late).toEqual({ saved: false, category: first.category });
    expect(await save({ category: 4, based_on: null, name_english: 'Late' })).toMatchObject({ saved: false });
  });

  it('renamed is a new version of its articles', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const version = async () => (await api.backend.ask('visitor', `rpc/article_version?article_id=${draft.id}`)).body;
    const before = await version();
    await save({ category: 4, based_on: 1, slug: 'organic' });
    expect(await version()).not.toBe(before);
    expect(await api.visit(draft.id, 'id')).toMatchObject({ category: { name_english: 'Soil' } });
    expect((await api.read(draft.id)).live.id?.changed).toBe(false);
  });

  it('leaves a line of who made, renamed and deleted it', async () => {
    const { category } = await save({});
    await save({ category: category.id, based_on: 1, name_english: 'Earth' });
    await api.call('order_categories', { ids: [category.id] });
    await api.call('delete_category', { category: category.id });
    expect(await api.log(category.id, 'categories')).toEqual(['created by Ayu', 'saved by Ayu', 'erased by Ayu']);
  });
});

describe('the order', () => {
  it('is the one asked for; those that aren’t named follow', async () => {
    await api.call('order_categories', { ids: [4, 2] });
    expect(await slugs()).toEqual(['organic', 'horticulture', 'hydroponics', 'technology']);
    await api.call('order_categories', { ids: [3, 99, 4] });
    expect(await slugs()).toEqual(['technology', 'organic', 'horticulture', 'hydroponics']);
    const seen = await api.backend.ask('visitor', 'rpc/search_articles');
    expect((seen.body as { categories: CategoryRow[] }).categories.map(({ slug }) => slug)).toEqual(await slugs());
    for (const ids of [null, 4, ['x'], { a: 1 }]) {
      expect((await api.ask('order_categories', { ids })).status).toBe(400);
    }
  });
});

describe('one that articles use', () => {
  it('says how many, drafts and the bin included, and can’t be deleted', async () => {
    const [draft, binned] = [await api.create(), await api.create()];
    await api.publish(await api.create(article({ category: 1 })), ['id']);
    await api.call('bin_drafts', { collection: 'articles', items: [binned.id] });
    expect((await list()).map(({ articles, binned: inBin }) => [articles, inBin])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    for (const [category, articles] of [
      [4, 2],
      [1, 1],
    ]) {
      const answer = await api.ask('delete_category', { category });
      expect([answer.status, answer.body]).toEqual([
        409,
        expect.objectContaining({ code: 'PT409', details: JSON.stringify({ articles }).replace(':', ': ') }),
      ]);
    }
    await api.call('delete_category', { category: 2 });
    expect(await slugs()).toEqual(['hydroponics', 'technology', 'organic']);
    // What is published may name another category than its draft does.
    const live = await api.create(article({ category: 3 }));
    await api.publish(live, ['id']);
    await api.save(live, article({ category: 4 }));
    const answer = await api.ask('delete_category', { category: 3 });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'PT409']);
    expect((await api.read(draft.id)).document.category).toBe(4);
  });

  it('is merged into another one: drafts, versions and what visitors read, with no change left to publish', async () => {
    const live = await api.create();
    await api.publish(live, ['id', 'en']);
    const changed = await api.create();
    await api.publish(changed, ['id']);
    await api.save(changed, titled(article(), 'id', 'Changed'));
    const [draft, binned, other] = [await api.create(), await api.create(), await api.create(article({ category: 1 }))];
    await api.call('bin_drafts', { collection: 'articles', items: [binned.id] });
    const version = async () => (await api.backend.ask('visitor', `rpc/article_version?article_id=${live.id}`)).body;
    const before = await version();

    expect(await api.call('merge_categories', { source: 4, target: 2 })).toEqual({ moved: 4 });
    expect((await list()).map(({ slug, articles, binned: inBin }) => [slug, articles, inBin])).toEqual([
      ['hydroponics', 1, 0],
      ['horticulture', 3, 1],
      ['technology', 0, 0],
    ]);
    expect(await api.visit(live.id, 'en')).toMatchObject({ category: { slug: 'horticulture' } });
    expect(await version()).not.toBe(before);
    expect((await api.read(live.id)).live).toMatchObject({ id: { changed: false }, en: { changed: false } });
    expect((await api.read(changed.id)).live).toMatchObject({ id: { changed: true } });
    // An open editor notices the new version.
    expect((await api.read(draft.id)).version).toBe(2);
    expect((await api.save(draft, titled(article(), 'id', 'Late'))).saved).toBe(false);
    expect((await api.read(other.id)).version).toBe(1);
    const found = await api.backend.ask('visitor', 'rpc/search_articles?category=horticulture');
    expect(found.body).toMatchObject({ total: 2 });
    expect(await api.log(2, 'categories')).toEqual(['merged by Ayu']);
  });

  it('is merged without counting as writing, and comes back from older versions as what it is today', async () => {
    const draft = await api.create();
    await api.call('approve_draft', { collection: 'articles', item: draft.id, version: draft.version });
    await api.call('merge_categories', { source: 4, target: 2 }, api.budi);
    await api.call('merge_categories', { source: 2, target: 1 }, api.budi);
    expect(await api.read(draft.id)).toMatchObject({ version: 3, saved_by_name: 'Ayu', approval: { version: 3 } });
    expect(await api.log(draft.id)).toEqual(['created by Ayu', 'approved by Ayu']);
    const part = (category: number) => api.call('restorable_part', { collection: 'articles', part: { category } });
    expect(await part(4)).toEqual({ part: { category: 1 }, left_out: false });
    expect(await part(99)).toEqual({ part: { category: null }, left_out: true });
    // One that an import brought back is itself again, and can be merged once more.
    await api.backend.sql(
      "insert into public.categories (id, slug, name_indonesian, name_english) values (4, 'organic', 'Organik', 'Organic')",
    );
    expect(await part(4)).toEqual({ part: { category: 4 }, left_out: false });
    await api.call('merge_categories', { source: 4, target: 3 });
    expect(await part(4)).toEqual({ part: { category: 3 }, left_out: false });
    const late = await api.save(await api.read(draft.id), titled(article(), 'id', 'Late'));
    expect([late.saved, late.document.category, late.document.id.title]).toEqual([true, 3, 'Late']);
  });

  it.each([
    [4, 4],
    [4, 99],
    [99, 4],
  ])('isn’t merged where one isn’t there, or both are one: %i into %i', async (source, target) => {
    const draft = await api.create();
    expect((await api.ask('merge_categories', { source, target })).status).toBe(404);
    expect((await api.read(draft.id)).document.category).toBe(4);
  });
});
