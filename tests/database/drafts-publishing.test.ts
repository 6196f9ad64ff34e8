import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { article, letTimePass, openDesk, titled } from './drafts-desk.ts';
import type { Desk, DraftRow, LiveChangeRow } from './drafts-desk.ts';
import { TEXT_PICTURES } from '../support/text-pictures.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.backend.stop());
beforeEach(() => desk.clear());

const SOON = new Date(Date.now() + 3_600_000).toISOString();
const titlesFor = async (lang: string): Promise<string[]> => {
  const answer = await desk.backend.ask('visitor', `rpc/search_articles?lang=${lang}`);
  return (answer.body as { articles: { title: string }[] }).articles.map(({ title }) => title);
};
const version = async (id: number) => (await desk.backend.ask('visitor', `rpc/article_version?article_id=${id}`)).body;
const revisions = (): Promise<{ id: number; language: string; version: number; made_by_name: string }[]> =>
  desk.backend.sql('select id::integer, language, version, made_by_name from public.revisions order by id');
/** Which revision visitors read in Indonesian, and since when. */
const place = async (id: number) => {
  const { live } = await desk.read(id);
  return { revision: (await revisions())[0]?.id, from: live.id?.from };
};
describe('publishing one language', () => {
  it('shows it to visitors of both, the other one with its notice, and only as it was', async () => {
    const draft = await desk.create();
    const answer = await desk.publish(draft, ['id']);
    expect(answer).toEqual({
      before: [{ id: draft.id, live: { id: null, en: null }, was: { id: await place(draft.id), en: null } }],
      stale: [],
      blocked: [],
      build: false,
    });
    for (const language of ['id', 'en'] as const) {
      expect(await desk.visit(draft.id, language)).toMatchObject({ title: 'Cabai', language: 'id' });
      expect(await titlesFor(language)).toEqual(['Cabai']);
    }
    const { live } = await desk.read(draft.id);
    expect(live).toMatchObject({ id: { changed: false }, en: null });
    await desk.publish(draft, ['en']);
    expect(await desk.visit(draft.id, 'en')).toMatchObject({ title: 'Chili', language: 'en' });
    expect([await titlesFor('id'), await titlesFor('en')]).toEqual([['Cabai'], ['Chili']]);
    expect(await desk.log(draft.id)).toEqual(['created by Ayu', 'published id by Ayu', 'published en by Ayu']);
  });

  it('for a later moment is refused where visitors read it now: they would read nothing until then', async () => {
    const draft = await desk.create();
    await desk.publish(draft, ['id']);
    const newer = await desk.save(draft, titled(article(), 'id', 'Tomat'));
    const answer = await desk.publish(newer, ['id'], SOON);
    expect(answer).toMatchObject({ before: [], blocked: [{ id: draft.id, problems: { id: ['live'] } }] });
    expect(await desk.visit(draft.id, 'id')).toMatchObject({ title: 'Cabai' });
    expect((await desk.publish(newer, ['en'], SOON)).blocked).toEqual([]);
  });

  it('dates the article by the day in Jakarta on which it was first read, unless somebody chose one', async () => {
    const [day] = await desk.backend.sql<{ today: string }>('select private.today()::text as today');
    const draft = await desk.create();
    await desk.publish(draft, ['id']);
    expect((await desk.visit(draft.id, 'id'))?.published_on).toBe(day?.today);
    await desk.backend.sql(`update public.articles set published_on = '2026-01-02'`);
    await desk.publish(await desk.save(draft, titled(article(), 'id', 'Tomat')), ['id']);
    expect((await desk.visit(draft.id, 'id'))?.published_on).toBe('2026-01-02');
    const dated = await desk.create(article({ date: '2020-02-29' }));
    await desk.publish(dated, ['id', 'en']);
    expect((await desk.visit(dated.id, 'en'))?.published_on).toBe('2020-02-29');
  });
});

