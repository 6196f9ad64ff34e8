import { expect, it } from 'vitest';
import { RIGHTS, ROLES, can } from '#domain/roles.ts';
import type { Right } from '#domain/roles.ts';
import { testBackend } from '../support/backend/backend.ts';
import type { Person } from '../support/backend/backend.ts';

// Rights are defined twice: in src/domain/roles.ts, by which the portal hides controls, and in the database, which refuses.

const backend = await testBackend();

it('the database gives each role the rights that the portal shows it', async () => {
  const rows = await backend.sql<{ role: string; rights: string[] }>(
    'select role, array_agg(right_name order by right_name) as rights from private.role_rights group by role',
  );
  const ours = ROLES.map((role) => [role, [...RIGHTS[role]].sort()]);
  expect(Object.fromEntries(rows.map(({ role, rights }) => [role, rights.sort()]))).toEqual(Object.fromEntries(ours));
});

it('every right of the database’s functions and policies is one of the table', async () => {
  const rows = await backend.sql<{ name: string }>(
    `select distinct m[1] as name from (
       select p.prosrc as text from pg_proc p where p.pronamespace = 'private'::regnamespace
       union all select concat(qual, with_check) from pg_policies) s,
     regexp_matches(s.text, '(?:may|has_right|must_have)[(]''([a-z]+[.][a-z]+)''', 'g') m`,
  );
  const known: readonly string[] = RIGHTS.superadmin;
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

it('a live token opens at once what its owner’s new role includes, and nothing else any more', async () => {
  const person: Person = await backend.signUp('budi@example.com');
  const calls: readonly (readonly [Right, string, object])[] = [
    ['content.read', 'list_drafts', { collection: 'articles' }],
    ['content.edit', 'order_categories', { ids: [] }],
    ['content.publish', 'set_live', { collection: 'articles', items: [] }],
    ['people.manage', 'list_people', {}],
  ];
  for (const role of [...ROLES, ...ROLES.toReversed(), null]) {
    await backend.sql(`alter table public.user_roles disable trigger user_roles_keep_last`);
    await backend.sql('delete from public.user_roles where user_id = $1', [person.id]);
    const language = role === 'translator' ? 'en' : null;
    if (role) await backend.sql('insert into public.user_roles values ($1, $2, $3)', [person.id, role, language]);
    for (const [right, name, body] of calls) {
      const { status } = await backend.ask(person, `rpc/${name}`, { method: 'POST', body });
      expect([role, name, status < 300]).toEqual([role, name, can(role, right)]);
    }
  }
});
