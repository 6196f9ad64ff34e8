import { can } from '#domain/roles.ts';
import type { Right, Role } from '#domain/roles.ts';
import type { AskOptions, Person } from '../../support/backend/backend.ts';

/**
 * The columns of the table: the callers. `user` and `other` have no role, `admin` is one of two super admins; `editor`,
 * `translator` (of English) and `reviewer` have these roles.
 */
export const ASKERS = ['visitor', 'user', 'other', 'admin', 'service', 'editor', 'translator', 'reviewer'] as const;
export type Asker = (typeof ASKERS)[number];

/** Those with an account; `deputy` is the second super admin, who is never a caller. */
export type People = Readonly<Record<Exclude<Asker, 'visitor' | 'service'> | 'deputy', Person>>;

/** The askers who have a role. */
const STAFF: Readonly<Record<'admin' | 'editor' | 'translator' | 'reviewer', Role>> = {
  admin: 'superadmin',
  editor: 'editor',
  translator: 'translator',
  reviewer: 'reviewer',
};

/**
 * The result for a caller:
 * - `sees 3`, `counts 3`: this many rows
 * - `finds 3`, `counts 3`, `answers`: the return value of a function, as its total (or number of rows), its count or neither;
 *   `knows nothing`: null
 * - `writes 3`: accepted, and exactly this many rows of this table are new, changed or gone
 * - `nothing`: accepted, and nothing has changed
 * - `no right`: refused by a missing grant; `no row`: refused by a policy
 * - `error 409`: refused for another reason
 * Refused requests change nothing.
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
  /** The request; `me` is the caller, or the plain user where the caller has no account. */
  readonly request: (people: People, me: Person) => Request;
  /** Callers that aren't listed are skipped: they get the same result as without `given`. */
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

/** Only the service role has the right. */
export function serviceOnly(outcome: Outcome): Outcomes {
  return ['no right', 'no right', 'no right', 'no right', outcome];
}

/** The result for callers with the right and the service role; all others get nothing, signed-in ones with the result `others`. */
export function withRight(right: Right, outcome: Outcome, others: Outcome): Operation['outcomes'] {
  const staff = Object.entries(STAFF).map(([asker, role]) => [asker, can(role, right) ? outcome : others]);
  return { visitor: 'no right', user: others, other: others, service: outcome, ...Object.fromEntries(staff) };
}

/** All signed-in callers get the same, whatever their role; the service role gets it of everyone. */
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

/** The result for a super admin whose token gives no rights; the others get the same as before, so they are skipped. */
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

/** Values that only the database sets. */
export const FORGED_ID = '00000000-0000-4000-8000-000000000000';
export const FORGED_TIME = '2001-01-01T00:00:00+00:00';

export const read = (path: string): Request => [path];
export const count = (path: string): Request => [path, { method: 'HEAD', headers: { prefer: 'count=exact' } }];
export const insert = (table: string, body: unknown): Request => [table, { method: 'POST', body }];
/** Inserts and requests the row in the response. */
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
