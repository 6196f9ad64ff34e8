import type { BackendAddress } from '#domain/configuration.ts';
import type { SmokeCheck } from './smoke-site.ts';

/** Checks what a visitor may and may not do with the backend. Nothing is written. */
export function backendChecks(backend: BackendAddress): readonly SmokeCheck[] {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${backend.url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...init.headers },
    });
  return [
    {
      name: 'the backend lists published articles',
      run: async () => {
        const response = await call('rpc/search_articles?search=&category=&lang=id&page=1');
        const answer = (await response.json()) as { total?: number };
        return response.ok && (answer.total ?? 0) > 0
          ? null
          : `answered ${response.status} ${JSON.stringify(answer).slice(0, 120)}`;
      },
    },
    {
      name: 'the backend gives one article',
      run: async () => {
        const list = await call('rpc/search_articles?search=&category=&lang=id&page=1');
        const [first] = ((await list.json()) as { articles?: readonly { id: number }[] }).articles ?? [];
        if (!first) return 'it lists none';
        const response = await call(`rpc/read_article?article_id=${first.id}&lang=id`);
        const answer = (await response.json()) as { content?: string } | null;
        return response.ok && answer?.content ? null : `answered ${response.status}`;
      },
    },
    {
      name: 'visitors cannot read messages',
      run: async () => refusedOrEmpty(await call('contact_messages?select=id&limit=1')),
    },
    {
      name: 'visitors read articles through functions only',
      run: async () => {
        const tables = ['articles', 'article_translations', 'categories', 'site_items'];
        const answers = await Promise.all(tables.map((table) => call(`${table}?limit=1`)));
        const open = tables.filter((_, at) => answers[at]?.ok);
        return open.length === 0 ? null : `may read ${open.join(', ')}`;
      },
    },
    {
      name: 'visitors cannot change articles',
      run: async () => {
        const response = await call('articles?id=eq.-1', {
          method: 'PATCH',
          body: JSON.stringify({ published_on: '2024-01-01' }),
          headers: { prefer: 'return=representation' },
        });
        // No article has this id, so nothing changes even where this is allowed; but it must be refused.
        return response.status >= 400 && response.status < 500 ? null : `answered ${response.status}`;
      },
    },
    {
      name: 'a call without a key is refused',
      run: async () => {
        const response = await fetch(`${backend.url}/rest/v1/articles?select=id&limit=1`);
        return response.status === 401 ? null : `answered ${response.status}`;
      },
    },
  ];
}

async function refusedOrEmpty(response: Response): Promise<string | null> {
  if (response.status >= 400 && response.status < 500) return null;
  const text = await response.text();
  return text === '[]' || text === '' ? null : `answered ${response.status} with ${text.length} characters`;
}
