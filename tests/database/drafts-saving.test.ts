import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addArticles } from '../support/database/articles.ts';
import { article, openSessionAccounts, titled } from './drafts-api.ts';
import type { DraftRow } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(() => api.clear());

const count = async (table: string): Promise<number> =>
  (await api.backend.sql<{ n: number }>(`select count(*)::integer as n from public.${table}`))[0]?.n ?? -1;

describe('a new draft', () => {
  it('has the next number, its first version and its maker’s name, and no visitor sees it', async () => {
    const draft = await api.create();
    expect(draft).toMatchObject({
      collection: 'articles',
      id: 7,
      version: 1,
      document: article(),
      saved_by_name: 'Ayu',
      mine: true,
      binned_at: null,
      live: { id: null, en: null },
    });
    expect((await api.create()).id).toBe(8);
    expect(await api.visit(draft.id, 'id')).toBeNull();
    expect(await count('articles')).toBe(0);
    expect(await api.log(draft.id)).toEqual(['created by Ayu']);
  });

  it('is made once, however often it is asked for under the same key', async () => {
    const body = { collection: 'articles', document: article(), key: randomUUID() };
    const first = await api.call<DraftRow>('create_draft', body);
    await api.save(first, titled(article(), 'id', 'Tomat'));
    // The answer to the first call got lost: what was written since is what there is.
    const again = await api.call<DraftRow>('create_draft', body);
    expect([again.id, again.version, again.document.id.title]).toEqual([first.id, 2, 'Tomat']);
    const other = { ...body, key: randomUUID() };
    const together = await Promise.all(Array.from({ length: 5 }, () => api.call<DraftRow>('create_draft', other)));
    expect(new Set(together.map(({ id }) => id)).size).toBe(1);
    expect(await count('drafts')).toBe(2);
  });

  it('by the key of another collection’s item is refused, and never answered with that item', async () => {
    const key = randomUUID();
    const first = await api.call<DraftRow>('create_draft', { collection: 'articles', document: article(), key });
    const side = { title: 'T', content: 'T', place: '', imageAlt: '' };
    const document = { image: '', decorative: false, link: '', outdated: {}, id: side, en: side };
    const answer = await api.ask('create_draft', { collection: 'communities', document, key });
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ details: 'key' })]);
    expect(await count('drafts')).toBe(1);
    expect((await api.read(first.id)).version).toBe(1);
  });

  it('takes no number that an import brought', async () => {
    await api.backend.sql(`insert into public.articles (id, published_on) values (40, '2024-01-01')`);
    await api.call('adopt_articles', {}, 'service');
    expect((await api.create()).id).toBe(41);
  });
});

it('an article that came without a draft appears on the day that each of its texts names, not before', async () => {
  const texts = { id: { title: 'Cabai', content: 'Isi' }, en: { title: 'Chili', content: 'Text' } };
  await addArticles(api.backend, [{ id: 7, texts }]);
  await api.backend.sql(`update public.article_translations set image_alt = 'Alt'`);
  await api.backend.sql(
    `update public.article_translations set dated = private.today() + 2 where article_id = 7 and language = 'en'`,
  );
  const read = async () => [(await api.visit(7, 'id'))?.title, (await api.visit(7, 'en'))?.language];
  expect(await read()).toEqual(['Cabai', 'id']);
  await api.call('adopt_articles', {}, 'service');
  expect(await read()).toEqual(['Cabai', 'id']);
  expect(
    await api.backend.sql(
      `select live_from_indonesian <= now() as id,
         live_from_english = (private.today() + 2)::timestamp at time zone 'Asia/Jakarta' as en
       from public.drafts where id = 7 and collection = 'articles'`,
    ),
  ).toEqual([{ id: true, en: true }]);
});

