import { randomUUID } from 'node:crypto';
import { emptyArticle, type ArticleDocument, type ArticleTranslation } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import { sessionOf, type RawSession, type TestPerson } from './accounts.ts';
import type { BackendUnderTest } from './portals.ts';

/** A draft as the backend answers with it. */
export interface DraftRow {
  readonly id: number;
  readonly document: ArticleDocument;
  readonly version: number;
  readonly live: Readonly<Record<Language, { readonly revision: number; readonly from: string } | null>>;
}

/** What an article of a journey says, where it says something. */
export type ArticleParts = Partial<Omit<ArticleDocument, Language>> &
  Partial<Record<Language, Partial<ArticleTranslation>>>;

/** An article that could be published in both languages as it is, with these parts of its own. */
function journeyArticle({ id, en, ...shared }: ArticleParts = {}): ArticleDocument {
  const empty = emptyArticle({ id: 'Tim Uji', en: 'Test Team' });
  return {
    ...{ ...empty, image: '/pictures/nft-lettuce.svg', decorative: true, category: 2 },
    ...shared,
    id: { ...empty.id, title: 'Mulsa jerami', content: 'Jerami menjaga tanah lembap.', ...id },
    en: { ...empty.en, title: 'Straw mulch', content: 'Straw keeps the soil moist.', ...en },
  };
}

/** What a super admin asks of the backend past the portal. Every refusal is an error. */
export class DraftApi {
  readonly #backend: BackendUnderTest;
  readonly #token: string;

  constructor(backend: BackendUnderTest, { access_token: token }: Pick<RawSession, 'access_token'>) {
    this.#backend = backend;
    this.#token = token;
  }

  static async of(backend: BackendUnderTest, person: TestPerson): Promise<DraftApi> {
    return new DraftApi(backend, await sessionOf(backend, person));
  }

  create(parts?: ArticleParts): Promise<DraftRow> {
    return this.#call('create_draft', { document: journeyArticle(parts), key: randomUUID() });
  }

  read(id: number): Promise<DraftRow> {
    return this.#call('read_draft', { item: id });
  }

  /** Saves on top of what is there, whatever that is. */
  async save(id: number, change: (document: ArticleDocument) => ArticleDocument): Promise<DraftRow> {
    const { document, version } = await this.read(id);
    return this.#call('save_draft', { item: id, based_on: version, document: change(document) });
  }

  async publish(id: number, languages: readonly Language[], from: string | null = null): Promise<void> {
    const { version } = await this.read(id);
    const answer = await this.#call<{ readonly before: readonly unknown[] }>('publish_drafts', {
      ...{ items: [{ id, version }], languages, live_from: from },
    });
    if (answer.before.length !== 1) throw new Error(`Not published: ${JSON.stringify(answer)}`);
  }

  async #call<Value = DraftRow>(name: string, body: object): Promise<Value> {
    const response = await fetch(`${this.#backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: this.#backend.publishableKey,
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ collection: 'articles', ...body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Value;
  }
}
