import { expect, it } from 'vitest';
import { openSessions } from '../support/postgres/open-sessions.ts';
import type { ServerDriver } from '../support/postgres/session.ts';

// Two senders at once. Only a server has two sessions: PGlite is one.

const { first, second } = await openSessions('first', 'second');

const take = async (driver: ServerDriver, most: number): Promise<number[]> => {
  const { rows } = await driver.query<{ taken: { rows: { id: number }[] } }>('select private.take_mails($1) as taken', [
    most,
  ]);
  return rows[0]?.taken.rows.map(({ id }) => id) ?? [];
};

it('two senders at once never get the same mail, nor wait for each other', async () => {
  await first.exec(`insert into private.invitations (email, role)
    select 'person-' || n || '@example.com', 'editor' from generate_series(1, 40) n`);
  // So that the second one has no row of its own to wait for.
  await first.exec('insert into private.mail_senders (asked_at) values (now())');
  await first.exec('begin');
  const early = await take(first, 15);
  const late = await take(second, 50);
  await first.exec('commit');
  expect([early.length, late.length]).toEqual([15, 25]);
  expect(new Set([...early, ...late]).size).toBe(40);
  expect(await take(second, 50)).toEqual([]);
});

it('a sender that breaks off before its transaction is through has taken nothing', async () => {
  await first.exec(`update private.outgoing_mails set due_at = now()`);
  await first.exec('begin');
  expect(await take(first, 50)).toHaveLength(40);
  await first.exec('rollback');
  expect(await take(second, 50)).toHaveLength(40);
});
