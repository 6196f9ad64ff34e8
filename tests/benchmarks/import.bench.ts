import { randomUUID } from 'node:crypto';
import type { ArticleDocument } from '../../src/domain/article-document.ts';
import { numbersFrom } from '../support/seeded-numbers.ts';
import { withBenchBackend, type BenchBackend } from './bench-backend.ts';

// node --import tsx tests/benchmarks/import.bench.ts [articles] [postgres] [changed]: how long an import of new bilingual articles
// takes through HTTP, and its longest request; then the same file with so many articles (100) changed. On the embedded backend with
// a database on disk, or on a PostgreSQL server. The goal is 10,000 new ones within 5 minutes, and no request over 10 s.

const [count = '10000', ...more] = process.argv.slice(2);
const ARTICLES = Number(count);
const CHANGED = Number(more.find((word) => /^\d+$/.test(word)) ?? 100);

const SYLLABLES = ['ta', 'ni', 'pa', 'di', 'ka', 'bu', 'sa', 'wah', 'le', 'lo', 'me', 'rah', 'gu', 'lud', 'pu', 'puk'];
const took = new Map<string, number[]>();

await withBenchBackend(more.includes('postgres') ? 'postgres' : 'embedded', true, async (backend) => {
  const content = articles(ARTICLES);
  await importAll(backend, content, `${ARTICLES} new articles`);
  // The day that both languages show, in the draft and in front of visitors.
  const edited = [...articles(CHANGED, '2020-02-02'), ...content.slice(CHANGED)];
  await importAll(backend, edited, `${CHANGED} of them changed`);
});

/** As an export has them: published in both languages, about 4 kB of text in each. */
function articles(most: number, date = '2024-02-03') {
  const random = numbersFrom(42);
  // Words that are made up but distributed as words are: few often, many seldom.
  const word = () => SYLLABLES[Math.floor(16 * random() ** 3)]! + SYLLABLES[Math.floor(16 * random())]!;
  const text = (words: number) => Array.from({ length: words }, word).join(' ');
  const moment = '2025-01-01T00:00:00.000000Z';
  return Array.from({ length: most }, (_, at) => {
    const id = 1000 + at;
    const side = () => ({
      ...{ title: `Pertanian ${id} ${text(5)}`, excerpt: text(22), content: `${text(60)}\n\n`.repeat(12) },
      ...{ imageAlt: text(4), audience: '', place: '' },
    });
    const shared = {
      ...{ image: '/pictures/nft-lettuce.svg', decorative: false, category: 1 + (at % 4), date },
      ...{ author: { id: 'Tim', en: 'Team' }, reviewedOn: null, reviewBy: null },
    };
    const [indonesian, english] = [side(), side()];
    const document: ArticleDocument = { ...shared, outdated: {}, id: indonesian, en: english };
    const live = (words: object) => ({
      from: moment,
      version: 1,
      made_at: moment,
      made_by_name: 'A',
      shared,
      text: words,
    });
    return {
      ...{ collection: 'articles', id, document, version: 1, created_at: moment, saved_at: moment, saved_by_name: 'A' },
      ...{ binned_at: null, binned_by_name: '', published_on: '2024-02-03' },
      live: { id: live(indonesian), en: live(english) },
    };
  });
}

async function importAll(backend: BenchBackend, items: readonly object[], name: string): Promise<void> {
  took.clear();
  const ask = async <Answer>(called: string, body: object): Promise<Answer> => {
    const { answer, ms } = await backend.call<Answer>(called, body);
    took.set(called, [...(took.get(called) ?? []), ms]);
    return answer;
  };
  const untilDone = async <Answer>(called: string, body: object): Promise<Answer> => {
    for (;;) {
      const answer = await ask<Answer | { readonly left: number }>(called, body);
      if (!(answer && typeof answer === 'object' && 'left' in answer)) return answer;
    }
  };
  const { categories } = await ask<{ categories: object[] }>('export_content', {});
  const id = randomUUID();
  const begun = performance.now();
  await ask('begin_import', { import_id: id, head: { version: 1, categories, tags: [], items: items.length } });
  for (let at = 0; at < items.length; at += 100)
    await ask('stage_import', { import_id: id, items: items.slice(at, at + 100) });
  const { stamp } = await untilDone<{ stamp: string }>('check_import', { import_id: id });
  const done = await untilDone<object>('apply_import', { import_id: id, everything: false, based_on: stamp });
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `\n${name}: ${seconds.toFixed(1)} s, ${((1000 * seconds) / items.length).toFixed(1)} s per 1,000`,
    JSON.stringify(done),
  );
  for (const [step, times] of took) {
    const sum = times.reduce((all, time) => all + time, 0) / 1000;
    console.log(
      `  ${step.padEnd(16)} ${String(times.length).padStart(5)} requests ${sum.toFixed(1).padStart(7)} s`,
      `${((sum * 1000) / items.length).toFixed(2).padStart(7)} s per 1,000, longest ${(Math.max(...times) / 1000).toFixed(2)} s`,
      `last ${((times.at(-1) ?? 0) / 1000).toFixed(2)} s`,
    );
  }
}
