import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { openSessionAccounts } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(() => api.clear());

interface ReplyRow {
  readonly sent: boolean | null;
  readonly id: string;
  readonly body: string;
  readonly author_name: string;
  readonly created_at: string;
}
interface MessageRow {
  readonly id: string;
  readonly state: string;
  readonly state_by_name: string;
  readonly reply_count: number;
  readonly replies?: readonly ReplyRow[];
}

/** A visitor writes; gives the message's id. */
async function arrive(): Promise<string> {
  const body = { name: 'Ana', email: 'ana@example.com', message: 'Halo' };
  expect((await api.backend.ask('visitor', 'contact_messages', { method: 'POST', body })).status).toBe(201);
  const [newest] = await api.backend.sql<{ id: string }>(
    'select id from public.contact_messages order by created_at desc limit 1',
  );
  return newest?.id ?? '';
}
const send = (message: string, body: string, key: string = randomUUID(), asker = api.ayu) =>
  api.backend.ask(asker, 'rpc/add_reply', { method: 'POST', body: { message, key, body } });
const replies = async (message: string) =>
  (await api.call<{ rows: readonly ReplyRow[] }>('list_replies', { message })).rows;
const listed = async (): Promise<MessageRow | undefined> =>
  (await api.call<{ rows: readonly MessageRow[] }>('list_messages', { show: 'all' })).rows[0];

it('is kept with its message, with who and when; the message is answered once somebody says that the mail went', async () => {
  const message = await arrive();
  const before = Date.now();
  expect(await send(message, '  Siram pagi hari.\nJangan sore. ')).toMatchObject({
    status: 200,
    body: { body: 'Siram pagi hari.\nJangan sore.', author_name: 'Ayu' },
  });
  expect((await send(message, 'Satu lagi.', randomUUID(), api.budi)).status).toBe(200);
  const kept = await replies(message);
  expect(kept.map(({ body, author_name: name }) => [body, name])).toEqual([
    ['Siram pagi hari.\nJangan sore.', 'Ayu'],
    ['Satu lagi.', 'Budi'],
  ]);
  for (const { created_at: at } of kept) expect(Math.abs(Date.parse(at) - before)).toBeLessThan(60_000);
  expect(await listed()).toMatchObject({ state: 'unread', reply_count: 2 });
  const settle = (at: number, sent: boolean | null, asker = api.ayu) =>
    api.backend.ask(asker, 'rpc/finish_reply', { method: 'POST', body: { reply: kept[at]?.id, sent } });
  expect((await settle(0, false)).body).toMatchObject({ sent: false });
  expect((await settle(0, null)).body).toMatchObject({ sent: null });
  expect(await listed()).toMatchObject({ state: 'unread' });
  expect((await settle(0, true)).status).toBe(200);
  expect((await settle(1, true, api.budi)).status).toBe(200);
  // A window that doesn't know it yet changes nothing.
  for (const sent of [false, null]) expect((await settle(0, sent, api.budi)).status).toBe(409);
  expect((await settle(0, true, api.budi)).status).toBe(200);
  expect((await replies(message)).map(({ sent }) => sent)).toEqual([true, true]);
  // The second one finds it answered: who answered first stays.
  expect(await listed()).toMatchObject({ state: 'answered', state_by_name: 'Ayu', reply_count: 2 });
  const lines = await api.backend.sql('select action, made_by_name from public.audit_log where item_id = $1', [
    message,
  ]);
  expect(lines).toEqual([{ action: 'answered', made_by_name: 'Ayu' }]);
});

it('is there once, however often and however fast it is sent', async () => {
  const message = await arrive();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(message, 'Halo juga', key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await replies(message)).toHaveLength(1);
  // Other words, another message or another person under the same key are refused, and change nothing.
  expect((await send(message, 'Lain', key)).status).toBe(409);
  expect((await send(await arrive(), 'Halo juga', key)).status).toBe(409);
  expect((await send(message, 'Halo juga', key, api.budi)).status).toBe(409);
  expect((await replies(message)).map(({ body }) => body)).toEqual(['Halo juga']);
});

it('comes along with all messages, and goes with its own', async () => {
  const [first, second] = [await arrive(), await arrive()];
  await send(first, 'Untuk yang pertama');
  await send(second, 'Untuk yang kedua');
  const { rows } = await api.call<{ rows: readonly MessageRow[] }>('messages_by_key', { show: 'all' });
  expect(rows.map(({ id, reply_count: count, replies: kept }) => [id, count, kept?.map(({ body }) => body)])).toEqual([
    [second, 1, ['Untuk yang kedua']],
    [first, 1, ['Untuk yang pertama']],
  ]);
  expect((await api.backend.ask('service', `contact_messages?id=eq.${first}`, { method: 'DELETE' })).status).toBe(204);
  expect(await api.backend.sql('select body from private.message_replies')).toEqual([{ body: 'Untuk yang kedua' }]);
  expect((await send(first, 'Terlambat')).status).toBe(404);
});

it('stays with its author’s name when the account goes', async () => {
  const message = await arrive();
  const cici = await api.backend.signUp(`cici-${randomUUID()}@example.com`, { full_name: 'Cici' });
  await api.backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [cici.id]);
  expect((await send(message, 'Halo', randomUUID(), cici)).status).toBe(200);
  await api.backend.sql('delete from auth.users where id = $1', [cici.id]);
  expect(await replies(message)).toMatchObject([{ body: 'Halo', author_name: 'Cici' }]);
});

it('two people who reply at once leave both replies, and no more than fit', async () => {
  const message = await arrive();
  await api.backend.sql(
    `insert into private.message_replies (id, message, body, author_name)
     select gen_random_uuid(), $1, 'Dulu', 'Ayu' from generate_series(1, 48)`,
    [message],
  );
  const answers = await Promise.all(
    [api.ayu, api.budi, api.ayu].map((who, at) => send(message, `${at}`, randomUUID(), who)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413]);
  expect(await replies(message)).toHaveLength(50);
});
