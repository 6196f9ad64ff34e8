import { afterAll } from 'vitest';
import { startOpenBackend } from '#backend/embedded/start-backend.ts';
import type { OpenBackend } from '#backend/embedded/start-backend.ts';
import { signUp } from './auth-call.ts';
import { callBackend, type Answer, type CallOptions } from './backend-call.ts';
import { migratedTestDatabase } from '../database/test-database.ts';

export type { Answer };

/** The caller: a visitor (publishable key), a signed-in user, or the service role (secret key). */
export type Role = 'visitor' | 'user' | 'service';

/** A user who has signed up, with their access token. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export type AskOptions = Pick<CallOptions, 'method' | 'body' | 'headers'>;

export interface TestBackend extends OpenBackend {
  /** One request to /rest/v1, as a role or as a person; of a person only the token counts. */
  ask(asker: Role | Pick<Person, 'token'>, path: string, options?: AskOptions): Promise<Answer>;
  /** Signs up an account, with this metadata. */
  signUp(email: string, metadata?: unknown): Promise<Person>;
  /** SQL past every policy, as the database's owner. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Empties our tables and sets limits and settings back; people stay. */
  empty(): Promise<void>;
  /** The backend's log lines. */
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

  const join: TestBackend['signUp'] = async (email, metadata) => {
    const { access_token: token, user } = await signUp(backend, email, metadata);
    return { id: user.id, email, token };
  };

  return {
    ...backend,
    said,
    sql,
    signUp: join,
    async ask(asker, path, options = {}) {
      if (asker === 'user') user ??= join('user@example.com');
      const person = asker === 'user' ? await user : typeof asker === 'object' ? asker : undefined;
      const key = asker === 'service' ? backend.secretKey : undefined;
      const body = options.body === undefined ? undefined : JSON.stringify(options.body);
      return callBackend(backend, `rest/v1/${path}`, { ...options, body, key, token: person?.token });
    },
    async empty() {
      await sql(
        `truncate public.contact_messages, private.message_replies, private.reply_templates, public.drafts, public.draft_versions,
         public.revisions, public.audit_log,
         public.site_items, public.article_translations, public.articles, public.categories, private.merged_categories,
         private.article_cards, private.card_counts, private.draft_pictures, private.approvals, private.comments, private.mentions,
         private.outgoing_mails, private.mail_preferences, private.mail_senders,
         private.review_requests, private.presence, private.preview_links, private.contact_limits, private.contact_origins, private.settings restart identity`,
      );
      await sql('insert into private.contact_limits default values');
      await sql('insert into private.settings default values');
    },
  };
}

/** A backend for all tests of a file, which ends with them. */
export async function testBackend(): Promise<TestBackend> {
  const backend = await startTestBackend();
  afterAll(() => backend.stop());
  return backend;
}
