import type { Answer, Person, TestBackend } from '../../support/backend.ts';
import { claimsOf } from '../../support/tokens.ts';
import type { Asker, People, Request } from './operation.ts';

/** The tables that the REST interface offers, with what orders their rows. */
const ORDERS = {
  categories: 'id',
  articles: 'id',
  article_translations: 'article_id,language',
  contact_messages: 'id',
  profiles: 'id',
  user_roles: 'user_id',
} as const;
export type StageTable = keyof typeof ORDERS;
export const STAGE_TABLES = Object.keys(ORDERS) as StageTable[];

/** All rows of all tables, each row as its JSON. */
export type Rows = Readonly<Record<StageTable, readonly string[]>>;

/** A backend whose rows are known to the last microsecond, and people to ask it. */
export interface Stage {
  readonly people: People;
  /** Who an asker is; the plain user where they are nobody. */
  me(asker: Asker): Person;
  ask(asker: Asker, request: Request): Promise<Answer>;
  /** Everything there is, read as the service role. */
  read(): Promise<Rows>;
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
  };
  const me = (asker: Asker): Person => (asker === 'visitor' || asker === 'service' ? people.user : people[asker]);
  const { driver } = backend.database.connection;
  const read = async (): Promise<Rows> =>
    Object.fromEntries(
      await Promise.all(STAGE_TABLES.map(async (table) => [table, await rowsOf(backend, table)] as const)),
    ) as unknown as Rows;
  const reset = async (): Promise<void> => {
    await driver.exec(scene(people));
  };
  await reset();
  return {
    people,
    me,
    ask: (asker, [path, options]) =>
      backend.ask(asker === 'visitor' || asker === 'service' ? asker : people[asker], path, options),
    read,
    reset,
    beginning: await read(),
    sql: (text) => driver.exec(text),
  };
}

async function rowsOf(backend: TestBackend, table: StageTable): Promise<string[]> {
  const answer = await backend.ask('service', `${table}?select=*&order=${ORDERS[table]}`);
  if (answer.status !== 200) throw new Error(`Reading ${table} as the service role failed: ${answer.text}`);
  return (answer.body as unknown[]).map((row) => JSON.stringify(row));
}

/** Past all triggers, so that ids and times are the same each time. */
function scene({ user, other, admin, deputy }: People): string {
  const everybody = [user, other, admin, deputy];
  return `
    set session_replication_role = replica;
    delete from auth.sessions;
    insert into auth.sessions (id, user_id) values
      ${everybody.map(({ id, token }) => `('${String(claimsOf(token)['session_id'])}', '${id}')`).join(', ')};
    ${STAGE_TABLES.map((table) => `delete from public.${table};`).join('\n')}
    delete from private.article_cards; delete from private.settings; delete from private.contact_limits;
    insert into private.settings default values;
    insert into private.contact_limits default values;
    insert into public.categories (id, slug, name_indonesian, name_english, position) values
      (1, 'hydroponics', 'Hidroponik', 'Hydroponics', 1), (2, 'horticulture', 'Hortikultura', 'Horticulture', 2),
      (3, 'technology', 'Teknologi', 'Technology', 3), (4, 'organic', 'Organik', 'Organic', 4);
    insert into public.articles (id, image, published_on, category_id, author_indonesian, author_english, created_at, updated_at)
      select id, 'x', day::date, 4, 'Tim', 'Team', '2026-01-01', '2026-01-01'
      from (values (1, '2024-01-01'), (2, '2024-01-01'), (3, '2024-01-01'), (4, '2999-01-01'), (5, '2024-01-01')) a (id, day);
    insert into public.article_translations (article_id, language, title, excerpt, content, status, created_at, updated_at)
      select id, language, 'T', '', '', status, '2026-01-01', '2026-01-01'
      from (values (1, 'id', 'published'), (1, 'en', 'published'), (2, 'id', 'published'), (2, 'en', 'draft'),
        (3, 'id', 'draft'), (4, 'id', 'published'), (4, 'en', 'published')) t (id, language, status);
    insert into public.contact_messages (id, name, email, message, created_at)
      values ('00000000-0000-4000-8000-000000000001', 'Ana', 'ana@example.com', 'Hi', '2026-01-01');
    insert into public.profiles (id, full_name, created_at, updated_at) values
      ${everybody.map(({ id }) => `('${id}', 'Name', '2026-01-01', '2026-01-01')`).join(', ')};
    insert into public.user_roles (user_id, role, created_at) values
      ${[admin, deputy].map(({ id }) => `('${id}', 'superadmin', '2026-01-01')`).join(', ')};
    set session_replication_role = origin;`;
}
