// Sends hostile requests, so many at a time, until it is told to stop; hostile.bench.ts starts it.

interface Asked {
  readonly path: string;
  readonly body?: string;
}

const [url = '', apikey = '', atATime = '1'] = process.argv.slice(2);
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const embedded = (depth: number): string =>
  depth === 0 ? 'id' : `id,${depth % 2 === 0 ? 'articles' : 'article_translations'}(${embedded(depth - 1)})`;

const HOSTILE: readonly Asked[] = [
  { path: 'rest/v1/categories?slug=match.(a{1,250}){1,250}' },
  { path: 'rest/v1/categories?name_english=imatch.((((a*)*)*)*)*b' },
  { path: `rest/v1/categories?or=(id.eq.1,and(slug.match.${'(a|a)*'.repeat(50)}b,id.eq.2))` },
  { path: 'rest/v1/rpc/search_articles?lang=id&title=match.(a{1,250}){1,250}' },
  { path: `rest/v1/articles?select=${embedded(20)}` },
  { path: `rest/v1/article_translations?select=${'articles(article_translations(articles(id))),'.repeat(8)}id` },
  { path: `rest/v1/categories?or=${'(and(or'.repeat(300)}(id.eq.1)${'))'.repeat(300)}` },
  { path: `rest/v1/categories?order=${'id,'.repeat(2000)}id` },
  { path: `rest/v1/categories?slug=like.${'*a'.repeat(3000)}` },
  { path: 'rest/v1/rpc/search_articles', body: `{"search":${nested(1_000_000)},"lang":"id"}` },
  { path: 'rest/v1/rpc/search_articles', body: JSON.stringify({ search: 'padi '.repeat(1_000_000), lang: 'id' }) },
  { path: 'rest/v1/rpc/search_articles', body: JSON.stringify({ search: 'padi '.repeat(20_000), lang: 'id' }) },
  { path: 'rest/v1/contact_messages', body: `{"name":${nested(500_000)}}` },
  { path: 'auth/v1/token?grant_type=password', body: '{"email":"admin@tunas.example","password":"a wrong one"}' },
  { path: 'auth/v1/signup', body: `{"email":{},"password":${nested(90)}}` },
];

let stopping = false;
process.once('message', () => (stopping = true));
const answers = new Map<string, number>();

async function ask({ path, body }: Asked): Promise<number> {
  const headers = { apikey, 'content-type': 'application/json' };
  const response = await fetch(`${url}/${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body }) });
  await response.arrayBuffer();
  return response.status;
}

await Promise.all(
  Array.from({ length: Number(atATime) }, async (_, first) => {
    for (let count = first; !stopping; count += 1) {
      const hostile = HOSTILE[count % HOSTILE.length];
      if (hostile === undefined) return;
      const outcome = String(await ask(hostile).catch(() => 'none'));
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      // Nobody answers any more: the end was asked for.
      if (outcome === 'none') await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }),
);
const counts = [...answers].sort().map(([status, count]) => `${status}: ${count}`);
console.log(`hostile requests by status: ${counts.join(', ')}`);
process.disconnect();

export {};
