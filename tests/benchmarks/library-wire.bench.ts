import 'fake-indexeddb/auto';
import { gzipSync } from 'node:zlib';
import { openLibraryDatabase } from '#renderer/data/offline/library-database.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import { syncOnce } from '#renderer/data/offline/sync/sync-once.ts';
import { ask } from '../support/portal/rest.ts';
import { fillLists } from '../support/postgres/fill-lists.ts';
import { withBenchBackend } from './bench-backend.ts';

// node --import tsx tests/benchmarks/library-wire.bench.ts [articles]: what a device's first sync takes over the network, what it takes once
// one article was changed, and how much of that isn't the article's text: with the bundled articles, whose texts are as long as real
// ones, and with so many that the lists count. The goals: 2 MB for the texts of 300 articles, 5 kB beyond the text of one that was changed
// of 10,000.

const [count = '10000'] = process.argv.slice(2);
const WANTED = 300;

interface Answer {
  readonly call: string;
  /** The body as it is, and as a host sends it; the answer's header lines. */
  readonly bytes: number;
  readonly compressed: number;
  readonly headers: number;
}

const answers: Answer[] = [];
const plainFetch = globalThis.fetch;
globalThis.fetch = async (...request) => {
  const response = await plainFetch(...request);
  const body = Buffer.from(await response.clone().arrayBuffer());
  answers.push({
    call: /rpc\/(\w+)/.exec(String(request[0]))?.[1] ?? '',
    bytes: body.length,
    compressed: gzipSync(body).length,
    headers: [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0),
  });
  return response;
};

for (const isSeeded of [true, false])
  await withBenchBackend('embedded', isSeeded, async (backend) => {
    if (!isSeeded) await fillLists(backend.database.connection.driver, Number(count));
    const database = await openLibraryDatabase(backend.url);
    const source = backendSource(backend);
    const sync = async (what: string) => {
      answers.length = 0;
      const result = await syncOnce({ source, database });
      if (!result.ok) throw new Error(result.detail);
      const sum = (of: keyof Omit<Answer, 'call'>, call = /./) =>
        answers.filter((each) => call.test(each.call)).reduce((total, each) => total + each[of], 0);
      const [texts, all] = [sum('compressed', /articles/), sum('compressed') + sum('headers')];
      console.log(
        `${what.padEnd(20)} ${answers.length} answers, ${kB(sum('bytes'))}; with gzip texts ${kB(texts)},`,
        `everything with headers ${kB(all)}: ${kB(all - texts)} beyond the texts`,
      );
      return texts;
    };
    const texts = await sync('the first sync');
    const all = await database.count();
    if (isSeeded) console.log(`${WANTED} articles of the length of these ${all}: texts ${kB((texts / all) * WANTED)}`);
    await sync('nothing changed');
    const [card] = await database.cards(1);
    await ask(backend, `article_translations?article_id=eq.${card?.id}&language=eq.id`, 'PATCH', {
      title: 'Judul lain',
    });
    await sync(`one changed of ${all}`);
    database.close();
  });

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
