import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { doneOrWaiting } from '../support/postgres/done-or-waiting.ts';
import { openSessions } from '../support/postgres/open-sessions.ts';

// Two people of the team who take the same name at the same time. Only a server has two transactions at once.

const { first, second, onlooker } = await openSessions('first', 'second', 'onlooker');

const person = async (name: string): Promise<string> => {
  const id = randomUUID();
  const user = `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`;
  await onlooker.query(user, [id, `${id}@example.com`, JSON.stringify({ full_name: name })]);
  return id;
};
const join = (id: string) => `insert into public.user_roles (user_id, role) values ('${id}', 'editor')`;
const rename = (id: string, name: string) => `update public.profiles set full_name = '${name}' where id = '${id}'`;

async function bothAtOnce(one: string, other: string): Promise<unknown> {
  await first.exec(`begin; ${one}`);
  let refused: unknown;
  const waiting = second.exec(`begin; ${other}; commit`).catch((error: unknown) => (refused = error));
  await doneOrWaiting(onlooker, waiting);
  await first.exec('commit');
  await waiting;
  await second.exec('rollback');
  return refused;
}
const namesOf = async (...people: string[]): Promise<unknown[]> => {
  const { rows } = await onlooker.query<{ name: string }>(
    `select private.shown_name(p.id) as name from unnest($1::uuid[]) with ordinality as p (id, nth) order by p.nth`,
    [people],
  );
  return rows.map(({ name }) => name);
};

it('one of two who choose names that look alike is refused', async () => {
  const [budi, citra] = [await person('Budi'), await person('Citra')];
  await onlooker.exec(`${join(budi)}; ${join(citra)}`);
  const refused = await bothAtOnce(rename(budi, 'Ratna Dewi'), rename(citra, 'RATNA DEVVI'));
  expect(refused).toMatchObject({ code: 'PT409' });
  expect(await namesOf(budi, citra)).toEqual(['Ratna Dewi', 'Citra']);
});

it('of two namesakes who join both do, one with a number', async () => {
  const [one, other] = [await person('Siti Rahayu'), await person('Siti Rahayu')];
  expect(await bothAtOnce(join(one), join(other))).toBeUndefined();
  expect(await namesOf(one, other)).toEqual(['Siti Rahayu', 'Siti Rahayu (2)']);
});

it('whoever joins while they change their name has the new one', async () => {
  const id = await person('Wati');
  expect(await bothAtOnce(rename(id, 'Wati Lestari'), join(id))).toBeUndefined();
  expect(await namesOf(id)).toEqual(['Wati Lestari']);
  const other = await person('Yanti');
  expect(await bothAtOnce(join(other), rename(other, 'Yanti Lestari'))).toBeUndefined();
  expect(await namesOf(other)).toEqual(['Yanti Lestari']);
});

it('whoever takes the name of somebody who just joins is refused', async () => {
  const [one, other] = [await person('Tono'), await person('Dewi')];
  await onlooker.exec(join(other));
  expect(await bothAtOnce(join(one), rename(other, 'tono'))).toMatchObject({ code: 'PT409' });
  expect(await namesOf(one, other)).toEqual(['Tono', 'Dewi']);
});
