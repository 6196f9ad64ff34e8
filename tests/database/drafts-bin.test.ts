import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { article, openDesk, titled } from './drafts-desk.ts';
import type { Desk, DraftRow, LiveChangeRow } from './drafts-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.backend.stop());
beforeEach(() => desk.clear());

const inArticles = (items: readonly unknown[]): object => ({ collection: 'articles', items });
const bin = (...ids: number[]): Promise<LiveChangeRow> => desk.call('bin_drafts', inArticles(ids));
const erase = (...ids: number[]): Promise<{ erased: number }> => desk.call('erase_drafts', inArticles(ids));
const count = async (table: string): Promise<number> =>
  (await desk.backend.sql<{ n: number }>(`select count(*)::integer as n from public.${table}`))[0]?.n ?? -1;

/** Published in Indonesian as it was, in English with a change that isn't published yet. */
async function published(): Promise<DraftRow> {
  const draft = await desk.create();
  await desk.publish(draft, ['id', 'en']);
  return desk.save(draft, titled(article(), 'en', 'Changed'));
}
/** All that visitors and editors can see of an article. */
const everything = async (id: number): Promise<unknown[]> => [
  { ...(await desk.read(id)), now: undefined },
  { ...(await desk.visit(id, 'id')), version: undefined },
  { ...(await desk.visit(id, 'en')), version: undefined },
  await desk.backend.sql('select id, document from public.revisions order by id'),
  await desk.backend.sql('select language, publish_at, status from public.article_translations order by language'),
];

describe('the bin', () => {
  it('takes an article from visitors at once', async () => {
    const draft = await published();
    await bin(draft.id);
    for (const language of ['id', 'en'] as const) expect(await desk.visit(draft.id, language)).toBeNull();
    expect((await desk.backend.ask('visitor', 'rpc/search_articles')).body).toMatchObject({ total: 0 });
    expect((await desk.backend.ask('visitor', `rpc/published_articles?ids=${draft.id}`)).body).toEqual([]);
    expect(await desk.read(draft.id)).toMatchObject({
      binned_at: expect.any(String) as string,
      live: { id: null, en: null },
    });
    expect((await desk.log(draft.id)).slice(-3)).toEqual([
      'withdrawn id by Ayu',
      'withdrawn en by Ayu',
      'binned by Ayu',
    ]);
  });

  it('is undone exactly: restore, then set_live with what the answer says', async () => {
    const draft = await published();
    const before = await everything(draft.id);
    const answer = await bin(draft.id);
    expect(await everything(draft.id)).not.toEqual(before);
    await desk.call('restore_drafts', inArticles([draft.id]));
    expect(await desk.visit(draft.id, 'id')).toBeNull();
    await desk.call('set_live', inArticles(answer.before));
    expect(await everything(draft.id)).toEqual(before);
  });

  it('is undone exactly for many, of which some were never published', async () => {
    const drafts = [await published(), await desk.create(), await published()];
    const before = await Promise.all(drafts.map(({ id }) => everything(id)));
    const ids = drafts.map(({ id }) => id);
    const answer = await bin(...ids, 99);
    expect(answer.before.map(({ id }) => id)).toEqual(ids);
    // Once more, by a second window: nothing is there to be undone.
    expect((await bin(...ids)).before).toEqual([]);
    await desk.call('restore_drafts', inArticles(ids));
    await desk.call('set_live', inArticles(answer.before));
    expect(await Promise.all(drafts.map(({ id }) => everything(id)))).toEqual(before);
  });

  it('keeps what lies in it from being published or shown', async () => {
    const draft = await published();
    const { before } = await bin(draft.id);
    expect(await desk.publish(draft, ['id'])).toMatchObject({ before: [], stale: [draft.id] });
    expect(await desk.call<LiveChangeRow>('set_live', inArticles(before))).toMatchObject({ before: [] });
    expect(await desk.visit(draft.id, 'id')).toBeNull();
  });
});

describe('erasing', () => {
  it('takes an article with all its versions, and leaves a line of who did it', async () => {
    const [draft, other] = [await published(), await published()];
    await bin(draft.id);
    expect(await erase(draft.id)).toEqual({ erased: 1 });
    expect((await desk.ask('read_draft', { collection: 'articles', item: draft.id })).status).toBe(404);
    expect([await count('drafts'), await count('articles'), await count('revisions')]).toEqual([1, 1, 2]);
    expect(await desk.visit(other.id, 'id')).not.toBeNull();
    expect((await desk.log(draft.id)).at(-1)).toBe('erased by Ayu');
    expect(await desk.backend.sql(`select detail from public.audit_log where action = 'erased'`)).toEqual([
      { detail: { indonesian: 'Cabai', english: 'Changed' } },
    ]);
  });

  it('leaves what isn’t in the bin', async () => {
    const draft = await published();
    expect(await erase(draft.id)).toEqual({ erased: 0 });
    expect(await desk.visit(draft.id, 'id')).not.toBeNull();
  });

  it('happens by itself after 30 days, whenever something is put into the bin', async () => {
    const [old, young, next] = [await published(), await published(), await published()];
    await bin(old.id, young.id);
    await desk.backend.sql(`update public.drafts set binned_at = now() - interval '30 days 1 second' where id = $1`, [
      old.id,
    ]);
    await desk.backend.sql(`update public.drafts set binned_at = now() - interval '29 days 23 hours' where id = $1`, [
      young.id,
    ]);
    const listed = await desk.call<{ rows: { id: number }[] }>('list_drafts', { collection: 'articles', show: 'bin' });
    expect(listed.rows.map(({ id }) => id)).toEqual([young.id]);
    await bin(next.id);
    expect(await desk.backend.sql('select id::integer from public.drafts order by id')).toEqual([
      { id: young.id },
      { id: next.id },
    ]);
    expect(await desk.backend.sql('select 1 from public.articles where id = $1', [old.id])).toEqual([]);
    // Nobody did that, and what somebody did in the same request is still theirs.
    expect(
      await desk.backend.sql(
        `select made_by, made_by_name, detail from public.audit_log where item_id = $1 and action = 'purged'`,
        [String(old.id)],
      ),
    ).toEqual([{ made_by: null, made_by_name: '', detail: { indonesian: 'Cabai', english: 'Changed' } }]);
    expect((await desk.log(next.id)).at(-1)).toBe('binned by Ayu');
    await erase(young.id);
    expect((await desk.log(young.id)).at(-1)).toBe('erased by Ayu');
  });
});
