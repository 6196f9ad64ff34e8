import type { Answer, Person, TestBackend } from '../../support/backend/backend.ts';
import { addFactorTable } from '../../support/database/factor-table.ts';
import type { Asker, People, Request } from './operation.ts';
import { scene } from './scene.ts';

/** The tables that the REST interface offers, with what orders their rows. */
const ORDERS = {
  categories: 'id',
  articles: 'id',
  article_translations: 'article_id,language',
  contact_messages: 'id',
  profiles: 'id',
  user_roles: 'user_id',
  drafts: 'id',
  revisions: 'id',
  draft_versions: 'collection,item_id,version',
  audit_log: 'id',
  site_items: 'collection,id,language',
} as const;
export const STAGE_TABLES = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** Tables that functions alone reach, with what orders their rows. */
const PRIVATE_ORDERS = {
  comments: 'id',
  mentions: 'comment,person',
  review_requests: 'id',
  presence: 'person',
  tags: 'id',
  message_replies: 'id',
  reply_templates: 'id',
  outgoing_mails: 'id',
  mail_preferences: 'person',
  device_keys: 'person',
  preview_links: 'id',
} as const;
export type StageTable = keyof typeof ORDERS | keyof typeof PRIVATE_ORDERS;
const ALL_ORDERS = [
  ...Object.entries(ORDERS).map(([table, order]) => ['public', table, order] as const),
  ...Object.entries(PRIVATE_ORDERS).map(([table, order]) => ['private', table, order] as const),
];
/** Every table that is read again after each cell. */
export const READ_TABLES = ALL_ORDERS.map(([, table]) => table as StageTable);

/** All rows of all tables, each row as its JSON. */
export type Rows = Readonly<Record<StageTable, readonly string[]>>;

/** A backend whose rows are known to the last microsecond, and people to ask it. */
export interface Stage {
  readonly people: People;
  /** The caller's account; the plain user where the caller has none. */
  me(asker: Asker): Person;
  ask(asker: Asker, request: Request): Promise<Answer>;
  /** Everything there is, read past every policy. */
  read(): Promise<Rows>;
  /** The same, read anew even where nothing has changed since. */
  readRows(): Promise<Rows>;
  /** What `read` gives after `reset`. */
  readonly beginning: Rows;
  sql(text: string): Promise<unknown>;
  /** Puts back what the table begins with; always the very same rows. */
  reset(): Promise<void>;
}

/** Signs the people up and sets the stage. */
export async function setStage(backend: TestBackend): Promise<Stage> {
  const people: People = {
    user: await backend.signUp('plain@example.com', { full_name: 'User' }),
    other: await backend.signUp('other@example.com', { full_name: 'Other' }),
    admin: await backend.signUp('admin@example.com', { full_name: 'Admin' }),
    deputy: await backend.signUp('deputy@example.com', { full_name: 'Deputy' }),
    editor: await backend.signUp('editor@example.com', { full_name: 'Editor' }),
    translator: await backend.signUp('translator@example.com', { full_name: 'Translator' }),
    reviewer: await backend.signUp('reviewer@example.com', { full_name: 'Reviewer' }),
  };
  await addFactorTable(backend.sql);
  // The policies must refuse the tokens of ended sessions by themselves: the storage service asks nothing else.
  await backend.sql(
    `create or replace function private.check_session() returns void language sql set search_path = '' as ''`,
  );
  const me = (asker: Asker): Person => (asker === 'visitor' || asker === 'service' ? people.user : people[asker]);
  const { driver } = backend.database.connection;
  const everything = ALL_ORDERS.map(
    ([schema, table, order]) =>
      `array(select to_jsonb(t)::text from ${schema}.${table} t order by ${order}) as ${table}`,
  );
  // Each row's place and the transaction that wrote it: of what is as it was at the last reading, the rows aren't read again.
  const places = ALL_ORDERS.map(
    ([schema, table]) => `coalesce((select string_agg(ctid::text || xmin, '') from ${schema}.${table}), '')`,
  );
  // Planned once: the table asks after each of its thousands of cells.
  await driver.exec(`prepare stage_rows as select ${everything.join(', ')}`);
  await driver.exec(`prepare stage_places as select concat_ws(',', ${places.join(', ')}) as places`);
  let last: { readonly places: string; readonly rows: Rows } | null = null;
  const readPlaces = async () => (await driver.query<{ places: string }>('execute stage_places')).rows[0]?.places ?? '';
  const readRows = async () => (await driver.query<Rows>('execute stage_rows')).rows[0] as Rows;
  const read = async (): Promise<Rows> => {
    const places = await readPlaces();
    if (last?.places !== places) last = { places, rows: await readRows() };
    return last.rows;
  };
  await driver.exec(scene(people, STAGE_TABLES));
  const beginning = await read();
  const reset = async (): Promise<void> => {
    await driver.exec(scene(people, STAGE_TABLES));
    // Not read again: policies.test.ts proves that these are always the same rows.
    last = { places: await readPlaces(), rows: beginning };
  };
  return {
    people,
    me,
    ask: (asker, [path, options]) =>
      backend.ask(asker === 'visitor' || asker === 'service' ? asker : people[asker], path, options),
    read,
    readRows,
    reset,
    beginning,
    sql: (text) => driver.exec(text),
  };
}
