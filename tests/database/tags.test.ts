import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDocument } from '#domain/article-document.ts';
import { ALL_TAGS_MAX } from '#domain/limits.ts';
import { article, openSessionAccounts } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(async () => {
  await api.clear();
  await api.backend.sql('truncate private.tags, private.merged_tags restart identity');
});

interface TagRow {
  readonly id: number;
  readonly slug: string;
  readonly version: number;
  readonly articles: number;
  readonly binned: number;
}
const list = (): Promise<TagRow[]> => api.call('list_tags');
const COMPOST = { slug: 'compost', name_indonesian: 'Kompos', name_english: 'Compost' };
const SHOWN = {
  compost: COMPOST,
  rice: { slug: 'rice', name_indonesian: 'Padi', name_english: 'Rice' },
  soil: { slug: 'soil', name_indonesian: 'Tanah', name_english: 'Soil' },
};
const make = async (slug: keyof typeof SHOWN): Promise<number> =>
  (await api.call<{ tag: TagRow }>('save_tag', SHOWN[slug])).tag.id;
const visit = async (id: number): Promise<unknown> => {
  const read = (await api.visit(id, 'id')) as unknown as { tags: unknown } | null;
  return read?.tags;
};
const search = async (question: string): Promise<{ total: number; ids: number[]; tag: unknown }> => {
  const { body } = await api.backend.ask('visitor', `rpc/search_articles?${question}`);
  const { total, articles, tag } = body as { total: number; articles: { id: number }[]; tag: unknown };
  return { total, ids: articles.map(({ id }) => id), tag };
};
const listed = async (tag: number | string): Promise<number[]> => {
  const { rows } = await api.call<{ rows: { id: number }[] }>('list_drafts', {
    ...{ collection: 'articles', tag: String(tag), sort: '-changed' },
  });
  return rows.map(({ id }) => id);
};
/** As `article`, with these tags. */
const tagged = (...tags: number[]) => article({ tags });

describe('a tag', () => {
  it('is made with its names trimmed, and saved on its newest version only', async () => {
    const first = await api.call('save_tag', { ...COMPOST, name_indonesian: ' Kompos ' });
    expect(first).toMatchObject({ saved: true, tag: { ...COMPOST, version: 1 } });
    const { id } = (first as { tag: TagRow }).tag;
    const change = { ...COMPOST, tag: id, name_english: 'Composting' };
    expect(await api.call('save_tag', { ...change, based_on: 1 })).toMatchObject({ saved: true, tag: { version: 2 } });
    expect(await api.call('save_tag', { ...change, based_on: 1, name_english: 'Late' })).toMatchObject({
      saved: false,
      tag: { name_english: 'Composting' },
    });
    expect(await api.log(id, 'tags')).toEqual(['created by Ayu', 'saved by Ayu']);
  });

  it.each([
    ['a slug that another one has', {}, 409, '23505'],
    ['a slug of capitals', { slug: 'Soil' }, 400, '23514'],
    ['a slug too long', { slug: 'x'.repeat(61) }, 400, '23514'],
    ['no name', { slug: 'soil', name_english: ' ' }, 400, '23514'],
    ['a name too long', { slug: 'soil', name_indonesian: 'x'.repeat(61) }, 400, '23514'],
    ['a number that nobody has', { tag: 99, based_on: 1 }, 404, 'PT404'],
  ])('with %s is refused', async (_what, part, status, code) => {
    await make('compost');
    const before = await list();
    const answer = await api.ask('save_tag', { ...COMPOST, ...part });
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    expect(await list()).toEqual(before);
  });
});