describe('a scheduled language', () => {
  it('isn’t seen before its moment, then by everybody, with nobody doing anything', async () => {
    const draft = await desk.create();
    await desk.publish(draft, ['id', 'en'], SOON);
    expect(Date.parse((await desk.read(draft.id)).live.id?.from ?? '')).toBe(Date.parse(SOON));
    for (const asker of ['visitor', 'user'] as const) {
      expect((await desk.backend.ask(asker, `rpc/published_articles?ids=${draft.id}`)).body).toEqual([]);
    }
    expect([await desk.visit(draft.id, 'id'), await version(draft.id), await titlesFor('id')]).toEqual([
      null,
      null,
      [],
    ]);
    await letTimePass(desk);
    expect(await desk.visit(draft.id, 'id')).toMatchObject({ title: 'Cabai' });
    expect(await titlesFor('en')).toEqual(['Chili']);
    expect((await desk.backend.ask('visitor', `rpc/published_articles?ids=${draft.id}`)).body).toEqual([draft.id]);
    expect(await desk.log(draft.id)).toEqual(['created by Ayu', 'scheduled id by Ayu', 'scheduled en by Ayu']);
  });

  it('takes over from the other one at its moment: page, list, and version', async () => {
    const draft = await desk.create();
    await desk.publish(draft, ['id']);
    await desk.publish(draft, ['en'], SOON);
    expect(await desk.visit(draft.id, 'en')).toMatchObject({ language: 'id' });
    expect(await titlesFor('en')).toEqual(['Cabai']);
    await letTimePass(desk);
    expect(await desk.visit(draft.id, 'en')).toMatchObject({ language: 'en', title: 'Chili' });
    expect([await titlesFor('id'), await titlesFor('en')]).toEqual([['Cabai'], ['Chili']]);
    // Later than the last change of any row: whoever kept a copy learns that there is news.
    const [moments] = await desk.backend.sql<{ shown: string; changed: string }>(
      `select private.utc(max(t.publish_at)) as shown, private.utc(max(a.updated_at)) as changed
       from public.articles a join public.article_translations t on t.article_id = a.id`,
    );
    expect(await version(draft.id)).toBe(moments?.shown);
    expect(String(moments?.shown) > String(moments?.changed)).toBe(true);
  });

  it('that is moved is dated by its new day, and one that is published at once by today', async () => {
    const day = (moment: string): Promise<{ day: string }[]> =>
      desk.backend.sql(`select ($1::timestamptz at time zone 'Asia/Jakarta')::date::text as day`, [moment]);
    const date = async (): Promise<string | undefined> =>
      (await desk.backend.sql<{ day: string }>('select published_on::text as day from public.articles'))[0]?.day;
    const draft = await desk.create();
    for (const moment of ['2999-01-10T00:00:00Z', '2999-02-10T20:00:00Z']) {
      await desk.publish(draft, ['id'], moment);
      expect(await date()).toBe((await day(moment))[0]?.day);
    }
    await desk.publish(draft, ['en'], '2999-03-01T00:00:00Z');
    expect(await date()).toBe('2999-02-11');
    await desk.publish(draft, ['en']);
    expect(await date()).toBe((await day(new Date().toISOString()))[0]?.day);
  });

  it('of a moment that has passed is published now, and never at no moment', async () => {
    const draft = await desk.create();
    await desk.publish(draft, ['id'], '2001-01-01T00:00:00Z');
    expect(Date.parse((await desk.read(draft.id)).live.id?.from ?? '')).toBeGreaterThan(Date.now() - 60_000);
    for (const from of ['infinity', 'never']) {
      const items = [{ id: draft.id, version: draft.version }];
      const body = { collection: 'articles', items, languages: ['en'], live_from: from };
      expect((await desk.ask('publish_drafts', body)).status).toBe(400);
    }
  });
});

