import { withoutGuards } from './guards.ts';
import { looserFunctions } from './looser-functions.ts';
import { moreRights, policyForRoles } from './role-mutations.ts';

/** One lock taken off, and how to put it back. */
export interface Mutation {
  /** "Notices …" */
  readonly name: string;
  readonly sql: string;
  readonly undo: string;
  /**
   * What must fail: cells of the table, or only the catalogue's check where a second protection behind this one holds, so that
   * results don't change.
   */
  readonly noticedBy: 'cells' | 'catalogue';
  /** The table whose cells show it; without one, all. */
  readonly table?: string;
  /** The HTTP methods that show it; without them, all. */
  readonly methods?: readonly string[];
}

/** A function that everyone may call, and its line in the catalogue then. */
export interface FunctionRight extends Pick<Mutation, 'sql' | 'undo'> {
  readonly line: string;
}

/** Reads rows from the database's catalogue. */
export type Ask = <Row>(sql: string) => Promise<Row[]>;

/** Every way of removing one protection of this database, derived from its catalogue, so that none is missed. */
export async function mutations(ask: Ask): Promise<Mutation[]> {
  return [
    ...(await looserPolicies(ask)),
    ...(await withoutRowSecurity(ask)),
    ...(await viewsOfTheirOwner(ask)),
    ...(await withoutTriggers(ask)),
    ...(await moreTableRights(ask)),
    ...(await moreColumnRights(ask)),
    ...(await looserFunctions(ask)),
    ...(await withoutGuards(ask)),
    ...moreRights(),
  ];
}

interface Policy {
  readonly name: string;
  readonly table: string;
  readonly roles: string;
  readonly using: string | null;
  readonly check: string | null;
}

async function looserPolicies(ask: Ask): Promise<Mutation[]> {
  const policies = await ask<Policy>(
    `select policyname as name, tablename as table, array_to_string(roles, ', ') as roles, qual as using,
       with_check as check
     from pg_policies where schemaname in ('public', 'private') order by tablename, policyname`,
  );
  return policies.flatMap(({ name, table, roles, using, check }) => {
    const alter = `alter policy "${name}" on public.${table}`;
    const narrow = (text: string | null): boolean => text !== null && text !== 'true';
    const found: Mutation[] = [];
    if (narrow(using)) {
      found.push({
        name: `that "${name}" counts every row`,
        sql: `${alter} using (true)`,
        undo: `${alter} using (${using ?? ''})`,
        noticedBy: 'cells',
        table,
      });
    }
    found.push(...policyForRoles(name, table, alter, using ?? ''));
    const conditions = conditionsOf(using ?? '');
    for (const condition of conditions.length > 1 ? conditions : []) {
      const others = conditions.filter((other) => other !== condition);
      found.push({
        name: `that "${name}" doesn’t ask for ${condition}`,
        sql: `${alter} using (${others.join(' and ')})`,
        undo: `${alter} using (${using ?? ''})`,
        noticedBy: 'cells',
        table,
      });
    }
    if (narrow(check)) {
      found.push({
        name: `that "${name}" lets rows become anything`,
        sql: `${alter} with check (true)`,
        undo: `${alter} with check (${check ?? ''})`,
        // The key that the condition looks at has a grant and a trigger of its own.
        noticedBy: 'catalogue',
      });
    }
    found.push({
      name: `that "${name}" names no role`,
      sql: `${alter} to public`,
      undo: `${alter} to ${roles}`,
      // Visitors have no right on the table, or may do it anyway.
      noticedBy: 'catalogue',
      table,
    });
    return found;
  });
}

/** What stands between the ANDs of a condition, as the catalogue writes it: ((a = b) AND c(d)). */
function conditionsOf(using: string): string[] {
  const inner = using.startsWith('(') && using.endsWith(')') ? using.slice(1, -1) : using;
  const found = [''];
  let depth = 0;
  for (const part of inner.split(/( AND |[()])/)) {
    depth += part === '(' ? 1 : part === ')' ? -1 : 0;
    if (depth === 0 && part === ' AND ') found.push('');
    else found[found.length - 1] += part;
  }
  return found;
}

async function withoutRowSecurity(ask: Ask): Promise<Mutation[]> {
  const tables = await ask<{ schema: string; table: string }>(
    `select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') order by 1, 2`,
  );
  return tables.map(({ schema, table }) => ({
    name: `that ${schema}.${table} has no row-level security`,
    sql: `alter table ${schema}.${table} disable row level security`,
    undo: `alter table ${schema}.${table} enable row level security`,
    noticedBy: schema === 'private' ? 'catalogue' : 'cells',
    table,
  }));
}

/** Whose cells show the loss of a guard, where those of its own table can't: only functions write drafts. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  drafts_changed: 'rpc/publish_drafts',
  drafts_end_preview_links: 'rpc/bin_drafts',
  drafts_keep: 'rpc/publish_drafts',
  drafts_single: 'rpc/bin_drafts',
  tags_forgotten: 'rpc/delete_tag',
  invitations_mailed: 'rpc/invite_person',
  mentions_mailed: 'rpc/add_comment',
};

/** A view that reads as its owner reads past every policy. */
async function viewsOfTheirOwner(ask: Ask): Promise<Mutation[]> {
  const views = await ask<{ schema: string; view: string }>(
    `select n.nspname as schema, c.relname as view from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind = 'v' order by 2`,
  );
  return views.map(({ schema, view }) => ({
    name: `that ${view} shows what its owner sees`,
    sql: `alter view ${schema}.${view} set (security_invoker = false)`,
    undo: `alter view ${schema}.${view} set (security_invoker = true)`,
    noticedBy: 'cells',
    table: SHOWN_BY[view] ?? view,
  }));
}

