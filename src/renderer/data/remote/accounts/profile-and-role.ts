import { failed, ok, type Reply } from '#domain/reply.ts';
import type { Accounts, RestRequest } from '../../accounts.ts';
import { AUTH_TIMEOUT_MS } from './guarded-fetch.ts';
import type { KeptSession } from './kept-session.ts';
import { noSession } from './replies.ts';
import type { CallRestSignedIn } from './signed-in-rest.ts';

type ProfileAndRole = Pick<Accounts, 'isSuperAdmin' | 'adminNeedsSecondFactor' | 'readFullName' | 'writeFullName'>;

/** A person's own rows: user_roles and profiles. Their policies show nobody else's. */
export function profileAndRole(kept: KeptSession, rest: CallRestSignedIn): ProfileAndRole {
  /** Rows of the person signed in, by an address that is made with their id. */
  const ownRows = async (call: (id: string) => RestRequest, timeoutMs?: number): Promise<Reply<unknown[]>> => {
    const stored = await kept.read();
    if (!stored) return noSession();
    const answer = await rest(call(encodeURIComponent(stored.person.id)), timeoutMs);
    if (!answer.ok) return answer;
    return Array.isArray(answer.value.body) ? ok(answer.value.body) : failed('server', 'No list of rows');
  };
  return {
    async isSuperAdmin() {
      const path = (id: string) => `user_roles?select=role&user_id=eq.${id}&role=eq.superadmin&limit=1`;
      const rows = await ownRows((id) => ({ path: path(id) }), AUTH_TIMEOUT_MS);
      return rows.ok ? ok(rows.value.length > 0) : rows;
    },

    async adminNeedsSecondFactor() {
      const call = { path: 'rpc/admin_needs_second_factor', method: 'POST', body: {} } as const;
      const answer = await rest(call, AUTH_TIMEOUT_MS);
      if (answer.ok) return ok(answer.value.body === true);
      return answer.code === 'no-table' ? ok(false) : answer;
    },

    async readFullName() {
      const rows = await ownRows((id) => ({ path: `profiles?select=full_name&id=eq.${id}` }));
      if (!rows.ok) return rows;
      if (rows.value.length !== 1) return failed('not-found', `${rows.value.length} rows of profiles`);
      const name = (rows.value[0] as { full_name?: unknown }).full_name;
      return ok(typeof name === 'string' ? name : '');
    },

    async writeFullName(fullName) {
      const rows = await ownRows((id) => ({
        path: `profiles?id=eq.${id}&select=id`,
        method: 'PATCH',
        body: { full_name: fullName },
        // Otherwise an update that no policy let through answers like one that worked.
        prefer: 'return=representation',
      }));
      if (!rows.ok) return rows;
      return rows.value.length > 0 ? ok(undefined) : failed('not-found', 'No row of profiles was changed');
    },
  };
}
