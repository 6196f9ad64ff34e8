import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { emptyArticle } from '#domain/article-document.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import { addCategories } from '../support/database/articles.ts';
import { testBackend, type Answer, type Person, type Role, type TestBackend } from '../support/backend/backend.ts';

/** A draft as the backend's functions answer with it. */
export interface DraftRow {
  readonly id: number;
  readonly document: ArticleDocument;
  readonly version: number;
  readonly saved_by_name: string;
  readonly mine: boolean;
  readonly binned_at: string | null;
  readonly live: Readonly<Record<Language, LiveRow | null>>;
  readonly missing_media: readonly string[];
}

interface LiveRow {
  readonly revision: number;
  readonly from: string;
  readonly changed: boolean;
}

export interface SavedRow extends DraftRow {
  readonly saved: boolean;
}

/** What a change of what visitors read answers with. */
export interface LiveChangeRow {
  readonly before: readonly { readonly id: number; readonly live: object; readonly was: object }[];
  readonly build: boolean;
  readonly stale: readonly number[];
  readonly blocked: readonly { readonly id: number; readonly problems: object }[];
}

/** Two super admins at work. */
export interface Api {
  readonly backend: TestBackend;
  readonly ayu: Person;
  readonly budi: Person;
  /** Empties everything and puts the four categories back, with no line in the audit log. */
  clear(): Promise<void>;
  /** Calls a function; for articles by default. */
  ask(name: string, body?: object, asker?: Role | Person): Promise<Answer>;
  /** The same, and it has to work. */
  call<Value = unknown>(name: string, body?: object, asker?: Role | Person): Promise<Value>;
  create(document?: ArticleDocument): Promise<DraftRow>;
  save(draft: Pick<DraftRow, 'id' | 'version'>, document: ArticleDocument, asker?: Person): Promise<SavedRow>;
  publish(
    draft: Pick<DraftRow, 'id' | 'version'>,
    languages: readonly Language[],
    from?: string,
  ): Promise<LiveChangeRow>;
  read(id: number): Promise<DraftRow>;
  /** What a visitor reads; null where there is nothing. */
  visit(id: number, language: Language): Promise<{ title: string; language: Language; published_on: string } | null>;
  /** The audit log of an item, oldest first: "published id by Ayu". */
  log(item: number | string, collection?: string): Promise<string[]>;
}

/** For all tests of a file. */
export async function openSessionAccounts(): Promise<Api> {
  const backend = await testBackend();
  const superAdmin = async (email: string, name: string): Promise<Person> => {
    const person = await backend.signUp(email, { full_name: name });
    await backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [person.id]);
    return person;
  };
  const [ayu, budi] = [await superAdmin('ayu@example.com', 'Ayu'), await superAdmin('budi@example.com', 'Budi')];

  const ask: Api['ask'] = (name, body = {}, asker = ayu) => backend.ask(asker, `rpc/${name}`, { method: 'POST', body });
  const call = async <Value>(name: string, body = {}, asker: Role | Person = ayu): Promise<Value> => {
    const answer = await ask(name, body, asker);
    if (answer.status >= 300) throw new Error(`${name} failed with ${answer.status}: ${answer.text}`);
    return answer.body as Value;
  };
  return {
    backend,
    ayu,
    budi,
    ask,
    call,
    async clear() {
      await backend.empty();
      await addCategories(backend);
      await backend.sql('truncate public.audit_log');
    },
    create: (document = article()) => call('create_draft', { collection: 'articles', document, key: randomUUID() }),
    save: (draft, document, asker) =>
      call('save_draft', { collection: 'articles', item: draft.id, based_on: draft.version, document }, asker),
    publish: ({ id, version }, languages, from) =>
      call('publish_drafts', {
        collection: 'articles',
        items: [{ id, version }],
        languages,
        ...(from === undefined ? {} : { live_from: from }),
      }),
    read: (item) => call('read_draft', { collection: 'articles', item }),
    async visit(id, language) {
      const answer = await backend.ask('visitor', `rpc/read_article?article_id=${id}&lang=${language}`);
      expect(answer.status).toBe(200);
      return answer.body as never;
    },
    async log(item, collection = 'articles') {
      const lines = await backend.sql<{ line: string }>(
        `select concat_ws(' ', l.action, l.language, 'by', l.made_by_name) as line from public.audit_log l
         where l.collection = $1 and l.item_id = $2 order by l.id`,
        [collection, String(item)],
      );
      return lines.map(({ line }) => line);
    },
  };
}

/** Two hours go by: every moment of an article moves into the past, and nothing else happens to any row. */
export async function letTimePass({ backend }: Api): Promise<void> {
  await backend.database.connection.driver.exec(`
    set session_replication_role = replica;
    update public.article_translations set publish_at = publish_at - interval '2 hours';
    update public.articles set updated_at = updated_at - interval '2 hours', published_on = least(published_on, private.today());
    set session_replication_role = origin;
    update private.article_cards set shown_from = shown_from - interval '2 hours',
      shown_until = shown_until - interval '2 hours', dated = least(dated, private.today());`);
}

/** An article that lacks nothing in either language, or what a test makes of it. */
export function article(part: Partial<ArticleDocument> = {}): ArticleDocument {
  const start = emptyArticle({ id: 'Tim', en: 'Team' });
  const side = (title: string): ArticleDocument['id'] => ({ ...start.id, title, content: 'Isi', imageAlt: 'Alt' });
  return { ...start, image: '/pictures/x.svg', category: 4, id: side('Cabai'), en: side('Chili'), ...part };
}

/** The same article with another title. */
export function titled(document: ArticleDocument, language: Language, title: string): ArticleDocument {
  return { ...document, [language]: { ...document[language], title } };
}
