import type { InvitationOutcome } from '#domain/account.ts';
import { fieldsOf } from '#domain/json.ts';
import { highestPosition, positionOf, SUPER_ADMIN } from '#domain/roles.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts, Database, DatabaseQuery } from '../accounts.ts';
import { AUTH_TIMEOUT_MS } from '../api/fetch-policy.ts';
import { noSession } from '../api/transport-error.ts';
import type { LocalSession } from './local-session.ts';

type ProfileAndRole = Pick<
  Accounts,
  'readPosition' | 'acceptInvitation' | 'adminNeedsSecondFactor' | 'readDeviceKey' | 'readFullName' | 'writeFullName'
>;

const OUTCOMES: readonly unknown[] = ['joined', 'already', 'address', 'gone'] satisfies readonly InvitationOutcome[];

/** Whether the confirmation of an invited address cleared the password of the account. No, where that can't be read. */
export async function lacksPassword(query: Accounts['query']): Promise<boolean> {
  const answer = await query((database) => database.rpc('lacks_password'), AUTH_TIMEOUT_MS);
  if (answer.ok) return answer.value.data === true;
  // A backend with accounts only has neither invitations nor the function.
  if (answer.code !== 'no-table') console.warn('Whether there is a password is unknown:', answer.code, answer.detail);
  return false;
}

/** The user's own rows of user_roles and profiles. Their policies show no others. */
export function profileAndRole(local: LocalSession, query: Accounts['query']): ProfileAndRole {
  /** Rows of the person signed in, by a query that is made with their id. */
  const ownRows = async (
    build: (database: Database, id: string) => DatabaseQuery,
    timeoutMs?: number,
  ): Promise<Result<unknown[]>> => {
    const stored = await local.read();
    if (!stored) return noSession();
    const answer = await query((database) => build(database, stored.person.id), timeoutMs);
    if (!answer.ok) return answer;
    return Array.isArray(answer.value.data) ? ok(answer.value.data) : failed('server', 'No list of rows');
  };
  return {
    async readPosition() {
      const rows = await ownRows(
        (database, id) =>
          database.from('user_roles').select('role').eq('user_id', id).eq('role', 'superadmin').limit(1),
        AUTH_TIMEOUT_MS,
      );
      if (!rows.ok) return rows;
      if (rows.value.length > 0) return ok(SUPER_ADMIN);
      // All columns: a backend with accounts only needn't have the one of translators.
      const others = await ownRows(
        (database, id) => database.from('user_roles').select('*').eq('user_id', id),
        AUTH_TIMEOUT_MS,
      );
      if (!others.ok) return others;
      const positions = others.value.map((row) => {
        const { role, language } = row as { readonly role?: unknown; readonly language?: unknown };
        return positionOf(role, language);
      });
      return ok(highestPosition(positions.filter((position) => position !== null)));
    },

    async acceptInvitation(code) {
      const answer = await query((database) => database.rpc('accept_invitation', { code }));
      if (!answer.ok) return answer;
      const { outcome } = fieldsOf(answer.value.data);
      return OUTCOMES.includes(outcome)
        ? ok(outcome as InvitationOutcome)
        : failed('invalid', `accept_invitation: ${String(outcome)}`);
    },

    async adminNeedsSecondFactor() {
      const answer = await query((database) => database.rpc('admin_needs_second_factor'), AUTH_TIMEOUT_MS);
      if (answer.ok) return ok(answer.value.data === true);
      return answer.code === 'no-table' ? ok(false) : answer;
    },

    async readDeviceKey() {
      const answer = await query((database) => database.rpc('device_key'), AUTH_TIMEOUT_MS);
      if (!answer.ok) return answer;
      const { data } = answer.value;
      return typeof data === 'string' ? ok(data) : failed('server', 'No key');
    },

    async readFullName() {
      const rows = await ownRows((database, id) => database.from('profiles').select('full_name').eq('id', id));
      if (!rows.ok) return rows;
      if (rows.value.length !== 1) return failed('not-found', `${rows.value.length} rows of profiles`);
      const name = (rows.value[0] as { full_name?: unknown }).full_name;
      return ok(typeof name === 'string' ? name : '');
    },

    async writeFullName(fullName) {
      const rows = await ownRows((database, id) =>
        // Selected, because an update that no policy let through otherwise answers like one that worked.
        database.from('profiles').update({ full_name: fullName }).eq('id', id).select('id'),
      );
      if (!rows.ok) return rows;
      return rows.value.length > 0 ? ok(undefined) : failed('not-found', 'No row of profiles was changed');
    },
  };
}
