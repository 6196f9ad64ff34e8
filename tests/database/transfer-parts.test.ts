// An import that takes more than one request: what is visible meanwhile, and what happens if others change content, it fails or it
// is abandoned.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_IMPORT } from '#renderer/data/collections/transfer.ts';
import type { Answer, Person } from '../support/backend/backend.ts';
import { article, titled } from './drafts-api.ts';
import { banner } from './site-api.ts';
import { openTransferApi } from './transfer-api.ts';
import type { Exported, Report, TransferApi } from './transfer-api.ts';

let api: TransferApi;
beforeAll(async () => {
  api = await openTransferApi();
  // Each request does the least that it can.
  await api.backend.sql(
    `create or replace function private.end_of_part() returns timestamptz language sql volatile set search_path = ''
     as $$ select clock_timestamp() $$`,
  );
});
afterAll(() => api.backend.stop());
beforeEach(() => api.clear());

/** 50 articles and a banner in front of visitors, one article in the bin, and a category that only they have. */
async function large(): Promise<Exported> {
  await api.publish(await api.create(), ['id', 'en']);
  await api.show('banners', await api.make('banners', banner()), ['id', 'en']);
  const { categories, items } = await api.exportAll();
  await api.clear();
  const [one] = items.filter(({ collection }) => collection === 'articles');
  if (one === undefined) throw new Error('There is nothing');
  const own = { ...categories[0], id: 77, slug: 'own', name_indonesian: 'Sendiri', name_english: 'Own' };
  const ofCategory = (category: number) => ({
    document: { ...one.document, category },
    live: { id: one.live.id && { ...one.live.id, shared: { ...one.live.id.shared, category } }, en: one.live.en },
  });
  const articles = Array.from({ length: 50 }, (_, at) => ({ ...one, id: 101 + at, ...ofCategory(at === 0 ? 77 : 1) }));
  const binned = { ...one, id: 200, live: { id: null, en: null }, published_on: null, binned_at: one['saved_at'] };
  const others = items.filter(({ collection }) => collection !== 'articles');
  return { categories: [...categories, own], items: [...articles, binned, ...others] };
}

const TABLES = ['drafts', 'revisions', 'articles', 'article_translations', 'site_items', 'categories'];
const VIEWS = ['draft_cards?select=collection,id', ...TABLES.map((table) => `${table}?select=*`)];

/** Everything that visitors and super admins can read, but for the log. */
async function everything(): Promise<string> {
  const visitor = (path: string) => api.backend.ask('visitor', `rpc/${path}`);
  const answers = [
    ...['search_articles', 'search_articles?search=cabai&lang=en', 'read_site?lang=id', 'read_site?lang=en'].map(
      visitor,
    ),
    ...['read_article?article_id=101', 'article_version?article_id=101', 'published_articles?ids=7,101'].map(visitor),
    ...VIEWS.map((path) => api.backend.ask(api.ayu, path)),
    ...['all', 'bin', 'published'].map((show) => api.ask('list_drafts', { collection: 'articles', show })),
    api.ask('list_drafts', { collection: 'banners' }),
    api.ask('list_drafts', { collection: 'articles', search: 'cabai' }),
    api.ask('count_drafts', { collection: 'articles' }),
    api.ask('recent_drafts'),
    api.ask('recent_drafts', { search: 'cabai' }),
    api.ask('read_draft', { collection: 'articles', item: 101 }),
    api.ask('list_categories'),
    api.ask('export_content'),
  ];
  const texts: string[] = [];
  for (const answer of await Promise.all(answers)) texts.push(`${answer.status} ${answer.text}`);
  // Without times, stamps that show a save by others, and numbers, which are never used twice.
  return texts.join('\n').replaceAll(/"(now|stamp)":\s?"[^"]*"|"last_numbers":\s?\{[^}]*\}/g, '');
}

/** One request of applying. */
const step = (id: string, stamp: string, asker: Person = api.ayu): Promise<Answer> =>
  api.ask('apply_import', { import_id: id, everything: false, based_on: stamp }, asker);
/** Drops an import, in as many requests as it needs at most. */
async function takeBack(id: string): Promise<void> {
  for (let asked = 0; asked < 20; asked += 1) {
    const answer = await api.ask('drop_import', { import_id: id });
    expect(answer.status).toBe(200);
    if (left(answer) === 0) return;
  }
  throw new Error('It never ends');
}
const left = (answer: Answer): number => (answer.body as { left: number }).left;

