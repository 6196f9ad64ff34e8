import { beforeEach, describe, expect, it } from 'vitest';
import { openSessionAccounts } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(async () => {
  await api.clear();
  await api.backend.sql('update private.contact_limits set per_sender = 1000, overall = 1000');
});

const STATES = ['unread', 'read', 'answered', 'archived', 'spam'] as const;

interface MessageRow {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly state_by_name: string;
  readonly created_at: string;
  readonly state_at: string;
}
interface Page {
  readonly total: number;
  readonly unread: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly more: boolean;
  readonly rows: readonly MessageRow[];
}

async function send(part: object = {}): Promise<void> {
  const body = { name: 'Ana', email: 'ana@example.com', message: 'Halo', ...part };
  expect((await api.backend.ask('visitor', 'contact_messages', { method: 'POST', body })).status).toBe(201);
}
const list = (query: object = {}): Promise<Page> => api.call('list_messages', query);
const names = async (query: object): Promise<string[]> => (await list(query)).rows.map(({ name }) => name);
const put = (name: string, state: string, asker = api.ayu) =>
  api.backend.ask(asker, `contact_messages?name=eq.${name}`, {
    method: 'PATCH',
    body: { state },
    headers: { prefer: 'return=representation' },
  });
const unread = (): Promise<{ count: number; newest: { id: string; name: string } | null }> =>
  api.call('unread_messages');

describe('the state of a message', () => {
  it('is unread for a new one, whatever a visitor says', async () => {
    await send();
    expect((await list()).rows).toMatchObject([{ state: 'unread', state_by_name: '' }]);
    for (const part of [
      { state: 'spam' },
      { state: 'unread', state_by_name: 'Ayu' },
      { state_at: '2001-01-01T00:00:00Z' },
    ]) {
      await send(part);
    }
    const { rows } = await list();
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ state, state_by_name: name }) => [state, name].join()))).toEqual(new Set(['unread,']));
    for (const row of rows) expect(row.state_at).toBe(row.created_at);
  });

  it('goes from each into each, with who and when and a line in the audit log', async () => {
    await send();
    const [row] = (await list()).rows;
    let was = 'unread';
    for (const state of ['read', 'answered', 'archived', 'spam', 'unread', 'answered']) {
      const answer = await put('Ana', state, api.budi);
      expect([answer.status, answer.body]).toEqual([200, [expect.objectContaining({ state, state_by_name: 'Budi' })]]);
      const lines = await api.backend.sql(
        `select action, made_by_name, detail from public.audit_log where item_id = $1 order by id desc limit 1`,
        [row?.id],
      );
      expect(lines).toEqual([{ action: state, made_by_name: 'Budi', detail: { was } }]);
      was = state;
    }
    const [changed] = (await list({ show: 'all' })).rows;
    expect(Date.parse(changed?.state_at ?? '')).toBeGreaterThan(Date.parse(row?.created_at ?? ''));
    expect(changed?.created_at).toBe(row?.created_at);
  });

  it('that it has already changes nothing: neither who nor when', async () => {
    await send();
    await put('Ana', 'read');
    const before = await api.backend.sql('select * from public.contact_messages');
    expect((await put('Ana', 'read', api.budi)).status).toBe(200);
    expect(await api.backend.sql('select * from public.contact_messages')).toEqual(before);
    expect(await api.backend.sql('select * from public.audit_log')).toHaveLength(1);
  });

  it('can be changed for many at once, and for none by anybody else', async () => {
    for (const name of ['A', 'B', 'C']) await send({ name });
    const ids = (await list()).rows.map(({ id }) => id).slice(0, 2);
    const path = `contact_messages?id=in.(${ids.join(',')})`;
    const body = { state: 'archived' };
    const patch = { method: 'PATCH', body, headers: { prefer: 'return=representation' } };
    expect((await api.backend.ask('visitor', path, patch)).status).toBe(401);
    expect((await api.backend.ask('user', path, patch)).body).toEqual([]);
    expect((await api.backend.ask(api.ayu, path, patch)).body).toHaveLength(2);
    expect((await list({ show: 'all' })).counts).toEqual({ archived: 2, unread: 1 });
    expect((await put('C', 'nonsense')).status).toBe(400);
  });
});