it('one tag more than an import takes isn’t made, and it is said so', async () => {
  await api.backend.sql(
    `insert into private.tags (slug, name_indonesian, name_english)
    select 'tag-' || n, 'Tag', 'Tag' from generate_series(1, $1::integer) n`,
    [ALL_TAGS_MAX - 1],
  );
  const id = await make('compost');
  const answer = await api.ask('save_tag', SHOWN.rice);
  expect([answer.status, answer.body]).toEqual([413, expect.objectContaining({ code: 'PT413' })]);
  expect(await api.call('save_tag', { ...COMPOST, tag: id, based_on: 1, name_english: 'Composting' })).toMatchObject({
    saved: true,
  });
  expect((await api.ask('save_tag', COMPOST)).status).toBe(409);
  const { tags } = await api.call<{ tags: object[] }>('export_content');
  expect(tags).toHaveLength(ALL_TAGS_MAX);
  const head = (known: object[]) => ({ version: 1, items: 0, categories: [], tags: known });
  const imported = async (known: object[]) => {
    const import_id = randomUUID();
    await api.call('begin_import', { import_id, head: head(known) });
    return (await api.call<{ problems: object[] }>('check_import', { import_id })).problems;
  };
  expect(await imported(tags)).toEqual([]);
  expect(await imported([SHOWN.rice])).toEqual([
    { collection: 'tags', id: null, place: 'tags', what: 'full', message: null },
  ]);
});

describe('the tags of an article', () => {
  it.each([
    ['none in a list', []],
    ['nine', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['one twice', [1, 1]],
    ['a word', ['compost']],
    ['no list', 1],
    ['a fraction', [1.5]],
  ])('are refused where there are %s', async (_what, tags) => {
    const answer = await api.ask('create_draft', {
      ...{ collection: 'articles', document: { ...article(), tags }, key: '00000000-0000-4000-8000-0000000000aa' },
    });
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ details: 'tags' })]);
  });

  it('are read in their order once they are published; those that are gone are left out', async () => {
    const [compost, rice] = [await make('compost'), await make('rice')];
    const draft = await api.create(tagged(rice, 99, compost));
    await api.publish(draft, ['id']);
    expect(await visit(draft.id)).toEqual([SHOWN.rice, SHOWN.compost]);
    const saved = await api.save(draft, tagged(compost));
    expect([await visit(draft.id), saved.live.id?.changed]).toEqual([[SHOWN.rice, SHOWN.compost], true]);
    await api.publish(saved, ['id']);
    expect(await visit(draft.id)).toEqual([SHOWN.compost]);
    const bare = await api.create();
    await api.publish(bare, ['id']);
    expect(await visit(bare.id)).toEqual([]);
  });

  it('come with the whole library, and a renamed one makes another version of it', async () => {
    const compost = await make('compost');
    const draft = await api.create(tagged(compost));
    await api.publish(draft, ['id']);
    const read = async () => {
      const { body } = await api.backend.ask('visitor', `rpc/library_articles?ids=${draft.id}`);
      const [one] = body as { version: number; texts: { tags: unknown }[] }[];
      return { version: one?.version, tags: one?.texts[0]?.tags };
    };
    const before = await read();
    expect(before.tags).toEqual([SHOWN.compost]);
    await api.call('save_tag', { ...COMPOST, tag: compost, based_on: 1, name_english: 'Composting' });
    const after = await read();
    expect(after.tags).toEqual([{ ...COMPOST, name_english: 'Composting' }]);
    expect(after.version).not.toBe(before.version);
    expect((await api.read(draft.id)).live.id?.changed).toBe(false);
  });
});

describe('articles with a tag', () => {
  it('are found by visitors, alone and together with a search and a category', async () => {
    const compost = await make('compost');
    const both = await api.create(article({ tags: [compost], id: { ...article().id, title: 'Pupuk cair' } }));
    const other = await api.create(article({ tags: [compost], category: 1 }));
    const without = await api.create();
    const draft = await api.create(tagged(compost));
    for (const each of [both, other, without]) await api.publish(each, ['id']);
    expect(await search('tag=compost')).toMatchObject({ total: 2, tag: SHOWN.compost });
    expect((await search('tag=compost')).ids.sort()).toEqual([both.id, other.id].sort());
    expect((await search('tag=compost&search=pupuk')).ids).toEqual([both.id]);
    expect(await search('tag=compost&category=hydroponics')).toMatchObject({ total: 1, ids: [other.id] });
    expect(await search('tag=compost&search=x&forms=pupuk')).toMatchObject({ total: 1, ids: [both.id] });
    await make('rice');
    expect(await search('tag=rice')).toEqual({ total: 0, ids: [], tag: null });
    expect(await search('tag=nothing')).toEqual({ total: 0, ids: [], tag: null });
    expect(await search('')).toMatchObject({ total: 3, tag: null });
    expect(await listed(compost)).toEqual([both.id, other.id, draft.id]);
    expect([await listed('x'), await listed('99')]).toEqual([[], []]);
  });

  it('are counted, drafts and the bin included', async () => {
    const [compost, rice] = [await make('compost'), await make('rice')];
    await api.create(tagged(compost, rice));
    const binned = await api.create(tagged(compost));
    await api.call('bin_drafts', { collection: 'articles', items: [binned.id] });
    expect((await list()).map(({ slug, articles, binned: inBin }) => [slug, articles, inBin])).toEqual([
      ['compost', 1, 1],
      ['rice', 1, 0],
    ]);
  });
});

