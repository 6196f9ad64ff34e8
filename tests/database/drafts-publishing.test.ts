import { beforeEach, describe, expect, it } from 'vitest';
import { article, letTimePass, openSessionAccounts, titled } from './drafts-api.ts';
import type { DraftRow, LiveChangeRow } from './drafts-api.ts';
import { TEXT_PICTURES } from '../support/cases/text-pictures.ts';

const api = await openSessionAccounts();
beforeEach(() => api.clear());

const SOON = new Date(Date.now() + 3_600_000).toISOString();
const titlesFor = async (lang: string): Promise<string[]> => {
  const answer = await api.backend.ask('visitor', `rpc/search_articles?lang=${lang}`);
  return (answer.body as { articles: { title: string }[] }).articles.map(({ title }) => title);
};
const version = async (id: number) => (await api.backend.ask('visitor', `rpc/article_version?article_id=${id}`)).body;
const revisions = (): Promise<{ id: number; language: string; version: number; made_by_name: string }[]> =>
  api.backend.sql('select id::integer, language, version, made_by_name from public.revisions order by id');
/** Which revision visitors read in Indonesian, and since when. */
const place = async (id: number) => {
  const { live } = await api.read(id);
  return { revision: (await revisions())[0]?.id, from: live.id?.from };
};
describe('publishing one language', () => {
  it('shows it to visitors of both, the other one with its notice, and only as it was', async () => {
    const draft = await api.create();
    const answer = await api.publish(draft, ['id']);
    expect(answer).toEqual({
      before: [{ id: draft.id, live: { id: null, en: null }, was: { id: await place(draft.id), en: null } }],
      stale: [],
      blocked: [],
      build: false,
    });
    for (const language of ['id', 'en'] as const) {
      expect(await api.visit(draft.id, language)).toMatchObject({ title: 'Cabai', language: 'id' });
      expect(await titlesFor(language)).toEqual(['Cabai']);
    }
    const { live } = await api.read(draft.id);
    expect(live).toMatchObject({ id: { changed: false }, en: null });
    await api.publish(draft, ['en']);
    expect(await api.visit(draft.id, 'en')).toMatchObject({ title: 'Chili', language: 'en' });
    expect([await titlesFor('id'), await titlesFor('en')]).toEqual([['Cabai'], ['Chili']]);
    expect(await api.log(draft.id)).toEqual(['created by Ayu', 'published id by Ayu', 'published en by Ayu']);
  });

  it('for a later moment is refused where visitors read it now: they would read nothing until then', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const newer = await api.save(draft, titled(article(), 'id', 'Tomat'));
    const answer = await api.publish(newer, ['id'], SOON);
    expect(answer).toMatchObject({ before: [], blocked: [{ id: draft.id, problems: { id: ['live'] } }] });
    expect(await api.visit(draft.id, 'id')).toMatchObject({ title: 'Cabai' });
    expect((await api.publish(newer, ['en'], SOON)).blocked).toEqual([]);
  });

  it('dates the article by the day in Jakarta on which it was first read, unless somebody chose one', async () => {
    const [day] = await api.backend.sql<{ today: string }>('select private.today()::text as today');
    const draft = await api.create();
    await api.publish(draft, ['id']);
    expect((await api.visit(draft.id, 'id'))?.published_on).toBe(day?.today);
    await api.backend.sql(`update public.articles set published_on = '2026-01-02'`);
    await api.publish(await api.save(draft, titled(article(), 'id', 'Tomat')), ['id']);
    expect((await api.visit(draft.id, 'id'))?.published_on).toBe('2026-01-02');
    const dated = await api.create(article({ date: '2020-02-29' }));
    await api.publish(dated, ['id', 'en']);
    expect((await api.visit(dated.id, 'en'))?.published_on).toBe('2020-02-29');
  });
});