/** What these keep up or line up isn't seen by asking once; all other triggers are guards, each with cells of its own. */
const NO_GUARDS = [
  'article_cards_changed',
  'article_cards_deleted',
  'article_cards_gone',
  'article_cards_inserted',
  'article_translations_deleted',
  'article_translations_inserted',
  'article_translations_updated',
  'articles_updated',
  'categories_counted',
  'draft_pictures_deleted',
  'draft_pictures_inserted',
  'drafts_counted',
  'media_files_deleted',
  'media_changed',
  'media_files_inserted',
  'media_deleted',
  'media_inserted',
  'media_names_inserted',
  'media_updated',
  'categories_audited',
  'categories_updated',
  'tags_audited',
  'tags_counted',
  'tags_updated',
  'drafts_pictures_added',
  'drafts_pictures_changed',
  'user_roles_in_turn',
  'user_roles_join_team',
  'user_roles_leave_team',
  'profiles_rename_in_team',
  'users_rename_in_team',
  'users_confirmed',
  'users_confirming',
  'users_new_password',
  'users_signed_up',
];

async function withoutTriggers(ask: Ask): Promise<Mutation[]> {
  const triggers = await ask<{ name: string; schema: string; table: string }>(
    `select t.tgname as name, n.nspname as schema, c.relname as table
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and n.nspname in ('public', 'private', 'auth') order by 1`,
  );
  return triggers.map(({ name, schema, table }) => ({
    name: `that the trigger ${name} sleeps`,
    sql: `alter table ${schema}.${table} disable trigger ${name}`,
    undo: `alter table ${schema}.${table} enable trigger ${name}`,
    noticedBy: NO_GUARDS.includes(name) ? 'catalogue' : 'cells',
    table: SHOWN_BY[name] ?? table,
  }));
}

const METHODS: Readonly<Record<string, readonly string[]>> = {
  select: ['GET', 'HEAD'],
  insert: ['POST'],
  update: ['PATCH'],
  delete: ['DELETE'],
};

async function moreTableRights(ask: Ask): Promise<Mutation[]> {
  const missing = await ask<{ table: string; view: boolean; role: string; right: string; columns: string | null }>(
    `select c.relname as table, c.relkind <> 'r' as view, r.role, p.right,
       (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a, aclexplode(a.attacl) g
        where a.attrelid = c.oid and g.grantee = r.role::regrole and lower(g.privilege_type) = p.right) as columns
     from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) r (role),
       unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p ("right")
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and not has_table_privilege(r.role, c.oid, p.right)
     order by 1, 2, 3`,
  );
  return missing.map(({ table, view, role, right, columns }) => {
    const methods = METHODS[right];
    // A view requires the same right on its tables, and writing drafts and revisions needs the functions of their columns.
    const made = `${table} ${right}`;
    const doubled =
      view || ['drafts insert', 'drafts update', 'revisions insert', 'draft_versions insert'].includes(made);
    return {
      name: `that ${role} may ${right} ${table}`,
      sql: `grant ${right} on public.${table} to ${role}`,
      // What is taken back from a table is taken back from its columns too.
      undo:
        `revoke ${right} on public.${table} from ${role};` +
        (columns === null ? '' : `grant ${right} (${columns}) on public.${table} to ${role}`),
      table,
      // The REST interface has no verb for the others.
      ...(methods === undefined || doubled
        ? { noticedBy: 'catalogue' as const }
        : { noticedBy: 'cells' as const, methods }),
    };
  });
}

/** Where single columns are granted, the others are closed one by one. */
async function moreColumnRights(ask: Ask): Promise<Mutation[]> {
  const missing = await ask<{ table: string; column: string; made: boolean; role: string; right: string }>(
    `select distinct c.relname as table, other.attname as column, other.attgenerated <> '' as made, g.grantee::regrole::text as role,
       lower(g.privilege_type) as right
     from pg_class c join pg_attribute granted on granted.attrelid = c.oid, aclexplode(granted.attacl) g,
       pg_attribute other
     where c.relnamespace = 'public'::regnamespace and other.attrelid = c.oid and other.attnum > 0
       and not other.attisdropped and not has_column_privilege(g.grantee, c.oid, other.attnum, g.privilege_type)
     order by 1, 2`,
  );
  return missing.map(({ table, column, made, role, right }) => ({
    name: `that ${role} may ${right} ${table}.${column}`,
    sql: `grant ${right} (${column}) on public.${table} to ${role}`,
    undo: `revoke ${right} (${column}) on public.${table} from ${role}`,
    // What is made of other columns can't be written even with the right.
    noticedBy: made ? 'catalogue' : 'cells',
    table,
    methods: METHODS[right] ?? [],
  }));
}

/**
 * Grants every function to everyone. The REST interface only exposes public ones, which call private ones that it doesn't expose:
 * so the catalogue is checked, for all of them at once, with a line for each.
 */
export async function moreFunctionRights(ask: Ask): Promise<readonly FunctionRight[]> {
  const functions = await ask<{ signature: string; line: string }>(
    `select p.oid::regprocedure::text as signature, 'PUBLIC ' || n.nspname || '.' || p.proname as line
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') order by 1`,
  );
  return functions.map(({ signature, line }) => ({
    line,
    sql: `grant execute on function ${signature} to public`,
    undo: `revoke execute on function ${signature} from public`,
  }));
}