describe('a tag that articles have', () => {
  const kept = async (item: number) => {
    const [version] = await api.backend.sql<{ document: ArticleDocument }>(
      'select document from public.draft_versions where item_id = $1 order by version desc limit 1',
      [item],
    );
    if (!version) throw new Error('No version was kept');
    return version;
  };
  const published = async (...tags: number[]) => {
    const draft = await api.create(tagged(...tags));
    await api.publish(draft, ['id', 'en']);
    return draft;
  };
  const revisions = async (): Promise<number> =>
    Number((await api.backend.sql<{ count: string }>('select count(*) from public.revisions'))[0]?.count);

  it('is taken from drafts, from what is published and from older versions when it is deleted', async () => {
    const [compost, rice] = [await make('compost'), await make('rice')];
    const draft = await published(compost, rice);
    const changed = await published(compost);
    await api.save(changed, tagged(rice));
    const before = await revisions();
    await api.call('delete_tag', { tag: compost });
    expect([await visit(draft.id), await visit(changed.id)]).toEqual([[SHOWN.rice], []]);
    const { document, live } = await api.read(draft.id);
    expect([document.tags, live.id?.changed, live.en?.changed]).toEqual([[rice], false, false]);
    expect(await revisions()).toBe(before);
    const named = await api.backend.sql(
      `select from public.revisions r where r.document::text like '%"tags": [${compost}%'`,
    );
    expect(named).toEqual([]);
    expect(await search('tag=compost')).toMatchObject({ total: 0, tag: null });
    expect(await api.log(compost, 'tags')).toEqual(['created by Ayu', 'erased by Ayu']);
    // The last one leaves no list behind.
    await api.call('delete_tag', { tag: rice });
    expect((await api.read(draft.id)).document).not.toHaveProperty('tags');
    expect((await api.read(draft.id)).live.id?.changed).toBe(false);
  });

  it('gives its place to the other one when they are merged', async () => {
    const [compost, rice] = [await make('compost'), await make('rice')];
    const [one, both, binned] = [
      await published(compost),
      await published(rice, compost),
      await api.create(tagged(compost)),
    ];
    await api.call('bin_drafts', { collection: 'articles', items: [binned.id] });
    expect(await api.call('merge_tags', { source: compost, target: rice })).toEqual({ moved: 3 });
    expect([await visit(one.id), await visit(both.id)]).toEqual([[SHOWN.rice], [SHOWN.rice]]);
    const read = await api.read(both.id);
    expect([read.document.tags, read.live.id?.changed]).toEqual([[rice], false]);
    expect(await list()).toMatchObject([{ slug: 'rice', articles: 2, binned: 1 }]);
    expect((await search('tag=rice')).total).toBe(2);
    expect(await api.log(rice, 'tags')).toEqual(['created by Ayu', 'merged by Ayu']);
    for (const [source, target] of [
      [rice, rice],
      [rice, 99],
      [99, rice],
    ]) {
      expect((await api.ask('merge_tags', { source, target })).status).toBe(404);
    }
  });

  it('stays in older versions, and comes back from them as what it is today', async () => {
    const [compost, rice, soil] = [await make('compost'), await make('rice'), await make('soil')];
    const draft = await api.create(tagged(compost, soil));
    await api.save(draft, tagged(rice), api.budi);
    const { document } = await kept(draft.id);
    await api.call('merge_tags', { source: compost, target: rice });
    const part = (wanted: object) => api.call('restorable_part', { collection: 'articles', part: wanted });
    expect(await part(document)).toEqual({ part: tagged(rice, soil), left_out: false });
    await api.call('delete_tag', { tag: soil });
    expect(await part(document)).toEqual({ part: tagged(rice), left_out: true });
    // Merged once more.
    const earth = await make('soil');
    await api.call('merge_tags', { source: rice, target: earth });
    expect(await part(document)).toEqual({ part: tagged(earth), left_out: true });
    await api.call('delete_tag', { tag: earth });
    expect(await part(document)).toEqual({ part: article(), left_out: true });
    const now = await api.read(draft.id);
    const saved = await api.save(now, document);
    expect([saved.saved, saved.document]).toEqual([true, article()]);
  });

  it('doesn’t come back with what somebody has open, who learns of the other one', async () => {
    const [compost, rice] = [await make('compost'), await make('rice')];
    const draft = await published(compost);
    await api.call('merge_tags', { source: compost, target: rice });
    const typed = article({ tags: [compost], id: { ...article().id, title: 'Typed' } });
    const late = await api.save(draft, typed, api.budi);
    expect([late.saved, late.document.tags]).toEqual([false, [rice]]);
    const kept = await api.save(late, typed, api.budi);
    expect([kept.saved, kept.document.tags, kept.document.id.title]).toEqual([true, [rice], 'Typed']);
    const made = await api.create(tagged(compost, rice));
    expect(made.document.tags).toEqual([rice]);
  });

  it('goes without counting as writing: who wrote last, freshness, approvals and requests stay', async () => {
    const [compost, rice] = [await make('compost'), await make('rice')];
    const draft = await published(compost);
    await api.call('request_review', { collection: 'articles', item: draft.id, version: draft.version });
    const asked = await api.call<{ review: object }>('read_draft', { collection: 'articles', item: draft.id });
    const other = await api.create(tagged(compost));
    await api.call('approve_draft', { collection: 'articles', item: other.id, version: other.version });
    await api.backend.sql(`alter table public.drafts disable trigger drafts_keep`);
    await api.backend.sql(`update public.drafts set saved_at = now() - interval '300 days'`);
    await api.backend.sql(`alter table public.drafts enable trigger drafts_keep`);
    const states = () =>
      api.backend.sql(`select id, saved_at, saved_by, saved_by_name, fresh_until from public.drafts order by id`);
    const before = await states();
    for (const doing of [
      () => api.call('merge_tags', { source: compost, target: rice }, api.budi),
      () => api.call('delete_tag', { tag: rice }, api.budi),
    ]) {
      const { version } = await api.read(draft.id);
      await doing();
      const now = await api.call<object>('read_draft', { collection: 'articles', item: draft.id });
      expect(now).toMatchObject({ version: version + 1, review: { ...asked.review, version: version + 1 } });
      expect(await api.read(other.id)).toMatchObject({ version: version + 1, approval: { version: version + 1 } });
    }
    expect(await states()).toEqual(before);
    expect(await api.log(draft.id)).not.toContain('saved by Budi');
    expect(await api.log(rice, 'tags')).toEqual(['created by Ayu', 'merged by Budi', 'erased by Budi']);
    const marked = await api.call<{ document: object }>('read_review', { collection: 'articles', item: draft.id });
    expect(marked.document).toEqual(article());
    // An approval of an older version stays one of an older version.
    const later = await api.save(await api.read(other.id), tagged(await make('soil')));
    await api.call('delete_tag', { tag: later.document.tags?.[0] });
    expect(await api.read(other.id)).toMatchObject({ version: 5, approval: { version: 3 } });
  });

  it('is compared again with what a draft shows that names another one by now', async () => {
    const [compost, rice] = [await make('compost'), await make('rice')];
    const draft = await published(compost);
    expect((await api.save(draft, tagged(rice))).live.id?.changed).toBe(true);
    await api.call('merge_tags', { source: compost, target: rice });
    expect((await api.read(draft.id)).live.id?.changed).toBe(false);
  });
});
