import { startOpenBackend } from '../../src/backend/dev/start-backend.ts';
import type { OpenBackend } from '../../src/backend/dev/start-backend.ts';
import { migratedTestDatabase } from './test-database.ts';

/** Who asks: a visitor (publishable key), somebody signed in, or the service role (secret key). */
export type Role = 'visitor' | 'user' | 'service';

/** Somebody who has signed up, with the access token that they live on. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined where there is none. */
  readonly body: unknown;
}

export interface AskOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface TestBackend extends OpenBackend {
  /** One request to /rest/v1, as a role or as a person; of a person only the token counts. */
  ask(asker: Role | Pick<Person, 'token'>, path: string, options?: AskOptions): Promise<Answer>;
  /** Signs somebody up, with what they say about themselves. */
  signUp(email: string, metadata?: unknown): Promise<Person>;
  /** SQL past every policy, as the database's owner. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Empties our tables and sets limits and settings back; people stay. */
  empty(): Promise<void>;
  /** What the backend has said. */
  readonly said: string[];
}

/** A backend in memory, on a port of its own. */
export async function startTestBackend(options: { seed?: boolean } = {}): Promise<TestBackend> {
  const said: string[] = [];
  const backend = await startOpenBackend({
    dataFolder: 'memory',
    port: 0,
    seed: options.seed ?? false,
    admin: false,
    ...(await migratedTestDatabase()),
    log: (line) => said.push(line),
  });
  let user: Promise<Person> | undefined;
  const sql: TestBackend['sql'] = async (text, values = []) =>
    (await backend.database.connection.driver.query(text, values)).rows as never;

  return {
    ...backend,
    said,
    sql,
    signUp: (email, metadata) => signUp(backend, email, metadata),
    async ask(asker, path, { method = 'GET', body, headers = {} } = {}) {
      if (asker === 'user') user ??= signUp(backend, 'user@example.com');
      const person = asker === 'user' ? await user : typeof asker === 'object' ? asker : undefined;
      return answerOf(
        await fetch(`${backend.url}/rest/v1/${path}`, {
          method,
          headers: {
            apikey: asker === 'service' ? backend.secretKey : backend.publishableKey,
            ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
    },
    async empty() {
      await sql(
        `truncate public.contact_messages, public.drafts, public.revisions, public.audit_log,
         public.site_items, public.article_translations, public.articles, public.categories,
         private.article_cards, private.draft_pictures, private.contact_limits, private.contact_origins, private.settings restart identity`,
      );
      await sql('insert into private.contact_limits default values');
      await sql('insert into private.settings default values');
    },
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    body = text;
  }
  return { status: response.status, headers: response.headers, text, body };
}

async function signUp(backend: OpenBackend, email: string, data: unknown = {}): Promise<Person> {
  const response = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a-long-password', data }),
  });
  const { access_token: token, user } = (await response.json()) as { access_token?: string; user?: { id: string } };
  if (token === undefined || user === undefined) throw new Error(`Signing ${email} up failed with ${response.status}`);
  return { id: user.id, email, token };
}
