import { callSuccessfully } from '../backend/backend-call.ts';
import type { BackendUnderTest } from './portals.ts';

export interface MessageRow {
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
}

export interface NewArticle {
  readonly id: number;
  readonly day: string;
  readonly category: string;
  readonly title: string;
  readonly titleInEnglish?: string;
  readonly excerpt?: string;
  readonly content?: string;
}

/** One request to the backend's REST address with its secret key; an error where it is refused. */
export function ask<Row>(
  backend: BackendUnderTest,
  path: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<Row[]> {
  const headers = { prefer: 'return=representation' };
  return callSuccessfully(backend, `rest/v1/${path}`, { method, body, key: backend.secretKey, headers });
}

/** The messages that reached the inbox from one address. */
export function messagesFrom(backend: BackendUnderTest, email: string): Promise<MessageRow[]> {
  return ask(backend, `contact_messages?select=name,email,subject,message&email=eq.${encodeURIComponent(email)}`);
}

/** Puts articles into the backend, published in both languages. */
export async function addArticles(backend: BackendUnderTest, articles: readonly NewArticle[]): Promise<void> {
  const categories = await ask<{ id: number; slug: string }>(backend, 'categories?select=id,slug');
  const idOf = (slug: string): number => {
    const category = categories.find((each) => each.slug === slug);
    if (!category) throw new Error(`There is no category ${slug}.`);
    return category.id;
  };
  await ask(
    backend,
    'articles',
    'POST',
    articles.map(({ id, day }) => ({ id, published_on: day })),
  );
  await ask(
    backend,
    'article_translations',
    'POST',
    articles.flatMap(({ id, category, title, titleInEnglish = title, excerpt = '', content = '' }) =>
      (['id', 'en'] as const).map((language) => ({
        article_id: id,
        language,
        title: language === 'id' ? title : titleInEnglish,
        excerpt,
        // Visitors may read no article without a text, and no picture without a description.
        content: content || (language === 'id' ? title : titleInEnglish),
        image: '/pictures/nft-lettuce.svg',
        image_alt: language === 'id' ? title : titleInEnglish,
        category_id: idOf(category),
        author: language === 'id' ? 'Tim Uji' : 'Test Team',
        status: 'published',
      })),
    ),
  );
}

export async function removeArticles(backend: BackendUnderTest, ids: readonly number[]): Promise<void> {
  await ask(backend, `articles?id=in.(${ids.join(',')})`, 'DELETE');
}
