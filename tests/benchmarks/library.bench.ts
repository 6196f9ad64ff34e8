import { brotliCompressSync } from 'node:zlib';
import { fillLists } from '../support/postgres/fill-lists.ts';
import { percentile, withBenchBackend } from './bench-backend.ts';

// node --import tsx tests/benchmarks/library.bench.ts [articles] [postgres]: the requests of a device that keeps the library, and
// their bytes: when nothing changed, when one article did, and for everything. The goal is at most 5 kB beyond the text for one
// changed article of 10,000.

const [rows = '10000', on = 'embedded'] = process.argv.slice(2);
const ROUNDS = 10;
const ALL_PARTS = Array.from({ length: 64 }, (_, part) => part).join(',');

await withBenchBackend(on === 'postgres' ? 'postgres' : 'embedded', false, async (backend) => {
  const { driver } = backend.database.connection;
  await fillLists(driver, Number(rows));
  await driver.exec('vacuum (analyze)');
  // Filling blocked this process for long: it first has to handle that its old connection was closed.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const measure = async <Answer>(what: string, name: string, body: object): Promise<Answer> => {
    const times: number[] = [];
    let answer: unknown;
    for (let round = 0; round < ROUNDS; round += 1) {
      const call = await backend.call<Answer>(name, body);
      times.push(call.ms);
      answer = call.answer;
    }
    const text = JSON.stringify(answer);
    console.log(
      what.padEnd(40),
      `p50 ${percentile(times, 0.5).toFixed(0).padStart(5)} ms, p95 ${percentile(times, 0.95).toFixed(0).padStart(5)} ms,`,
      `${text.length} bytes, ${brotliCompressSync(text).length} with brotli`,
    );
    return answer as Answer;
  };
  const { site_digest: known } = await measure<{ site_digest: string }>(
    'what is published, the first time',
    'library_state',
    {},
  );
  await measure('whether anything changed', 'library_state', { known });
  const index = await measure<readonly (readonly [number])[]>('all versions', 'library_index', { parts: ALL_PARTS });
  const [first = [0]] = index;
  await measure('the versions of one part', 'library_index', { parts: String(first[0] % 64) });
  await measure('one article', 'library_articles', { ids: String(first[0]) });
  const batch = index.slice(0, 40).map(([id]) => id);
  await measure('40 articles', 'library_articles', { ids: batch.join(',') });
});
