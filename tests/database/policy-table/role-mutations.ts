import type { Right } from '#domain/roles.ts';
import { strangersTo } from './guards.ts';
import type { Mutation } from './mutations.ts';

/** The calls that show each right: the table whose cells ask for nothing else. */
const ASKED_BY: Readonly<Record<Right, string | null>> = {
  // The gate's alone: everybody with a role has it.
  'admin.open': null,
  'content.read': 'rpc/read_draft',
  'content.translate': 'rpc/save_draft',
  'content.edit': 'rpc/create_draft',
  'content.publish': 'rpc/set_live',
  'content.approve': 'rpc/approve_draft',
  'content.comment': 'rpc/add_comment',
  'content.transfer': 'rpc/export_content',
  'messages.answer': 'contact_messages',
  'activity.read': 'audit_log',
  'words.manage': 'rpc/save_hard_word',
  'people.manage': 'rpc/list_people',
};

/** Every right that a role doesn't have, given to it. */
export function moreRights(): Mutation[] {
  return Object.entries(ASKED_BY).flatMap(([right, table]) =>
    strangersTo(right as Right).map((role) => ({
      name: `that a ${role} has the right ${right}`,
      sql: `insert into private.role_rights values ('${role}', '${right}')`,
      undo: `delete from private.role_rights where role = '${role}' and right_name = '${right}'`,
      noticedBy: 'cells' as const,
      ...(table === null ? {} : { table }),
    })),
  );
}

/** The part of a condition that checks a right, in the catalogue's notation. */
const ASKING = /\( SELECT private\.may\('([a-z.]+)'::text\) AS may\)/;

/** A policy that lets through each role that it has to stop. */
export function policyForRoles(name: string, table: string, alter: string, using: string): Mutation[] {
  const [asking, right] = ASKING.exec(using) ?? [];
  if (asking === undefined) return [];
  return strangersTo(right as Right).map((role) => ({
    name: `that "${name}" counts every row for a ${role}`,
    sql: `grant execute on function private.my_role to authenticated;
      ${alter} using (${using.replace(asking, `(${asking} or (select private.my_role()) = '${role}')`)})`,
    undo: `revoke execute on function private.my_role from authenticated; ${alter} using (${using})`,
    noticedBy: 'cells',
    table,
  }));
}
