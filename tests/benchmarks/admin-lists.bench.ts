import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenBackend } from '../../src/backend/dev/start-backend.ts';
import { DRAFT_SHOWS } from '../../src/domain/draft.ts';
import { fillArticles } from './fill-articles.ts';
import type { PgliteConnection } from '@supabase/lite/pglite';

// node --import tsx tests/benchmarks/admin-lists.bench.ts: how long each list of the admin area answers over 10,000 articles
// and 10,000 messages, through HTTP, from a database on disk; beside the public list over the same articles. The goal is
// a p95 far under one second in every case.

const ARTICLES = 10_000;
const MESSAGES = 10_000;
const ROUNDS = 10;

/** What lists are asked for: the function, and its parameters. */
const CASES: readonly (readonly [string, Record<string, string | number>])[] = [
  ['search_articles', {}],
  ['search_articles', { search: 'ta' }],
  ...DRAFT_SHOWS.map((show) => ['list_drafts', { collection: 'articles', show }] as const),
  ['list_drafts', { collection: 'articles', search: 'a' }],
  ['list_drafts', { collection: 'articles', search: 'xanthosoma' }],
  ['list_drafts', { collection: 'articles', search: 'zzzzzz' }],
  ['list_drafts', { collection: 'articles', search: '1234' }],
  ['list_drafts', { collection: 'articles', topic: '4' }],
  ...['-changed', 'title', '-title', 'published', '-published'].map(
    (sort) => ['list_drafts', { collection: 'articles', sort }] as const,
  ),
  ['list_drafts', { collection: 'articles', page: 200 }],
  ['list_drafts', { collection: 'articles', sort: 'title', lang: 'en', search: 'ta', page: 100 }],
  ['count_drafts', { collection: 'articles' }],
  ['list_categories', {}],
  ...['inbox', 'all', 'unread', 'spam'].map((show) => ['list_messages', { show }] as const),
  ['list_messages', { show: 'all', search: 'a' }],
  ['list_messages', { show: 'all', search: 'xanthosoma' }],
  ['list_messages', { show: 'all', page: 200 }],
  ['unread_messages', {}],
];

const folder = mkdtempSync(join(tmpdir(), 'tunas-bench-'));
const backend = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => console.log(line) });
try {
  const { driver } = backend.database.connection;
  const started = performance.now();
  await fillArticles(backend.database.connection, ARTICLES);
  await fillDrafts(backend.database.connection);
  await fillInbox(backend.database.connection, MESSAGES);
  console.log(
    `${ARTICLES} articles with drafts, ${MESSAGES} messages in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  // Filling kept this process busy for long: it has to notice first that its old connection was closed.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const token = await superAdminToken();
  for (const analyzed of [false, true]) {
    // A fresh import has no statistics yet, and PGlite has no autovacuum: both states must do.
    if (analyzed) await driver.exec('vacuum analyze');
    console.log(`\n${analyzed ? 'After' : 'Before'} vacuum analyze, ${cpus().length} cores, load ${load()}`);
    console.log(
      ''.padEnd(84),
      'found    KiB     p50     p95     cpu (ms)   ratio of the cpu to that of search_articles',
    );
    let first: number | undefined;
    for (const [name, parameters] of CASES) {
      const cpu = await measure(name, parameters, token, first);
      first ??= cpu;
    }
  }
} finally {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(
  name: string,
  parameters: Record<string, string | number>,
  token: string,
  first: number | undefined,
): Promise<number> {
  const times: number[] = [];
  const used = process.cpuUsage();
  let text = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(parameters),
    });
    text = await response.text();
    times.push(performance.now() - begun);
    if (!response.ok) throw new Error(`${name} failed with ${response.status}: ${text}`);
  }
  // What the request itself costs, its client included: on a busy machine the times above are mostly waiting.
  const { user, system } = process.cpuUsage(used);
  const cpu = (user + system) / 1000 / ROUNDS;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0;
  const { total = '' } = JSON.parse(text) as { total?: number };
  console.log(
    `${name} ${JSON.stringify(parameters)}`.padEnd(84),
    String(total).padStart(5),
    (text.length / 1024).toFixed(0).padStart(6),
    at(0.5).toFixed(0).padStart(7),
    at(0.95).toFixed(0).padStart(7),
    cpu.toFixed(0).padStart(7),
    (cpu / (first ?? cpu)).toFixed(1).padStart(7),
  );
  return cpu;
}

async function superAdminToken(): Promise<string> {
  const response = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: 'a-long-password' }),
  });
  const { access_token: token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  await backend.database.connection.driver.query(
    `insert into public.user_roles (user_id, role) values ($1, 'superadmin')`,
    [user.id],
  );
  return token;
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/**
 * Gives every article a draft of its own, published in both languages, as private.adopt_articles does, but past all
 * triggers; then makes some of every kind: changed, withdrawn, scheduled, in the bin, untouched for months.
 */
async function fillDrafts({ driver }: PgliteConnection): Promise<void> {
  await driver.exec(`
    set session_replication_role = replica;
    insert into public.drafts (collection, id, document)
      select 'articles', a.id, private.article_document(a) from public.articles a where a.id >= 1000;
    insert into public.revisions (collection, item_id, language, document, version)
      select d.collection, d.id, l.language, private.language_content(d.document, l.language), 1
      from public.drafts d cross join (values ('id'), ('en')) as l (language) where d.id >= 1000;
    update public.drafts d set
      live_from_indonesian = '2024-01-01', live_from_english = '2024-01-01',
      revision_indonesian = (select r.id from public.revisions r
        where r.collection = d.collection and r.item_id = d.id and r.language = 'id'),
      revision_english = (select r.id from public.revisions r
        where r.collection = d.collection and r.item_id = d.id and r.language = 'en')
      where d.id >= 1000;
    update public.drafts set document = jsonb_set(document, '{en,title}', '"Changed"') where id % 10 = 0;
    update public.drafts set live_from_english = null, revision_english = null where id % 7 = 0;
    update public.drafts set live_from_indonesian = null, revision_indonesian = null, live_from_english = null,
      revision_english = null where id % 11 = 0;
    update public.drafts set live_from_english = now() + interval '1 year' where id % 13 = 0 and revision_english is not null;
    update public.drafts set binned_at = now(), live_from_indonesian = null, revision_indonesian = null,
      live_from_english = null, revision_english = null where id % 17 = 0;
    update public.drafts set saved_at = now() - id % 100 * interval '1 day';
    set session_replication_role = origin;`);
}

/** Fills a database with messages of the longest kind, past the limits of what one may send: states in turn, one a minute. */
async function fillInbox({ driver }: PgliteConnection, count: number): Promise<void> {
  await driver.exec(`
    set session_replication_role = replica;
    insert into public.contact_messages (name, email, subject, message, created_at, state)
      select 'Pembaca ' || n, 'pembaca' || n || '@example.com', 'Pertanyaan ' || n,
        left(repeat('Bagaimana menanam cabai dan tomat di musim hujan? ', 20), 990)
          || case when n % 2500 = 0 then 'Xanthosoma' else '' end,
        now() - n * interval '1 minute',
        (array['unread', 'read', 'answered', 'archived', 'spam'])[1 + n % 5]
      from generate_series(1, ${count}) as n;
    set session_replication_role = origin;`);
}
