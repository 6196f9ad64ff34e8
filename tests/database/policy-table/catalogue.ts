/** Queries of the database's catalogue, one line for each object; the exact result of each query is known. */
export interface CatalogueQuestion {
  readonly name: string;
  /** Selects one text column, `line`. */
  readonly sql: string;
  readonly expected: readonly string[];
}

const TABLES = ['article_translations', 'articles', 'categories', 'contact_messages', 'profiles', 'user_roles'];
const EVERYBODY = ['anon', 'authenticated', 'service_role'];
const READING = [
  'read_preview',
  'read_invitation',
  ...['search_articles', 'read_article', 'article_version', 'published_articles', 'read_site'],
  ...['library_state', 'library_index', 'library_articles'],
];
/** Read by those with a role, written by functions and triggers alone. */
const KEPT = ['audit_log', 'draft_cards', 'draft_versions', 'drafts', 'revisions'];
/** Ask themselves for the caller's right; each has a door of the same name in the exposed schema. */
const GUARDED = [
  ...['read_draft', 'create_draft', 'save_draft', 'publish_drafts', 'set_live', 'bin_drafts', 'restore_drafts'],
  ...['erase_drafts', 'list_categories', 'save_category', 'order_categories', 'merge_categories', 'delete_category'],
  ...['approve_draft', 'list_people', 'invite_person', 'withdraw_invitation', 'set_role', 'remove_person'],
  ...['accept_invitation', 'lacks_password'],
  'change_roles',
  ...['export_content', 'absent_pictures', 'begin_import', 'stage_import', 'check_import', 'apply_import'],
  ...['drop_import', 'list_media', 'name_picture', 'replace_picture', 'list_drafts', 'count_drafts', 'recent_drafts'],
  ...['list_hard_words', 'save_hard_word', 'remove_hard_word', 'list_tags', 'save_tag', 'merge_tags', 'delete_tag'],
  ...['list_everyday_names', 'save_everyday_name', 'remove_everyday_name'],
  ...['change_tags'],
  ...['list_freshness', 'list_due_reviews'],
  ...['list_messages', 'messages_by_key', 'list_activity', 'list_active_people', 'list_comments', 'list_readers'],
  ...['add_comment', 'edit_comment', 'delete_comment', 'resolve_comment', 'list_mentions', 'see_mentions'],
  ...['list_replies', 'add_reply', 'finish_reply', 'list_answerers', 'assign_message'],
  ...['list_reply_templates', 'save_reply_template', 'delete_reply_template'],
  ...['read_review', 'restorable_part', 'request_review', 'send_back', 'note_presence'],
  ...['mail_invitation_again', 'read_mail_preferences', 'save_mail_preferences', 'device_key'],
  ...['create_preview_link', 'list_preview_links', 'revoke_preview_link'],
];
/** Run as their caller. */
const LISTS = ['unread_messages'];
const SIGNED_IN = ['authenticated', 'service_role'];
const inSchemas = (schema: string): string => `${schema} in ('public', 'private')`;

