import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../support/backend/backend.ts';
import { article, titled, type DraftRow, type SavedRow } from './drafts-api.ts';
import { openTransferApi, type TransferApi } from './transfer-api.ts';

let api: TransferApi;
beforeAll(async () => {
  api = await openTransferApi();
});
afterAll(() => api.backend.stop());
beforeEach(() => api.clear());

/** What is kept of an item, oldest first: "1 Cabai by Ayu". */
async function versions(item: number): Promise<string[]> {
  const rows = await api.backend.sql<{ line: string }>(
    `select v.version || ' ' || (v.document #>> '{id,title}') || ' by ' || v.saved_by_name as line
     from public.draft_versions v where v.collection = 'articles' and v.item_id = $1 order by v.version`,
    [item],
  );
  return rows.map(({ line }) => line);
}

/** Minutes go by: everything that was saved was saved earlier. */
async function wait(minutes: number): Promise<void> {
  await api.backend.database.connection.driver.exec(`
    set session_replication_role = replica;
    update public.drafts set created_at = created_at - interval '${minutes} minutes',
      saved_at = saved_at - interval '${minutes} minutes';
    update public.draft_versions set saved_at = saved_at - interval '${minutes} minutes',
      kept_at = kept_at - interval '${minutes} minutes';
    set session_replication_role = origin;`);
}

/** Saves these titles one after another, `minutes` apart. */
async function write(draft: DraftRow, titles: readonly string[], minutes: number, by?: Person): Promise<DraftRow> {
  let newest = draft;
  for (const title of titles) {
    await wait(minutes);
    newest = await api.save(newest, titled(article(), 'id', title), by);
  }
  return newest;
}

const keep = (draft: DraftRow, by?: Person) =>
  api.call<SavedRow>(
    'save_draft',
    { collection: 'articles', item: draft.id, based_on: draft.version, document: draft.document, keep: true },
    by,
  );

describe('a draft that was never published', () => {
  it('is kept every ten minutes of one person’s writing, not with each save', async () => {
    const draft = await write(await api.create(), ['A', 'B', 'C'], 3);
    expect(await versions(draft.id)).toEqual([]);
    const later = await write(draft, ['D', 'E', 'F', 'G', 'H'], 3);
    expect(await versions(draft.id)).toEqual(['4 C by Ayu', '8 G by Ayu']);
    expect((await api.read(draft.id)).version).toBe(later.version);
  });

  it('is kept after a pause, as it was left', async () => {
    const draft = await write(await api.create(), ['A', 'B'], 1);
    await write(await write(draft, ['C'], 60), ['D'], 1);
    expect(await versions(draft.id)).toEqual(['3 B by Ayu']);
  });

  it('is always kept before somebody else saves, and says whose it was', async () => {
    const draft = await write(await api.create(), ['A'], 1);
    const budis = await write(draft, ['B', 'C'], 1, api.budi);
    await write(budis, ['D'], 1);
    expect(await versions(draft.id)).toEqual(['2 A by Ayu', '4 C by Budi']);
  });

  it('is kept on demand, once for each version, and nothing of the draft changes', async () => {
    const draft = await write(await api.create(), ['A'], 1);
    expect(await keep(draft)).toMatchObject({ saved: true, version: draft.version });
    await keep(draft);
    expect(await versions(draft.id)).toEqual(['2 A by Ayu']);
    expect(await api.read(draft.id)).toMatchObject({ version: draft.version, saved_by_name: 'Ayu' });
  });

  it('isn’t kept once more where it says again what was kept last', async () => {
    const draft = await write(await api.create(), ['A', 'B'], 11);
    expect(await versions(draft.id)).toEqual(['1 Cabai by Ayu', '2 A by Ayu']);
    await keep(await write(draft, ['A'], 1));
    expect(await versions(draft.id)).toEqual(['1 Cabai by Ayu', '2 A by Ayu']);
  });

  it('isn’t kept by a save that finds a newer version, or that says what is there', async () => {
    const draft = await write(await api.create(), ['A'], 30);
    const before = await versions(draft.id);
    await wait(30);
    const stale = await api.save({ ...draft, version: 1 }, titled(article(), 'id', 'X'), api.budi);
    expect(stale.saved).toBe(false);
    await api.save(draft, draft.document, api.budi);
    expect(await versions(draft.id)).toEqual(before);
  });

  it('takes what was kept along when it is erased', async () => {
    const draft = await write(await api.create(), ['A', 'B'], 11);
    await api.call('bin_drafts', { collection: 'articles', items: [draft.id] });
    expect(await versions(draft.id)).toHaveLength(2);
    await api.call('erase_drafts', { collection: 'articles', items: [draft.id] });
    expect(await versions(draft.id)).toEqual([]);
  });
});

