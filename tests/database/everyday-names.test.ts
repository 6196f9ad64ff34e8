import { beforeEach, describe, expect, it } from 'vitest';
import { openSessionAccounts } from './drafts-api.ts';

// The everyday names that super admins keep, over HTTP.

const api = await openSessionAccounts();
beforeEach(() => api.backend.sql('delete from private.everyday_names'));

const LOMBOK = { language: 'id', name: 'lombok', standard: 'cabai', region: 'Jawa', source: 'KBBI' };
const save = (change: Readonly<Record<string, string | null>>) =>
  api.ask('save_everyday_name', { ...LOMBOK, ...change });
const remove = (name: string) => api.call('remove_everyday_name', { language: 'id', name });
const list = () => api.call('list_everyday_names', {});

/** As somebody who isn't signed in. */
async function read<T>(path: string): Promise<T> {
  const answer = await api.backend.ask('visitor', `rpc/${path}`);
  expect(answer.status).toBe(200);
  return answer.body as T;
}

/** What visitors' searches are told. */
async function names(query: string) {
  const rows = await read<readonly { readonly collection: string }[]>(`read_site?${query}`);
  return rows.filter(({ collection }) => collection === 'everyday_names');
}

interface State {
  readonly site_digest: string;
  readonly site?: { readonly id: readonly unknown[] };
}

describe('the everyday names', () => {
  it('are listed by language and name, in small letters; a later save says something else of one', async () => {
    await save({ name: '  Lombok ', standard: ' Cabai ' });
    await save({ language: 'en', name: 'bok choy', standard: 'pak choi', region: '' });
    await save({ name: 'LOMBOK', standard: 'cabai, rawit', region: 'Sunda' });
    expect(await list()).toEqual([
      { language: 'en', name: 'bok choy', standard: 'pak choi', region: '', source: 'KBBI' },
      { ...LOMBOK, standard: 'cabai, rawit', region: 'Sunda' },
    ]);
  });

  it('are read by visitors, each language’s own and without who says so', async () => {
    expect(await names('lang=id')).toEqual([]);
    await save({});
    await save({ name: 'rica', standard: '', source: '' });
    const row = { collection: 'everyday_names', id: 1, language: 'id', shared: {} };
    expect(await names('lang=id')).toEqual([{ ...row, text: { lombok: 'cabai', rica: '' } }]);
    expect(await names('lang=id&collections=about,everyday_names')).toHaveLength(1);
    expect(await names('lang=id&collections=about')).toEqual([]);
    expect(await names('lang=en')).toEqual([]);
  });

  it('reach devices that keep the library with the next sync', async () => {
    const before = (await read<State>('library_state')).site_digest;
    expect((await read<State>(`library_state?known=${before}`)).site).toBeUndefined();
    await save({});
    expect((await read<State>(`library_state?known=${before}`)).site?.id).toContainEqual(
      expect.objectContaining({ collection: 'everyday_names', text: { lombok: 'cabai' } }),
    );
  });

  it('have four words at the most', async () => {
    expect((await save({ name: 'cabai rawit-merah pedas' })).status).toBe(204);
    expect((await save({ language: 'en', name: 'farmer’s best hot chili' })).status).toBe(204);
  });

  it('are removed, and removing what isn’t there changes nothing', async () => {
    await save({});
    await remove('Lombok');
    await remove('lombok');
    expect(await list()).toEqual([]);
  });

  it('are in the log of what was done: added, changed and removed, nothing twice', async () => {
    await save({});
    await save({ name: 'Lombok' });
    await save({ standard: 'rawit' });
    await remove('lombok');
    await remove('lombok');
    const { rows } = await api.call<{ rows: object[] }>('list_activity', { collection: 'everyday_names' });
    const line = { collection: 'everyday_names', item: 'lombok', name_indonesian: 'lombok', language: 'id' };
    expect(rows.slice(0, 3)).toMatchObject(
      ['erased', 'saved', 'created'].map((action) => ({ ...line, action, present: false })),
    );
  });

  it.each([
    { language: 'jv' },
    { language: null },
    { name: '   ' },
    { name: null },
    { name: 'a'.repeat(61) },
    { name: 'satu dua-tiga empat lima' },
    { standard: null },
    { standard: 'a'.repeat(81) },
    { region: null },
    { region: 'a'.repeat(81) },
    { source: ' ' },
    { source: null },
    { source: 'a'.repeat(201) },
  ])('refuse %j', async (change) => {
    expect((await save(change)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are 1000 of a language at the most', async () => {
    await api.backend.sql(
      `insert into private.everyday_names select 'id', 'nama ' || n, 'cabai', '', 'KBBI' from generate_series(1, 1000) n`,
    );
    expect((await save({})).status).toBe(409);
    expect((await save({ name: 'nama 1', standard: 'rawit' })).status).toBe(204);
    expect((await save({ language: 'en' })).status).toBe(204);
  });
});