export const CATALOGUE: readonly CatalogueQuestion[] = [
  {
    name: 'grants exactly these rights on tables',
    sql: `select concat_ws(' ', coalesce(nullif(g.grantee, 0)::regrole::text, 'PUBLIC'), lower(g.privilege_type),
            n.nspname || '.' || c.relname) as line
          from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) g
          where ${inSchemas('n.nspname')} and c.relkind in ('r', 'v', 'm', 'p') and g.grantee <> c.relowner`,
    expected: [
      ...['article_translations', 'articles', 'categories'].map((table) => `authenticated select public.${table}`),
      'anon insert public.contact_messages',
      'authenticated insert public.contact_messages',
      'authenticated select public.contact_messages',
      'authenticated select public.profiles',
      'authenticated select public.user_roles',
      ...KEPT.flatMap((table) => SIGNED_IN.map((role) => `${role} select public.${table}`)),
      ...SIGNED_IN.map((role) => `${role} select public.site_items`),
      ...TABLES.flatMap((table) =>
        ['delete', 'insert', 'select', 'update'].map((verb) => `service_role ${verb} public.${table}`),
      ),
    ],
  },
  {
    name: 'grants exactly these rights on columns',
    sql: `select concat_ws(' ', coalesce(nullif(g.grantee, 0)::regrole::text, 'PUBLIC'), lower(g.privilege_type),
            n.nspname || '.' || c.relname || '.' || a.attname) as line
          from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace,
            aclexplode(a.attacl) g
          where ${inSchemas('n.nspname')}`,
    expected: ['authenticated update public.contact_messages.state', 'authenticated update public.profiles.full_name'],
  },
  {
    name: 'opens exactly these functions, and none to PUBLIC',
    sql: `select coalesce(nullif(g.grantee, 0)::regrole::text, 'PUBLIC') || ' ' || n.nspname || '.' || p.proname as line
          from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
            aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
          where ${inSchemas('n.nspname')} and g.grantee <> p.proowner`,
    expected: [
      ...['public', 'private'].flatMap((schema) => [
        ...EVERYBODY.flatMap((role) => READING.map((name) => `${role} ${schema}.${name}`)),
        `authenticated ${schema}.admin_needs_second_factor`,
        `service_role ${schema}.admin_needs_second_factor`,
        `service_role ${schema}.find_account`,
        `service_role ${schema}.adopt_articles`,
        ...['take_mails', 'finish_mail'].map((name) => `service_role ${schema}.${name}`),
        ...SIGNED_IN.flatMap((role) => GUARDED.map((name) => `${role} ${schema}.${name}`)),
      ]),
      ...SIGNED_IN.flatMap((role) => LISTS.map((name) => `${role} public.${name}`)),
      'service_role private.words_in',
      ...['anon', 'authenticated', 'service_role'].flatMap((role) => [
        `${role} private.rare_signs`,
        `${role} private.folded`,
        `${role} private.check_session`,
      ]),
      'authenticated private.may',
      'authenticated private.picture_in_use',
      ...['applying_import', 'hidden_categories', 'is_hidden'].map((name) => `authenticated private.${name}`),
    ],
  },
  {
    name: 'refuses tokens of ended sessions before each request of the REST service',
    sql: `select unnest(rolconfig) as line from pg_roles where rolname = 'authenticator'`,
    expected: ['pgrst.db_pre_request=private.check_session'],
  },
  {
    name: 'has exactly these policies, each naming its roles and permissive',
    sql: `select concat_ws(' ', lower(permissive), lower(cmd), schemaname || '.' || tablename,
            'to', array_to_string(roles, ',')) as line
          from pg_policies where ${inSchemas('schemaname')}`,
    expected: [
      'permissive insert public.contact_messages to anon,authenticated',
      'permissive select public.article_translations to authenticated',
      'permissive select public.articles to authenticated',
      ...['audit_log', 'draft_versions', 'drafts', 'revisions'].map(
        (table) => `permissive select public.${table} to authenticated`,
      ),
      'permissive select public.categories to authenticated',
      'permissive select public.contact_messages to authenticated',
      'permissive select public.profiles to authenticated',
      'permissive select public.site_items to authenticated',
      'permissive select public.user_roles to authenticated',
      'permissive update public.contact_messages to authenticated',
      'permissive update public.profiles to authenticated',
    ],
  },
  {
    name: 'holds every changed row to the condition that its policy finds rows by',
    sql: `select policyname || ': ' || coalesce(with_check, 'nothing') as line from pg_policies
          where ${inSchemas('schemaname')} and cmd in ('UPDATE', 'ALL') and with_check is distinct from qual`,
    expected: [],
  },
  {
    name: 'turns row-level security on for every table',
    sql: `select c.oid::regclass::text as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where ${inSchemas('n.nspname')} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    expected: [],
  },
  {
    name: 'lets every view show what its reader may see',
    sql: `select c.oid::regclass::text as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where ${inSchemas('n.nspname')} and c.relkind in ('v', 'm')
            and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
    expected: [],
  },
  {
    name: 'has every trigger at work',
    sql: `select t.tgrelid::regclass || ' ' || t.tgname as line from pg_trigger t
          where not t.tgisinternal and t.tgenabled <> 'O'`,
    expected: [],
  },
  {
    name: 'ends a request that takes too long',
    sql: `select concat_ws(' ', rolname, unnest(rolconfig)) as line from pg_roles
          where rolname in ('anon', 'authenticated', 'service_role')`,
    expected: ['anon statement_timeout=3s', 'authenticated statement_timeout=8s'],
  },
  {
    name: 'lets nobody make anything in our schemas',
    sql: `select r.rolname || ' ' || s.schema as line from pg_roles r, unnest(array['public', 'private']) s (schema)
          where r.rolname in ('anon', 'authenticated', 'service_role') and has_schema_privilege(r.oid, s.schema, 'create')`,
    expected: [],
  },
  {
    name: 'fixes the search path of every function',
    sql: `select p.oid::regprocedure::text as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where ${inSchemas('n.nspname')}
            and not coalesce(p.proconfig, '{}') && array['search_path=""', 'search_path=']`,
    expected: [],
  },
  {
    name: 'keeps every function that runs as its owner out of the exposed schema',
    sql: `select p.oid::regprocedure::text as line from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.prosecdef`,
    expected: [],
  },
];

/** Reads the one column of a question's answer. */
export type AskCatalogue = (sql: string) => Promise<readonly { readonly line: string }[]>;

/** The names of the questions that this database answers otherwise. */
export async function wrongInCatalogue(ask: AskCatalogue): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, sql, expected } of CATALOGUE) {
    const lines = (await ask(sql)).map((row) => row.line).sort();
    if (JSON.stringify(lines) !== JSON.stringify([...expected].sort())) wrong.push(name);
  }
  return wrong;
}

/** What this database grants beyond what the catalogue's questions expect: a line for each right too many. */
export async function rightsTooMany(ask: AskCatalogue): Promise<string[]> {
  const found: string[] = [];
  for (const { sql, expected } of CATALOGUE.filter(({ name }) => /^(grants|opens) exactly/.test(name))) {
    const left = [...expected];
    for (const { line } of await ask(sql)) {
      const at = left.indexOf(line);
      if (at === -1) found.push(line);
      else left.splice(at, 1);
    }
  }
  return found;
}
