import { postgresPrograms, startCluster } from '../support/postgres/cluster.ts';
import { openServerConnection } from '../support/postgres/connection.ts';
import { openSession, type DatabaseDriver } from '../support/postgres/session.ts';
import { openDatabase } from '../../src/backend/dev/open-database.ts';
import { newInstallKeys } from '../../src/backend/dev/install-keys.ts';
import { quietly } from '../../src/backend/dev/quiet-console.ts';
import { DRAFT_SHOWS } from '../../src/domain/draft.ts';
import { fillLists, plansOf } from '../support/postgres/fill-lists.ts';

// node --import tsx tests/benchmarks/lists-postgres.bench.ts [rows]: how long each list answers on a PostgreSQL server over 100,000
// articles, messages and pictures, asked within the database as the REST service asks it; and what kinds of steps its plans
// have. The goal is a p95 of at most 100 ms for a page.

const ROWS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 20;

const articles = (more: string): string => `list_drafts('articles', ${more})`;
const CASES: readonly string[] = [
  ...DRAFT_SHOWS.map((show) => articles(`show => '${show}'`)),
  ...[
    "search => 'a'",
    "search => 'ta'",
    "search => 'tani'",
    "search => 'xanthosoma'",
    "search => 'zzzzzz'",
    "search => '1234'",
  ].map(articles),
  ...[
    "topic => '4'",
    "sort => '-changed'",
    "sort => 'title'",
    "sort => '-title', lang => 'en'",
    "sort => 'published'",
  ].map(articles),
  ...['page => 200', 'page => 1900', "sort => 'title', lang => 'en', search => 'ta', page => 90"].map(articles),
  "count_drafts('articles')",
  'recent_drafts()',
  "recent_drafts(search => 'tani')",
  ...['inbox', 'all', 'unread', 'spam'].map((show) => `list_messages(show => '${show}')`),
  ...['a', 'musim', 'xanthosoma', 'zzzzzz'].map((search) => `list_messages('${search}', 'all')`),
  "list_messages(show => 'all', page => 1900)",
  "messages_by_key(show => 'all')",
  'unread_messages()',
  ...['', "show => 'unused'", 'page => 4000', "search => 'img'", "search => 'img_99'", "search => 'tani'"].map(
    (more) => `list_media(${more})`,
  ),
  ...[
    '',
    "search => 'a'",
    "search => 'ta'",
    "search => 'tani'",
    "search => 'xanthosoma'",
    "category => 'organic'",
    'page => 4000',
  ].map((more) => `search_articles(${more})`),
  'export_content()',
  "export_content('articles', 50000)",
];

const programs = postgresPrograms();
if (programs === null) throw new Error('PostgreSQL is not installed (initdb and postgres).');
const cluster = await startCluster(programs);
try {
  const { driver: first } = await openSession(cluster.socket, 'postgres');
  await first.exec('create database lists');
  await first.close();
  const connect = () => openServerConnection(cluster.socket, 'lists');
  const options = { folder: undefined, keys: newInstallKeys(), log: console.log, connect };
  await (await quietly(() => openDatabase(options))).close();
  const { driver } = await openSession(cluster.socket, 'lists');
  const started = performance.now();
  await fillLists(driver, ROWS);
  await driver.exec('vacuum (analyze)');
  console.log(`${ROWS} rows of each kind in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await driver.exec(`set role service_role`);
  console.log(''.padEnd(76), 'p50 (ms)  p95 (ms)');
  for (const call of CASES) await measure(driver, call);
  await driver.exec('reset role');
  for (const [call, nodes] of await plansOf(driver, CASES)) console.log(`${call.padEnd(76)} ${nodes.join(', ')}`);
  await driver.close();
} finally {
  await cluster.stop();
}

async function measure(driver: DatabaseDriver, call: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await driver.query(`select public.${call}`);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0).padStart(9);
  console.log(call.padEnd(76), at(0.5), at(0.95));
}