describe('a save', () => {
  it('counts on, says who and when, and leaves what visitors read', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const saved = await api.save(draft, titled(article(), 'id', 'Tomat'), api.budi);
    expect(saved).toMatchObject({ saved: true, version: 2, saved_by_name: 'Budi', mine: true });
    expect(saved.live.id?.changed).toBe(true);
    expect(await api.read(draft.id)).toMatchObject({ version: 2, saved_by_name: 'Budi', mine: false });
    expect((await api.visit(draft.id, 'id'))?.title).toBe('Cabai');
    const back = await api.save(saved, article());
    expect([back.version, back.live.id?.changed]).toEqual([3, false]);
  });

  it('on an older version changes nothing, says so and brings what is there', async () => {
    const draft = await api.create();
    await api.save(draft, titled(article(), 'id', 'Tomat'), api.budi);
    const before = await api.backend.sql('select * from public.drafts');
    const late = await api.save(draft, titled(article(), 'id', 'Terung'));
    expect(late).toMatchObject({ saved: false, version: 2, saved_by_name: 'Budi', mine: false });
    expect(late.document.id.title).toBe('Tomat');
    expect(await api.backend.sql('select * from public.drafts')).toEqual(before);
  });

  it.each([0, 2, -1, null, 2_147_483_647])('on version %j, which isn’t there, changes nothing', async (basedOn) => {
    const draft = await api.create();
    const body = { collection: 'articles', item: draft.id, based_on: basedOn, document: titled(article(), 'en', 'X') };
    expect(await api.call('save_draft', body)).toMatchObject({ saved: false, version: 1 });
  });

  it('of what is there already counts as saved, whoever asks: an answer got lost', async () => {
    const draft = await api.create();
    const changed = titled(article(), 'id', 'Tomat');
    const saved = await api.save(draft, changed);
    const before = await api.backend.sql('select * from public.drafts');
    expect(await api.save(draft, changed)).toMatchObject({ saved: true, version: saved.version });
    expect(await api.save(draft, changed, api.budi)).toMatchObject({ saved: true, version: saved.version });
    expect(await api.backend.sql('select * from public.drafts')).toEqual(before);
  });

  it('is 404 where there is no such draft, or no such collection', async () => {
    const draft = await api.create();
    const body = { collection: 'articles', item: draft.id + 1, based_on: 1, document: article() };
    for (const part of [{}, { collection: 'settings' }, { collection: 'Robert"; drop' }]) {
      const answer = await api.ask('save_draft', { ...body, ...part });
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'PT404']);
    }
  });
});

describe('the audit log', () => {
  it('has one line for ten minutes of one person’s saves', async () => {
    let draft = await api.create();
    for (const title of ['A', 'B', 'C']) draft = await api.save(draft, titled(article(), 'id', title));
    draft = await api.save(draft, titled(article(), 'id', 'D'), api.budi);
    expect(await api.log(draft.id)).toEqual(['created by Ayu', 'saved by Ayu', 'saved by Budi']);
    const letPass = (time: string) =>
      api.backend.sql(`update public.audit_log set made_at = made_at - interval '${time}'`);
    await letPass('9 minutes');
    draft = await api.save(draft, titled(article(), 'id', 'E'));
    expect(await api.log(draft.id)).toHaveLength(3);
    await letPass('1 minute');
    await api.save(draft, titled(article(), 'id', 'F'));
    expect(await api.log(draft.id)).toEqual(['created by Ayu', 'saved by Ayu', 'saved by Budi', 'saved by Ayu']);
  });

  it('and the draft keep the name of somebody whose account is gone', async () => {
    const guest = await api.backend.signUp(`${randomUUID()}@example.com`, { full_name: 'Citra' });
    await api.backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [guest.id]);
    const draft = await api.create();
    const saved = await api.save(draft, titled(article(), 'id', 'Tomat'), guest);
    await api.publish(saved, ['id']);
    await api.backend.sql('delete from auth.users where id = $1', [guest.id]);
    expect(await api.read(draft.id)).toMatchObject({ saved_by_name: 'Citra', version: 2, mine: false });
    expect(await api.log(draft.id)).toContain('saved by Citra');
    expect((await api.visit(draft.id, 'id'))?.title).toBe('Tomat');
  });
});
