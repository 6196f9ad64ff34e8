import { DRAFT_SHOWS } from '../../src/domain/draft.ts';
import { fillLists } from '../support/postgres/fill-lists.ts';
import { plansOf } from '../support/postgres/plans.ts';
import { percentile, withBenchBackend, type BenchBackend } from './bench-backend.ts';

// node --import tsx tests/benchmarks/lists.bench.ts [rows] [postgres]: how long each list answers through HTTP over 10,000 articles,
// messages and pictures in the embedded backend, or over as many on a PostgreSQL server, with the kinds of steps that its plans have.
// The goal is a p95 of at most 100 ms for a page, over 100,000 rows on a server.

const [rows = '10000', on = 'embedded'] = process.argv.slice(2);
const ROUNDS = 20;

type Parameters = Readonly<Record<string, string | number>>;
const many = (name: string, each: readonly Parameters[], all: Parameters = {}) =>
  each.map((parameters) => [name, { ...all, ...parameters }] as const);
const searches = ['a', 'ta', 'tani', 'musim', 'xanthosoma', 'zzzzzz', '1234', 'zq'].map((search) => ({ search }));

const PUBLIC = many('search_articles', [
  {},
  ...searches,
  ...[{ category: 'organic' }, { category: 'organic', page: 90 }, { category: 'hydroponics', search: 'tan' }],
  ...[{ page: 400 }, { search: 'a', page: 300 }, { search: '%_' }, { search: 'tanipadi kabusa wahlele lomera' }],
]);
const CASES: readonly (readonly [name: string, parameters: Parameters])[] = [
  ...(['id', 'en'] as const).flatMap((lang) => PUBLIC.map(([name, asked]) => [name, { lang, ...asked }] as const)),
  ...many(
    'list_drafts',
    [
      ...DRAFT_SHOWS.map((show) => ({ show })),
      ...searches,
      ...['-changed', 'title', '-title', 'published', '-published'].map((sort) => ({ sort })),
      ...[{ topic: '4' }, { page: 200 }, { sort: 'title', lang: 'en', search: 'ta', page: 90 }],
    ],
    { collection: 'articles' },
  ),
  ...many('count_drafts', [{ collection: 'articles' }]),
  ...many('recent_drafts', [{}, { search: 'tani' }, { search: 'zq' }]),
  ...many('list_freshness', [{ collection: 'articles' }]),
  ...many('list_due_reviews', [{ collection: 'articles' }]),
  ...many('list_messages', [
    ...['inbox', 'all', 'unread', 'spam'].map((show) => ({ show })),
    ...searches.map((search) => ({ ...search, show: 'all' })),
    { show: 'all', page: 200 },
  ]),
  ...many('messages_by_key', [{ show: 'all' }]),
  ...many('unread_messages', [{}]),
  ...many('list_activity', [{}, { action: 'published' }, { person: 'none' }, { collection: 'articles', after: 5000 }]),
  ...many('list_active_people', [{}]),
  ...many('list_media', [
    {},
    { show: 'unused' },
    { page: 200 },
    { search: 'img' },
    { search: 'img_99' },
    { search: 'zq' },
  ]),
  ...many('export_content', [{}]),
  ...many('list_categories', [{}]),
];

await withBenchBackend(on === 'postgres' ? 'postgres' : 'embedded', false, async (backend) => {
  const { driver } = backend.database.connection;
  const started = performance.now();
  await fillLists(driver, Number(rows));
  await driver.exec('vacuum (analyze)');
  console.log(`${rows} rows of each kind in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  // Filling blocked this process for long: it first has to handle that its old connection was closed.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  console.log(''.padEnd(84), 'p50 (ms)  p95 (ms)  of the processor');
  for (const [name, parameters] of CASES) await measure(backend, name, parameters);
  const session = await backend.openServerSession();
  if (session === null) return;
  for (const [call, nodes] of await plansOf(session, CASES.map(inSql)))
    console.log(`${call.padEnd(84)} ${nodes.join(', ')}`);
  await session.close();
});

async function measure(backend: BenchBackend, name: string, parameters: Parameters): Promise<void> {
  const times: number[] = [];
  const used = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) times.push((await backend.call(name, parameters)).ms);
  // What the request itself costs, its client included: on a busy machine the times are mostly waiting.
  const { user, system } = process.cpuUsage(used);
  const figures = [percentile(times, 0.5), percentile(times, 0.95), (user + system) / 1000 / ROUNDS];
  console.log(
    `${name} ${JSON.stringify(parameters)}`.padEnd(84),
    ...figures.map((figure) => figure.toFixed(0).padStart(8)),
  );
}

function inSql([name, parameters]: readonly [string, Parameters]): string {
  const given = Object.entries(parameters).map(([key, value]) =>
    typeof value === 'number' ? `${key} => ${value}` : `${key} => '${value}'`,
  );
  return `${name}(${given.join(', ')})`;
}