describe('the list', () => {
  it('shows each state, the inbox and all, and counts what the search finds', async () => {
    for (const state of STATES) {
      await send({ name: state });
      if (state !== 'unread') await put(state, state);
    }
    await send({ name: 'other', message: 'Tomat' });
    expect(await names({})).toEqual(['other', 'answered', 'read', 'unread']);
    expect(await names({ show: 'all' })).toEqual(['other', 'spam', 'archived', 'answered', 'read', 'unread']);
    for (const state of STATES) {
      expect(await names({ show: state })).toEqual(state === 'unread' ? ['other', 'unread'] : [state]);
    }
    expect(await list({ search: 'halo' })).toMatchObject({
      total: 3,
      unread: 2,
      counts: { unread: 1, read: 1, answered: 1, archived: 1, spam: 1 },
    });
    expect(await list({ show: 'nothing such' })).toMatchObject({ total: 0, rows: [] });
  });

  it('finds in name, address, subject and message, whatever the case', async () => {
    await send({ name: 'Éka', email: 'eka@desa.example', subject: 'Hama WERENG', message: 'Padi saya\nmenguning' });
    await send({ name: 'Fajar', email: 'fajar@kota.example', message: 'Halo' });
    for (const search of ['éKA', 'DESA.example', 'wereng', 'MENGUNING', '  padi ', 'saya\nmeng']) {
      expect(await names({ search })).toEqual(['Éka']);
    }
    expect(await names({ search: 'example' })).toEqual(['Fajar', 'Éka']);
    expect(await names({ search: 'zzz' })).toEqual([]);
    expect(await names({ search: ' \t\u00a0' })).toHaveLength(2);
  });

  it.each(['%', '_', '\\', "'", '"', '*', '(', ';--', '%%', '\\%', '$1', '{}'])('takes %j as it is', async (sign) => {
    await send({ name: 'with', message: `before ${sign} after` });
    await send({ name: 'without', message: 'beforeXafter' });
    expect(await names({ search: sign })).toEqual(['with']);
  });

  it('comes in pages of 50, newest first, with the total on every page', async () => {
    await api.backend.database.connection.driver.exec(`
      set session_replication_role = replica;
      insert into public.contact_messages (name, email, message, created_at)
        select 'n' || n, 'a@example.com', 'Halo', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 120) n;
      set session_replication_role = origin;`);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 20, 0]);
    expect(pages.map(({ total }) => total)).toEqual([120, 120, 120, 120]);
    expect(pages.flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual(
      Array.from({ length: 120 }, (_, at) => `n${120 - at}`),
    );
    for (const page of [0, -3]) expect((await list({ page })).rows).toEqual(pages[0]?.rows);
  });

  it('counts what a search finds to 1,000, and says that there are more', async () => {
    await api.backend.database.connection.driver.exec(`
      set session_replication_role = replica;
      insert into public.contact_messages (name, email, message, created_at, state)
        select 'n' || n, 'a@example.com', 'Halo', timestamptz '2026-01-01' + n * interval '1 minute',
          case when n % 2 = 0 then 'unread' else 'spam' end from generate_series(1, 1001) n;
      set session_replication_role = origin;`);
    const all = await list({ search: 'halo', show: 'all', page: 20 });
    expect(all).toMatchObject({ total: 1000, counts: { unread: 500, spam: 500 }, more: true });
    expect(all.rows).toHaveLength(50);
    expect((await list({ search: 'halo', show: 'all', page: 21 })).rows).toEqual([]);
    expect(await list({ show: 'all' })).toMatchObject({ total: 1001, more: false });
    await api.backend.sql(`delete from public.contact_messages where name = 'n1'`);
    expect(await list({ search: 'halo', show: 'all' })).toMatchObject({ total: 1000, more: false });
  });
});

describe('the list by keys', () => {
  type Next = Pick<Page, 'rows'> & { readonly total: number | null };
  // The replies, which the list leaves out, are looked at in message-replies.test.ts.
  const next = async (query: object, last?: MessageRow): Promise<Next> => {
    const after = last && { after_moment: last.created_at, after_id: last.id };
    const { rows, ...rest } = await api.call<Next>('messages_by_key', { ...query, ...after });
    return { ...rest, rows: rows.map((row) => ({ ...row, replies: undefined })) };
  };

  it('goes on where it was, while messages come in and others are marked', async () => {
    // Forty at each time, so that the order also depends on the id.
    await api.backend.database.connection.driver.exec(`
      set session_replication_role = replica;
      insert into public.contact_messages (name, email, message, created_at)
        select 'n' || n, 'a@example.com', 'Halo', timestamptz '2026-01-01 00:00:00.123456' + n / 40 * interval '1 microsecond'
          from generate_series(0, 119) n;
      set session_replication_role = origin;`);
    const all = (await Promise.all([1, 2, 3].map((page) => list({ page })))).flatMap(({ rows }) => rows);
    const first = await next({ show: 'unread' });
    expect([first.rows, first.total]).toEqual([all.slice(0, 50), 120]);
    await send({ name: 'late' });
    for (const { name } of all.slice(40, 50)) await put(name, 'archived');
    const second = await next({ show: 'unread' }, first.rows.at(-1));
    const third = await next({ show: 'unread' }, second.rows.at(-1));
    expect([...second.rows, ...third.rows]).toEqual(all.slice(50));
    expect([second.total, third.total]).toEqual([null, null]);
    expect(await next({ show: 'unread' }, third.rows.at(-1))).toEqual({ total: null, rows: [] });
  });

  it('finds what the list finds', async () => {
    for (const state of STATES) {
      await send({ name: state, subject: `Hama ${state} 100%` });
      if (state !== 'unread') await put(state, state);
    }
    for (const show of [...STATES, 'inbox', 'all', 'nothing such']) {
      for (const search of ['', ' SPAM ', '%', 'hama r', 'zzz']) {
        const { total, rows } = await list({ show, search });
        expect(await next({ show, search })).toEqual({ total, rows });
      }
    }
  });
});

