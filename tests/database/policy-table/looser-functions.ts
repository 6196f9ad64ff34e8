import type { Ask, Mutation } from './mutations.ts';

/** The conditions of private.my_role. */
const HAS_ROLE = 'r.user_id = auth.uid()';
const session = (...conditions: readonly string[]): string =>
  `exists (select from auth.sessions s where ${conditions.join(' and ')})`;
const ITS = `s.id::text = auth.jwt() ->> 'session_id'`;
const OWN = 's.user_id = auth.uid()';
const NOT_OVER = '(s.not_after is null or s.not_after > now())';
const SURE = `(coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not private.admin_needs_second_factor())`;

const looserRole = (what: string, ...conditions: readonly string[]) =>
  [
    'private.my_role()',
    'private.my_role() returns text',
    `select r.role from public.user_roles r where ${conditions.join(' and ')} order by r.role = 'superadmin' desc limit 1`,
    what,
    'contact_messages',
  ] as const;

/** The functions that policies and guards call, each with a body that returns true too often. */
const LOOSER_BODIES: readonly (readonly [
  signature: string,
  header: string,
  body: string,
  what: string,
  /** Whose cells show it. */
  table: string,
])[] = [
  looserRole('that everybody counts as a super admin', 'true'),
  looserRole('that nobody asks a super admin for the second factor', HAS_ROLE, session(ITS, OWN, NOT_OVER)),
  looserRole('that one super admin makes everybody one', 'true', session(ITS, OWN, NOT_OVER), SURE),
  looserRole('that a super admin stays one after signing out', HAS_ROLE, SURE),
  looserRole('that any session of a super admin counts for all', HAS_ROLE, session(OWN, NOT_OVER), SURE),
  looserRole('that a session that is over counts', HAS_ROLE, session(ITS, OWN), SURE),
  looserRole('that a stranger’s session counts', HAS_ROLE, session(ITS, NOT_OVER), SURE),
  [
    'private.has_second_factor()',
    'private.has_second_factor() returns boolean',
    'select false',
    'that a second factor doesn’t count for whoever has one',
    'contact_messages',
  ],
  [
    'private.admin_needs_second_factor()',
    'private.admin_needs_second_factor() returns boolean',
    'select false',
    'that the demand for a second factor is forgotten',
    'contact_messages',
  ],
  [
    'private.today()',
    'private.today() returns date',
    `select 'infinity'::date`,
    'that articles show early',
    'rpc/read_article',
  ],
];

/** Functions as they are, but with a body that lets more through. */
export async function looserFunctions(ask: Ask): Promise<Mutation[]> {
  return Promise.all(
    LOOSER_BODIES.map(async ([signature, header, body, name, table]): Promise<Mutation> => {
      const [found] = await ask<{ definition: string }>(
        `select pg_get_functiondef('${signature}'::regprocedure) as definition`,
      );
      return {
        name,
        sql: `create or replace function ${header} language sql stable security definer set search_path = '' as $$ ${body} $$`,
        undo: found?.definition ?? '',
        noticedBy: 'cells',
        table,
      };
    }),
  );
}
