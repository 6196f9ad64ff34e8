import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenBackend } from '../../src/backend/dev/start-backend.ts';
import { fillArticles } from './fill-articles.ts';

// node --import tsx tests/benchmarks/search.bench.ts: how long the list answers over 10,000 articles, through HTTP,
// from a database on disk. The goal is a p95 of at most 100 ms in every case.

const ARTICLES = 10_000;
const ROUNDS = 60;

const CASES: readonly (readonly [string, Record<string, string>])[] = [
  ['everything', {}],
  ['everything, page 2', { page: '2' }],
  ['everything, page 400', { page: '400' }],
  ['one category', { category: 'organic' }],
  ['one category, page 90', { category: 'organic', page: '90' }],
  ['1 letter, common', { search: 'a' }],
  ['1 letter, rare', { search: 'x' }],
  ['1 letter, common, page 300', { search: 'a', page: '300' }],
  ['2 letters, common', { search: 'ta' }],
  ['2 letters, none', { search: 'qz' }],
  ['3 letters, common', { search: 'pan' }],
  ['3 letters, rare', { search: 'xan' }],
  ['8 letters, common', { search: 'pertania' }],
  ['8 letters, rare', { search: 'xanthoso' }],
  ['8 letters, none', { search: 'zzzzzzzz' }],
  ['3 letters in a category', { search: 'pan', category: 'hydroponics' }],
  ['1 letter in a category, deep', { search: 'a', category: 'technology', page: '60' }],
  ['a phrase of 30 letters', { search: 'tanipadi kabusa wahlele lomera' }],
  ['signs', { search: '%_' }],
];

const folder = mkdtempSync(join(tmpdir(), 'tunas-bench-'));
const backend = await startOpenBackend({ dataFolder: folder, port: 0, log: (line) => console.log(line) });
try {
  const started = performance.now();
  await fillArticles(backend.database.connection, ARTICLES);
  console.log(`${ARTICLES} bilingual articles filled in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  for (const analyzed of [false, true]) {
    // A fresh import has no statistics yet, and PGlite has no autovacuum: both states must do.
    if (analyzed) await backend.database.connection.driver.exec('vacuum analyze');
    console.log(
      `\n${analyzed ? 'After' : 'Before'} vacuum analyze`.padEnd(44),
      'found     p50     p95     max     cpu (ms)',
    );
    console.log(`${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
    for (const lang of ['id', 'en'])
      for (const [name, query] of CASES) await measure(`${lang} ${name}`, { lang, ...query });
  }
} finally {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, query: Record<string, string>): Promise<void> {
  const address = `${backend.url}/rest/v1/rpc/search_articles?${new URLSearchParams(query).toString()}`;
  const times: number[] = [];
  const used = process.cpuUsage();
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const response = await fetch(address, { headers: { apikey: backend.publishableKey } });
    ({ total } = (await response.json()) as { total: number });
    times.push(performance.now() - begun);
  }
  // What the request itself costs, its client included: on a busy machine the times above are mostly waiting.
  const { user, system } = process.cpuUsage(used);
  const cpu = ((user + system) / 1000 / ROUNDS).toFixed(1).padStart(8);
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1).padStart(7);
  console.log(name.padEnd(42), String(total).padStart(6), at(0.5), at(0.95), at(1), cpu);
}
