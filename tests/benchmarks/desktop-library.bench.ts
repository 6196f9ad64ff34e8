import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'electron-vite';
import { ELECTRON_VITE_CONFIG } from '#build/desktop/build-desktop.ts';
import { launchDesktop } from '../support/desktop-host/launch-desktop.ts';
import { serveMadeUpLibrary } from '../support/library/made-up-backend.ts';
import { machine, percentile } from './bench-backend.ts';

// node --import tsx tests/benchmarks/desktop-library.bench.ts [articles]: the time from loading a window without a network until an
// article is shown: first a bundled one before any sync, then any of the library. The goal with 10,000 articles is 1.5 s.

const [count = '10000'] = process.argv.slice(2);
const ROUNDS = 10;
const out = fileURLToPath(new URL('../../test-results/desktop-library-bench', import.meta.url));

/** In the page: when the article's text stands there, in milliseconds from the start of the load. */
const READ = `new Promise((resolve) => {
  const look = () =>
    document.querySelector('.article-text')?.textContent.trim() ? resolve(performance.now()) : requestAnimationFrame(look);
  look();
})`;

const { backend, stop } = await serveMadeUpLibrary(Number(count));

/** In the page: how many articles are here and can be searched; null before that is everything. */
const KEPT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('tunas-library ${backend.url}/');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const read = opening.result.transaction(['state', 'cards', 'marked']);
    const [state, cards, marked] = [
      read.objectStore('state').get('sync'), read.objectStore('cards').count(), read.objectStore('marked').count(),
    ];
    read.oncomplete = () => {
      opening.result.close();
      resolve(state.result?.complete && marked.result === 0 ? cards.result : null);
    };
  };
})`;

Object.assign(process.env, { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey });
await build({ configFile: ELECTRON_VITE_CONFIG, logLevel: 'error', build: { outDir: out } });
const desktop = await launchDesktop(out);
const { page } = desktop;

async function measure(what: string, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  // One load before, which pays for a cold cache.
  for (let round = -1; round < ROUNDS; round += 1) {
    await page.goto(desktop.address(paths[(round + 1) % paths.length] ?? '/'), { waitUntil: 'commit' });
    const time = await page.evaluate<number>(READ);
    if (round >= 0) times.push(time);
  }
  const median = percentile(times, 0.5);
  console.log(`${what.padEnd(34)} median ${median.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`);
  return median;
}

try {
  console.log(`${machine()}, host ${desktop.host}, ${ROUNDS} loads each`);
  await desktop.setNetwork(false);
  const travelling = await measure('travelling with the app', ['/article/1', '/article/2']);
  await desktop.setNetwork(true);
  await page.goto(desktop.address('/about'));
  const begun = performance.now();
  let kept: number | null = null;
  while ((kept = await page.evaluate<number | null>(KEPT)) === null) await page.waitForTimeout(500);
  console.log(`${kept} bilingual articles synced and indexed in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await desktop.setNetwork(false);
  const ids = Array.from({ length: ROUNDS + 1 }, (_, at) => Math.max(7, Math.floor((kept! * (at + 1)) / (ROUNDS + 1))));
  const own = await measure(
    `of a library of ${kept}`,
    ids.map((id) => `/article/${id}`),
  );
  console.log(`ratio ${(own / travelling).toFixed(2)}`);
} finally {
  await desktop.close();
  await stop();
  rmSync(out, { recursive: true, force: true });
}
