import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { ROLES, type Position } from '#domain/roles.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { ok, type Result } from '#domain/result.ts';
import type { TeamPerson } from '#domain/account.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';

/** A present or future role; `language` is a translator's. */
const position = { role: z.enum(ROLES), language: z.nullable(z.enum(LANGUAGES)) };

const member = rowSchema({
  id: z.string(),
  ...position,
  email: z.string(),
  /** Empty where they gave none. */
  name: z.string(),
  /** ISO. */
  since: z.string(),
  /** Whether it is the signed-in user. */
  me: z.boolean(),
});
/** The newest mail about an invitation. `error`: why it failed, or why it is tried again. */
const mail = z.object({
  state: z.enum(['waiting', 'sent', 'failed']),
  /** ISO. */
  at: z.string(),
  error: z.nullable(z.string()),
});
const invitation = rowSchema({
  email: z.string(),
  ...position,
  invited_by_name: z.string(),
  /** ISO; afterwards it doesn't count any more. */
  until: z.string(),
  /** Stands in the link that the person accepts it by. */
  code: z.string(),
  /** What there is under the address by now; a `confirmed` account can be added at once. */
  account: z.enum(['none', 'unconfirmed', 'confirmed']),
  /** Null where there is none. */
  mail: z.nullable(mail),
});
const people = rowSchema({
  /** How many there are of what was asked for, and a page of them. */
  total: z.number(),
  people: z.array(member),
  /** How many super admins there are in all. */
  admins: z.number(),
  invitations: z.array(invitation),
  /** Whether a program sends mails. */
  sender: z.boolean(),
});
const changedRoles = z.object({
  before: z.array(z.object({ id: z.string(), role: z.nullable(z.enum(ROLES)), language: position.language })),
  kept: z.array(z.string()),
});
const outcome = z.object({ outcome: z.enum(['added', 'already', 'invited']) });

/** A person with a role. */
export type Member = z.output<typeof member>;
/** An invitation to a role. */
export type Invitation = z.output<typeof invitation>;

/** What became of an invitation's mail. */
export type InvitationMail = z.output<typeof mail>;
export type People = z.output<typeof people>;

/** What is asked of the list, as in its address. */
export interface PeopleQuestion {
  readonly search: string;
  /** Narrowed to a role by its name in a form (`translator-en`); empty for all. */
  readonly role: string;
  readonly sort: PeopleSort;
  readonly page: number;
}
export const PEOPLE_SORTS = ['since', '-since', 'name', '-name', 'role'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** A role of one of several people; null takes it away. */
interface RoleOf {
  readonly id: string;
  readonly role: Position['role'] | null;
  readonly language: Position['language'];
}
/** What a person becomes, and the role in which they were seen: with another one by now they stay as they are. */
export interface RoleChange extends RoleOf {
  readonly was: Omit<RoleOf, 'id'> | null;
}
/** How those stood who were changed, and who stays as they are. */
export type ChangedRoles = z.output<typeof changedRoles>;

/** `invited`: there is no confirmed account under the address yet. */
export type InviteOutcome = z.output<typeof outcome>['outcome'];

/** Why the backend refused with `duplicate`: it would have been the last super admin. */
export const LAST_ONE = 'PT409';

/** Who has which role. Every call is refused by the database where the person isn't a super admin. */
export interface PeopleApi {
  list(question: PeopleQuestion): Promise<Result<People>>;
  /** Fails with `refused` (PT400) where this is no address. `already`: they have a role, and keep it. */
  invite(email: string, as: Position): Promise<Result<InviteOutcome>>;
  withdraw(email: string): Promise<Result<void>>;
  /**
   * Has the invitation mailed once more. Fails with `not-found` where there is none any more, with `too-many` where the address
   * got three mails within a day.
   */
  mailAgain(email: string): Promise<Result<void>>;
  /** Fails with `duplicate` (LAST_ONE), and with `not-found` (PT404) where the person has no role any more. */
  setRole(person: string, as: Position): Promise<Result<void>>;
  /** Fails as `setRole` does. */
  remove(person: string): Promise<Result<void>>;
  /** Several at once. The user stays as they are, so that a super admin remains. */
  change(changes: readonly RoleChange[]): Promise<Result<ChangedRoles>>;
}

/** The people of the backend who have a role, as the person signed in. */
export function peopleApi(accounts: Accounts): PeopleApi {
  return {
    list: (question) => callFunction(accounts, 'list_people', { ...question }, people),
    async invite(email, as) {
      const answer = await callFunction(accounts, 'invite_person', { email, ...as }, outcome);
      return answer.ok ? ok(answer.value.outcome) : answer;
    },
    withdraw: (email) => callFunction(accounts, 'withdraw_invitation', { email }, nothing),
    mailAgain: (email) => callFunction(accounts, 'mail_invitation_again', { email }, nothing),
    setRole: (person, as) => callFunction(accounts, 'set_role', { person, ...as }, nothing),
    change: (changes) => callFunction(accounts, 'change_roles', { changes }, changedRoles),
    remove: (person) => callFunction(accounts, 'remove_person', { person }, nothing),
  };
}

/** The key of all that shows who has a role. */
export const PEOPLE = ['people'] as const;

/** A page of those who have a role, and who is invited to one. */
export const peopleQuery = (request: Request<PeopleApi>, question: PeopleQuestion) =>
  queryOptions({ queryKey: [...PEOPLE, question], queryFn: () => request((api) => api.list(question)) });

/** A person as private.person_json of the database answers. */
export const teamPerson: z.ZodMiniType<TeamPerson> = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  role: z.nullable(z.enum(ROLES)),
  language: z.nullable(z.enum(LANGUAGES)),
});

/** The full name of the signed-in user; empty where none was given. */
export const fullNameQuery = (request: Request<Accounts>) =>
  queryOptions({
    queryKey: ['profile', 'full-name'],
    queryFn: () => request((accounts) => accounts.readFullName()),
    select: (name) => name.trim(),
  });
