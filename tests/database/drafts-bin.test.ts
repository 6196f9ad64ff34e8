import { beforeEach, describe, expect, it } from 'vitest';
import { article, openSessionAccounts, titled } from './drafts-api.ts';
import type { DraftRow, LiveChangeRow } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(() => api.clear());

const inArticles = (items: readonly unknown[]): object => ({ collection: 'articles', items });
const bin = (...ids: number[]): Promise<LiveChangeRow> => api.call('bin_drafts', inArticles(ids));
const erase = (...ids: number[]): Promise<{ ids: number[]; stale: number[] }> =>
  api.call('erase_drafts', inArticles(ids));
const count = async (table: string): Promise<number> =>
  (await api.backend.sql<{ n: number }>(`select count(*)::integer as n from public.${table}`))[0]?.n ?? -1;

/** Published in Indonesian as it was, in English with a change that isn't published yet. */
async function published(): Promise<DraftRow> {
  const draft = await api.create();
  await api.publish(draft, ['id', 'en']);
  return api.save(draft, titled(article(), 'en', 'Changed'));
}
/** All that visitors and editors can see of an article. */
const everything = async (id: number): Promise<unknown[]> => [
  { ...(await api.read(id)), now: undefined },
  { ...(await api.visit(id, 'id')), version: undefined },
  { ...(await api.visit(id, 'en')), version: undefined },
  await api.backend.sql('select id, document from public.revisions order by id'),
  await api.backend.sql('select language, publish_at, status from public.article_translations order by language'),
];

describe('the bin', () => {
  it('takes an article from visitors at once', async () => {
    const draft = await published();
    await bin(draft.id);
    for (const language of ['id', 'en'] as const) expect(await api.visit(draft.id, language)).toBeNull();
    expect((await api.backend.ask('visitor', 'rpc/search_articles')).body).toMatchObject({ total: 0 });
    expect((await api.backend.ask('visitor', `rpc/published_articles?ids=${draft.id}`)).body).toEqual([]);
    expect(await api.read(draft.id)).toMatchObject({
      binned_at: expect.any(String) as string,
      live: { id: null, en: null },
    });
    expect((await api.log(draft.id)).slice(-3)).toEqual([
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
    await api.call('restore_drafts', inArticles([draft.id]));
    expect(await api.visit(draft.id, 'id')).toBeNull();
    await api.call('set_live', inArticles(answer.before));
    expect(await everything(draft.id)).toEqual(before);
  });

  it('is undone exactly for many, of which some were never published', async () => {
    const drafts = [await published(), await api.create(), await published()];
    const before = await Promise.all(drafts.map(({ id }) => everything(id)));
    const ids = drafts.map(({ id }) => id);
    const answer = await bin(...ids, 99);
    expect(answer.before.map(({ id }) => id)).toEqual(ids);
    // Once more, by a second window: nothing is there to be undone.
    expect((await bin(...ids)).before).toEqual([]);
    await api.call('restore_drafts', inArticles(ids));
    await api.call('set_live', inArticles(answer.before));
    expect(await Promise.all(drafts.map(({ id }) => everything(id)))).toEqual(before);
  });
});

it('names what it gave back or deleted: only what lay in it', async () => {
  const [binned, shown] = [await published(), await published()];
  await bin(binned.id);
  const ids = [binned.id, shown.id];
  expect(await erase(shown.id)).toEqual({ ids: [], stale: [shown.id] });
  expect(await api.call('restore_drafts', inArticles(ids))).toEqual({ ids: [binned.id] });
  expect(await api.visit(shown.id, 'id')).not.toBeNull();
});

describe('erasing', () => {
  it('takes an article with all its versions, and leaves a line of who did it', async () => {
    const [draft, other] = [await published(), await published()];
    await bin(draft.id);
    expect(await erase(draft.id)).toEqual({ ids: [draft.id], stale: [] });
    expect((await api.ask('read_draft', { collection: 'articles', item: draft.id })).status).toBe(404);
    expect([await count('drafts'), await count('articles'), await count('revisions')]).toEqual([1, 1, 2]);
    expect(await api.visit(other.id, 'id')).not.toBeNull();
    expect((await api.log(draft.id)).at(-1)).toBe('erased by Ayu');
    expect(await api.backend.sql(`select detail from public.audit_log where action = 'erased'`)).toEqual([
      { detail: { indonesian: 'Cabai', english: 'Changed' } },
    ]);
  });

  it('names who did it, however long it has been in the bin', async () => {
    const draft = await published();
    await bin(draft.id);
    await api.backend.sql(`update public.drafts set binned_at = now() - interval '31 days'`);
    expect(await erase(draft.id)).toEqual({ ids: [draft.id], stale: [] });
    expect((await api.log(draft.id)).at(-1)).toBe('erased by Ayu');
  });

  it('happens by itself after 30 days, whenever something is put into the bin', async () => {
    const [old, young, next] = [await published(), await published(), await published()];
    await bin(old.id, young.id);
    await api.backend.sql(`update public.drafts set binned_at = now() - interval '30 days 1 second' where id = $1`, [
      old.id,
    ]);
    await api.backend.sql(`update public.drafts set binned_at = now() - interval '29 days 23 hours' where id = $1`, [
      young.id,
    ]);
    const listed = await api.call<{ rows: { id: number }[] }>('list_drafts', { collection: 'articles', show: 'bin' });
    expect(listed.rows.map(({ id }) => id)).toEqual([young.id]);
    await bin(next.id);
    expect(await api.backend.sql('select id::integer from public.drafts order by id')).toEqual([
      { id: young.id },
      { id: next.id },
    ]);
    expect(await api.backend.sql('select 1 from public.articles where id = $1', [old.id])).toEqual([]);
    // The automatic deletion has no person; other actions in the same request keep theirs.
    expect(
      await api.backend.sql(
        `select made_by, made_by_name, detail from public.audit_log where item_id = $1 and action = 'purged'`,
        [String(old.id)],
      ),
    ).toEqual([{ made_by: null, made_by_name: '', detail: { indonesian: 'Cabai', english: 'Changed' } }]);
    expect((await api.log(next.id)).at(-1)).toBe('binned by Ayu');
    await erase(young.id);
    expect((await api.log(young.id)).at(-1)).toBe('erased by Ayu');
  });
});