describe('the number unread', () => {
  it('is that of now, with the newest of them', async () => {
    expect(await unread()).toEqual({ count: 0, newest: null, mine: 0, assigned: '' });
    await send({ name: 'First' });
    await send({ name: 'Second' });
    expect(await unread()).toEqual({
      count: 2,
      newest: { id: expect.any(String) as string, name: 'Second', created_at: expect.any(String) as string },
      mine: 0,
      assigned: '',
    });
    await put('Second', 'read');
    expect(await unread()).toMatchObject({ count: 1, newest: { name: 'First' } });
    await put('Second', 'unread');
    expect(await unread()).toMatchObject({ count: 2, newest: { name: 'Second' } });
  });
});

describe('assigning', () => {
  interface Answerer {
    readonly id: string;
    readonly name: string;
    readonly me: boolean;
  }
  const assign = (message: string, person: string | null, was: string | null, asker = api.ayu) =>
    api.backend.ask(asker, 'rpc/assign_message', { method: 'POST', body: { message, person, was } });
  const newest = async () => (await list({ show: 'all' })).rows[0] as MessageRow & { readonly assignee: string | null };

  it('offers those who may answer, the caller first', async () => {
    const { rows } = await api.call<{ rows: readonly Answerer[] }>('list_answerers');
    expect(rows.map(({ name, me }) => [name, me])).toEqual([
      ['Ayu', true],
      ['Budi', false],
    ]);
  });

  it('shows who it is, for whom it waits until it is answered, and a line in the audit log', async () => {
    await send({ name: 'Ana' });
    await send({ name: 'Cici', message: 'Tomat' });
    const { id, assignee } = await newest();
    expect(assignee).toBeNull();
    expect((await assign(id, api.ayu.id, null)).body).toEqual({ assignee: api.ayu.id });
    expect((await newest()).assignee).toBe(api.ayu.id);
    expect(await list({ show: 'mine' })).toMatchObject({ total: 1, mine: 1, rows: [{ name: 'Cici' }] });
    expect(await list({ show: 'mine', search: 'halo' })).toMatchObject({ total: 0, mine: 0, rows: [] });
    expect(await list({ show: 'mine', search: 'tomat' })).toMatchObject({ total: 1, mine: 1 });
    expect(await api.call('messages_by_key', { show: 'mine' })).toMatchObject({ total: 1, rows: [{ name: 'Cici' }] });
    expect(await unread()).toMatchObject({ mine: 1 });
    await put('Cici', 'answered');
    expect(await list({ show: 'mine' })).toMatchObject({ total: 0, mine: 0 });
    expect(await unread()).toMatchObject({ mine: 0 });
    const lines = await api.backend.sql(
      `select action, made_by_name, detail from public.audit_log where item_id = $1 order by id limit 1`,
      [id],
    );
    expect(lines).toEqual([{ action: 'assigned', made_by_name: 'Ayu', detail: { person: api.ayu.id } }]);
  });

  it('of two people who take it at once one gets it, and the other learns of that', async () => {
    await send();
    const { id } = await newest();
    const answers = await Promise.all([assign(id, api.ayu.id, null), assign(id, api.budi.id, null, api.budi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = answers[0]?.status === 200 ? api.ayu.id : api.budi.id;
    expect((await newest()).assignee).toBe(taken);
    // Whoever sees that may give it to somebody else, or back to all.
    expect((await assign(id, null, taken)).body).toEqual({ assignee: null });
    expect((await newest()).assignee).toBeNull();
  });

  it('goes to nobody who may not answer, and by nobody who may not', async () => {
    await send();
    const { id } = await newest();
    const editor = await api.backend.signUp('penyunting@example.com', { full_name: 'Penyunting' });
    await api.backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'editor')`, [editor.id]);
    expect((await assign(id, editor.id, null)).status).toBe(400);
    expect((await assign(id, editor.id, null, editor)).status).toBe(403);
    const body = { assignee: editor.id };
    expect((await api.backend.ask(api.ayu, `contact_messages?id=eq.${id}`, { method: 'PATCH', body })).status).toBe(
      403,
    );
    expect((await newest()).assignee).toBeNull();
  });

  it('ends with the account', async () => {
    await send();
    const { id } = await newest();
    const dewi = await api.backend.signUp('dewi@example.com', { full_name: 'Dewi' });
    await api.backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [dewi.id]);
    expect((await assign(id, dewi.id, null)).status).toBe(200);
    await api.backend.sql('delete from auth.users where id = $1', [dewi.id]);
    expect((await newest()).assignee).toBeNull();
  });
});
