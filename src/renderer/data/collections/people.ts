import * as z from 'zod/mini';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction } from './call-database.ts';

/** A super admin. */
export interface SuperAdmin {
  readonly id: string;
  readonly email: string;
  /** Empty where they gave none. */
  readonly name: string;
  /** ISO. */
  readonly since: string;
  /** Whether it is the person who asks. */
  readonly me: boolean;
}

/** Somebody who is to become one. */
export interface Invitation {
  readonly email: string;
  readonly invitedByName: string;
  /** ISO; afterwards it doesn't count any more. */
  readonly until: string;
  /** What there is under the address by now; a `confirmed` account can be added at once. */
  readonly account: 'none' | 'unconfirmed' | 'confirmed';
}

interface People {
  readonly people: readonly SuperAdmin[];
  readonly invitations: readonly Invitation[];
}

/** `invited`: there is no confirmed account under the address yet. */
export type InviteOutcome = 'added' | 'already' | 'invited';

/** Why the backend refused with `duplicate`: it would have been the last super admin. */
export const LAST_ONE = 'PT409';

/** What super admins do with one another. Every call is refused by the database where the person isn't one. */
export interface PeopleApi {
  list(): Promise<Result<People>>;
  /** Fails with `refused` (PT400) where this is no address. */
  invite(email: string): Promise<Result<InviteOutcome>>;
  withdraw(email: string): Promise<Result<void>>;
  /** Fails with `duplicate` (LAST_ONE), and with `not-found` (PT404) where the person is no super admin any more. */
  remove(person: string): Promise<Result<void>>;
}

const people = z.object({
  people: z.array(
    z.object({ id: z.string(), email: z.string(), name: z.string(), since: z.string(), me: z.boolean() }),
  ),
  invitations: z.array(
    z.pipe(
      z.object({
        email: z.string(),
        invited_by_name: z.string(),
        until: z.string(),
        account: z.enum(['none', 'unconfirmed', 'confirmed']),
      }),
      z.transform(({ email, invited_by_name: invitedByName, until, account }): Invitation => ({
        email,
        invitedByName,
        until,
        account,
      })),
    ),
  ),
});
const outcome = z.object({ outcome: z.enum(['added', 'already', 'invited']) });
/** What a call says that has nothing to tell. */
const done = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/** The super admins of the backend, as the person signed in. */
export function peopleApi(accounts: Accounts): PeopleApi {
  return {
    list: () => callFunction(accounts, 'list_people', {}, people),
    async invite(email) {
      const answer = await callFunction(accounts, 'invite_super_admin', { email }, outcome);
      return answer.ok ? ok(answer.value.outcome) : answer;
    },
    withdraw: (email) => callFunction(accounts, 'withdraw_invitation', { email }, done),
    remove: (person) => callFunction(accounts, 'remove_super_admin', { person }, done),
  };
}
