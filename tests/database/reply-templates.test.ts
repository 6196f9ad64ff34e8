import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { openSessionAccounts } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(() => api.clear());

interface Template {
  readonly id: string;
  readonly language: string;
  readonly name: string;
  readonly body: string;
  readonly version: number;
}
const THANKS = { language: 'id', name: 'Terima kasih', body: 'Halo {name}, terima kasih.' };
const save = (template: object, asker = api.ayu) =>
  api.backend.ask(asker, 'rpc/save_reply_template', {
    method: 'POST',
    body: { id: randomUUID(), version: 0, ...THANKS, ...template },
  });
const drop = (id: string, version: number) =>
  api.backend.ask(api.ayu, 'rpc/delete_reply_template', { method: 'POST', body: { id, version } });
const list = async () => (await api.call<{ rows: readonly Template[] }>('list_reply_templates')).rows;

it('is there for everybody who answers, by name, until it is deleted', async () => {
  const id = randomUUID();
  expect((await save({ id, name: '  Terima kasih ' })).body).toEqual({ id, ...THANKS, version: 1 });
  expect((await save({ name: 'alamat', body: 'Jalan Tani 1' }, api.budi)).status).toBe(200);
  expect((await save({ language: 'en' })).status).toBe(200);
  expect((await list()).map(({ language, name }) => [language, name])).toEqual(
    expect.arrayContaining([
      ['id', 'alamat'],
      ['id', 'Terima kasih'],
      ['en', 'Terima kasih'],
    ]),
  );
  expect((await list())[0]?.name).toBe('alamat');
  expect((await save({ id, name: 'Salam', version: 1 }, api.budi)).body).toMatchObject({ name: 'Salam', version: 2 });
  expect((await drop(id, 2)).status).toBe(204);
  expect((await drop(id, 2)).status).toBe(204);
  expect(await list()).toHaveLength(2);
  const lines = await api.backend.sql(
    `select item_id, action, language, made_by_name from public.audit_log where collection = 'reply_templates' and language = 'id'
     order by id`,
  );
  expect(lines).toEqual([
    { item_id: 'Terima kasih', action: 'created', language: 'id', made_by_name: 'Ayu' },
    { item_id: 'alamat', action: 'created', language: 'id', made_by_name: 'Budi' },
    { item_id: 'Salam', action: 'saved', language: 'id', made_by_name: 'Budi' },
    { item_id: 'Salam', action: 'erased', language: 'id', made_by_name: 'Ayu' },
  ]);
  // The log shows its name, and no link: it has no address.
  const { rows } = await api.call<{ rows: readonly object[] }>('list_activity', { collection: 'reply_templates' });
  expect(rows[0]).toMatchObject({ name_indonesian: 'Salam', present: false });
});

it('is saved once, however often the request arrives', async () => {
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => save({ id })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await list()).toEqual([{ id, ...THANKS, version: 1 }]);
});

it('is never written over or deleted as somebody else has changed it meanwhile', async () => {
  const id = randomUUID();
  await save({ id });
  const answers = await Promise.all([
    save({ id, body: 'Dari Ayu', version: 1 }),
    save({ id, body: 'Dari Budi', version: 1 }, api.budi),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const [kept] = await list();
  expect(kept?.version).toBe(2);
  expect((await drop(id, 1)).status).toBe(412);
  expect(await list()).toEqual([kept]);
  expect((await drop(id, 2)).status).toBe(204);
  // It was deleted: what was written of it isn't put back without the writer knowing.
  expect((await save({ id, body: 'Terlambat', version: 2 })).status).toBe(412);
  expect((await save({ id, body: 'Lagi' })).status).toBe(200);
});

it('has a name of its own in its language, also where two people choose it at once', async () => {
  const answers = await Promise.all([save({}), save({ name: 'TERIMA KASIH' }, api.budi)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await list()).toHaveLength(1);
});

it('is one of 100 of its language at the most, also where two people add one at once', async () => {
  await api.backend.sql(
    `insert into private.reply_templates (id, language, name, body)
     select gen_random_uuid(), 'id', 'n' || n, 'Halo' from generate_series(1, 99) n`,
  );
  const answers = await Promise.all([save({ name: 'Satu' }), save({ name: 'Dua' }, api.budi)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 413]);
  expect(await list()).toHaveLength(100);
  // A change needs no room, another language has its own.
  expect((await save({ language: 'en' })).status).toBe(200);
});
