import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '#domain/localized.ts';
import { addSuperAdmin, sessionOf } from './accounts.ts';
import type { BackendUnderTest } from './portals.ts';
import { ask } from './rest.ts';

/** Collections with a list; of the others there is one item, which can’t go. */
type ListedCollection = 'articles' | 'banners' | 'communities';

interface Draft {
  readonly id: number;
  readonly version: number;
}

type Json = Readonly<Record<string, unknown>>;

/** What a super admin asks of the backend past the portal, for whole sections of the site. Every refusal is an error. */
export class SiteApi {
  readonly #backend: BackendUnderTest;
  readonly #token: string;

  private constructor(backend: BackendUnderTest, token: string) {
    this.#backend = backend;
    this.#token = token;
  }

  /** As a super admin who comes for this alone. */
  static async of(backend: BackendUnderTest): Promise<SiteApi> {
    const { access_token: token } = await sessionOf(backend, await addSuperAdmin(backend));
    return new SiteApi(backend, token);
  }

  /** Takes everything of a collection away for good: drafts, and what visitors see. */
  async clear(collection: ListedCollection): Promise<void> {
    const rows = await ask<{ readonly id: number }>(this.#backend, `drafts?select=id&collection=eq.${collection}`);
    const items = rows.map(({ id }) => id);
    if (items.length === 0) return;
    await this.#call('bin_drafts', { collection, items });
    await this.#call('erase_drafts', { collection, items });
  }

  /** Makes an item and publishes it in both languages. */
  async publishNew(collection: ListedCollection, document: Json): Promise<void> {
    const made = await this.#call<Draft>('create_draft', { collection, document, key: randomUUID() });
    await this.#publish(collection, made);
  }

  /** Writes and publishes the only item of a collection, in both languages. */
  async publishOnly(collection: 'about' | 'contact', document: Json): Promise<void> {
    const { version } = await this.#call<Draft>('read_draft', { collection, item: 1 });
    await this.#publish(
      collection,
      await this.#call<Draft>('save_draft', { collection, item: 1, based_on: version, document }),
    );
  }

  async #publish(collection: string, { id, version }: Draft): Promise<void> {
    const body = { collection, items: [{ id, version }], languages: LANGUAGES, live_from: null };
    const answer = await this.#call<{ readonly before: readonly unknown[] }>('publish_drafts', body);
    if (answer.before.length !== 1) throw new Error(`Not published: ${JSON.stringify(answer)}`);
  }

  async #call<Answer>(name: string, body: Json): Promise<Answer> {
    const response = await fetch(`${this.#backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: this.#backend.publishableKey,
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }
}