describe('a scheduled language', () => {
  it('isn’t seen before its moment, then by everybody, with nobody doing anything', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id', 'en'], SOON);
    expect(Date.parse((await api.read(draft.id)).live.id?.from ?? '')).toBe(Date.parse(SOON));
    for (const asker of ['visitor', 'user'] as const) {
      expect((await api.backend.ask(asker, `rpc/published_articles?ids=${draft.id}`)).body).toEqual([]);
    }
    expect([await api.visit(draft.id, 'id'), await version(draft.id), await titlesFor('id')]).toEqual([null, null, []]);
    await letTimePass(api);
    expect(await api.visit(draft.id, 'id')).toMatchObject({ title: 'Cabai' });
    expect(await titlesFor('en')).toEqual(['Chili']);
    expect((await api.backend.ask('visitor', `rpc/published_articles?ids=${draft.id}`)).body).toEqual([draft.id]);
    expect(await api.log(draft.id)).toEqual(['created by Ayu', 'scheduled id by Ayu', 'scheduled en by Ayu']);
  });

  it('takes over from the other one at its moment: page, list, and version', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    await api.publish(draft, ['en'], SOON);
    expect(await api.visit(draft.id, 'en')).toMatchObject({ language: 'id' });
    expect(await titlesFor('en')).toEqual(['Cabai']);
    await letTimePass(api);
    expect(await api.visit(draft.id, 'en')).toMatchObject({ language: 'en', title: 'Chili' });
    expect([await titlesFor('id'), await titlesFor('en')]).toEqual([['Cabai'], ['Chili']]);
    // Later than the last change of any row, so that stored copies are updated.
    const [moments] = await api.backend.sql<{ shown: string; changed: string }>(
      `select private.utc(max(a.updated_at)) as changed,
         -- Around midnight in Jakarta its day began after its moment, which time has moved back.
         private.utc(greatest(max(t.publish_at), private.start_of_day(max(coalesce(t.dated, a.published_on))))) as shown
       from public.articles a join public.article_translations t on t.article_id = a.id`,
    );
    expect(await version(draft.id)).toBe(moments?.shown);
    expect(String(moments?.shown) > String(moments?.changed)).toBe(true);
  });

  it('that is moved is dated by its new day, and one that is published at once by today', async () => {
    const day = (moment: string): Promise<{ day: string }[]> =>
      api.backend.sql(`select ($1::timestamptz at time zone 'Asia/Jakarta')::date::text as day`, [moment]);
    const date = async (): Promise<string | undefined> =>
      (await api.backend.sql<{ day: string }>('select published_on::text as day from public.articles'))[0]?.day;
    const draft = await api.create();
    for (const moment of ['2999-01-10T00:00:00Z', '2999-02-10T20:00:00Z']) {
      await api.publish(draft, ['id'], moment);
      expect(await date()).toBe((await day(moment))[0]?.day);
    }
    await api.publish(draft, ['en'], '2999-03-01T00:00:00Z');
    expect(await date()).toBe('2999-02-11');
    await api.publish(draft, ['en']);
    expect(await date()).toBe((await day(new Date().toISOString()))[0]?.day);
  });

  it('of a moment that has passed is published now, and never at no moment', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id'], '2001-01-01T00:00:00Z');
    expect(Date.parse((await api.read(draft.id)).live.id?.from ?? '')).toBeGreaterThan(Date.now() - 60_000);
    for (const from of ['infinity', 'never']) {
      const items = [{ id: draft.id, version: draft.version }];
      const body = { collection: 'articles', items, languages: ['en'], live_from: from };
      expect((await api.ask('publish_drafts', body)).status).toBe(400);
    }
  });
});

describe('what can’t be published stays as it is', () => {
  it('because somebody saved it since', async () => {
    const draft = await api.create();
    await api.save(draft, titled(article(), 'id', 'Tomat'), api.budi);
    expect(await api.publish(draft, ['id'])).toEqual({ before: [], stale: [draft.id], blocked: [], build: false });
    expect(await api.visit(draft.id, 'id')).toBeNull();
    expect(await revisions()).toEqual([]);
  });

  it.each([
    [
      'everything',
      { image: '', category: null, author: { id: ' ', en: '\u00a0' }, date: '2999-01-01' },
      ['title', 'content', 'category', 'image', 'author', 'date'],
    ],
    ['the words of its picture', { category: 4 }, ['title', 'content', 'imageAlt']],
    [
      'a picture of its own',
      { image: 'https://x.example/a.png', decorative: true },
      ['title', 'content', 'image.foreign'],
    ],
    ['its category, which is gone', { category: 99, decorative: true }, ['title', 'content', 'category']],
  ])('because it lacks %s', async (_what, part, problems) => {
    const empty = { title: ' ', excerpt: '', content: '\n', imageAlt: '', audience: '', place: '' };
    const draft = await api.create(article({ ...part, en: empty }));
    const answer = await api.publish(draft, ['en']);
    expect(answer.blocked).toEqual([{ id: draft.id, problems: { en: problems } }]);
    expect(answer.before).toEqual([]);
    expect((await api.read(draft.id)).live.en).toBeNull();
  });

  it('because of the pictures in its text, as the form finds them too', async () => {
    const draft = await api.create(
      article({ id: { ...article().id, content: '![](/a.svg) ![b](https://c.example/d)' } }),
    );
    const problems = ['content.foreignPicture', 'content.pictureAlt'];
    expect((await api.publish(draft, ['id'])).blocked).toEqual([{ id: draft.id, problems: { id: problems } }]);
    for (const [what, text, foreign, undescribed] of TEXT_PICTURES) {
      const [row] = await api.backend.sql<{ found: string[] }>(
        `select private.text_picture_problems('x', $1) as found`,
        [text],
      );
      const expected = [...(foreign ? ['x.foreignPicture'] : []), ...(undescribed ? ['x.pictureAlt'] : [])];
      expect(row?.found, what).toEqual(expected);
    }
  });

  it('while the others of the same request are published', async () => {
    const [good, late, blocked] = [await api.create(), await api.create(), await api.create(article({ image: '' }))];
    const items = [good, { id: late.id, version: 9 }, blocked, { id: 99, version: 1 }].map(({ id, version: v }) => ({
      id,
      version: v,
    }));
    const answer = await api.call<LiveChangeRow>('publish_drafts', {
      collection: 'articles',
      items,
      languages: ['id', 'en'],
    });
    expect(answer.before.map(({ id }) => id)).toEqual([good.id]);
    expect(answer.stale).toEqual([late.id, 99]);
    expect(answer.blocked.map(({ id }) => id)).toEqual([blocked.id]);
    expect(await titlesFor('id')).toEqual(['Cabai']);
  });
});

