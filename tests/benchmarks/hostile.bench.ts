import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackendProgram } from '../support/backend/backend-program.ts';
import { machine, percentile } from './bench-backend.ts';

// node --import tsx tests/benchmarks/hostile.bench.ts [seconds]: how long visitors of the embedded backend wait while 60 hostile
// requests at a time arrive, beside how long they wait without them, and how long SIGTERM takes meanwhile. The goals are a
// p95 of 500 ms and 5 s. The hostile requests are sent by this program in a process of its own: what it costs to send them is
// not what visitors wait for.

const AT_A_TIME = 60;
const VISIT_EVERY_MS = 100;

interface Asked {
  readonly path: string;
  readonly body?: string;
  readonly token?: string;
}

const VISITS: readonly Asked[] = [
  { path: 'rest/v1/rpc/search_articles?search=padi&lang=id' },
  { path: 'rest/v1/rpc/read_article?article_id=1&lang=id' },
  { path: 'rest/v1/rpc/read_site?lang=id' },
];

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
  { path: 'rest/v1/contact_messages', body: ' '.repeat(9_900_000) },
  { path: 'rest/v1/contact_messages', body: ' '.repeat(9_900_000), token: 'a.b.c' },
  { path: 'storage/v1/object/article-images/a/800.webp', body: 'x'.repeat(9_900_000), token: 'a.b.c' },
  { path: 'auth/v1/token?grant_type=password', body: '{"email":"admin@tunas.example","password":"a wrong one"}' },
  { path: 'auth/v1/signup', body: `{"email":{},"password":${nested(90)}}` },
];

async function ask(url: string, apikey: string, { path, body, token }: Asked): Promise<number> {
  const headers = {
    apikey,
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}/${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body }) });
  await response.arrayBuffer();
  return response.status;
}

if (process.send) await crowd(process.argv[2] ?? '', process.argv[3] ?? '');
else await measure(Number(process.argv[2] ?? 60));

/** Sends hostile requests, this many at a time, until it is stopped. */
async function crowd(url: string, apikey: string): Promise<void> {
  let stopping = false;
  process.once('message', () => (stopping = true));
  const answers = new Map<string, number>();
  const send = async (first: number) => {
    for (let count = first; !stopping; count += 1) {
      const outcome = String(await ask(url, apikey, HOSTILE[count % HOSTILE.length]!).catch(() => 'none'));
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      // The backend doesn't answer any more, because the benchmark is ending.
      if (outcome === 'none') await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, (_, first) => send(first)));
  const counts = [...answers].sort().map(([status, count]) => `${status}: ${count}`);
  console.log(`hostile requests by status: ${counts.join(', ')}`);
  process.disconnect();
}

async function measure(seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-hostile-'));
  // The second start is an ordinary one.
  await (await startBackendProgram(folder)).end('SIGTERM');
  const backend = await startBackendProgram(folder);
  const visits = async (what: string, lasting: number): Promise<number> => {
    const times: number[] = [];
    const under: Promise<void>[] = [];
    let failed = 0;
    const until = performance.now() + lasting * 1000;
    for (let count = 0; performance.now() < until; count += 1) {
      const begun = performance.now();
      const answer = ask(backend.url, backend.publishableKey, VISITS[count % VISITS.length]!);
      under.push(
        answer.then((status) => {
          times.push(performance.now() - begun);
          if (status !== 200) failed += 1;
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, VISIT_EVERY_MS));
    }
    await Promise.all(under);
    const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0));
    console.log(
      `${what}: ${times.length} visits, ${failed} not answered with 200; p50 ${p50}, p95 ${p95}, longest ${longest} ms`,
    );
    return percentile(times, 0.95);
  };

  console.log(machine());
  await visits('to warm up', 3);
  const quiet = await visits('alone', Math.min(seconds, 15));
  const others = fork(fileURLToPath(import.meta.url), [backend.url, backend.publishableKey]);
  const crowded = await visits(`among ${AT_A_TIME} hostile requests at a time`, seconds);
  console.log(`p95: ${(crowded / quiet).toFixed(1)} times as long as alone`);
  const begun = performance.now();
  const { code } = await backend.end('SIGTERM');
  console.log(`SIGTERM meanwhile: ended with ${code} after ${(performance.now() - begun).toFixed(0)} ms`);
  const ended = new Promise((resolve) => others.once('close', resolve));
  others.send('stop');
  await ended;
  console.log(backend.printed().split('\n').slice(0, 12).join('\n'));
  rmSync(folder, { recursive: true, force: true });
}
