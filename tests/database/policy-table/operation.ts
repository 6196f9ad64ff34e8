import { can } from '#domain/roles.ts';
import type { Right, Role } from '#domain/roles.ts';
import type { AskOptions, Person } from '../../support/backend.ts';

/**
 * The columns of the table: who asks. `user` and `other` have no role, `admin` is one of two super admins; `editor`, `translator` (of
 * English) and `reviewer` are what they are called.
 */
export const ASKERS = ['visitor', 'user', 'other', 'admin', 'service', 'editor', 'translator', 'reviewer'] as const;
export type Asker = (typeof ASKERS)[number];

/** Those who have signed up; `deputy` is the second super admin, who never asks. */
export type People = Readonly<Record<Exclude<Asker, 'visitor' | 'service'> | 'deputy', Person>>;

/** The askers who have a role. */
const STAFF: Readonly<Record<'admin' | 'editor' | 'translator' | 'reviewer', Role>> = {
  admin: 'superadmin',
  editor: 'editor',
  translator: 'translator',
  reviewer: 'reviewer',
};

/**
 * What an asker gets:
 * - `sees 3`, `counts 3`: so many rows
 * - `finds 3`, `counts 3`, `answers`: what a function returns, as its total (or how many rows it has), its count or neither;
 *   `knows nothing`: null
 * - `writes 3`: accepted, and exactly so many rows of this table are new, changed or gone
 * - `nothing`: accepted, and nothing has changed
 * - `no right`: refused by a missing grant; `no row`: refused by a policy
 * - `error 409`: refused for another reason
 * Whatever is refused leaves everything as it was.
 */
export type Outcome =
  | `sees ${number}`
  | `counts ${number}`
  | `finds ${number}`
  | 'answers'
  | 'knows nothing'
  | `writes ${number}`
  | 'nothing'
  | 'no right'
  | 'no row'
  | `error ${number}`;

/** One row of the table: something that one can ask for, and what each asker gets. */
export interface Operation {
  readonly table: string;
  readonly name: string;
  /** What it asks for; `me` is the asker, or the plain user where the asker is nobody. */
  readonly request: (people: People, me: Person) => Request;
  /** Whoever isn't named isn't asked: they get what they get without `given`. */
  readonly outcomes: Readonly<Partial<Record<Asker, Outcome>>>;
  /** SQL that the database's owner runs before. */
  readonly given?: (people: People, me: Person) => string;
  /** Values that no row may have afterwards, whatever was accepted. */
  readonly forged?: Readonly<Record<string, unknown>>;
  /** Other tables that it changes too. */
  readonly also?: readonly string[];
}

export type Request = readonly [path: string, options?: AskOptions];
type Wish = Request | ((people: People, me: Person) => Request);

/**
 * Writes a row of the table as one line: the name, the request, and the outcomes in the order of `ASKERS` or by their names. Where
 * the roles aren't named they get what anybody gets who is signed in.
 */
export function operations(table: string) {
  return (
    name: string,
    wish: Wish,
    wanted: Outcomes | Operation['outcomes'],
    more: Pick<Operation, 'given' | 'forged' | 'also'> = {},
  ): Operation => ({
    table,
    name,
    request: (people, me) => (typeof wish === 'function' ? wish(people, me) : wish),
    outcomes: isTuple(wanted)
      ? Object.fromEntries(ASKERS.map((asker, at) => [asker, wanted[at] ?? wanted[ASKERS.indexOf('user')]]))
      : wanted,
    ...more,
  });
}
export type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome, Outcome];

function isTuple(wanted: Outcomes | Operation['outcomes']): wanted is Outcomes {
  return Array.isArray(wanted);
}

/** Nobody has the right but the service role. */
export function serviceOnly(outcome: Outcome): Outcomes {
  return ['no right', 'no right', 'no right', 'no right', outcome];
}

/** Whoever has the right gets it, and the service role; the others get nothing, in these words where they are signed in. */
export function withRight(right: Right, outcome: Outcome, others: Outcome): Operation['outcomes'] {
  const staff = Object.entries(STAFF).map(([asker, role]) => [asker, can(role, right) ? outcome : others]);
  return { visitor: 'no right', user: others, other: others, service: outcome, ...Object.fromEntries(staff) };
}

/** Whoever is signed in gets the same, whatever their role; the service role gets it of everybody. */
export function ofOneself(outcome: Outcome, service: Outcome): Outcomes {
  return ['no right', outcome, outcome, outcome, service];
}

/** SQL after which no token of a super admin gives any right. */
const WITHOUT_RIGHTS: readonly (readonly [when: string, NonNullable<Operation['given']>])[] = [
  ['where super admins need a second factor', () => 'update private.settings set admin_needs_second_factor = true'],
  [
    'with a second factor that this session hasn’t proved',
    ({ admin }) => `insert into auth.mfa_factors (user_id, status) values ('${admin.id}', 'verified')`,
  ],
  [
    'with a token that lives on after its session was closed',
    ({ admin }) => `delete from auth.sessions where user_id = '${admin.id}'`,
  ],
];

/** What a super admin gets where no token gives the right: the others get what they get anyway, so they aren't asked again. */
export function withoutRights(
  table: string,
  name: string,
  wish: Wish,
  outcome: Outcome,
  given?: Operation['given'],
): readonly Operation[] {
  return WITHOUT_RIGHTS.map(([when, without]) =>
    operations(table)(
      `${name}, ${when}`,
      wish,
      { admin: outcome },
      {
        given: (people, me) => [given?.(people, me) ?? '', without(people, me)].join(';'),
      },
    ),
  );
}

/** Everybody gets the same. */
export function everybody(outcome: Outcome): Outcomes {
  return [outcome, outcome, outcome, outcome, outcome];
}

/** Values that nobody but the database gives. */
export const FORGED_ID = '00000000-0000-4000-8000-000000000000';
export const FORGED_TIME = '2001-01-01T00:00:00+00:00';

export const read = (path: string): Request => [path];
export const count = (path: string): Request => [path, { method: 'HEAD', headers: { prefer: 'count=exact' } }];
export const insert = (table: string, body: unknown): Request => [table, { method: 'POST', body }];
/** Inserts and wants the row back. */
export const insertAndRead = (table: string, body: unknown): Request => [
  table,
  { method: 'POST', body, headers: { prefer: 'return=representation' } },
];
/** Inserts, or changes the row that is there. */
export const merge = (table: string, body: unknown): Request => [
  table,
  { method: 'POST', body, headers: { prefer: 'resolution=merge-duplicates' } },
];
/** Inserts where no such row is there. */
export const ignore = (table: string, body: unknown): Request => [
  table,
  { method: 'POST', body, headers: { prefer: 'resolution=ignore-duplicates' } },
];
/** Calls a function with POST. */
export const call = (name: string, body: object): Request => [`rpc/${name}`, { method: 'POST', body }];
export const put = (path: string, body: unknown): Request => [path, { method: 'PUT', body }];
export const change = (path: string, body: unknown): Request => [path, { method: 'PATCH', body }];
export const remove = (path: string): Request => [path, { method: 'DELETE' }];