describe('versions that were published', () => {
  it('are kept one for each change of a language, with who made it and from which save', async () => {
    let draft: DraftRow = await api.create();
    await api.publish(draft, ['id', 'en']);
    await api.publish(draft, ['id', 'en']);
    expect(await revisions()).toHaveLength(2);
    draft = await api.save(draft, titled(article(), 'id', 'Tomat'), api.budi);
    await api.publish(draft, ['id', 'en']);
    expect(await revisions()).toMatchObject([
      { language: 'id', version: 1, made_by_name: 'Ayu' },
      { language: 'en', version: 1, made_by_name: 'Ayu' },
      { language: 'id', version: 2, made_by_name: 'Ayu' },
    ]);
    // A picture belongs to both.
    draft = await api.save(draft, { ...draft.document, image: '/pictures/y.svg' });
    expect(draft.live).toMatchObject({ id: { changed: true }, en: { changed: true } });
    await api.publish(draft, ['id', 'en']);
    expect(await revisions()).toHaveLength(5);
  });

  it('isn’t another one where a draft of before a field was added gets that field empty', async () => {
    const { id } = await api.create();
    await api.backend.sql(`update public.drafts set document = document - 'reviewBy'`);
    const draft = await api.read(id);
    await api.publish(draft, ['id', 'en']);
    expect(draft.document).not.toHaveProperty('reviewBy');
    const saved = await api.save(draft, titled(article(), 'en', 'Tomato'));
    expect(saved.document).toHaveProperty('reviewBy');
    expect(saved.live).toMatchObject({ id: { changed: false }, en: { changed: true } });
    await api.publish(saved, ['id', 'en']);
    expect(await revisions()).toHaveLength(3);
  });

  it('can be shown again, and that is undone with what the answer says', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id', 'en']);
    const later = await api.save(draft, titled(article(), 'id', 'Tomat'));
    await api.publish(later, ['id']);
    const before = (await api.read(draft.id)).live;
    const [first] = await revisions();
    const items = [{ id: draft.id, live: { id: { revision: first?.id, from: null } } }];
    const answer = await api.call<LiveChangeRow>('set_live', { collection: 'articles', items });
    expect((await api.visit(draft.id, 'id'))?.title).toBe('Cabai');
    expect((await api.read(draft.id)).live).toMatchObject({
      id: { revision: first?.id, changed: true },
      en: before.en,
    });
    await api.call('set_live', { collection: 'articles', items: answer.before });
    expect((await api.visit(draft.id, 'id'))?.title).toBe('Tomat');
    expect((await api.read(draft.id)).live).toEqual(before);
    expect(await revisions()).toHaveLength(3);
  });

  it('are shown again even where their category is gone since', async () => {
    const draft = await api.create(article({ category: 1 }));
    await api.publish(draft, ['id']);
    const [first] = await revisions();
    await api.publish(await api.save(draft, article({ category: 2 })), ['id']);
    await api.call('delete_category', { category: 1 });
    const items = [{ id: draft.id, live: { id: { revision: first?.id, from: null } } }];
    await api.call('set_live', { collection: 'articles', items });
    expect(await api.visit(draft.id, 'id')).toMatchObject({ category: { slug: 'horticulture' } });
  });

  it('are withdrawn one language at a time', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id', 'en']);
    const [before] = await api.backend.sql('select live_from_english from public.drafts');
    const withdrawn = await api.call<LiveChangeRow>('set_live', {
      collection: 'articles',
      items: [{ id: draft.id, live: { en: null } }],
    });
    expect(await api.visit(draft.id, 'en')).toMatchObject({ title: 'Cabai', language: 'id' });
    expect((await api.read(draft.id)).live).toMatchObject({ id: { changed: false }, en: null });
    expect(await api.log(draft.id)).toContain('withdrawn en by Ayu');
    await api.call('set_live', { collection: 'articles', items: withdrawn.before });
    expect(await api.visit(draft.id, 'en')).toMatchObject({ title: 'Chili' });
    expect(await api.backend.sql('select live_from_english from public.drafts')).toEqual([before]);
  });
});
