// How long it takes to find what was translated before, over 10,000 bilingual articles on a PostgreSQL server or, without `postgres`, in
// the embedded backend: `node --import tsx tests/benchmarks/translation-memory.bench.ts [rows] [postgres]`.
import { questionsFor, rememberedIn } from '../../src/renderer/admin/cms/translation/memory/remembered.ts';
import { fillLists } from '../support/postgres/fill-lists.ts';
import { percentile, withBenchBackend } from './bench-backend.ts';

const [rows = '10000', on = 'embedded'] = process.argv.slice(2);
const ASKED = 40;

interface Found {
  readonly articles: readonly { readonly id: number }[];
}
interface Texts {
  readonly texts: readonly { readonly language: string; readonly content: string }[];
}

await withBenchBackend(on === 'postgres' ? 'postgres' : 'embedded', false, async (backend) => {
  const { driver } = backend.database.connection;
  await fillLists(driver, Number(rows));
  await driver.exec('vacuum (analyze)');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { rows: articles } = await driver.query<{ content: string }>(
    `select content from public.article_translations where language = 'id' and status = 'published'
     order by md5(article_id::text) limit ${ASKED}`,
  );
  const [finding, reading, comparing]: number[][] = [[], [], []];
  let found = 0;
  for (const { content } of articles) {
    const block = content.split('\n\n').find((each) => questionsFor(each).length > 0) ?? '';
    const ids = new Set<number>();
    for (const forms of questionsFor(block)) {
      const { answer, ms } = await backend.call<Found>('search_articles', {
        ...{ search: '\uE000\uE000\uE000', lang: 'id', forms },
      });
      finding!.push(ms);
      for (const { id } of answer.articles.slice(0, 5)) ids.add(id);
    }
    if (ids.size === 0) continue;
    const { answer, ms } = await backend.call<Texts[]>('library_articles', { ids: [...ids].join() });
    reading!.push(ms);
    const begun = performance.now();
    const remembered = answer.map(({ texts }) => {
      const [id, en] = ['id', 'en'].map((language) => texts.find((text) => text.language === language)?.content ?? '');
      return rememberedIn(block, id!, en!);
    });
    comparing!.push(performance.now() - begun);
    if (remembered.some((each) => each?.others === 0)) found += 1;
  }
  console.log(`${found} of ${articles.length} paragraphs of ${rows} articles were found again`);
  for (const [name, times] of Object.entries({ finding, reading, comparing }))
    console.log(`${name}: p50 ${percentile(times!, 0.5).toFixed(1)} ms, p95 ${percentile(times!, 0.95).toFixed(1)} ms`);
});