describe('an import in several requests', () => {
  it('shows nobody anything before the last one, and then everything', async () => {
    const content = await large();
    await api.publish(await api.create(), ['id']);
    const id = await api.stage(content);
    const { stamp } = await api.check(id);
    const before = await everything();
    const seen: number[] = [];
    let answer = await step(id, stamp);
    while ('left' in (answer.body as object)) {
      seen.push(left(answer));
      expect(await everything()).toBe(before);
      answer = await step(id, stamp);
    }
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(seen.length).toBeGreaterThan(1);
    expect(answer.body).toMatchObject({ applied: true, added: 52, changed: 0, removed: 0 });
    expect((await api.exportAll()).items).toEqual(expect.arrayContaining([...content.items]));
    expect((await api.backend.ask('visitor', 'rpc/search_articles')).body).toMatchObject({ total: 51 });
    expect((await step(id, stamp)).body).toEqual(answer.body);
    expect([await api.log(101), await api.log(77, 'categories')]).toEqual([[], []]);
    expect(await api.log(id, 'site')).toEqual(['imported by Ayu']);
    expect(await api.backend.sql('select applied_in from private.imports')).toEqual([{ applied_in: null }]);
  });

  it('lets others save and make something meanwhile: it asks again, and nothing of it is lost', async () => {
    const id = await api.stage(await large());
    const other = await api.create();
    const { stamp } = await api.check(id);
    await step(id, stamp);
    const saved = await api.save(await api.read(other.id), titled(article(), 'id', 'Ditulis sementara'));
    const made = await api.create(titled(article(), 'id', 'Baru'));
    expect(made.id).toBeGreaterThan(200);
    const before = await everything();
    const answer = await api.apply(id, stamp);
    expect(answer.body).toMatchObject({ applied: false });
    expect(await everything()).toBe(before);
    const { report } = answer.body as { report: Report };
    expect((await api.apply(id, report.stamp)).body).toMatchObject({ applied: true, added: 52 });
    expect((await api.read(other.id)).document).toEqual(saved.document);
    expect((await api.read(made.id)).document.id.title).toBe('Baru');
  });

  it('leaves no trace where it is given up on the way', async () => {
    const id = await api.stage(await large());
    const { stamp } = await api.check(id);
    const before = await everything();
    await step(id, stamp);
    await step(id, stamp);
    let remaining: number;
    do {
      remaining = left(await api.ask('drop_import', { import_id: id }));
      expect(await everything()).toBe(before);
    } while (remaining > 0);
    expect(await api.backend.sql('select from public.drafts where id > 100')).toEqual([]);
    expect(await api.backend.sql('select from public.categories where id = 77')).toEqual([]);
    expect(await api.backend.sql('select from private.imports')).toEqual([]);
    // The stamp shows no change, and the log has no entries about content that was never visible.
    expect(await api.call('export_content')).toMatchObject({ stamp });
    expect([await api.log(101), await api.log(77, 'categories')]).toEqual([[], []]);
  });

  it('is taken back where its owner begins another one, and a day later where anybody does', async () => {
    const content = await large();
    const isThere = async () => (await api.backend.sql('select from public.drafts where id = 101')).length === 1;
    const untouchedFor = (time: string) =>
      api.backend.sql(`update private.imports set touched_at = now() - $1::interval`, [time]);
    const id = await api.stage(content);
    const { stamp } = await api.check(id);
    await step(id, stamp);
    await api.stage(content);
    expect(await isThere()).toBe(true);
    await untouchedFor('30 seconds');
    await api.stage(content, api.budi);
    expect(await isThere()).toBe(true);
    await api.stage(content);
    expect(await isThere()).toBe(false);
    await step(id, stamp);
    await untouchedFor('25 hours');
    await api.stage(content, api.budi);
    expect(await isThere()).toBe(false);
    expect((await api.apply(id, stamp)).body).toMatchObject({ applied: true, added: 52 });
  });

  it('is taken back to its end where somebody erased some of it meanwhile', async () => {
    const id = await api.stage(await large());
    const { stamp } = await api.check(id);
    await step(id, stamp);
    await api.backend.sql('delete from public.drafts where id = 101');
    await takeBack(id);
    expect(await api.backend.sql('select from public.drafts where id > 100')).toEqual([]);
    expect(await api.backend.sql('select from private.imports')).toEqual([]);
  });

  it('leaves a category that somebody’s article uses by now, and tells another import of it', async () => {
    const content = await large();
    const [id, other] = [await api.stage(content), await api.stage(content, api.budi)];
    const { stamp } = await api.check(id);
    await step(id, stamp);
    const { stamp: told } = await api.check(other, false, api.budi);
    await api.create({ ...article(), category: 77 });
    await takeBack(id);
    expect((await api.call<{ id: number }[]>('list_categories')).map((category) => category.id)).toContain(77);
    expect(await api.log(77, 'categories')).toEqual(['created by Ayu']);
    expect(await api.backend.sql('select from private.imports where id = $1', [id])).toEqual([]);
    expect((await api.apply(other, told, false, api.budi)).body).toMatchObject({ applied: false });
  });

  it('hides its categories also from who uses their address part, and says so where one can’t go', async () => {
    const content = await large();
    const [id, other] = [
      await api.stage(content),
      await api.stage({
        ...content,
        categories: content.categories.map((category) => (category['id'] === 77 ? { ...category, id: 78 } : category)),
        items: content.items.filter((item) => item.id !== 101),
      }),
    ];
    await api.call('save_category', { slug: 'empty', name_indonesian: 'Kosong', name_english: 'Empty' });
    const { stamp } = await api.check(id);
    await step(id, stamp);
    expect(await api.check(other)).toMatchObject({ problems: [], categories: { added: 1 } });
    const made = await api.ask('save_category', { slug: 'own', name_indonesian: 'Punya', name_english: 'Own' });
    expect(made.body).toMatchObject({ saved: true, category: { slug: 'own' } });
    expect((await api.apply(id, stamp)).body).toMatchObject({
      applied: false,
      report: { problems: [{ collection: 'categories', id: 77, what: 'slug' }] },
    });
    await api.backend.sql(`update public.drafts set document = document || '{"category": 3}' where id = 102`);
    expect(await api.ask('delete_category', { category: 3 })).toMatchObject({
      status: 423,
      body: { code: 'PT423', message: 'An import uses this category' },
    });
  });

  it('goes on where a request failed', async () => {
    const id = await api.stage(await large());
    const { stamp } = await api.check(id);
    await step(id, stamp);
    const before = await everything();
    await api.backend.sql(`alter table public.articles add constraint never check (id < 0) not valid`);
    try {
      expect((await step(id, stamp)).status).toBeGreaterThanOrEqual(400);
    } finally {
      await api.backend.sql('alter table public.articles drop constraint never');
    }
    expect(await everything()).toBe(before);
    expect((await api.apply(id, stamp)).body).toMatchObject({ applied: true, added: 52 });
  });

  it('keeps another one waiting; one that nobody goes on with for some minutes is taken back for it', async () => {
    const content = await large();
    const [first, second] = [await api.stage(content), await api.stage(content, api.budi)];
    const { stamp } = await api.check(first);
    await step(first, stamp);
    await step(first, stamp);
    const told = await api.check(second, false, api.budi);
    expect(told).toMatchObject({ stamp, added: 52 });
    expect(await step(second, stamp, api.budi)).toMatchObject({
      status: 423,
      body: { code: OTHER_IMPORT },
    });
    await api.backend.sql(`update private.imports set touched_at = now() - interval '6 minutes'`);
    expect((await step(second, stamp, api.budi)).body).toEqual({ left: 20, total: 0 });
    expect((await api.apply(second, stamp, false, api.budi)).body).toMatchObject({ applied: true, added: 52 });
    // The first one waits as it did before.
    expect(await api.check(first)).toMatchObject({ added: 0, same: 55, problems: [] });
  });

  it('stays hidden where its owner’s account is deleted', async () => {
    const person = await api.backend.signUp('leaving@example.com');
    await api.backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [person.id]);
    const id = await api.stage(await large(), person);
    const { stamp } = await api.check(id, false, person);
    const before = await everything();
    await step(id, stamp, person);
    await api.backend.sql('delete from auth.users where id = $1', [person.id]);
    expect(await everything()).toBe(before);
  });

  it('is what the file says, also where somebody merges categories meanwhile', async () => {
    const content = await large();
    const id = await api.stage(content);
    const { stamp } = await api.check(id);
    await step(id, stamp);
    await api.call('merge_categories', { source: 1, target: 2 });
    const answer = await api.apply(id, stamp);
    expect(answer.body).toMatchObject({ applied: false });
    const { report } = answer.body as { report: Report };
    expect((await api.apply(id, report.stamp)).body).toMatchObject({ applied: true, added: 52 });
    expect((await api.exportAll()).items).toEqual(expect.arrayContaining([...content.items]));
  });
});
