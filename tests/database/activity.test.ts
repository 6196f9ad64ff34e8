import { beforeEach, describe, expect, it } from 'vitest';
import { article, openSessionAccounts, titled } from './drafts-api.ts';

// The audit log as super admins read it, over HTTP.

const api = await openSessionAccounts();
beforeEach(() => api.clear());

interface Line {
  readonly id: number;
  readonly action: string;
  readonly person: string | null;
  readonly by: { readonly id: string | null; readonly name: string };
  readonly name_indonesian: string | null;
  readonly name_english: string | null;
  readonly present: boolean;
}
interface Page {
  readonly more: boolean;
  readonly rows: readonly Line[];
}

const list = (filter: object = {}): Promise<Page> => api.call('list_activity', filter);
const actions = async (filter: object = {}): Promise<string[]> => (await list(filter)).rows.map(({ action }) => action);

/** Lines a minute apart, the oldest first. */
const lines = (count: number, at = '2026-11-01T00:00:00Z') =>
  api.backend.sql(
    `insert into public.audit_log (collection, item_id, action, made_at, made_by, made_by_name)
     select 'articles', n::text, case when n % 2 = 0 then 'saved' else 'published' end,
       $1::timestamptz + n * interval '1 minute', case when n % 3 = 0 then null else $2::uuid end, 'Ayu'
     from generate_series(1, $3::integer) n`,
    [at, api.ayu.id, count],
  );

describe('the activity', () => {
  it('tells who did what to which item, newest first', async () => {
    const draft = await api.create(article());
    await api.publish(draft, ['id', 'en']);
    await api.save(await api.read(draft.id), titled(article(), 'id', 'Cabai rawit'), api.budi);
    const { rows, more } = await list();
    expect(more).toBe(false);
    expect(rows.map(({ action, by }) => `${action} by ${by.name}`)).toEqual([
      'saved by Budi',
      'published by Ayu',
      'published by Ayu',
      'created by Ayu',
    ]);
    // By the name that it has now, also beside what was done before.
    expect(rows.map(({ name_indonesian }) => name_indonesian)).toEqual(Array(4).fill('Cabai rawit'));
    expect(rows[0]).toMatchObject({
      by: { id: api.budi.id, role: 'superadmin' },
      name_english: 'Chili',
      present: true,
    });
  });

  it('keeps the names of what was erased, and says that it is gone', async () => {
    const draft = await api.create(article());
    await api.call('bin_drafts', { collection: 'articles', items: [draft.id] });
    await api.call('erase_drafts', { collection: 'articles', items: [draft.id] });
    const { rows } = await list({ action: 'erased' });
    expect(rows).toMatchObject([{ name_indonesian: 'Cabai', name_english: 'Chili', present: false }]);
  });

  it('names people by their address', async () => {
    await api.call('invite_person', { email: 'ratna@example.com', role: 'editor' });
    expect((await list({ collection: 'people' })).rows).toMatchObject([
      { action: 'invited', name_indonesian: 'ratna@example.com', present: true },
    ]);
  });

  it('goes on after a line, and misses or doubles none while others are written', async () => {
    await lines(120);
    const first = await list({ most: 50 });
    await lines(5, '2026-12-01T00:00:00Z');
    const second = await list({ most: 50, after: first.rows.at(-1)?.id });
    const third = await list({ most: 50, after: second.rows.at(-1)?.id });
    const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id));
    expect([first.more, second.more, third.more]).toEqual([true, true, false]);
    expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
  });

  it('gives 500 lines at most, and one at least', async () => {
    await lines(501);
    expect((await list({ most: 100_000 })).rows).toHaveLength(500);
    expect((await list({ most: -3 })).rows).toHaveLength(1);
  });

  it('is narrowed by person, place, action and time', async () => {
    await lines(6);
    expect(await actions({ person: api.ayu.id })).toEqual(['published', 'saved', 'saved', 'published']);
    expect(await actions({ person: 'none' })).toHaveLength(2);
    expect(await actions({ action: 'saved' })).toHaveLength(3);
    expect(await actions({ collection: 'categories' })).toEqual([]);
    expect(await actions({ since: '2026-11-01T00:02:00Z', until: '2026-11-01T00:04:00Z' })).toEqual([
      'published',
      'saved',
    ]);
  });

  it('refuses what is no person, and whoever is no super admin', async () => {
    expect((await api.ask('list_activity', { person: 'somebody' })).status).toBe(400);
    const visitor = await api.backend.signUp('petani@example.com');
    for (const name of ['list_activity', 'list_active_people']) {
      expect((await api.ask(name, {}, visitor)).status, name).toBe(403);
    }
  });
});

it('lists everybody who did something, by the name that they had last', async () => {
  const add = (person: string | null, name: string, at: string) =>
    api.backend.sql(
      `insert into public.audit_log (collection, item_id, action, made_at, made_by, made_by_name)
       values ('articles', '1', 'saved', $1, $2, $3)`,
      [at, person, name],
    );
  await add(api.budi.id, 'Budi', '2026-11-02T00:00:00Z');
  await add(api.budi.id, 'budi', '2026-11-01T00:00:00Z');
  await add(api.ayu.id, 'Ayu', '2026-11-03T00:00:00Z');
  await add(null, '', '2026-11-03T00:00:00Z');
  expect(await api.call('list_active_people')).toEqual([
    { id: api.ayu.id, name: 'Ayu', role: 'superadmin', language: null },
    { id: api.budi.id, name: 'Budi', role: 'superadmin', language: null },
  ]);
});