describe('what can’t be published stays as it is', () => {
  it('because somebody saved it since', async () => {
    const draft = await desk.create();
    await desk.save(draft, titled(article(), 'id', 'Tomat'), desk.budi);
    expect(await desk.publish(draft, ['id'])).toEqual({ before: [], stale: [draft.id], blocked: [], build: false });
    expect(await desk.visit(draft.id, 'id')).toBeNull();
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
    const draft = await desk.create(article({ ...part, en: empty }));
    const answer = await desk.publish(draft, ['en']);
    expect(answer.blocked).toEqual([{ id: draft.id, problems: { en: problems } }]);
    expect(answer.before).toEqual([]);
    expect((await desk.read(draft.id)).live.en).toBeNull();
  });

  it('because of the pictures in its text, as the form finds them too', async () => {
    const draft = await desk.create(
      article({ id: { ...article().id, content: '![](/a.svg) ![b](https://c.example/d)' } }),
    );
    const problems = ['content.foreignPicture', 'content.pictureAlt'];
    expect((await desk.publish(draft, ['id'])).blocked).toEqual([{ id: draft.id, problems: { id: problems } }]);
    for (const [what, text, foreign, undescribed] of TEXT_PICTURES) {
      const [row] = await desk.backend.sql<{ found: string[] }>(
        `select private.text_picture_problems('x', $1) as found`,
        [text],
      );
      const expected = [...(foreign ? ['x.foreignPicture'] : []), ...(undescribed ? ['x.pictureAlt'] : [])];
      expect(row?.found, what).toEqual(expected);
    }
    for (const piece of ['![', '![a]', '![a](', '![[', '\\![', '![a\\']) {
      const began = performance.now();
      const text = `${piece.repeat(100_000 / piece.length)}](`;
      await desk.backend.sql(`select private.text_picture_problems('x', $1)`, [text]);
      expect(performance.now() - began, piece).toBeLessThan(2000);
    }
  });

  it('while the others of the same request are published', async () => {
    const [good, late, blocked] = [await desk.create(), await desk.create(), await desk.create(article({ image: '' }))];
    const items = [good, { id: late.id, version: 9 }, blocked, { id: 99, version: 1 }].map(({ id, version: v }) => ({
      id,
      version: v,
    }));
    const answer = await desk.call<LiveChangeRow>('publish_drafts', {
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
    let draft: DraftRow = await desk.create();
    await desk.publish(draft, ['id', 'en']);
    await desk.publish(draft, ['id', 'en']);
    expect(await revisions()).toHaveLength(2);
    draft = await desk.save(draft, titled(article(), 'id', 'Tomat'), desk.budi);
    await desk.publish(draft, ['id', 'en']);
    expect(await revisions()).toMatchObject([
      { language: 'id', version: 1, made_by_name: 'Ayu' },
      { language: 'en', version: 1, made_by_name: 'Ayu' },
      { language: 'id', version: 2, made_by_name: 'Ayu' },
    ]);
    // A picture belongs to both.
    draft = await desk.save(draft, { ...draft.document, image: '/pictures/y.svg' });
    expect(draft.live).toMatchObject({ id: { changed: true }, en: { changed: true } });
    await desk.publish(draft, ['id', 'en']);
    expect(await revisions()).toHaveLength(5);
  });

  it('can be shown again, and that is undone with what the answer says', async () => {
    const draft = await desk.create();
    await desk.publish(draft, ['id', 'en']);
    const later = await desk.save(draft, titled(article(), 'id', 'Tomat'));
    await desk.publish(later, ['id']);
    const before = (await desk.read(draft.id)).live;
    const [first] = await revisions();
    const items = [{ id: draft.id, live: { id: { revision: first?.id, from: null } } }];
    const answer = await desk.call<LiveChangeRow>('set_live', { collection: 'articles', items });
    expect((await desk.visit(draft.id, 'id'))?.title).toBe('Cabai');
    expect((await desk.read(draft.id)).live).toMatchObject({
      id: { revision: first?.id, changed: true },
      en: before.en,
    });
    await desk.call('set_live', { collection: 'articles', items: answer.before });
    expect((await desk.visit(draft.id, 'id'))?.title).toBe('Tomat');
    expect((await desk.read(draft.id)).live).toEqual(before);
    expect(await revisions()).toHaveLength(3);
  });

  it('are shown again even where their category is gone since', async () => {
    const draft = await desk.create(article({ category: 1 }));
    await desk.publish(draft, ['id']);
    const [first] = await revisions();
    await desk.publish(await desk.save(draft, article({ category: 2 })), ['id']);
    await desk.call('delete_category', { category: 1 });
    const items = [{ id: draft.id, live: { id: { revision: first?.id, from: null } } }];
    await desk.call('set_live', { collection: 'articles', items });
    expect(await desk.visit(draft.id, 'id')).toMatchObject({ category: { slug: 'horticulture' } });
  });

  it('are withdrawn one language at a time', async () => {
    const draft = await desk.create();
    await desk.publish(draft, ['id', 'en']);
    const [before] = await desk.backend.sql('select live_from_english from public.drafts');
    const withdrawn = await desk.call<LiveChangeRow>('set_live', {
      collection: 'articles',
      items: [{ id: draft.id, live: { en: null } }],
    });
    expect(await desk.visit(draft.id, 'en')).toMatchObject({ title: 'Cabai', language: 'id' });
    expect((await desk.read(draft.id)).live).toMatchObject({ id: { changed: false }, en: null });
    expect(await desk.log(draft.id)).toContain('withdrawn en by Ayu');
    await desk.call('set_live', { collection: 'articles', items: withdrawn.before });
    expect(await desk.visit(draft.id, 'en')).toMatchObject({ title: 'Chili' });
    expect(await desk.backend.sql('select live_from_english from public.drafts')).toEqual([before]);
  });
});
