import { randomUUID } from 'node:crypto';
import { emptyArticle, type ArticleDocument, type ArticleTranslation } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import { callSuccessfully } from '../backend/backend-call.ts';
import { addSuperAdmin, sessionOf, type RawSession, type TestPerson } from './accounts.ts';
import type { BackendUnderTest } from './portals.ts';
import { ask } from './rest.ts';

/** Collections with a list; of the others there is one item, which can’t go. */
type ListedCollection = 'articles' | 'banners' | 'communities';

/** A draft as the backend answers with it. */
export interface DraftRow {
  readonly id: number;
  readonly document: ArticleDocument;
  readonly version: number;
  readonly live: Readonly<Record<Language, { readonly revision: number; readonly from: string } | null>>;
}

/** The parts of a journey's article that differ from the default. */
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

/** Calls of a super admin directly to the backend. Every refusal is an error. */
export class DraftApi {
  readonly #backend: BackendUnderTest;
  readonly #token: string;

  constructor(backend: BackendUnderTest, { access_token: token }: Pick<RawSession, 'access_token'>) {
    this.#backend = backend;
    this.#token = token;
  }

  /** With a person's session, or that of a super admin created for this. */
  static async of(backend: BackendUnderTest, person?: TestPerson): Promise<DraftApi> {
    return new DraftApi(backend, await sessionOf(backend, person ?? (await addSuperAdmin(backend))));
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
    const body = { collection: 'articles', items: [{ id, version }], languages, live_from: from };
    const answer = await this.#call<{ readonly before: readonly unknown[] }>('publish_drafts', body);
    if (answer.before.length !== 1) throw new Error(`Not published: ${JSON.stringify(answer)}`);
  }

  /** Takes everything of a collection away for good: drafts, and what visitors see. */
  async clear(collection: ListedCollection): Promise<void> {
    const rows = await ask<{ readonly id: number }>(this.#backend, `drafts?select=id&collection=eq.${collection}`);
    const items = rows.map(({ id }) => id);
    if (items.length === 0) return;
    await this.#call('bin_drafts', { collection, items });
    await this.#call('erase_drafts', { collection, items });
  }

  /** Takes the only item of a collection away from visitors, in both languages. */
  async withdrawOnly(collection: 'about' | 'contact' | 'seasons'): Promise<void> {
    const { id, live } = await this.#call('read_draft', { collection, item: 1 });
    const placeOf = (side: Language) => live[side] && { revision: live[side].revision, from: live[side].from };
    const was = { id: placeOf('id'), en: placeOf('en') };
    await this.#call('set_live', { collection, items: [{ id, live: { id: null, en: null }, was }] });
  }

  #call<Value = DraftRow>(name: string, body: object): Promise<Value> {
    const options = { method: 'POST', token: this.#token, body: { collection: 'articles', ...body } };
    return callSuccessfully(this.#backend, `rest/v1/rpc/${name}`, options);
  }
}
