import * as z from 'zod/mini';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing } from './call-database.ts';
import { row } from './row.ts';

const superAdmin = row({
  id: z.string(),
  email: z.string(),
  /** Empty where they gave none. */
  name: z.string(),
  /** ISO. */
  since: z.string(),
  /** Whether it is the person who asks. */
  me: z.boolean(),
});
const invitation = row({
  email: z.string(),
  invited_by_name: z.string(),
  /** ISO; afterwards it doesn't count any more. */
  until: z.string(),
  /** What there is under the address by now; a `confirmed` account can be added at once. */
  account: z.enum(['none', 'unconfirmed', 'confirmed']),
});
const people = row({ people: z.array(superAdmin), invitations: z.array(invitation) });
const outcome = z.object({ outcome: z.enum(['added', 'already', 'invited']) });

export type SuperAdmin = z.output<typeof superAdmin>;
/** Somebody who is to become one. */
export type Invitation = z.output<typeof invitation>;
type People = z.output<typeof people>;

/** `invited`: there is no confirmed account under the address yet. */
export type InviteOutcome = z.output<typeof outcome>['outcome'];

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

/** The super admins of the backend, as the person signed in. */
export function peopleApi(accounts: Accounts): PeopleApi {
  return {
    list: () => callFunction(accounts, 'list_people', {}, people),
    async invite(email) {
      const answer = await callFunction(accounts, 'invite_person', { email, role: 'superadmin' }, outcome);
      return answer.ok ? ok(answer.value.outcome) : answer;
    },
    withdraw: (email) => callFunction(accounts, 'withdraw_invitation', { email }, nothing),
    remove: (person) => callFunction(accounts, 'remove_person', { person }, nothing),
  };
}
