import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBackend, type Person } from '../support/backend/backend.ts';

const backend = await testBackend();
let first: Person;
let second: Person;
beforeAll(async () => {});
beforeEach(async () => {
  // Past the triggers: else those of the last test would stay for good.
  await backend.sql('truncate public.user_roles');
  first = await backend.signUp(`${randomUUID()}@example.com`);
  second = await backend.signUp(`${randomUUID()}@example.com`);
  await promote(first);
});

const promote = ({ id }: Person) =>
  backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [id]);
const superAdmins = async () =>
  (await backend.sql<{ user_id: string }>(`select user_id from public.user_roles order by created_at`)).map(
    (row) => row.user_id,
  );
const roleOf = ({ id }: Person): string => `user_roles?user_id=eq.${id}`;

const REFUSED = {
  code: 'PT409',
  message: "The last super admin can't be removed",
  hint: 'Make somebody else a super admin first.',
};

describe('the last super admin stays', () => {
  it('when their account is deleted: the account stays too', async () => {
    await expect(backend.sql('delete from auth.users where id = $1', [first.id])).rejects.toMatchObject(REFUSED);
    expect(await superAdmins()).toEqual([first.id]);
    expect(await backend.sql('select 1 from auth.users where id = $1', [first.id])).toHaveLength(1);
  });

  it.each([
    ['another user', () => ({ user_id: second.id })],
    ['another role', () => ({ role: 'editor' })],
    ['nothing', () => ({ role: null })],
  ])('when their role is to become one of %s', async (_what, body) => {
    const answer = await backend.ask('service', roleOf(first), { method: 'PATCH', body: body() });
    expect([400, 409]).toContain(answer.status);
    expect(await superAdmins()).toEqual([first.id]);
  });

  it('when the last two go in one statement, both', async () => {
    await promote(second);
    const answer = await backend.ask('service', 'user_roles', { method: 'DELETE' });
    expect([answer.status, answer.body]).toMatchObject([409, REFUSED]);
    await expect(
      backend.sql('delete from auth.users where id = any ($1::uuid[])', [[first.id, second.id]]),
    ).rejects.toMatchObject(REFUSED);
    expect(await superAdmins()).toEqual([first.id, second.id]);
  });

  it('when the last two go one after the other in one transaction', async () => {
    await promote(second);
    await expect(
      backend.database.connection.driver.transaction(async (transaction) => {
        for (const { id } of [first, second]) {
          await transaction.query('delete from public.user_roles where user_id = $1', [id]);
        }
      }),
    ).rejects.toMatchObject(REFUSED);
    expect(await superAdmins()).toEqual([first.id, second.id]);
  });

  it('when two requests that arrive together each remove one', async () => {
    await promote(second);
    const answers = await Promise.all(
      [first, second].map((person) => backend.ask('service', roleOf(person), { method: 'DELETE' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409]);
    expect(await superAdmins()).toHaveLength(1);
  });
});

it('lets removals pass one transaction at a time, from before the first row to the end', async () => {
  await promote(second);
  const locks = `select count(*)::int as held from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`;
  await backend.database.connection.driver.transaction(async (transaction) => {
    // PGlite has one session, so what is waited for is looked at instead of waited for.
    await transaction.query('delete from public.user_roles where false');
    expect((await transaction.query(locks)).rows).toEqual([{ held: 1 }]);
  });
  expect(await backend.sql(locks)).toEqual([{ held: 0 }]);
});

describe('while another one is there', () => {
  it('a super admin can be demoted', async () => {
    await promote(second);
    expect((await backend.ask('service', roleOf(first), { method: 'DELETE' })).status).toBe(204);
    expect(await superAdmins()).toEqual([second.id]);
  });

  it('a super admin’s account can be deleted, with its role', async () => {
    await promote(second);
    await backend.sql('delete from auth.users where id = $1', [first.id]);
    expect(await superAdmins()).toEqual([second.id]);
  });

  it('two can change places in one transaction', async () => {
    await backend.database.connection.driver.transaction(async (transaction) => {
      await transaction.query(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [second.id]);
      await transaction.query('delete from public.user_roles where user_id = $1', [first.id]);
    });
    expect(await superAdmins()).toEqual([second.id]);
  });
});

it('keeps whoever has no role free to go', async () => {
  await backend.sql('delete from auth.users where id = $1', [second.id]);
  expect(await backend.sql('select 1 from auth.users where id = $1', [second.id])).toEqual([]);
});
