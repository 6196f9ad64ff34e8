import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { browserArguments, findBrowser } from '../../build/testing/find-browser.ts';
import type { LibraryPage } from '../support/library/library-page.ts';
import { serveMadeUpLibrary } from '../support/library/made-up-backend.ts';
import { machine, percentile } from './bench-backend.ts';
import { SEARCHES } from './searches.ts';

// node --import tsx tests/benchmarks/library-page.bench.ts [articles]: how long a search by word form takes in Chromium, in the index alone
// and with the list of cards, and which tasks hold the page's main thread up while the library syncs and is indexed. The goals at
// 10,000 bilingual articles: p95 at most 15 ms, no task over 50 ms.

const [count = '10000'] = process.argv.slice(2);
const ROUNDS = 10;
const LONG_MS = 50;
/** Two folders below the project: the page names its script from there. */
const RESULTS = fileURLToPath(new URL('../../test-results/', import.meta.url));

declare const openLibrary: (backend: { readonly url: string; readonly publishableKey: string }) => LibraryPage;
declare const opened: LibraryPage;

mkdirSync(RESULTS, { recursive: true });
const folder = mkdtempSync(join(RESULTS, 'library-page-'));
const site = await servePage(folder);
const { backend, stop } = await serveMadeUpLibrary(Number(count));
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments(), ...(executablePath && { executablePath }) });
const page = await browser.newPage();
try {
  console.log(`${count} bilingual articles, ${machine()}, Chromium ${browser.version()}`);
  page.on('pageerror', (error) => console.error(error));
  await page.goto(site.url);
  await page.waitForFunction(() => 'openLibrary' in globalThis);
  await page.evaluate((address) => void Object.assign(globalThis, { opened: openLibrary(address) }), backend);
  const begun = performance.now();
  const kept = await watched('while it syncs and indexes', () => page.evaluate(() => opened.keep()));
  console.log(`${kept} articles synced and indexed in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const { index, list, found } = await watched('while searching', () =>
    page.evaluate(([searches, rounds]) => opened.search(searches, rounds), [SEARCHES, ROUNDS] as const),
  );
  for (const [what, times] of [
    ['the index alone', index],
    ['with the list of cards', list],
  ] as const)
    console.log(
      `search, ${what.padEnd(22)} p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    );
  console.log(`${found} hits`);
} finally {
  await browser.close();
  await site.stop();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long it took, and how long the processor was at it, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Runs the work, and prints which tasks blocked the page's main thread meanwhile. */
async function watched<T>(what: string, work: () => Promise<T>): Promise<T> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const result = await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const main = new Set(
    trace.traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [],
    ),
  );
  const begun = trace.traceEvents.reduce((first, { ts }) => (ts > 0 ? Math.min(first, ts) : first), Infinity);
  const tasks = trace.traceEvents.filter(({ name, pid, tid }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`));
  const long = tasks.filter(({ dur = 0 }) => dur > LONG_MS * 1000);
  const most = tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0);
  console.log(
    `${what}: ${long.length} tasks over ${LONG_MS} ms on the main thread; none takes more than ${(most / 1000).toFixed(0)} ms of the processor`,
  );
  // On a busy machine others may have it meanwhile.
  for (const { ts, dur = 0, tdur = 0 } of long)
    console.log(
      `  after ${((ts - begun) / 1e6).toFixed(1)} s: ${(dur / 1000).toFixed(0)} ms, ${(tdur / 1000).toFixed(0)} ms of the processor`,
    );
  return result;
}

/** Builds the page and its worker into a folder, and serves it. */
async function servePage(root: string) {
  writeFileSync(join(root, 'index.html'), '<script type="module" src="../support/library/library-page.ts"></script>');
  const common = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...common, worker: { format: 'es' }, build: { target: 'es2022' } });
  const server = await preview({ ...common, preview: { host: '127.0.0.1', port: 0 } });
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}