describe('what is kept', () => {
  /** Puts versions there that were saved so many minutes ago, and has them thinned by one more. */
  async function thinned(minutesAgo: readonly number[]): Promise<number[]> {
    const draft = await api.create();
    await api.backend.sql(
      `insert into public.draft_versions (collection, item_id, version, document, saved_at, saved_by, saved_by_name)
       select 'articles', $1, nth, '{}', now() - m.ago * interval '1 minute', $2, 'Ayu'
       from unnest($3::float[]) with ordinality m (ago, nth)`,
      [draft.id, api.ayu.id, minutesAgo],
    );
    await api.backend.sql(`select private.thin_versions('articles', $1)`, [draft.id]);
    const rows = await api.backend.sql<{ version: number }>(
      'select version from public.draft_versions order by version',
    );
    return rows.map(({ version }) => minutesAgo[version - 1] ?? -1);
  }
  const DAY = 24 * 60;

  it('are the newest three, however close, and then one of ten minutes, an hour, a day and a week', async () => {
    // Every minute of three hours, every six hours of 40 days, every day of half a year: the oldest first.
    const all = [
      ...Array.from({ length: 140 }, (_, at) => (180 - at) * DAY),
      ...Array.from({ length: 40 * 4 - 1 }, (_, at) => 40 * DAY - at * 360),
      ...Array.from({ length: 180 }, (_, at) => 180 - at),
    ];
    const left = await thinned(all);
    const between = (from: number, to: number) => left.filter((ago) => ago > from && ago <= to);
    expect(left.length).toBeLessThanOrEqual(50);
    expect(between(0, 3)).toEqual([3, 2, 1]);
    // Twelve tens of minutes lie in two hours, or begin before them.
    expect(between(3, 118).length).toBeGreaterThanOrEqual(11);
    expect(between(3, 118).length).toBeLessThanOrEqual(13);
    expect(between(2 * DAY, 29 * DAY).length).toBeGreaterThanOrEqual(26);
    expect(between(2 * DAY, 29 * DAY).length).toBeLessThanOrEqual(28);
  });

  it('are of a week once they are older than 30 days', async () => {
    const left = await thinned(Array.from({ length: 150 }, (_, at) => (190 - at) * DAY));
    // The newest three are days apart; the others weeks.
    const gaps = left.slice(0, -3).map((ago, at) => (ago - (left[at + 1] ?? 0)) / DAY);
    expect(gaps.length).toBeGreaterThan(15);
    expect(gaps.slice(0, -1).every((days) => days === 7)).toBe(true);
  });

  it('of two people are the last of each', async () => {
    const draft = await write(await api.create(), ['A'], 60);
    const mine = await write(draft, ['B'], 1, api.budi);
    const again = await write(mine, ['C'], 1);
    await write(again, ['D', 'E', 'F'], 11);
    await wait(60);
    await keep(await api.read(draft.id));
    expect(await versions(draft.id)).toEqual(expect.arrayContaining(['3 B by Budi']));
  });
});

describe('an import', () => {
  it('keeps what it overwrites, and brings no history along', async () => {
    const draft = await api.create();
    const content = await api.exportAll();
    expect(JSON.stringify(content)).not.toContain('draft_versions');
    await write(draft, ['A'], 1);
    await api.importAll(content);
    expect((await api.read(draft.id)).document.id.title).toBe('Cabai');
    expect(await versions(draft.id)).toEqual(['2 A by Ayu']);
  });
});
