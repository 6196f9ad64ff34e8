import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackendProgram } from '../support/backend-program.ts';

// node --import tsx tests/benchmarks/hostile.bench.ts [seconds]: how long visitors of the embedded backend wait while 60 hostile
// requests at a time arrive, beside how long they wait without them, and how long SIGTERM takes meanwhile. The goals are a
// p95 of 500 ms and 5 s.

const SECONDS = Number(process.argv[2] ?? 60);
const AT_A_TIME = 60;
const CROWD = join(import.meta.dirname, 'hostile-crowd.bench.ts');
const VISIT_EVERY_MS = 100;

interface Asked {
  readonly path: string;
  readonly body?: string;
}

const VISITS: readonly Asked[] = [
  { path: 'rest/v1/rpc/search_articles?search=padi&lang=id' },
  { path: 'rest/v1/rpc/read_article?article_id=1&lang=id' },
  { path: 'rest/v1/rpc/read_site?lang=id' },
];

const folder = mkdtempSync(join(tmpdir(), 'tunas-hostile-'));
let backend = await startBackendProgram(folder);
// The second start is an ordinary one.
await backend.end('SIGTERM');
backend = await startBackendProgram(folder);

async function ask({ path, body }: Asked): Promise<number> {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const response = await fetch(`${backend.url}/${path}`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function visits(seconds: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  for (let count = 0; performance.now() < until; count += 1) {
    const visit = VISITS[count % VISITS.length];
    if (visit === undefined) break;
    const begun = performance.now();
    under.push(
      ask(visit).then((status) => {
        times.push(performance.now() - begun);
        if (status !== 200) failed += 1;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, VISIT_EVERY_MS));
  }
  await Promise.all(under);
  return { times: times.sort((one, other) => one - other), failed };
}

const at = (times: readonly number[], share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
const shown = ({ times, failed }: { times: readonly number[]; failed: number }): string =>
  `${times.length} visits, ${failed} not answered with 200; p50 ${at(times, 0.5).toFixed(0)} ms, ` +
  `p95 ${at(times, 0.95).toFixed(0)} ms, longest ${at(times, 1).toFixed(0)} ms`;

console.log(`${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
await visits(3);
const quiet = await visits(Math.min(SECONDS, 15));
console.log(`alone: ${shown(quiet)}`);

// In a process of its own: what it costs to send all that is not what visitors wait for.
const crowd = fork(CROWD, [backend.url, backend.publishableKey, String(AT_A_TIME)]);
const crowded = await visits(SECONDS);
console.log(`among ${AT_A_TIME} hostile requests at a time: ${shown(crowded)}`);
console.log(`p95: ${(at(crowded.times, 0.95) / at(quiet.times, 0.95)).toFixed(1)} times as long as alone`);
const begun = performance.now();
const { code } = await backend.end('SIGTERM');
console.log(`SIGTERM meanwhile: ended with ${code} after ${(performance.now() - begun).toFixed(0)} ms`);
const ended = new Promise((resolve) => crowd.once('close', resolve));
crowd.send('stop');
await ended;
console.log(backend.printed().split('\n').slice(0, 12).join('\n'));
rmSync(folder, { recursive: true, force: true });
